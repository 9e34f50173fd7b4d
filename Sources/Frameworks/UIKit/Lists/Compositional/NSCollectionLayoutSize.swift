import CoreGraphics
import IOSFoundation

/// One length of an item, group or header.
open class NSCollectionLayoutDimension: NSObject, NSCopying, @unchecked Sendable {
  enum Kind {
    case fractionalWidth
    case fractionalHeight
    case absolute
    case estimated
  }
  let kind: Kind
  /// The part, or the length in points.
  public let dimension: CGFloat

  init(_ kind: Kind, _ dimension: CGFloat) {
    (self.kind, self.dimension) = (kind, dimension)
    super.init()
  }

  /// A part of the container's width.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }
  /// A part of the container's height.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }
  /// A length in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  /// A length in points until the cell says its own.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }
  /// A length that all siblings share; the longest is not looked for.
  open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension { estimated(estimate) }

  /// True for a part of the container's width.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// True for a part of the container's height.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// True for a length in points.
  open var isAbsolute: Bool { kind == .absolute }
  /// True for a length that a cell decides.
  open var isEstimated: Bool { kind == .estimated }

  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: dimension * container.width
    case .fractionalHeight: dimension * container.height
    case .absolute, .estimated: dimension
    }
  }

  /// The dimension itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The size of an item, group or header.
open class NSCollectionLayoutSize: NSObject, NSCopying, @unchecked Sendable {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Makes a size.
  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    (widthDimension, heightDimension) = (width, height)
    super.init()
  }

  func size(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }

  /// The size itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A gap.
open class NSCollectionLayoutSpacing: NSObject, NSCopying, @unchecked Sendable {
  /// The gap in points.
  public let spacing: CGFloat
  /// True lets the gap grow.
  public let isFlexible: Bool

  init(_ spacing: CGFloat, _ isFlexible: Bool) {
    (self.spacing, self.isFlexible) = (spacing, isFlexible)
    super.init()
  }

  /// A gap that may grow.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, true)
  }
  /// A gap in points.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, false)
  }
  /// True for a gap that does not grow.
  open var isFixed: Bool { !isFlexible }

  /// The gap itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Gaps around an item.
open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying, @unchecked Sendable {
  public let leading: NSCollectionLayoutSpacing?
  public let top: NSCollectionLayoutSpacing?
  public let trailing: NSCollectionLayoutSpacing?
  public let bottom: NSCollectionLayoutSpacing?

  /// Makes gaps.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    super.init()
  }

  /// The gaps themselves.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
