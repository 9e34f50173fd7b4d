import UIKit
import UserNotifications

@main
final class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    UNUserNotificationCenter.current().setNotificationCategories(
      Set(
        ["CRASHING", "LOOPING", "PICTURE"].map { name in
          UNNotificationCategory(
            identifier: name,
            actions: [
              UNNotificationAction(identifier: "FORWARD", title: "Forward", options: []),
              UNNotificationAction(identifier: "NEVER", title: "Never answered", options: []),
              UNNotificationAction(identifier: "CRASH", title: "Crash", options: []),
              UNNotificationAction(identifier: "TWICE", title: "Answered twice", options: []),
            ], intentIdentifiers: [], options: [])
        }))
    return true
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    print("app got \(response.actionIdentifier)")
    completionHandler()
  }
}
