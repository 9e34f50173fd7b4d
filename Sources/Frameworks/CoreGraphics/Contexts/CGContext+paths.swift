internal import Canvas
import Foundation

extension CGContext {
  /// The current path; points are kept as the transform places them when they are added.
  public var path: CGPath? { steps.isEmpty ? nil : userPath }

  private var userPath: CGPath {
    guard let back = painter.matrix.inverse else { return CGPath(steps: Path()) }
    return CGPath(steps: steps.steps.applying(back))
  }

  private var transform: CGAffineTransform { CGAffineTransform(painter.matrix) }

  /// Starts with no path.
  public func beginPath() { steps = CGMutablePath() }

  /// Starts a new piece.
  public func move(to point: CGPoint) { steps.move(to: point, transform: transform) }

  /// Adds a straight line.
  public func addLine(to point: CGPoint) { steps.addLine(to: point, transform: transform) }

  /// Adds a line through all points, starting a new piece at the first.
  public func addLines(between points: [CGPoint]) { steps.addLines(between: points, transform: transform) }

  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    steps.addQuadCurve(to: end, control: control, transform: transform)
  }

  /// Adds a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    steps.addCurve(to: end, control1: control1, control2: control2, transform: transform)
  }

  /// Adds part of a circle; `clockwise` is meant for a y axis that points up.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    steps.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
      transform: transform)
  }

  /// Adds a line and the arc that rounds a corner.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    steps.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }

  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect) { steps.addRect(rect, transform: transform) }

  /// Adds closed rectangles.
  public func addRects(_ rects: [CGRect]) { steps.addRects(rects, transform: transform) }

  /// Adds a closed ellipse.
  public func addEllipse(in rect: CGRect) { steps.addEllipse(in: rect, transform: transform) }

  /// Adds all steps of a path.
  public func addPath(_ path: CGPath) { steps.addPath(path, transform: transform) }

  /// Ends the piece with a line to its start.
  public func closePath() { steps.closeSubpath() }

  /// True when there is no path.
  public var isPathEmpty: Bool { steps.isEmpty }

  /// Where the next step starts, in user space.
  public var currentPointOfPath: CGPoint { userPath.currentPoint }

  /// The smallest rectangle around the path's points, control points included, in user space.
  public var boundingBoxOfPath: CGRect { userPath.boundingBox }

  /// Makes the outline of the line along the path the new path.
  public func replacePathWithStrokedPath() {
    let outline = userPath.steps.stroked(state.style)
    steps = CGMutablePath()
    steps.steps = outline.applying(painter.matrix)
  }

  /// True when a place in user space would be painted.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let path = userPath.steps
    let isInside = path.contains(Point(point), rule: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding)
    if mode == .fill || mode == .eoFill { return isInside }
    let isOnLine = path.stroked(state.style).contains(Point(point))
    return isOnLine || (mode != .stroke && isInside)
  }

  // MARK: Painting

  /// Paints the path and starts with none.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = userPath.steps
    beginPath()
    let rule: FillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
    draw {
      if mode != .stroke { painter.fill(path, rule: rule, color: Color(state.fill)) }
      if mode != .fill && mode != .eoFill { painter.stroke(path, style: state.style, color: Color(state.stroke)) }
    }
  }

  /// Fills the inside of the path and starts with none.
  public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .winding ? .fill : .eoFill) }

  /// Draws a line along the path and starts with none.
  public func strokePath() { drawPath(using: .stroke) }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    draw { painter.fill(Rect(rect), color: Color(state.fill)) }
  }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {
    for rect in rects { fill(rect) }
  }

  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) {
    draw { painter.fill(Path(ellipseIn: Rect(rect)), color: Color(state.fill)) }
  }

  /// Draws a line around a rectangle.
  public func stroke(_ rect: CGRect) {
    draw { painter.stroke(Path(rect: Rect(rect)), style: state.style, color: Color(state.stroke)) }
  }

  /// Draws a line of a width around a rectangle.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var style = state.style
    style.width = width
    draw { painter.stroke(Path(rect: Rect(rect)), style: style, color: Color(state.stroke)) }
  }

  /// Draws a line around an ellipse.
  public func strokeEllipse(in rect: CGRect) {
    draw { painter.stroke(Path(ellipseIn: Rect(rect)), style: state.style, color: Color(state.stroke)) }
  }

  /// Draws a line for each pair of points.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) {
    draw { painter.clear(Rect(rect)) }
  }

  // MARK: Clip

  /// Keeps drawing inside the path and starts with none.
  public func clip(using rule: CGPathFillRule = .winding) {
    let path = userPath.steps
    beginPath()
    painter.clip(to: path, rule: rule.canvas)
  }

  /// Keeps drawing inside a rectangle.
  public func clip(to rect: CGRect) { painter.clip(to: Rect(rect)) }

  /// Keeps drawing inside rectangles.
  public func clip(to rects: [CGRect]) {
    var path = Path()
    for rect in rects { path.addRect(Rect(rect)) }
    painter.clip(to: path)
  }

  /// Keeps drawing where a picture is opaque, or light when it has no opacity of its own.
  public func clip(to rect: CGRect, mask: CGImage) {
    guard let surface = mask.surface else { return painter.clip(to: .zero) }
    let area = Rect(rect)
    painter.clip(to: area)
    painter.concatenate(.upended(in: area))
    painter.clip(toAlphaOf: mask.isMask || !surface.isOpaque ? surface : surface.lightAsAlpha(), in: area)
    painter.concatenate(.upended(in: area))
  }

  /// Removes the clip of this state.
  public func resetClip() { painter.resetClip() }

  /// The smallest rectangle around what may be drawn, in user space.
  public var boundingBoxOfClipPath: CGRect { CGRect(painter.clipBounds) }
}

extension Matrix {
  /// Turns a rectangle upside down in its place.
  static func upended(in rect: Rect) -> Matrix {
    Matrix(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.y + rect.maxY)
  }
}

extension Surface {
  /// A picture whose alpha is the lightness of this one.
  func lightAsAlpha() -> Surface {
    let result = Surface(width: width, height: height)
    for y in 0..<height {
      let from = (memory + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
      let to = (result.memory + y * result.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width {
        let pixel = from[x]
        let light = ((pixel & 255) * 722 + (pixel >> 8 & 255) * 7152 + (pixel >> 16 & 255) * 2126 + 5000) / 10_000
        to[x] = light << 24
      }
    }
    result.markChanged()
    return result
  }
}
