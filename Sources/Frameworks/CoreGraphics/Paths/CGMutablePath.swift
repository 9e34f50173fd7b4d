internal import Canvas
import Foundation

/// A path that can grow.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Makes a path with no steps.
  public init() { super.init(steps: Path()) }

  /// Starts a new piece.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    steps.move(to: Point(point.applying(transform)))
  }

  /// Adds a straight line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    steps.addLine(to: Point(point.applying(transform)))
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    steps.addQuad(to: Point(end.applying(transform)), control: Point(control.applying(transform)))
  }

  /// Adds a curve with two control points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    steps.addCurve(
      to: Point(end.applying(transform)), Point(control1.applying(transform)), Point(control2.applying(transform)))
  }

  /// Ends the piece with a line to its start.
  public func closeSubpath() { steps.close() }

  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    if rect.isNull { return }
    steps.append(Path(rect: Rect(rect)).applying(Matrix(transform)))
  }

  /// Adds closed rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a line through all points, starting a new piece at the first.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds the closed ellipse that fills a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    steps.append(Path(ellipseIn: Rect(rect)).applying(Matrix(transform)))
  }

  /// Adds a closed rectangle whose corners are quarters of ellipses; corners are cut to half of the rectangle.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    steps.append(
      Path(roundedRect: Rect(rect), radiusX: cornerWidth, radiusY: cornerHeight).applying(Matrix(transform)))
  }

  /// Adds part of a circle. `clockwise` is meant in a space whose y axis points up; in UIKit's it looks the other way.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) {
      $0.addArc(center: Point(center), radius: radius, start: startAngle, end: endAngle, clockwise: !clockwise)
    }
  }

  /// Adds part of a circle from an angle on, by an angle that is positive from the x axis towards the y axis.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    add(transform) {
      $0.addArc(
        center: Point(center), radius: radius, start: startAngle, end: startAngle + delta, clockwise: delta > 0)
    }
  }

  /// Adds a line and the arc that rounds the corner at `tangent1End` on the way to `tangent2End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    add(transform) {
      $0.addArc(corner: Point(tangent1End), end: Point(tangent2End), radius: radius)
    }
  }

  /// Adds all steps of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    steps.append(path.steps.applying(Matrix(transform)))
  }

  /// Adds steps that start at the current point, and sees them through a map.
  private func add(_ transform: CGAffineTransform, _ change: (inout Path) -> Void) {
    if transform.isIdentity { return change(&steps) }
    var part = Path()
    if let point = steps.currentPoint {
      part.move(to: Matrix(transform.inverted()).apply(point))
      change(&part)
      for element in part.applying(Matrix(transform)).elements.dropFirst() { steps.append(element) }
    } else {
      change(&part)
      steps.append(part.applying(Matrix(transform)))
    }
  }
}
