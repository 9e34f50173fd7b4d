import UIKit
import UserNotifications
import UserNotificationsUI

/// DailyPick's card, whose last line is another one after each tap.
final class NotificationViewController: UIViewController, UNNotificationContentExtension {
  private let imageView = UIImageView(image: UIImage(named: "morning-light.jpg"))
  private let titleLabel = UILabel()
  private let statusLabel = UILabel()
  private var taps = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.layer.cornerRadius = 12
    imageView.layer.cornerCurve = .continuous
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    statusLabel.font = .preferredFont(forTextStyle: .footnote)
    statusLabel.textColor = .secondaryLabel
    for label in [titleLabel, statusLabel] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    let stack = UIStackView(arrangedSubviews: [imageView, titleLabel, statusLabel])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
      stack.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16),
      imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor, multiplier: 0.66),
    ])
  }

  func didReceive(_ notification: UNNotification) {
    titleLabel.text = notification.request.content.title
    statusLabel.text = "通知から保存できます"
  }

  func didReceive(
    _ response: UNNotificationResponse,
    completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
  ) {
    taps += 1
    statusLabel.text = "\(taps % 10) 番目の文字です"
    completion(.doNotDismiss)
  }
}
