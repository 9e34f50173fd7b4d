import UIKit
import UserNotifications
import UserNotificationsUI

final class NotificationViewController: UIViewController, UNNotificationContentExtension {
  override func viewDidLoad() {
    super.viewDidLoad()
    let nothing: UIView? = view.viewWithTag(17)
    view.addSubview(nothing!)
  }

  func didReceive(_ notification: UNNotification) {}
}
