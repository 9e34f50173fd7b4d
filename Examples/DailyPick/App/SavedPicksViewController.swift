import UIKit

/// The list of picks that were saved, from here or from a notification.
final class SavedPicksViewController: UIViewController {
  private let store = SharedStore()
  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private let emptyLabel = UILabel()
  private var picks: [SavedPick] = []
  private var foregroundObserver: (any NSObjectProtocol)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("saved.title", comment: "Title of the list of saved picks")
    view.backgroundColor = .systemGroupedBackground

    table.dataSource = self
    table.delegate = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "pick")
    table.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(table)

    emptyLabel.text = NSLocalizedString("saved.empty", comment: "Shown when nothing is saved")
    emptyLabel.font = .preferredFont(forTextStyle: .body)
    emptyLabel.adjustsFontForContentSizeCategory = true
    emptyLabel.textColor = .secondaryLabel
    emptyLabel.textAlignment = .center
    emptyLabel.numberOfLines = 0
    emptyLabel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(emptyLabel)

    NSLayoutConstraint.activate([
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      table.topAnchor.constraint(equalTo: view.topAnchor),
      table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      emptyLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      emptyLabel.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      emptyLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])

    // A notification may have saved a pick while the app was away.
    foregroundObserver = NotificationCenter.default.addObserver(
      forName: UIApplication.willEnterForegroundNotification, object: nil, queue: .main
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.reload() }
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reload()
  }

  private func reload() {
    picks = store.picks
    emptyLabel.isHidden = !picks.isEmpty
    table.reloadData()
  }
}

extension SavedPicksViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    picks.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "pick", for: indexPath)
    var configuration = cell.defaultContentConfiguration()
    configuration.text = picks[indexPath.row].title
    cell.contentConfiguration = configuration
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    PickRouter.shared.show(PickCatalog.pick(id: picks[indexPath.row].id))
  }
}
