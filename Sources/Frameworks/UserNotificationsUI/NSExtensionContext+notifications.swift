@_spi(Runtime) import IOSFoundation
import Journal
import UserNotifications

/// What a content extension asks of the phone through its context.
@_spi(Runtime) public protocol ContentExtensionHost: ExtensionContextHost {
  /// The actions under the open notification.
  var notificationActions: [UNNotificationAction] { get set }
  /// Does what a tap on the notification does: opens the app with the default action.
  func performNotificationDefaultAction()
  /// Closes the notification.
  func dismissNotificationContentExtension()
  /// Tells the phone that the media began to play or to pause, so that it draws the right button.
  func mediaPlaying(_ isPlaying: Bool)
}

extension NSExtensionContext {
  /// The actions under the open notification; a new array replaces them at once, an empty one removes them.
  ///
  /// To begin with, those of the notification's category.
  public var notificationActions: [UNNotificationAction] {
    get { contentHost("notificationActions")?.notificationActions ?? [] }
    set { contentHost("notificationActions")?.notificationActions = newValue }
  }

  /// Opens the app with the default action, as a tap on the notification does.
  public func performNotificationDefaultAction() {
    contentHost("performNotificationDefaultAction()")?.performNotificationDefaultAction()
  }

  /// Closes the open notification.
  public func dismissNotificationContentExtension() {
    contentHost("dismissNotificationContentExtension()")?.dismissNotificationContentExtension()
  }

  /// Tells the system that the media began to play by itself.
  public func mediaPlayingStarted() {
    contentHost("mediaPlayingStarted()")?.mediaPlaying(true)
  }

  /// Tells the system that the media paused by itself.
  public func mediaPlayingPaused() {
    contentHost("mediaPlayingPaused()")?.mediaPlaying(false)
  }

  private func contentHost(_ member: String) -> (any ContentExtensionHost)? {
    let content = host as? any ContentExtensionHost
    if content == nil {
      Journal.reportOnce(
        .init(
          kind: .misuse,
          message: "NSExtensionContext.\(member): this is no content extension's context; nothing was done."))
    }
    return content
  }
}
