import Foundation
import Synchronization

/// What stands in for the phone where there is none, as in a unit test: it remembers, and shows nothing.
final class StandaloneCenterHost: NotificationCenterHost {
  private struct State {
    var options: UNAuthorizationOptions?
    var categories: Set<UNNotificationCategory> = []
    var pending: [UNNotificationRequest] = []
  }
  private let state = Mutex(State())

  var supportsContentExtensions: Bool { true }

  func requestAuthorization(
    _ options: UNAuthorizationOptions, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    state.withLock { $0.options = options }
    completion(true, nil)
  }

  func settings(completion: @escaping @Sendable (UNNotificationSettings) -> Void) {
    var values = UNNotificationSettings.Values()
    if let options = state.withLock({ $0.options }) {
      func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
        options.contains(option) ? .enabled : .notSupported
      }
      values.authorizationStatus = options.contains(.provisional) ? .provisional : .authorized
      values.soundSetting = setting(.sound)
      values.badgeSetting = setting(.badge)
      values.alertSetting = setting(.alert)
      values.notificationCenterSetting = .enabled
      values.lockScreenSetting = .enabled
      values.alertStyle = options.contains(.alert) ? .banner : .none
    }
    completion(UNNotificationSettings(values))
  }

  func setCategories(_ categories: Set<UNNotificationCategory>) {
    state.withLock { $0.categories = categories }
  }

  func categories(completion: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
    completion(state.withLock { $0.categories })
  }

  func add(_ request: UNNotificationRequest, completion: @escaping @Sendable ((any Error)?) -> Void) {
    state.withLock { state in
      state.pending.removeAll { $0.identifier == request.identifier }
      state.pending.append(request)
    }
    completion(nil)
  }

  func pendingRequests(completion: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
    completion(state.withLock { $0.pending })
  }

  func removePending(_ identifiers: [String]?) {
    state.withLock { state in
      state.pending.removeAll { request in identifiers.map { $0.contains(request.identifier) } ?? true }
    }
  }

  func delivered(completion: @escaping @Sendable ([UNNotification]) -> Void) {
    completion([])
  }

  func removeDelivered(_ identifiers: [String]?) {}

  func setBadgeCount(_ count: Int, completion: @escaping @Sendable ((any Error)?) -> Void) {
    completion(nil)
  }
}
