import Foundation
import Synchronization

/// The app's or extension's door to the notification system.
///
/// Completion handlers are called later, on a queue in the background, as on iOS.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()
  private let answers = DispatchQueue(label: "UNUserNotificationCenter.answers")
  private let connection = Mutex<any NotificationCenterHost>(StandaloneCenterHost())
  private let lock = NSLock()
  private weak var storedDelegate: (any UNUserNotificationCenterDelegate)?

  override init() {
    super.init()
  }

  /// The process's center.
  open class func current() -> UNUserNotificationCenter { shared }

  /// The phone behind the center; the runtime sets it before the user's code runs.
  @_spi(Runtime) public var host: any NotificationCenterHost {
    get { connection.withLock { $0 } }
    set { connection.withLock { $0 = newValue } }
  }

  /// Who is told about the app's notifications; to be set before the app has finished launching.
  open weak var delegate: (any UNUserNotificationCenterDelegate)? {
    get { lock.withLock { storedDelegate } }
    set { lock.withLock { storedDelegate = newValue } }
  }

  /// Whether the phone runs content extensions.
  open var supportsContentExtensions: Bool { host.supportsContentExtensions }

  // MARK: - Permission

  /// Asks the user, the first time, whether the app may show notifications.
  /// - Parameter completionHandler: called with whether any of it was granted.
  @preconcurrency open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    host.requestAuthorization(options) { [answers] granted, error in
      answers.async { completionHandler(granted, error) }
    }
  }

  /// Reads what the user allows.
  @preconcurrency open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    host.settings { [answers] settings in answers.async { completionHandler(settings) } }
  }

  // MARK: - Categories

  /// Replaces all the app's categories. Returns before the system has taken them.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    host.setCategories(categories)
  }

  /// Reads the app's categories.
  @preconcurrency open func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) {
    host.categories { [answers] categories in answers.async { completionHandler(categories) } }
  }

  // MARK: - Local requests

  /// Schedules a request; one of the same identifier is replaced.
  /// - Parameter completionHandler: called with nil, or with why it was not scheduled: `UNError` 1400 if the trigger
  ///   never fires, 1401 if there is nothing to show, play or set [M], 1, or 100…105 for an attachment.
  @preconcurrency open func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    if let objection = Self.objection(to: request) {
      answers.async { completionHandler?(objection) }
      return
    }
    host.add(request) { [answers] error in answers.async { completionHandler?(error) } }
  }

  private static func objection(to request: UNNotificationRequest) -> UNError? {
    if let trigger = request.trigger as? UNCalendarNotificationTrigger, trigger.nextTriggerDate() == nil {
      return UNError(.notificationInvalidNoDate)
    }
    let content = request.content
    let isEmpty =
      content.title.isEmpty && content.subtitle.isEmpty && content.body.isEmpty && content.badge == nil
      && content.sound == nil && content.attachments.isEmpty
    return isEmpty ? UNError(.notificationInvalidNoContent) : nil
  }

  /// Reads the requests that have not fired.
  @preconcurrency open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    host.pendingRequests { [answers] requests in answers.async { completionHandler(requests) } }
  }

  /// Removes requests that have not fired.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    host.removePending(identifiers)
  }

  /// Removes every request that has not fired.
  open func removeAllPendingNotificationRequests() {
    host.removePending(nil)
  }

  // MARK: - Delivered notifications

  /// Reads the app's notifications in Notification Center.
  @preconcurrency open func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) {
    host.delivered { [answers] notifications in answers.async { completionHandler(notifications) } }
  }

  /// Removes notifications from Notification Center.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    host.removeDelivered(identifiers)
  }

  /// Removes all the app's notifications from Notification Center.
  open func removeAllDeliveredNotifications() {
    host.removeDelivered(nil)
  }

  /// Sets the number on the app's icon; 0 removes it.
  /// - Parameter completionHandler: called with nil, or with `UNError.badgeInputInvalid` for a negative number.
  @preconcurrency open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    guard newBadgeCount >= 0 else {
      answers.async { completionHandler?(UNError(.badgeInputInvalid)) }
      return
    }
    host.setBadgeCount(newBadgeCount) { [answers] error in answers.async { completionHandler?(error) } }
  }
}
