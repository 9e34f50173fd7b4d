import Foundation

/// Changes a push's content before the user sees it.
///
/// The system makes an object of the class that the Info.plist names, calls ``didReceive(_:withContentHandler:)`` for a push
/// that shows an alert and has `mutable-content`, and waits about 30 seconds for the handler to be called.
open class UNNotificationServiceExtension: NSObject {
  /// Makes the extension's object.
  public override init() {
    super.init()
  }

  /// Called with the push; calls `contentHandler` with what is to be shown.
  ///
  /// Without an override the async form is asked, and without one of that either, the content stays as it is.
  open func didReceive(
    _ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) {
    // The object lives in the system's hands until the handler is called, and nobody else uses the two meanwhile.
    nonisolated(unsafe) let extensionObject = self
    nonisolated(unsafe) let handler = contentHandler
    Task {
      handler(await extensionObject.didReceive(request))
    }
  }

  /// Called with the push; returns what is to be shown.
  open func didReceive(_ request: UNNotificationRequest) async -> UNNotificationContent {
    request.content
  }

  /// Called on another thread when the time is nearly over: the last chance to call the content handler.
  open func serviceExtensionTimeWillExpire() {}
}
