import CoreGraphics
@_spi(Runtime) import IOSFoundation

/// A list of rows in sections.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// The look of a table.
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
  }

  /// Where a row is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  /// How rows come and go; they do so at once.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }

  /// The lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
  }

  /// The height that a row itself decides.
  public nonisolated static let automaticDimension: CGFloat = -1

  var cells: [IndexPath: UITableViewCell] = [:]
  var idle: [String: [UITableViewCell]] = [:]
  var classes: [String: UITableViewCell.Type] = [:]
  /// Makes the rows that a storyboard designed, by identifier.
  var prototypes: [String: () -> UITableViewCell?] = [:]
  /// The rows that a storyboard designed, for a table whose rows do not change.
  var fixedRows: (any UITableViewDataSource)?
  var heights: [IndexPath: CGFloat] = [:]
  var plan = TablePlan()
  var isPlanStale = true
  var decorations: [UIView] = []
  var chosen: [IndexPath] = []
  private var pressed: IndexPath?
  private var pressPlace = CGPoint.zero

  /// The look.
  public let style: Style

  /// Makes a table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    prepare()
  }

  /// Makes a plain table.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Makes a plain table; archives hold no views here.
  public required init?(coder: NSCoder) {
    style = Self.style(of: coder)
    super.init(coder: coder)
    prepare()
    coder.finish(self, at: UITableView.self)
  }

  private func prepare() {
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    alwaysBounceVertical = true
  }

  /// What the table shows.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  private var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }
  /// The height of rows.
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { replan() } }
  /// The height of rows that were not seen yet.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// The height of headers.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { replan() } }
  /// The height of footers.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { replan() } }
  /// The height of headers that were not seen yet.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// The height of footers that were not seen yet.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// More room above headers.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension
  /// The lines between rows.
  open var separatorStyle: SeparatorStyle = .singleLine { didSet { setNeedsLayout() } }
  /// The colour of the lines.
  open var separatorColor: UIColor? = .separator { didSet { setNeedsLayout() } }
  /// Where the lines begin and end.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) { didSet { setNeedsLayout() } }
  /// True lets rows be chosen.
  open var allowsSelection = true
  /// True lets several rows be chosen.
  open var allowsMultipleSelection = false
  /// True while rows are edited.
  open var isEditing = false
  /// Starts or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// A view above all rows.
  open var tableHeaderView: UIView? { didSet { exchange(oldValue, tableHeaderView) } }
  /// A view below all rows.
  open var tableFooterView: UIView? { didSet { exchange(oldValue, tableFooterView) } }
  /// A view behind all rows.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  private func exchange(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    replan()
  }

  // MARK: Rows

  /// The number of sections.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  /// The number of rows of a section.
  open func numberOfRows(inSection section: Int) -> Int {
    guard let dataSource, (0..<numberOfSections).contains(section) else { return 0 }
    return max(0, dataSource.tableView(self, numberOfRowsInSection: section))
  }

  /// Registers the class of rows.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    classes[identifier] = cellClass as? UITableViewCell.Type
  }

  /// A row that is not used any more; nil if there is none.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    guard let cell = idle[identifier]?.popLast() else {
      if let cell = prototypes[identifier]?() { return cell }
      return classes[identifier].map { CellFactory.make($0, identifier: identifier) }
    }
    cell.prepareForReuse()
    return cell
  }

  /// A row that is not used any more, or a new one of the registered class.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    Misuse.report("no class is registered for cells of identifier \(identifier); a plain cell is used")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Asks for all again.
  open func reloadData() {
    for cell in cells.values { retire(cell) }
    cells = [:]
    heights = [:]
    chosen = []
    replan()
  }

  /// Asks for sections again.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Asks for rows again.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Rows came.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Rows went.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Sections came.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Sections went.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// A row moved.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  /// Begins a group of changes.
  open func beginUpdates() {}
  /// Ends a group of changes.
  open func endUpdates() { replan() }
  /// Makes a group of changes.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    replan()
    if let completion { MainQueue.after(0) { completion(true) } }
  }

  func replan() {
    isPlanStale = true
    setNeedsLayout()
  }

  func retire(_ cell: UITableViewCell) {
    cell.removeFromSuperview()
    if let name = cell.reuseIdentifier { idle[name, default: []].append(cell) }
  }

  // MARK: Asking

  /// The rows that are seen.
  open var visibleCells: [UITableViewCell] { cells.sorted { $0.key < $1.key }.map(\.value) }
  /// The places of the rows that are seen.
  open var indexPathsForVisibleRows: [IndexPath]? { cells.keys.sorted() }
  /// The row at a place, if it is seen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }
  /// The place of a row that is seen.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
  /// The place of the row at a point of the contents.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    layoutIfNeeded()
    return plan.rows.first { $0.frame.contains(point) }?.path
  }
  /// The frame of a row in the contents.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    layoutIfNeeded()
    return plan.rows.first { $0.path == indexPath }?.frame ?? .zero
  }
  /// Scrolls until a row is seen.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    let rect = rectForRow(at: indexPath)
    let inset = adjustedContentInset
    let room = bounds.height - inset.top - inset.bottom
    switch scrollPosition {
    case .none: return scrollRectToVisible(rect, animated: animated)
    case .top: contentOffset.y = rect.minY - inset.top
    case .middle: contentOffset.y = rect.midY - inset.top - room / 2
    case .bottom: contentOffset.y = rect.maxY - inset.top - room
    }
    let lowest = max(-inset.top, contentSize.height + inset.bottom - bounds.height)
    contentOffset.y = min(max(contentOffset.y, -inset.top), lowest)
  }

  // MARK: Choosing

  /// The row that is chosen.
  open var indexPathForSelectedRow: IndexPath? { chosen.first }
  /// The rows that are chosen.
  open var indexPathsForSelectedRows: [IndexPath]? { chosen.isEmpty ? nil : chosen }
  /// Chooses a row without telling the delegate.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection { for old in chosen { deselectRow(at: old, animated: animated) } }
    guard let indexPath else { return }
    chosen.append(indexPath)
    cells[indexPath]?.setSelected(true, animated: animated)
  }
  /// Chooses a row no more, without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    chosen.removeAll { $0 == indexPath }
    cells[indexPath]?.setSelected(false, animated: animated)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    guard allowsSelection, let touch = touches.first else { return }
    pressPlace = touch.location(in: nil)
    guard let path = indexPathForRow(at: touch.location(in: self)),
      tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    pressed = path
    cells[path]?.setHighlighted(true, animated: false)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first {
      let place = touch.location(in: nil)
      if hypot(place.x - pressPlace.x, place.y - pressPlace.y) > 10 { releasePress() }
    }
    super.touchesMoved(touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let path = pressed else { return }
    releasePress()
    guard let wish = tableDelegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path else { return }
    if chosen.contains(wish), allowsMultipleSelection {
      deselectRow(at: wish, animated: false)
      tableDelegate?.tableView(self, didDeselectRowAt: wish)
      return
    }
    let old = chosen
    selectRow(at: wish, animated: false, scrollPosition: .none)
    if !allowsMultipleSelection {
      for path in old where path != wish { tableDelegate?.tableView(self, didDeselectRowAt: path) }
    }
    tableDelegate?.tableView(self, didSelectRowAt: wish)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    releasePress()
  }

  private func releasePress() {
    if let pressed { cells[pressed]?.setHighlighted(false, animated: false) }
    pressed = nil
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutRows()
  }

  override func boundsSizeDidChange() { replan() }

  override func adaptToTraits(previous: UITraitCollection?) {
    super.adaptToTraits(previous: previous)
    heights = [:]
    replan()
  }
}
