import Foundation

/// The phone, as the app's notification center sees it.
///
/// Completions may be called on any thread; the center passes them on to the app on a queue in the background.
@_spi(Runtime) public protocol NotificationCenterHost: AnyObject, Sendable {
  /// Whether the phone runs content extensions.
  var supportsContentExtensions: Bool { get }
  /// Asks the user.
  func requestAuthorization(
    _ options: UNAuthorizationOptions, completion: @escaping @Sendable (Bool, (any Error)?) -> Void)
  /// Reads the app's settings.
  func settings(completion: @escaping @Sendable (UNNotificationSettings) -> Void)
  /// Replaces the app's categories.
  func setCategories(_ categories: Set<UNNotificationCategory>)
  /// Reads the app's categories.
  func categories(completion: @escaping @Sendable (Set<UNNotificationCategory>) -> Void)
  /// Schedules a request; one with the same identifier is replaced.
  func add(_ request: UNNotificationRequest, completion: @escaping @Sendable ((any Error)?) -> Void)
  /// Reads the requests that have not fired.
  func pendingRequests(completion: @escaping @Sendable ([UNNotificationRequest]) -> Void)
  /// Removes requests that have not fired; nil removes all.
  func removePending(_ identifiers: [String]?)
  /// Reads the notifications in Notification Center.
  func delivered(completion: @escaping @Sendable ([UNNotification]) -> Void)
  /// Removes notifications from Notification Center; nil removes all.
  func removeDelivered(_ identifiers: [String]?)
  /// Sets the number on the icon.
  func setBadgeCount(_ count: Int, completion: @escaping @Sendable ((any Error)?) -> Void)
}
