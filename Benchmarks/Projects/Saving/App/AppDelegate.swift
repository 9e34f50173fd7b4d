import UIKit
import UserNotifications

/// Saves as fast as it can, from its launch on.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().setNotificationCategories([
      UNNotificationCategory(identifier: "SAVING", actions: [], intentIdentifiers: [], options: [])
    ])
    Saver(name: "app").start()
    return true
  }
}
