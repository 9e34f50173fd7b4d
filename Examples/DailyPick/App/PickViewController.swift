import UIKit

/// One pick, large, with a button to keep it.
final class PickViewController: UIViewController {
  private let pick: Pick
  private let store = SharedStore()
  private let saveButton = UIButton(configuration: .filled())

  init(pick: Pick) {
    self.pick = pick
    super.init(nibName: nil, bundle: nil)
    title = NSLocalizedString("pick.screen", comment: "Title of the screen of one pick")
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    let picture = UIImageView(image: UIImage(named: pick.picture))
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 16
    picture.layer.cornerCurve = .continuous
    picture.accessibilityIgnoresInvertColors = true

    let heading = UILabel()
    heading.text = pick.title
    heading.font = .preferredFont(forTextStyle: .title2)
    heading.adjustsFontForContentSizeCategory = true
    heading.numberOfLines = 0

    saveButton.addAction(UIAction { [weak self] _ in self?.save() }, for: .touchUpInside)
    showWhetherSaved()

    let stack = UIStackView(arrangedSubviews: [picture, heading, saveButton])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.66),
    ])
  }

  private func save() {
    store.save(SavedPick(id: pick.id, title: pick.title, date: Date()))
    showWhetherSaved()
  }

  private func showWhetherSaved() {
    let isSaved = store.isSaved(id: pick.id)
    saveButton.configuration?.title =
      isSaved
      ? NSLocalizedString("status.saved", comment: "The pick is saved")
      : NSLocalizedString("action.save", comment: "Button: keep this pick")
    saveButton.isEnabled = !isSaved
  }
}
