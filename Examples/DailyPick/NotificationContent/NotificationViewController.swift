import UIKit
import UserNotifications
import UserNotificationsUI

/// What is seen when a daily pick's notification is long-pressed: its picture, its title, and whether it is saved.
final class NotificationViewController: UIViewController, UNNotificationContentExtension {
  private let store = SharedStore()
  private let imageView = UIImageView()
  private let titleLabel = UILabel()
  private let statusLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()

    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.layer.cornerRadius = 12
    imageView.layer.cornerCurve = .continuous
    imageView.isAccessibilityElement = false

    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.textColor = .label
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
    let content = notification.request.content
    titleLabel.text = content.title
    imageView.image = picture(of: content)
    imageView.isHidden = imageView.image == nil
    showWhetherSaved(id: content.threadIdentifier)
  }

  func didReceive(
    _ response: UNNotificationResponse,
    completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
  ) {
    let content = response.notification.request.content
    switch response.actionIdentifier {
    case PickCategory.Action.save:
      store.save(SavedPick(id: content.threadIdentifier, title: content.title, date: Date()))
      showWhetherSaved(id: content.threadIdentifier)
      completion(.doNotDismiss)
    case PickCategory.Action.shuffle:
      completion(.dismissAndForwardAction)
    default:
      completion(.dismiss)
    }
  }

  /// The picture that the service extension attached. It lies outside this extension's sandbox until access is asked for.
  private func picture(of content: UNNotificationContent) -> UIImage? {
    guard let url = content.attachments.first?.url, url.startAccessingSecurityScopedResource() else { return nil }
    defer { url.stopAccessingSecurityScopedResource() }
    return (try? Data(contentsOf: url)).flatMap(UIImage.init(data:))
  }

  private func showWhetherSaved(id: String) {
    statusLabel.text =
      store.isSaved(id: id)
      ? NSLocalizedString("status.saved", comment: "The pick is saved")
      : NSLocalizedString("status.unsaved", comment: "The pick can be saved from the notification")
  }
}
