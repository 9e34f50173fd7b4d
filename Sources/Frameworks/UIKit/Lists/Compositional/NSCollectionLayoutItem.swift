import CoreGraphics
import IOSFoundation

/// An item of a compositional layout.
@MainActor open class NSCollectionLayoutItem: NSObject {
  /// The size.
  public let layoutSize: NSCollectionLayoutSize
  /// Headers, badges and the like of the item; none are placed.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The room inside the size that is left free.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The gaps around.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  init(size: NSCollectionLayoutSize, supplementaries: [NSCollectionLayoutSupplementaryItem] = []) {
    (layoutSize, supplementaryItems) = (size, supplementaries)
    super.init()
  }

  /// Makes an item.
  public convenience init(layoutSize: NSCollectionLayoutSize) { self.init(size: layoutSize) }
  /// Makes an item with headers, badges and the like.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) { self.init(size: layoutSize, supplementaries: supplementaryItems) }
}

/// Items beside or below each other.
@MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  let isHorizontal: Bool
  /// What is in the group.
  open internal(set) var subitems: [NSCollectionLayoutItem]
  let count: Int?
  let provider: NSCollectionLayoutGroupCustomItemProvider?
  /// The gaps between items.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  init(
    _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], isHorizontal: Bool, count: Int? = nil,
    provider: NSCollectionLayoutGroupCustomItemProvider? = nil
  ) {
    (self.isHorizontal, self.subitems, self.count, self.provider) = (isHorizontal, subitems, count, provider)
    super.init(size: size)
  }

  /// Items beside each other, as many as fit.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: true) }
  /// A number of items of the same width beside each other.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: true, count: count) }
  /// A number of items of the same width beside each other.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: true, count: count) }
  /// Items below each other, as many as fit.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: false) }
  /// A number of items of the same height below each other.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: false, count: count) }
  /// A number of items of the same height below each other.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: false, count: count) }
  /// Items where a block puts them.
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [], isHorizontal: true, provider: itemProvider) }
}

/// Puts the items of a group where it likes.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// An item of a group whose items a block places.
@MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The place in the group.
  public let frame: CGRect
  /// The order over others.
  public let zIndex: Int

  /// Makes an item.
  public init(frame: CGRect, zIndex: Int = 0) {
    (self.frame, self.zIndex) = (frame, zIndex)
    super.init()
  }
}

/// What a compositional layout is in.
@MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The surroundings of a compositional layout.
@MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

@MainActor final class LayoutSurroundings: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let traitCollection: UITraitCollection
  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { .zero }
  var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
  var container: any NSCollectionLayoutContainer { self }

  init(_ size: CGSize, _ traits: UITraitCollection) {
    (contentSize, traitCollection) = (size, traits)
    super.init()
  }
}

/// A header, footer or badge.
@MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind.
  public let elementKind: String
  /// The order over others.
  open var zIndex = 0

  init(_ size: NSCollectionLayoutSize, _ kind: String) {
    elementKind = kind
    super.init(size: size)
  }
}

/// A header or footer of a section.
@MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge of the section.
  public let alignment: NSRectAlignment
  /// True makes room for the item outside of the section.
  open var extendsBoundary = true
  /// True keeps the item in sight while its section is.
  open var pinToVisibleBounds = false

  /// Makes a header or footer.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.alignment = alignment
    super.init(layoutSize, elementKind)
  }
}

/// An edge or corner.
public enum NSRectAlignment: Int, Sendable {
  case none = 0
  case top = 1
  case topLeading = 2
  case leading = 3
  case bottomLeading = 4
  case bottom = 5
  case bottomTrailing = 6
  case trailing = 7
  case topTrailing = 8
}

/// A section of a compositional layout.
@MainActor open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// The room around.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The gap between groups.
  open var interGroupSpacing: CGFloat = 0
  /// Whether groups go on across the direction of the layout; they are placed so, but do not scroll by themselves.
  open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
  /// Headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// True counts the room around from the collection's own.
  open var supplementariesFollowContentInsets = true
  /// Called when what is seen changes; it is never.
  open var visibleItemsInvalidationHandler: (([Any], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?
  var list: UICollectionLayoutListConfiguration?

  /// Makes a section of groups.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// Makes a section of a list.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.list = configuration
    if configuration.appearance == .insetGrouped {
      section.contentInsets = NSDirectionalEdgeInsets(top: 18, leading: 16, bottom: 17, trailing: 16)
    } else if configuration.appearance == .grouped {
      section.contentInsets = NSDirectionalEdgeInsets(top: 18, leading: 0, bottom: 17, trailing: 0)
    }
    for (mode, kind, edge) in [
      (configuration.headerMode == .supplementary, UICollectionView.elementKindSectionHeader, NSRectAlignment.top),
      (configuration.footerMode == .supplementary, UICollectionView.elementKindSectionFooter, .bottom),
    ] where mode {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(32)),
          elementKind: kind, alignment: edge))
    }
    return section
  }
}

/// Whether a section's groups go on across the direction of the layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none = 0
  case continuous = 1
  case continuousGroupLeadingBoundary = 2
  case paging = 3
  case groupPaging = 4
  case groupPagingCentered = 5
}

/// A list in a collection.
public struct UICollectionLayoutListConfiguration {
  /// The look of a list.
  public enum Appearance: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
    case sidebar = 3
    case sidebarPlain = 4
  }
  /// Whether there are headers.
  public enum HeaderMode: Int, Sendable {
    case none = 0
    case supplementary = 1
    case firstItemInSection = 2
  }
  /// Whether there are footers.
  public enum FooterMode: Int, Sendable {
    case none = 0
    case supplementary = 1
  }

  /// The look.
  public let appearance: Appearance
  /// True shows lines between items.
  public var showsSeparators = true
  /// The colour behind.
  public var backgroundColor: UIColor?
  /// Whether there are headers.
  public var headerMode: HeaderMode = .none
  /// Whether there are footers.
  public var footerMode: FooterMode = .none
  /// More room above headers.
  public var headerTopPadding: CGFloat?

  /// Makes a list of a look.
  public init(appearance: Appearance) { self.appearance = appearance }
}
