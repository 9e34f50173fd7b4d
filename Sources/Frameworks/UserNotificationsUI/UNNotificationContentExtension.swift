import CoreGraphics
import IOSFoundation
import UIKit
@_spi(Runtime) import UserNotifications

/// The button that the system draws over a content extension's view, to play and pause.
public enum UNNotificationContentExtensionMediaPlayPauseButtonType: UInt, Sendable {
  /// No button.
  case none = 0
  /// A button that is always there.
  case `default` = 1
  /// A button that goes while the media plays; a tap on the content pauses.
  case overlay = 2
}

/// What becomes of an open notification after the extension has answered an action.
public enum UNNotificationContentExtensionResponseOption: UInt, Sendable {
  /// It stays open.
  case doNotDismiss = 0
  /// It closes; the app is not told.
  case dismiss = 1
  /// It closes, and the app is told of the action.
  case dismissAndForwardAction = 2
}

/// The view controller that is shown when a notification is opened.
///
/// All but the first member may be left out.
@preconcurrency @MainActor public protocol UNNotificationContentExtension: NSObjectProtocol {
  /// Called with the notification to show, and again with each new one of the same `threadIdentifier` while it is open.
  func didReceive(_ notification: UNNotification)

  /// Called with every action of the extension's categories; `completion` says what becomes of the notification.
  ///
  /// An extension without this member, and without its async form, is closed at an action, and the app is told of it.
  func didReceive(
    _ response: UNNotificationResponse,
    completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void)

  /// Called with every action of the extension's categories.
  /// - Returns: what becomes of the notification.
  func didReceive(_ response: UNNotificationResponse) async -> UNNotificationContentExtensionResponseOption

  /// The kind of button that the system draws.
  var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { get }
  /// Where the button is, in points of the view; an empty rectangle means no button.
  var mediaPlayPauseButtonFrame: CGRect { get }
  /// The button's colour.
  var mediaPlayPauseButtonTintColor: UIColor { get }
  /// The user wants to play.
  func mediaPlay()
  /// The user wants to pause.
  func mediaPause()
}

extension UNNotificationContentExtension {
  // The default forms of the response handlers are disfavoured, so that a call in the code that the build generates means
  // the user's method, else the marker of `ContentExtensionRegistry`, and never these.

  /// Tells the system that the member was left out.
  @_disfavoredOverload public func didReceive(
    _ response: UNNotificationResponse,
    completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
  ) {
    Unimplemented.note()
  }

  /// Tells the system that the member was left out.
  @_disfavoredOverload public func didReceive(
    _ response: UNNotificationResponse
  ) async -> UNNotificationContentExtensionResponseOption {
    Unimplemented.note()
    return .dismissAndForwardAction
  }

  /// No button.
  public var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { .none }
  /// No place.
  public var mediaPlayPauseButtonFrame: CGRect { .zero }
  /// [M] White; no source was found for the system's choice.
  public var mediaPlayPauseButtonTintColor: UIColor { .white }

  /// Tells the system that the member was left out.
  public func mediaPlay() {
    Unimplemented.note()
  }

  /// Tells the system that the member was left out.
  public func mediaPause() {
    Unimplemented.note()
  }
}
