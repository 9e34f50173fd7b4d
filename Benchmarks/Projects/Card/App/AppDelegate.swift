import UIKit
import UserNotifications

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let actions = [("NEXT", "次の文字"), ("SHUFFLE", "シャッフル")].map {
      UNNotificationAction(identifier: $0, title: $1, options: [])
    }
    UNUserNotificationCenter.current().setNotificationCategories([
      UNNotificationCategory(identifier: "CARD", actions: actions, intentIdentifiers: [], options: [])
    ])
    return true
  }
}
