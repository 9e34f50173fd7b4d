import CoreGraphics
import IOSFoundation
import Journal

/// How a compositional layout goes on.
@MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction in which sections follow each other.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical
  /// The gap between sections.
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of all; none are placed.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Makes the usual way.
  public override init() { super.init() }
}

/// Makes the section of a number.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Lays items out in groups and sections.
@MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  /// How the layout goes on.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
  private var places: [[UICollectionViewLayoutAttributes]] = []
  private var extras: [String: [Int: UICollectionViewLayoutAttributes]] = [:]
  private var ownSizes: [IndexPath: CGSize] = [:]
  private var estimated: [IndexPath: (width: Bool, height: Bool)] = [:]
  private var whole = CGSize.zero

  /// Makes a layout whose sections are all alike.
  public convenience init(section: NSCollectionLayoutSection) { self.init { _, _ in section } }
  /// Makes a layout whose sections are all alike.
  public convenience init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }
  /// Makes a layout of sections that a block makes.
  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  /// Makes a layout of sections that a block makes.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, self.configuration) = (sectionProvider, configuration)
    super.init()
  }
  /// Makes a layout of nothing.
  public required init?(coder: NSCoder) {
    (provider, configuration) = ({ _, _ in nil }, UICollectionViewCompositionalLayoutConfiguration())
    super.init(coder: coder)
  }

  /// A layout of a list.
  open class func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, surroundings in
      .list(using: configuration, layoutEnvironment: surroundings)
    }
  }

  private var isVertical: Bool { configuration.scrollDirection == .vertical }

  open override func prepare() {
    super.prepare()
    (places, extras, estimated, whole) = ([], [:], [:], .zero)
    guard let view = collectionView else { return }
    let inset = view.adjustedContentInset
    let size = CGSize(
      width: max(0, view.bounds.width - inset.left - inset.right),
      height: max(0, view.bounds.height - inset.top - inset.bottom))
    let surroundings = LayoutSurroundings(size, view.traitCollection)
    var along: CGFloat = 0
    for number in 0..<view.numberOfSections {
      guard let section = provider(number, surroundings) else {
        places.append([])
        continue
      }
      if let color = section.list.map({ $0.backgroundColor ?? color(of: $0.appearance) }) {
        view.backgroundColor = color
      }
      if number > 0 { along += configuration.interSectionSpacing }
      along = layOut(section, number, view.numberOfItems(inSection: number), from: along, in: size, surroundings)
    }
    whole =
      isVertical ? CGSize(width: size.width, height: along) : CGSize(width: along, height: size.height)
  }

  private func color(of appearance: UICollectionLayoutListConfiguration.Appearance) -> UIColor {
    appearance == .plain || appearance == .sidebarPlain ? .systemBackground : .systemGroupedBackground
  }

  private func layOut(
    _ section: NSCollectionLayoutSection, _ number: Int, _ count: Int, from start: CGFloat, in size: CGSize,
    _ surroundings: LayoutSurroundings
  ) -> CGFloat {
    let insets = section.contentInsets
    var inner = size
    inner.width -= insets.leading + insets.trailing
    inner.height -= insets.top + insets.bottom
    let isAcross = section.orthogonalScrollingBehavior != .none
    if isAcross {
      Journal.reportOnce(
        .init(
          kind: .substitute, message: "sections with orthogonalScrollingBehavior are placed, but do not scroll"))
    }
    var along = placeExtras(section, number, isFirst: true, start, size)
    along += isVertical ? insets.top : insets.leading
    var across = isVertical ? insets.leading : insets.top
    var found: [UICollectionViewLayoutAttributes] = []
    var longest: CGFloat = 0
    while found.count < count {
      let before = found.count
      let origin = isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
      let used = fill(
        section.group, at: origin, in: inner, section: number, count: count, into: &found, surroundings)
      guard found.count > before else { break }
      let isLast = found.count >= count
      if isAcross {
        across += used.across(isVertical) + section.interGroupSpacing
        longest = max(longest, used.along(isVertical))
      } else {
        along += used.along(isVertical) + (isLast ? 0 : section.interGroupSpacing)
      }
    }
    along += longest
    places.append(found)
    along += isVertical ? insets.bottom : insets.trailing
    return placeExtras(section, number, isFirst: false, along, size)
  }

  private func placeExtras(
    _ section: NSCollectionLayoutSection, _ number: Int, isFirst: Bool, _ start: CGFloat, _ size: CGSize
  ) -> CGFloat {
    var along = start
    for item in section.boundarySupplementaryItems {
      let isAtEnd = [.bottom, .bottomLeading, .bottomTrailing].contains(item.alignment)
      guard isAtEnd != isFirst else { continue }
      let insets = section.supplementariesFollowContentInsets ? section.contentInsets : .zero
      var room = size
      room.width -= insets.leading + insets.trailing
      let wish = item.layoutSize.size(in: room)
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: 0, section: number))
      attributes.frame =
        isVertical
        ? CGRect(x: insets.leading, y: along, width: wish.width, height: wish.height)
        : CGRect(x: along, y: insets.top, width: wish.width, height: wish.height)
      attributes.zIndex = item.zIndex + 1
      extras[item.elementKind, default: [:]][number] = attributes
      along += wish.along(isVertical)
    }
    return along
  }

  /// Places the items of one group and returns the size that the group takes.
  private func fill(
    _ group: NSCollectionLayoutGroup, at origin: CGPoint, in container: CGSize, section: Int, count: Int,
    into found: inout [UICollectionViewLayoutAttributes], _ surroundings: LayoutSurroundings
  ) -> CGSize {
    var size = group.layoutSize.size(in: container)
    let insets = group.contentInsets
    let inner = CGSize(
      width: size.width - insets.leading - insets.trailing, height: size.height - insets.top - insets.bottom)
    let start = CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top)
    if let provider = group.provider {
      for item in provider(LayoutSurroundings(inner, surroundings.traitCollection)) where found.count < count {
        let attributes = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: found.count, section: section))
        attributes.frame = item.frame.offsetBy(dx: start.x, dy: start.y)
        attributes.zIndex = item.zIndex
        found.append(attributes)
      }
      return size
    }
    var (place, longest, number): (CGFloat, CGFloat, Int) = (0, 0, 0)
    let gap = group.interItemSpacing?.spacing ?? 0
    let limit = group.isHorizontal ? inner.width : inner.height
    let isOpen =
      group.isHorizontal ? group.layoutSize.widthDimension.isEstimated : group.layoutSize.heightDimension.isEstimated
    var row: [(range: Range<Int>, length: CGFloat)] = []
    fitting: while found.count < count, !group.subitems.isEmpty {
      let item = group.subitems[number % group.subitems.count]
      if group.count == nil, number >= group.subitems.count, group.subitems.count > 1 { break }
      var wish = item.layoutSize.size(in: inner)
      if let parts = group.count, parts > 0 {
        if number >= parts { break }
        let length = max(0, (limit - gap * CGFloat(parts - 1)) / CGFloat(parts))
        if group.isHorizontal { wish.width = length } else { wish.height = length }
      }
      let shift = number == 0 ? 0 : gap
      let length = group.isHorizontal ? wish.width : wish.height
      if number > 0, place + shift + length > limit + 0.01 { break }
      if isOpen, number >= group.subitems.count { break }
      let first = found.count
      let corner =
        group.isHorizontal
        ? CGPoint(x: start.x + place + shift, y: start.y) : CGPoint(x: start.x, y: start.y + place + shift)
      if let inside = item as? NSCollectionLayoutGroup {
        let taken = fill(inside, at: corner, in: inner, section: section, count: count, into: &found, surroundings)
        if found.count == first { break fitting }
        wish = taken
      } else {
        wish = add(item, at: corner, size: wish, section: section, into: &found)
      }
      row.append((first..<found.count, group.isHorizontal ? wish.width : wish.height))
      place += shift + (group.isHorizontal ? wish.width : wish.height)
      longest = max(longest, group.isHorizontal ? wish.height : wish.width)
      number += 1
    }
    spread(row, group, limit - place, &found)
    if group.layoutSize.heightDimension.isEstimated {
      size.height = (group.isHorizontal ? longest : place) + insets.top + insets.bottom
    }
    if group.layoutSize.widthDimension.isEstimated {
      size.width = (group.isHorizontal ? place : longest) + insets.leading + insets.trailing
    }
    return size
  }

  /// Gaps that may grow share what is left of the group.
  private func spread(
    _ row: [(range: Range<Int>, length: CGFloat)], _ group: NSCollectionLayoutGroup, _ rest: CGFloat,
    _ found: inout [UICollectionViewLayoutAttributes]
  ) {
    guard group.interItemSpacing?.isFlexible == true, row.count > 1, rest > 0 else { return }
    let more = rest / CGFloat(row.count - 1)
    for (index, part) in row.enumerated() {
      for item in part.range {
        let move = more * CGFloat(index)
        found[item].frame = found[item].frame.offsetBy(
          dx: group.isHorizontal ? move : 0, dy: group.isHorizontal ? 0 : move)
      }
    }
  }

  private func add(
    _ item: NSCollectionLayoutItem, at corner: CGPoint, size: CGSize, section: Int,
    into found: inout [UICollectionViewLayoutAttributes]
  ) -> CGSize {
    let path = IndexPath(item: found.count, section: section)
    var size = size
    let (wide, high) = (item.layoutSize.widthDimension.isEstimated, item.layoutSize.heightDimension.isEstimated)
    let insets = item.contentInsets
    if wide || high {
      estimated[path] = (wide, high)
      if let own = ownSizes[path] {
        if wide { size.width = own.width + insets.leading + insets.trailing }
        if high { size.height = own.height + insets.top + insets.bottom }
      }
    }
    let spacing = item.edgeSpacing
    let (left, top) = (spacing?.leading?.spacing ?? 0, spacing?.top?.spacing ?? 0)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(
      x: corner.x + left + insets.leading, y: corner.y + top + insets.top,
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    found.append(attributes)
    return CGSize(
      width: size.width + left + (spacing?.trailing?.spacing ?? 0),
      height: size.height + top + (spacing?.bottom?.spacing ?? 0))
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let others = extras.sorted { $0.key < $1.key }.flatMap { $0.value.sorted { $0.key < $1.key }.map(\.value) }
    return (places.flatMap { $0 } + others).filter { $0.frame.overlaps(rect) }
  }
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard places.indices.contains(indexPath.section), places[indexPath.section].indices.contains(indexPath.item) else {
      return nil
    }
    return places[indexPath.section][indexPath.item]
  }
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { extras[elementKind]?[indexPath.section] }
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    collectionView?.bounds.size != newBounds.size
  }
  open override var collectionViewContentSize: CGSize { whole }

  override func take(_ size: CGSize, for path: IndexPath) -> Bool {
    guard estimated[path] != nil, ownSizes[path] != size else { return false }
    ownSizes[path] = size
    return true
  }
  override func fittingTarget(for path: IndexPath) -> (size: CGSize, fixesWidth: Bool, fixesHeight: Bool)? {
    guard let open = estimated[path], ownSizes[path] == nil, let place = layoutAttributesForItem(at: path) else {
      return nil
    }
    return (
      CGSize(width: open.width ? 0 : place.size.width, height: open.height ? 0 : place.size.height), !open.width,
      !open.height
    )
  }
  override func forgetSizes() { ownSizes = [:] }
}
