import Foundation
import UserNotifications

func triggers() -> [UNNotificationTrigger] {
  let interval = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)
  let _: TimeInterval = interval.timeInterval
  let _: Date? = interval.nextTriggerDate()
  let calendar = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 8, minute: 30), repeats: true)
  let _: DateComponents = calendar.dateComponents
  let _: Date? = calendar.nextTriggerDate()
  return [interval, calendar].filter(\.repeats)
}

func kind(of trigger: UNNotificationTrigger?) -> String {
  switch trigger {
  case is UNPushNotificationTrigger: return "push"
  case is UNTimeIntervalNotificationTrigger: return "interval"
  case is UNCalendarNotificationTrigger: return "calendar"
  case is UNLocationNotificationTrigger: return "location"
  default: return "none"
  }
}
