import Foundation
import Journal
import Synchronization

/// What an extension context asks of the process that hosts the extension.
///
/// `UserNotificationsUI` refines this protocol for content extensions.
@_spi(Runtime) public protocol ExtensionContextHost: AnyObject {
  /// The extension is done.
  func completeRequest(returningItems items: [Any]?, completionHandler: (@Sendable (Bool) -> Void)?)
  /// The extension gives up because of `error`.
  func cancelRequest(withError error: any Error)
  /// The extension asks that `url` be opened; the answer says whether that was done.
  func open(_ url: URL, completionHandler: (@Sendable (Bool) -> Void)?)
}

/// The host app's side of an extension: what it was given to work on, and how it answers.
open class NSExtensionContext: NSObject {
  /// The items that the host gave the extension, `NSExtensionItem`s; empty for notification extensions.
  open internal(set) var inputItems: [Any]

  /// The host that answers this context's calls; without one, every call is reported and does nothing.
  @_spi(Runtime) public weak var host: (any ExtensionContextHost)?

  /// Makes a context with no items and no host.
  public override init() {
    inputItems = []
    super.init()
  }

  /// Makes a context that hands its calls to `host`.
  @_spi(Runtime) public init(inputItems: [Any], host: (any ExtensionContextHost)?) {
    self.inputItems = inputItems
    self.host = host
    super.init()
  }

  /// Tells the host that the extension has done its work.
  /// - Parameters:
  ///   - items: results, `NSExtensionItem`s.
  ///   - completionHandler: called when the host has taken them; its argument is true when the system is about to end
  ///     the extension because its time is over.
  open func completeRequest(returningItems items: [Any]?, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    guard let host = connectedHost(for: "completeRequest(returningItems:)") else { return }
    host.completeRequest(returningItems: items, completionHandler: completionHandler)
  }

  /// Tells the host that the extension could not do its work.
  open func cancelRequest(withError error: any Error) {
    connectedHost(for: "cancelRequest(withError:)")?.cancelRequest(withError: error)
  }

  /// Asks the system to open a URL.
  /// - Parameters:
  ///   - url: what to open.
  ///   - completionHandler: called with whether it was opened.
  open func open(_ url: URL, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    guard let host = connectedHost(for: "open(_:)") else {
      completionHandler?(false)
      return
    }
    host.open(url, completionHandler: completionHandler)
  }

  /// Asks the system to open a URL.
  /// - Returns: whether it was opened.
  public func open(_ url: URL) async -> Bool {
    await withCheckedContinuation { continuation in
      open(url) { continuation.resume(returning: $0) }
    }
  }

  private func connectedHost(for call: String) -> (any ExtensionContextHost)? {
    if host == nil {
      Journal.reportOnce(
        .init(
          kind: .misuse, message: "NSExtensionContext.\(call): no host is connected to the extension; nothing was done")
      )
    }
    return host
  }
}

extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The host app came to the foreground.
  public static let NSExtensionHostWillEnterForeground = Notification.Name(
    "NSExtensionHostWillEnterForegroundNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The host app went to the background.
  public static let NSExtensionHostDidEnterBackground = Notification.Name(
    "NSExtensionHostDidEnterBackgroundNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The host app is about to resign being active.
  public static let NSExtensionHostWillResignActive = Notification.Name("NSExtensionHostWillResignActiveNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The host app became active.
  public static let NSExtensionHostDidBecomeActive = Notification.Name("NSExtensionHostDidBecomeActiveNotification")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key, in the user info of the error of a cancelled request, of the items and what went wrong with each.
public let NSExtensionItemsAndErrorsKey = "NSExtensionItemsAndErrorsKey"

/// What a principal class that is no view controller adopts to be handed its work.
public protocol NSExtensionRequestHandling: NSObjectProtocol {
  /// Begins the work that `context` describes.
  func beginRequest(with context: NSExtensionContext)
}
