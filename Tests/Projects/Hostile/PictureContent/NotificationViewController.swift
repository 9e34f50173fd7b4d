import UIKit
import UserNotifications
import UserNotificationsUI

/// Shows whatever picture is attached, and misbehaves when a button is tapped.
final class NotificationViewController: UIViewController, UNNotificationContentExtension {
  private let imageView = UIImageView()
  private let label = UILabel()
  private var held: [UInt8] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    imageView.contentMode = .scaleAspectFit
    let stack = UIStackView(arrangedSubviews: [imageView, label])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.topAnchor.constraint(equalTo: view.topAnchor),
      stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      imageView.heightAnchor.constraint(equalToConstant: 100),
    ])
  }

  func didReceive(_ notification: UNNotification) {
    switch notification.request.content.userInfo["content"] as? String {
    case "exit": exit(0)
    case "memory": held = [UInt8](repeating: 1, count: 600 << 20)
    case "constraints":
      label.heightAnchor.constraint(equalToConstant: 10).isActive = true
      label.heightAnchor.constraint(equalToConstant: 20).isActive = true
    default: break
    }
    label.text = "no attachment"
    guard let url = notification.request.content.attachments.first?.url else { return }
    label.text = FileManager.default.fileExists(atPath: url.path) ? "readable without access" : "unreadable"
    guard url.startAccessingSecurityScopedResource() else { return }
    defer { url.stopAccessingSecurityScopedResource() }
    imageView.image = UIImage(contentsOfFile: url.path)
    label.text? += imageView.image == nil ? ", no picture" : ", a picture"
  }

  func didReceive(
    _ response: UNNotificationResponse,
    completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
  ) {
    switch response.actionIdentifier {
    case "NEVER": break
    case "CRASH": fatalError("tapped")
    case "TWICE":
      completion(.doNotDismiss)
      completion(.dismiss)
    default: completion(.dismissAndForwardAction)
    }
  }
}
