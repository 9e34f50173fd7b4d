internal import Canvas
import Foundation

/// A shape of lines and curves that does not change.
public class CGPath: Hashable, @unchecked Sendable {
  /// The steps. Only `CGMutablePath` changes them.
  final var steps: Path

  init(steps: Path) { self.steps = steps }

  /// Makes a path of one rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(steps: path.steps)
  }

  /// Makes a path of the ellipse that fills a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(steps: path.steps)
  }

  /// Makes a path of a rectangle whose corners are quarters of ellipses.
  ///
  /// Corners larger than half of the rectangle, which Core Graphics refuses, are cut.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = CGMutablePath()
    path.addRoundedRect(
      in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform?.pointee ?? .identity)
    self.init(steps: path.steps)
  }

  /// A path with the same steps.
  public func copy() -> CGPath? { CGPath(steps: steps) }

  /// A path with the same steps seen through a map.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(steps: steps.applying(Matrix(transform?.pointee ?? .identity)))
  }

  /// A path with the same steps that can be changed.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.steps = steps
    return copy
  }

  /// A path with the same steps, seen through a map, that can be changed.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.steps = steps.applying(Matrix(transform?.pointee ?? .identity))
    return copy
  }

  /// The path cut into dashes.
  ///
  /// - Parameters:
  ///   - phase: How far into the dashes the path starts.
  ///   - lengths: The lengths of dashes and gaps in turn.
  public func copy(dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity)
    -> CGPath
  {
    CGPath(steps: steps.dashed(lengths: lengths.map(Double.init), phase: phase).applying(Matrix(transform)))
  }

  /// The outline of a line along the path; fill it by the winding rule.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      width: lineWidth, cap: lineCap.canvas, join: lineJoin.canvas, miterLimit: miterLimit)
    return CGPath(steps: steps.stroked(style).applying(Matrix(transform)))
  }

  /// True when there are no steps.
  public var isEmpty: Bool { steps.isEmpty }

  /// Where the next step would start; the origin for an empty path.
  public var currentPoint: CGPoint { steps.currentPoint.map { CGPoint($0) } ?? .zero }

  /// The smallest rectangle around all points, control points included; the null rectangle for an empty path.
  public var boundingBox: CGRect { steps.controlBounds.map { CGRect($0) } ?? .null }

  /// The smallest rectangle around the lines and curves themselves; the null rectangle for an empty path.
  public var boundingBoxOfPath: CGRect { steps.bounds.map { CGRect($0) } ?? .null }

  /// True when a point is inside.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let path = transform.isIdentity ? steps : steps.applying(Matrix(transform))
    return path.contains(Point(point), rule: rule.canvas)
  }

  /// The rectangle, if the path is one and nothing else.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let bounds = steps.bounds, steps.elements.count == 5 || steps.elements.count == 6 else { return false }
    var corners: [Point] = []
    for element in steps.elements {
      switch element {
      case .move(let point), .line(let point): if corners.last != point { corners.append(point) }
      case .close: break
      default: return false
      }
    }
    if corners.count == 5, corners.first == corners.last { corners.removeLast() }
    guard corners.count == 4 else { return false }
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % 4]
      let isCorner =
        (corner.x == bounds.x || corner.x == bounds.maxX) && (corner.y == bounds.y || corner.y == bounds.maxY)
      guard isCorner, (corner.x == next.x) != (corner.y == next.y) else { return false }
    }
    rect?.pointee = CGRect(bounds)
    return true
  }

  /// True when both paths have the same steps.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.steps == right.steps }

  /// Hashes the steps.
  public func hash(into hasher: inout Hasher) { hasher.combine(steps) }
}
