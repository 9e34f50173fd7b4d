import CoreGraphics
import IOSFoundation

/// What has to be laid out anew.
@MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// True asks for all again, numbers of items included.
  open internal(set) var invalidateEverything = false
  /// True asks for the numbers of items again.
  open internal(set) var invalidateDataSourceCounts = false
  /// The items.
  open internal(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// How far the contents move.
  open var contentOffsetAdjustment = CGPoint.zero
  /// How much the contents grow.
  open var contentSizeAdjustment = CGSize.zero

  /// Makes a context of nothing.
  public override init() { super.init() }

  /// Adds items.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
}

/// Decides where the parts of a collection lie.
@MainActor open class UICollectionViewLayout: NSObject {
  /// The collection.
  open internal(set) weak var collectionView: UICollectionView?
  var isStale = true
  var decorationClasses: [String: AnyClass] = [:]

  /// Makes a layout.
  public override init() { super.init() }

  /// Makes a layout.
  public required init?(coder: NSCoder) { super.init() }

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the contexts that tell what is out of date.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// Registers the class of ornaments.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass
  }

  /// Marks the layout as out of date.
  open func invalidateLayout() {
    isStale = true
    collectionView?.setNeedsLayout()
  }
  /// Marks parts of the layout as out of date.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { invalidateLayout() }
  /// Computes what is needed before the places are asked for.
  open func prepare() {}
  /// The parts that touch a rectangle.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// The place of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// The place of a header, footer or other view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The place of an ornament.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// True lays out anew when the seen part changes.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// What is out of date when the seen part changes.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    UICollectionViewLayoutInvalidationContext()
  }
  /// True lays out anew when a cell wants another size.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// Where scrolling comes to rest.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }
  /// Where the contents are after a change.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }
  /// The size of the contents.
  open var collectionViewContentSize: CGSize { .zero }
  /// True mirrors places where the language is read from right to left.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// The direction in which the layout was made.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Where an item that comes was before.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where an item that goes will be.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Called when changes are over.
  open func finalizeCollectionViewUpdates() {}

  /// Keeps the size that a cell wants for itself; true when that changes the layout.
  func take(_ size: CGSize, for path: IndexPath) -> Bool { false }
  /// What the layout sizes by cells themselves: nothing by default.
  func fittingTarget(for path: IndexPath) -> (size: CGSize, fixesWidth: Bool, fixesHeight: Bool)? { nil }
  /// Cells were loaded anew: sizes of their own are forgotten.
  func forgetSizes() {}
}
