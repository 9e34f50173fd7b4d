import UIKit
import UserNotifications
import UserNotificationsUI

class NotificationViewController: UIViewController, UNNotificationContentExtension {
  let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
  }

  func didReceive(_ notification: UNNotification) {
    label.text = notification.request.content.body
  }

  func didReceive(
    _ response: UNNotificationResponse,
    completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
  ) {
    switch response.actionIdentifier {
    case "KEEP": completion(.doNotDismiss)
    case "CLOSE": completion(.dismiss)
    default: completion(.dismissAndForwardAction)
    }
  }

  var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { .overlay }
  var mediaPlayPauseButtonFrame: CGRect { CGRect(x: 10, y: 10, width: 40, height: 40) }
  var mediaPlayPauseButtonTintColor: UIColor { .white }

  func mediaPlay() {
    extensionContext?.mediaPlayingStarted()
  }

  func mediaPause() {
    extensionContext?.mediaPlayingPaused()
  }

  func useContext() {
    guard let context: NSExtensionContext = extensionContext else { return }
    var actions: [UNNotificationAction] = context.notificationActions
    actions.append(UNNotificationAction(identifier: "KEEP", title: "Keep", options: []))
    context.notificationActions = actions
    context.performNotificationDefaultAction()
    context.dismissNotificationContentExtension()
    let _: [UNNotificationContentExtensionMediaPlayPauseButtonType] = [.none, .default, .overlay]
    let _: UInt = UNNotificationContentExtensionResponseOption.dismiss.rawValue
  }
}

/// What an extension may leave out.
class PlainViewController: UIViewController, UNNotificationContentExtension {
  func didReceive(_ notification: UNNotification) {}
}

/// The response handler's asynchronous form.
class AsyncViewController: UIViewController, UNNotificationContentExtension {
  func didReceive(_ notification: UNNotification) {}

  func didReceive(_ response: UNNotificationResponse) async -> UNNotificationContentExtensionResponseOption {
    .doNotDismiss
  }
}
