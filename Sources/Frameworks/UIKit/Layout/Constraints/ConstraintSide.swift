import CoreGraphics
import IOSFoundation

/// One side of a constraint: an attribute of a view or guide, or the distance between two attributes.
@MainActor struct ConstraintSide {
  /// A view or guide with one of its attributes.
  @MainActor struct Point {
    weak var item: AnyObject?
    var attribute: NSLayoutConstraint.Attribute

    /// The view whose tree the point belongs to: the item, or the view that owns the guide.
    var view: UIView? { (item as? UIView) ?? (item as? UILayoutGuide)?.owningView }
  }

  var point: Point
  /// Subtracted from `point`, for a distance.
  var origin: Point?

  init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
    point = Point(item: item, attribute: attribute)
  }

  init(from origin: Point, to point: Point) {
    self.point = point
    self.origin = origin
  }

  var kind: NSLayoutConstraint.Attribute.Kind { origin == nil ? point.attribute.kind : .length }

  /// The views that take part.
  var views: [UIView] { [point.view, origin?.view].compactMap(\.self) }
  /// The views and guides that take part.
  var items: [AnyObject] { [point.item, origin?.item].compactMap(\.self) }
}
