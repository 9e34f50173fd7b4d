import Foundation
import Payload
@_spi(Runtime) import UserNotifications
import Wire

/// The notification centre's door to the phone.
final class PhoneCenterHost: NotificationCenterHost {
  private let connection: PhoneConnection
  /// Whether attachments that come from the phone are readable only with access.
  private let isScoped: Bool

  init(_ connection: PhoneConnection, isScoped: Bool) {
    self.connection = connection
    self.isScoped = isScoped
  }

  var supportsContentExtensions: Bool { true }

  func requestAuthorization(
    _ options: UNAuthorizationOptions, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    connection.ask(.requestAuthorization(options: options.rawValue)) { reply in
      let isGranted = reply == .flag(true)
      completion(isGranted, isGranted ? nil : UNError(.notificationsNotAllowed))
    }
  }

  func settings(completion: @escaping @Sendable (UNNotificationSettings) -> Void) {
    connection.ask(.permissions) { reply in
      guard case .permissions(let permissions) = reply else { return completion(UNNotificationSettings(.init())) }
      completion(UNNotificationSettings(.init(permissions)))
    }
  }

  func setCategories(_ categories: Set<UNNotificationCategory>) {
    let facts = categories.map { CategoryFacts($0) }.sorted { $0.identifier < $1.identifier }
    connection.ask(.setCategories(facts)) { _ in }
  }

  func categories(completion: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
    connection.ask(.categories) { reply in
      guard case .categories(let facts) = reply else { return completion([]) }
      completion(Set(facts.map { UNNotificationCategory.make($0) }))
    }
  }

  func add(_ request: UNNotificationRequest, completion: @escaping @Sendable ((any Error)?) -> Void) {
    let notification = NotificationFacts(request, date: Date())
    connection.ask(.add(notification, after: notification.trigger.delay(from: Date()))) { reply in
      guard case .failed(let code, _) = reply else { return completion(nil) }
      completion(UNError.Code(rawValue: code).map { UNError($0) } ?? UNError(.notificationInvalidNoContent))
    }
  }

  func pendingRequests(completion: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
    askForNotifications(.pending) { completion($0.map(\.request)) }
  }

  func removePending(_ identifiers: [String]?) {
    connection.ask(.removePending(identifiers)) { _ in }
  }

  func delivered(completion: @escaping @Sendable ([UNNotification]) -> Void) {
    askForNotifications(.delivered, completion: completion)
  }

  func removeDelivered(_ identifiers: [String]?) {
    connection.ask(.removeDelivered(identifiers)) { _ in }
  }

  func setBadgeCount(_ count: Int, completion: @escaping @Sendable ((any Error)?) -> Void) {
    connection.ask(.setBadge(count)) { _ in completion(count < 0 ? UNError(.badgeInputInvalid) : nil) }
  }

  private func askForNotifications(_ request: Request, completion: @escaping @Sendable ([UNNotification]) -> Void) {
    connection.ask(request) { [isScoped] reply in
      guard case .notifications(let facts) = reply else { return completion([]) }
      completion(facts.map { UNNotification.make($0, isScoped: isScoped) })
    }
  }
}
