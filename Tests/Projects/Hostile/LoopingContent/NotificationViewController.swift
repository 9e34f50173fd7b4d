import UIKit
import UserNotifications
import UserNotificationsUI

final class NotificationViewController: UIViewController, UNNotificationContentExtension {
  func didReceive(_ notification: UNNotification) {
    while true {}
  }
}
