import UIKit
import UserNotifications
import UserNotificationsUI

/// Saves as fast as it can, from its notification on.
final class NotificationViewController: UIViewController, UNNotificationContentExtension {
  func didReceive(_ notification: UNNotification) {
    Saver(name: "content").start()
  }
}
