import CoreGraphics
import IOSFoundation
import QuartzCore

/// What the parts of a collection are.
public enum UICollectionElementCategory: UInt, Sendable {
  case cell = 0
  case supplementaryView = 1
  case decorationView = 2
}

/// Where one part of a collection lies and how it looks.
@MainActor open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// The place in the contents.
  open var frame: CGRect {
    get {
      CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
        .aroundCenter(transform)
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      size = newValue.size
    }
  }
  /// The middle.
  open var center = CGPoint.zero
  /// The size.
  open var size = CGSize.zero
  /// The part's own space.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  /// The map about the middle.
  open var transform: CGAffineTransform = .identity
  /// The map of space about the middle.
  open var transform3D: CATransform3D = CATransform3DIdentity
  /// The opacity.
  open var alpha: CGFloat = 1
  /// The order over others.
  open var zIndex = 0
  /// True shows nothing.
  open var isHidden = false
  /// The item.
  open var indexPath: IndexPath
  /// What the part is.
  open private(set) var representedElementCategory: UICollectionElementCategory
  /// The kind of a part that is no cell.
  open private(set) var representedElementKind: String?

  private init(_ path: IndexPath, _ category: UICollectionElementCategory, _ kind: String?) {
    (indexPath, representedElementCategory, representedElementKind) = (path, category, kind)
    super.init()
  }

  /// Makes attributes of nothing.
  public convenience override init() { self.init(IndexPath(), .cell, nil) }
  /// Makes a cell's attributes.
  public convenience init(forCellWith indexPath: IndexPath) { self.init(indexPath, .cell, nil) }
  /// Makes a header's, footer's or other view's attributes.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(indexPath, .supplementaryView, elementKind)
  }
  /// Makes an ornament's attributes.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(indexPath, .decorationView, decorationViewKind)
  }

  /// Attributes that say the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewLayoutAttributes(indexPath, representedElementCategory, representedElementKind)
    (copy.center, copy.size, copy.transform, copy.transform3D) = (center, size, transform, transform3D)
    (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
    return copy
  }

  /// Gives a view the place and the look.
  func apply(to view: UIView) {
    view.bounds.size = size
    view.center = center
    if view.transform != transform { view.transform = transform }
    if transform3D != CATransform3DIdentity { view.transform3D = transform3D }
    view.alpha = alpha
    view.isHidden = isHidden
    view.layer.zPosition = CGFloat(zIndex)
  }
}

extension CGRect {
  fileprivate func aroundCenter(_ map: CGAffineTransform) -> CGRect {
    guard map != .identity else { return self }
    let box = CGRect(x: -width / 2, y: -height / 2, width: width, height: height).applying(map)
    return box.offsetBy(dx: midX, dy: midY)
  }
}
