import Foundation
import Payload
@_spi(Runtime) import UserNotifications

extension NotificationFacts {
  init(_ request: UNNotificationRequest, date: Date) {
    self.init(
      identifier: request.identifier, date: date, trigger: TriggerFacts(request.trigger),
      content: ContentFacts(request.content))
  }
}

extension TriggerFacts {
  init(_ trigger: UNNotificationTrigger?) {
    switch trigger {
    case is UNPushNotificationTrigger: self = .push
    case let trigger as UNTimeIntervalNotificationTrigger:
      self = .timeInterval(seconds: trigger.timeInterval, repeats: trigger.repeats)
    case let trigger as UNCalendarNotificationTrigger:
      self = .calendar(components: trigger.componentValues, repeats: trigger.repeats)
    default: self = .immediate
    }
  }

  /// Seconds until it fires; nil is at once.
  func delay(from now: Date) -> Double? {
    switch self {
    case .push, .immediate: nil
    case .timeInterval(let seconds, _): seconds
    case .calendar(let components, let repeats):
      UNCalendarNotificationTrigger(
        dateMatching: UNCalendarNotificationTrigger.components(from: components), repeats: repeats
      ).nextTriggerDate(after: now)?.timeIntervalSince(now)
    }
  }

  var trigger: UNNotificationTrigger? {
    switch self {
    case .push: UNPushNotificationTrigger()
    case .immediate: nil
    case .timeInterval(let seconds, let repeats):
      UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: repeats)
    case .calendar(let components, let repeats):
      UNCalendarNotificationTrigger(
        dateMatching: UNCalendarNotificationTrigger.components(from: components), repeats: repeats)
    }
  }
}

extension UNNotificationRequest {
  static func make(_ facts: NotificationFacts, isScoped: Bool) -> UNNotificationRequest {
    UNNotificationRequest(
      identifier: facts.identifier, content: UNMutableNotificationContent.make(facts.content, isScoped: isScoped),
      trigger: facts.trigger.trigger)
  }
}

extension UNNotification {
  static func make(_ facts: NotificationFacts, isScoped: Bool) -> UNNotification {
    UNNotification(date: facts.date, request: .make(facts, isScoped: isScoped))
  }
}

extension UNNotificationResponse {
  static func make(_ facts: ResponseFacts, isScoped: Bool) -> UNNotificationResponse {
    let notification = UNNotification.make(facts.notification, isScoped: isScoped)
    guard let text = facts.userText else {
      return UNNotificationResponse(notification: notification, actionIdentifier: facts.actionIdentifier)
    }
    return UNTextInputNotificationResponse(
      notification: notification, actionIdentifier: facts.actionIdentifier, userText: text)
  }
}
