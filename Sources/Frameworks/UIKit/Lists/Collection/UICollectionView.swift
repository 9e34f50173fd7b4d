import CoreGraphics
import IOSFoundation

/// A view of items that a layout places.
@MainActor open class UICollectionView: UIScrollView {
  /// The direction in which contents go on.
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }

  /// Where an item is scrolled to.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The kind of headers.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of footers.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  struct ExtraKey: Hashable {
    var kind: String
    var path: IndexPath
  }

  var cells: [IndexPath: UICollectionViewCell] = [:]
  var extras: [ExtraKey: UICollectionReusableView] = [:]
  var idle: [String: [UICollectionReusableView]] = [:]
  var classes: [String: AnyClass] = [:]
  var chosen: [IndexPath] = []
  var preparedBounds: CGRect?
  private var counts: [Int]?
  private var pressed: IndexPath?
  private var pressPlace = CGPoint.zero

  /// Makes a collection of a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    prepareCollection()
  }

  /// Makes a collection of a flow layout.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    prepareCollection()
  }

  private func prepareCollection() {
    backgroundColor = .systemBackground
    collectionViewLayout.collectionView = self
  }

  /// The layout.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      collectionViewLayout.invalidateLayout()
    }
  }
  /// Sets the layout.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { collectionViewLayout = layout }
  /// Sets the layout.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    if let completion { MainQueue.after(animated ? 0.3 : 0) { completion(true) } }
  }
  /// What the collection shows.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  var itemDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }
  /// A view behind all items.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// True lets items be chosen.
  open var allowsSelection = true
  /// True lets several items be chosen.
  open var allowsMultipleSelection = false
  /// True while items are edited.
  open var isEditing = false
  /// True makes cells before they are seen; they are made when they are.
  open var isPrefetchingEnabled = true

  // MARK: Views

  private func key(_ kind: String, _ identifier: String) -> String { "\(kind)/\(identifier)" }

  /// Registers the class of cells.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    classes[key("", identifier)] = cellClass
  }
  /// Registers the class of headers, footers and other views.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    classes[key(elementKind, identifier)] = viewClass
  }
  /// A cell that is not used any more, or a new one of the registered class.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = take("", identifier) as? UICollectionViewCell
    if let cell { return cell }
    Misuse.report("no class is registered for cells of identifier \(identifier); a plain cell is used")
    let plain = UICollectionViewCell(frame: .zero)
    plain.reuseIdentifier = identifier
    return plain
  }
  /// A header, footer or other view that is not used any more, or a new one of the registered class.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = take(elementKind, identifier) { return view }
    Misuse.report("no class is registered for views of kind \(elementKind), identifier \(identifier)")
    let plain = UICollectionReusableView(frame: .zero)
    plain.reuseIdentifier = identifier
    return plain
  }

  func take(_ kind: String, _ identifier: String) -> UICollectionReusableView? {
    let name = key(kind, identifier)
    if let view = idle[name]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let type = classes[name] as? UICollectionReusableView.Type else { return nil }
    let view = ReusableFactory.make(type)
    view.reuseIdentifier = identifier
    return view
  }

  func retire(_ view: UICollectionReusableView, kind: String) {
    view.removeFromSuperview()
    if let identifier = view.reuseIdentifier { idle[key(kind, identifier), default: []].append(view) }
  }

  // MARK: Items

  private var allCounts: [Int] {
    if let counts { return counts }
    guard let dataSource else { return [] }
    let new = (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
    counts = new
    return new
  }
  /// The number of sections.
  open var numberOfSections: Int { allCounts.count }
  /// The number of items of a section.
  open func numberOfItems(inSection section: Int) -> Int {
    allCounts.indices.contains(section) ? allCounts[section] : 0
  }

  /// Asks for all again.
  open func reloadData() {
    for (path, cell) in cells {
      retire(cell, kind: "")
      itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    }
    for (key, view) in extras { retire(view, kind: key.kind) }
    (cells, extras, counts, chosen) = ([:], [:], nil, [])
    collectionViewLayout.forgetSizes()
    collectionViewLayout.invalidateLayout()
  }
  /// Asks for sections again.
  open func reloadSections(_ sections: IndexSet) { reloadKeepingSelection() }
  /// Asks for items again.
  open func reloadItems(at indexPaths: [IndexPath]) { reloadKeepingSelection() }
  /// Brings the looks of items up to date.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reloadKeepingSelection() }
  /// Items came.
  open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Items went.
  open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
  /// An item moved.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  /// Sections came.
  open func insertSections(_ sections: IndexSet) { reloadData() }
  /// Sections went.
  open func deleteSections(_ sections: IndexSet) { reloadData() }
  /// A section moved.
  open func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }
  /// Makes a group of changes.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    counts = nil
    collectionViewLayout.invalidateLayout()
    if let completion { MainQueue.after(0.3) { completion(true) } }
  }

  private func reloadKeepingSelection() {
    let before = chosen
    reloadData()
    chosen = before.filter { $0.item < numberOfItems(inSection: $0.section) }
  }

  /// The cells that are seen.
  open var visibleCells: [UICollectionViewCell] {
    layoutIfNeeded()
    return cells.sorted { $0.key < $1.key }.map(\.value)
  }
  /// The places of the cells that are seen.
  open var indexPathsForVisibleItems: [IndexPath] {
    layoutIfNeeded()
    return cells.keys.sorted()
  }
  /// The cell of an item, if it is seen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }
  /// The item of a cell that is seen.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
  /// The item at a point of the contents.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    layoutIfNeeded()
    return cells.first { $0.value.frame.contains(point) }?.key
  }
  /// A header, footer or other view, if it is seen.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView?
  {
    extras[ExtraKey(kind: elementKind, path: indexPath)]
  }
  /// The views of a kind that are seen.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    extras.filter { $0.key.kind == elementKind }.sorted { $0.key.path < $1.key.path }.map(\.value)
  }
  /// The place of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    layoutIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  /// The place of a header, footer or other view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
  /// Scrolls until an item is seen.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let rect = layoutAttributesForItem(at: indexPath)?.frame else { return }
    let seen = bounds.inset(by: adjustedContentInset)
    var offset = contentOffset
    if scrollPosition.contains(.top) { offset.y += rect.minY - seen.minY }
    if scrollPosition.contains(.centeredVertically) { offset.y += rect.midY - seen.midY }
    if scrollPosition.contains(.bottom) { offset.y += rect.maxY - seen.maxY }
    if scrollPosition.contains(.left) { offset.x += rect.minX - seen.minX }
    if scrollPosition.contains(.centeredHorizontally) { offset.x += rect.midX - seen.midX }
    if scrollPosition.contains(.right) { offset.x += rect.maxX - seen.maxX }
    if scrollPosition.isEmpty { return scrollRectToVisible(rect, animated: animated) }
    setContentOffset(clamped(offset), animated: animated)
  }

  // MARK: Choosing

  /// The items that are chosen.
  open var indexPathsForSelectedItems: [IndexPath]? { chosen }
  /// Chooses an item without telling the delegate.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection { for old in chosen { deselectItem(at: old, animated: animated) } }
    guard let indexPath else { return }
    if !chosen.contains(indexPath) { chosen.append(indexPath) }
    cells[indexPath]?.isSelected = true
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }
  /// Chooses an item no more, without telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    chosen.removeAll { $0 == indexPath }
    cells[indexPath]?.isSelected = false
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    guard allowsSelection, let touch = touches.first else { return }
    pressPlace = touch.location(in: nil)
    guard let path = indexPathForItem(at: touch.location(in: self)),
      itemDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    pressed = path
    cells[path]?.isHighlighted = true
    itemDelegate?.collectionView(self, didHighlightItemAt: path)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    if let touch = touches.first, touch.travel > 10 { releasePress() }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let path = pressed else { return }
    releasePress()
    choose(path)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    releasePress()
  }

  private func releasePress() {
    guard let path = pressed else { return }
    pressed = nil
    cells[path]?.isHighlighted = false
    itemDelegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  private func choose(_ path: IndexPath) {
    if chosen.contains(path), allowsMultipleSelection {
      guard itemDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      deselectItem(at: path, animated: false)
      itemDelegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard itemDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    let old = chosen
    selectItem(at: path, animated: false, scrollPosition: [])
    if !allowsMultipleSelection {
      for before in old where before != path { itemDelegate?.collectionView(self, didDeselectItemAt: before) }
    }
    itemDelegate?.collectionView(self, didSelectItemAt: path)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeItems()
  }
}
