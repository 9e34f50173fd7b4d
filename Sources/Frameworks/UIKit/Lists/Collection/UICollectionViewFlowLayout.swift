import CoreGraphics
import IOSFoundation

/// Sizes and gaps for a flow layout; every member may be left out.
@MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout? {
    layout as? UICollectionViewFlowLayout
  }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { flow(collectionViewLayout)?.itemSize ?? .zero }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { flow(collectionViewLayout)?.sectionInset ?? .zero }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout)?.minimumLineSpacing ?? 0 }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout)?.minimumInteritemSpacing ?? 0 }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { flow(collectionViewLayout)?.headerReferenceSize ?? .zero }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { flow(collectionViewLayout)?.footerReferenceSize ?? .zero }
}

/// Lays items out in lines, as words in a text.
@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// What a section's inset is counted from.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset = 0
    case fromSafeArea = 1
    case fromLayoutMargins = 2
  }

  /// The estimate that lets cells size themselves.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The gap between lines: 10 at first.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least gap between items of a line: 10 at first.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The size of items: 50 × 50 at first.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// Not zero lets cells size themselves.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The direction in which lines follow each other.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical { didSet { invalidateLayout() } }
  /// The size of headers; only the length in the direction of scrolling counts.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of footers; only the length in the direction of scrolling counts.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The room around a section.
  open var sectionInset: UIEdgeInsets = .zero { didSet { invalidateLayout() } }
  /// What the room around a section is counted from.
  open var sectionInsetReference: SectionInsetReference = .fromContentInset { didSet { invalidateLayout() } }
  /// True keeps headers at the top while their section is seen.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// True keeps footers at the bottom while their section is seen.
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  var items: [[UICollectionViewLayoutAttributes]] = []
  var extras: [String: [Int: UICollectionViewLayoutAttributes]] = [:]
  private var ownSizes: [IndexPath: CGSize] = [:]
  private var whole = CGSize.zero

  private var isVertical: Bool { scrollDirection == .vertical }
  private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  open override func prepare() {
    super.prepare()
    (items, extras, whole) = ([], [:], .zero)
    guard let view = collectionView else { return }
    let inset = view.adjustedContentInset
    let room =
      isVertical
      ? view.bounds.width - inset.left - inset.right : view.bounds.height - inset.top - inset.bottom
    var place: CGFloat = 0
    for section in 0..<view.numberOfSections { place = layOut(section, in: view, from: place, across: max(0, room)) }
    whole = isVertical ? CGSize(width: max(0, room), height: place) : CGSize(width: place, height: max(0, room))
  }

  /// `along` is the direction of scrolling, `across` that of a line.
  private func layOut(_ section: Int, in view: UICollectionView, from start: CGFloat, across room: CGFloat) -> CGFloat {
    let delegate = flowDelegate
    let insets = delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    let lineGap =
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing
    let itemGap =
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    let header =
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section) ?? headerReferenceSize
    let footer =
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section) ?? footerReferenceSize
    var along = addExtra(UICollectionView.elementKindSectionHeader, section, header, start, room)
    let (first, last, low, high) =
      isVertical
      ? (insets.top, insets.bottom, insets.left, insets.right) : (insets.left, insets.right, insets.top, insets.bottom)
    along += first
    let width = max(0, room - low - high)
    var line: [UICollectionViewLayoutAttributes] = []
    var (used, high0): (CGFloat, CGFloat) = (0, 0)
    var all: [UICollectionViewLayoutAttributes] = []
    let count = view.numberOfItems(inSection: section)

    func endLine(isLast: Bool) {
      guard !line.isEmpty else { return }
      // Full lines spread their items; the last line keeps the gap of a full one [M].
      let rest = width - used
      let isFull = !isLast || rest < (line[0].size.across(isVertical) + itemGap)
      var gap = itemGap
      if line.count > 1, isFull, rest > 0 {
        gap += rest / CGFloat(line.count - 1)
      } else if line.count > 1, !isFull {
        gap = lastGap ?? itemGap
      }
      if isFull, line.count > 1 { lastGap = gap }
      var across = low
      if line.count == 1, isFull, count > 1 || rest > 0 { across = low + max(0, rest) / 2 }
      if line.count == 1, count == 1 || !isFull { across = low }
      for attributes in line {
        let size = attributes.size
        let shift = (high0 - size.along(isVertical)) / 2
        attributes.frame =
          isVertical
          ? CGRect(x: across, y: along + shift, width: size.width, height: size.height)
          : CGRect(x: along + shift, y: across, width: size.width, height: size.height)
        across += size.across(isVertical) + gap
      }
      along += high0
      (line, used, high0) = ([], 0, 0)
    }
    var lastGap: CGFloat?
    for item in 0..<count {
      let path = IndexPath(item: item, section: section)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      var size = delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
      if sizesItself { size = ownSizes[path] ?? guess(size) }
      attributes.size = size
      let needed = size.across(isVertical) + (line.isEmpty ? 0 : itemGap)
      if !line.isEmpty, used + needed > width + 0.01 {
        endLine(isLast: false)
        along += lineGap
      }
      used += size.across(isVertical) + (line.isEmpty ? 0 : itemGap)
      high0 = max(high0, size.along(isVertical))
      line.append(attributes)
      all.append(attributes)
    }
    endLine(isLast: true)
    items.append(all)
    along += last
    return addExtra(UICollectionView.elementKindSectionFooter, section, footer, along, room)
  }

  private var sizesItself: Bool { estimatedItemSize != .zero }
  private func guess(_ size: CGSize) -> CGSize {
    estimatedItemSize == Self.automaticSize ? size : estimatedItemSize
  }

  private func addExtra(
    _ kind: String, _ section: Int, _ size: CGSize, _ along: CGFloat, _ room: CGFloat
  ) -> CGFloat {
    let length = size.along(isVertical)
    guard length > 0 else { return along }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    attributes.frame =
      isVertical
      ? CGRect(x: 0, y: along, width: room, height: length) : CGRect(x: along, y: 0, width: length, height: room)
    attributes.zIndex = 10
    extras[kind, default: [:]][section] = attributes
    return along + length
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let cells = items.flatMap { $0 }.filter { $0.frame.overlaps(rect) }
    let others = extras.flatMap { kind, list in
      list.keys.sorted().compactMap {
        layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: 0, section: $0))
      }
    }
    return cells + others.filter { $0.frame.overlaps(rect) }
  }
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard items.indices.contains(indexPath.section), items[indexPath.section].indices.contains(indexPath.item) else {
      return nil
    }
    return items[indexPath.section][indexPath.item]
  }
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let place = extras[elementKind]?[indexPath.section] else { return nil }
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    guard isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds, let view = collectionView
    else { return place }
    return pinned(place, isHeader, in: view)
  }

  private func pinned(
    _ place: UICollectionViewLayoutAttributes, _ isHeader: Bool, in view: UICollectionView
  ) -> UICollectionViewLayoutAttributes {
    guard isVertical, let copy = place.copy() as? UICollectionViewLayoutAttributes else { return place }
    let section = place.indexPath.section
    let cells = items.indices.contains(section) ? items[section] : []
    let (top, bottom) = (view.bounds.minY + view.adjustedContentInset.top, view.bounds.maxY)
    if isHeader {
      let end = (cells.map(\.frame.maxY).max() ?? place.frame.maxY) - place.size.height
      copy.frame.origin.y = max(place.frame.minY, min(top, end))
    } else {
      let start = cells.map(\.frame.minY).min() ?? place.frame.minY
      copy.frame.origin.y = min(place.frame.minY, max(bottom - place.size.height, start))
    }
    return copy
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.bounds else { return false }
    return isVertical ? old.width != newBounds.width : old.height != newBounds.height
  }
  open override var collectionViewContentSize: CGSize { whole }

  override func take(_ size: CGSize, for path: IndexPath) -> Bool {
    guard sizesItself, ownSizes[path] != size else { return false }
    ownSizes[path] = size
    return true
  }
  override func fittingTarget(for path: IndexPath) -> (size: CGSize, fixesWidth: Bool, fixesHeight: Bool)? {
    guard sizesItself, ownSizes[path] == nil else { return nil }
    return (.zero, false, false)
  }
  override func forgetSizes() { ownSizes = [:] }
}

extension CGSize {
  func along(_ isVertical: Bool) -> CGFloat { isVertical ? height : width }
  func across(_ isVertical: Bool) -> CGFloat { isVertical ? width : height }
}
