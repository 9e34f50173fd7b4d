import Foundation
@_spi(Runtime) import IOSFoundation
import Payload
@_spi(Runtime) import UserNotifications
@_spi(Runtime) import UserNotificationsUI
import Wire

/// What a content extension's context leads to.
final class ContentHost: ContentExtensionHost {
  private let connection: PhoneConnection
  /// What `notificationActions` reads as.
  var actions: [UNNotificationAction] = []

  init(_ connection: PhoneConnection) {
    self.connection = connection
  }

  var notificationActions: [UNNotificationAction] {
    get { actions }
    set {
      actions = newValue
      connection.send(.setActions(newValue.map { ActionFacts($0) }))
    }
  }

  func performNotificationDefaultAction() {
    connection.send(.performDefaultAction)
  }

  func dismissNotificationContentExtension() {
    connection.send(.dismissExtension)
  }

  func mediaPlaying(_ isPlaying: Bool) {
    connection.send(.mediaPlaying(isPlaying))
  }

  func completeRequest(returningItems items: [Any]?, completionHandler: (@Sendable (Bool) -> Void)?) {
    connection.send(
      .note(
        kind: "misuse",
        message: "completeRequest(returningItems:) does nothing in a notification content extension [M]",
        file: nil, line: nil))
    completionHandler?(false)
  }

  func cancelRequest(withError error: any Error) {
    connection.send(
      .note(
        kind: "misuse",
        message: "cancelRequest(withError:) does nothing in a notification content extension [M]: \(error)",
        file: nil, line: nil))
  }

  func open(_ url: URL, completionHandler: (@Sendable (Bool) -> Void)?) {
    connection.ask(.open(url: url.absoluteString)) { reply in completionHandler?(reply == .flag(true)) }
  }
}
