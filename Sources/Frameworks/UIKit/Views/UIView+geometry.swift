import CoreGraphics
import IOSFoundation
@_spi(Runtime) import QuartzCore

extension UIView {
  /// The value of `intrinsicContentSize` for a length that the contents do not ask for: -1.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  /// The target of `systemLayoutSizeFitting` for the smallest size.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// The target of `systemLayoutSizeFitting` for the largest size.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Converts a point from the space of `view`, or of the window when it is nil.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? rootmost).layer)
  }

  /// Converts a point to the space of `view`, or of the window when it is nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? rootmost).layer)
  }

  /// Converts a rectangle from the space of `view`, or of the window when it is nil.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? rootmost).layer)
  }

  /// Converts a rectangle to the space of `view`, or of the window when it is nil.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? rootmost).layer)
  }

  /// Converts a point from another space of coordinates.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard let view = coordinateSpace as? UIView else { return convert(point, from: rootmost as UIView?) }
    return convert(point, from: view as UIView?)
  }

  /// Converts a point to another space of coordinates.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard let view = coordinateSpace as? UIView else { return convert(point, to: rootmost as UIView?) }
    return convert(point, to: view as UIView?)
  }

  /// Converts a rectangle from another space of coordinates.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard let view = coordinateSpace as? UIView else { return convert(rect, from: rootmost as UIView?) }
    return convert(rect, from: view as UIView?)
  }

  /// Converts a rectangle to another space of coordinates.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard let view = coordinateSpace as? UIView else { return convert(rect, to: rootmost as UIView?) }
    return convert(rect, to: view as UIView?)
  }

  /// The view at the root of the tree that this one is in.
  var rootmost: UIView {
    var view = self
    while let parent = view.parent { view = parent }
    return view
  }

  func resizeToFit() {
    let size = sizeThatFits(bounds.size)
    guard size != bounds.size else { return }
    // The left upper corner stays.
    frame = CGRect(origin: frame.origin, size: size)
  }

  func frontView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    // [S] UIView.hitTest: views that are hidden, disabled or less than 0.01 opaque are left out.
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
    for child in children.reversed() {
      if let hit = child.hitTest(child.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Moves and resizes a subview after the superview's size was changed, as its mask says.
  func autoresize(from oldSize: CGSize, to newSize: CGSize) {
    let mask = autoresizingMask
    guard !mask.isEmpty else { return }
    func spread(
      _ origin: CGFloat, _ length: CGFloat, _ old: CGFloat, _ new: CGFloat,
      before: Bool, size: Bool, after: Bool
    ) -> (CGFloat, CGFloat) {
      let change = new - old
      guard change != 0, before || size || after else { return (origin, length) }
      let behind = old - origin - length
      let parts = (before ? origin : 0) + (size ? length : 0) + (after ? behind : 0)
      if abs(parts) < 1e-9 {
        // Nothing to share in proportion: what is flexible takes equal parts.
        let share = change / CGFloat((before ? 1 : 0) + (size ? 1 : 0) + (after ? 1 : 0))
        return (origin + (before ? share : 0), length + (size ? share : 0))
      }
      let factor = (parts + change) / parts
      return (before ? origin * factor : origin, size ? length * factor : length)
    }
    var frame = frame
    (frame.origin.x, frame.size.width) = spread(
      frame.minX, frame.width, oldSize.width, newSize.width, before: mask.contains(.flexibleLeftMargin),
      size: mask.contains(.flexibleWidth), after: mask.contains(.flexibleRightMargin))
    (frame.origin.y, frame.size.height) = spread(
      frame.minY, frame.height, oldSize.height, newSize.height, before: mask.contains(.flexibleTopMargin),
      size: mask.contains(.flexibleHeight), after: mask.contains(.flexibleBottomMargin))
    self.frame = frame
  }
}

/// A space of coordinates: a view or a screen.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The space's extent.
  var bounds: CGRect { get }
}

extension UIView: UICoordinateSpace {}
