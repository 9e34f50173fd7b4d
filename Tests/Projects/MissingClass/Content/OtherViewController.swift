import UIKit
import UserNotifications
import UserNotificationsUI

final class OtherViewController: UIViewController, UNNotificationContentExtension {
  func didReceive(_ notification: UNNotification) {}
}
