internal import Canvas
@_spi(Runtime) import CoreGraphics
import IOSFoundation

/// A shape that can be filled and drawn along.
open class UIBezierPath: NSObject, NSCopying {
  private var steps = CGMutablePath()

  /// The shape.
  open var cgPath: CGPath {
    get { steps.copy() ?? steps }
    set { steps = newValue.mutableCopy() ?? CGMutablePath() }
  }
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1
  /// The shape of ends.
  open var lineCapStyle: CGLineCap = .butt
  /// The shape of corners.
  open var lineJoinStyle: CGLineJoin = .miter
  /// The greatest length of a sharp corner, in widths.
  open var miterLimit: CGFloat = 10
  /// How exactly curves are drawn; they are always drawn to a tenth of a pixel.
  open var flatness: CGFloat = 0.6
  /// True counts places as inside where a ray crosses the shape an odd number of times.
  open var usesEvenOddFillRule = false
  private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// Makes an empty shape.
  public override init() { super.init() }

  /// Makes a shape of nothing; archives hold no shapes here.
  public required init?(coder: NSCoder) { super.init() }

  /// Makes a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    steps.addRect(rect)
  }

  /// Makes an ellipse.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    steps.addEllipse(in: rect)
  }

  /// Makes a rectangle with rounded corners of iOS's continuous curve.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    let path = Path(roundedRect: rect.canvasRect, radius: Double(cornerRadius), corners: .all, curve: .continuous)
    cgPath = CGPath.make(path)
  }

  /// Makes a rectangle of which some corners are rounded; the width of the radii counts.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    var chosen: Corners = []
    if corners.contains(.topLeft) { chosen.insert(.topLeft) }
    if corners.contains(.topRight) { chosen.insert(.topRight) }
    if corners.contains(.bottomLeft) { chosen.insert(.bottomLeft) }
    if corners.contains(.bottomRight) { chosen.insert(.bottomRight) }
    let path = Path(
      roundedRect: rect.canvasRect, radius: Double(cornerRadii.width), corners: chosen, curve: .continuous)
    cgPath = CGPath.make(path)
  }

  /// Makes a part of a circle, clockwise on the screen when `clockwise` is true; angles are in radians.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Makes a shape of Core Graphics' one.
  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  /// Copies the shape.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: cgPath)
    (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
    (copy.miterLimit, copy.flatness, copy.usesEvenOddFillRule, copy.dash) = (
      miterLimit, flatness, usesEvenOddFillRule, dash
    )
    return copy
  }

  /// A copy of the shape.
  open override func copy() -> Any { copy(with: nil) }

  // MARK: Building

  /// Starts a piece.
  open func move(to point: CGPoint) { steps.move(to: point) }
  /// Adds a straight line.
  open func addLine(to point: CGPoint) { steps.addLine(to: point) }
  /// Adds a curve with two control points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    steps.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a curve with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    steps.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds a part of a circle, clockwise on the screen when `clockwise` is true.
  open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool)
  {
    // Core Graphics calls clockwise what is so when y points up.
    steps.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }
  /// Ends the piece with a line to its start.
  open func close() { steps.closeSubpath() }
  /// Removes all.
  open func removeAllPoints() { steps = CGMutablePath() }
  /// Adds another shape.
  open func append(_ bezierPath: UIBezierPath) { steps.addPath(bezierPath.cgPath) }
  /// The shape with each piece gone through backwards.
  open func reversing() -> UIBezierPath {
    let copy = (copy() as? UIBezierPath) ?? UIBezierPath()
    copy.cgPath = CGPath.make(steps.canvasPath.reversed)
    return copy
  }
  /// Moves every point.
  open func apply(_ transform: CGAffineTransform) {
    cgPath = CGPath.make(steps.canvasPath.applying(transform.canvasMatrix))
  }

  // MARK: Asking

  /// True when nothing was added.
  open var isEmpty: Bool { steps.isEmpty }
  /// The smallest rectangle around the shape.
  open var bounds: CGRect { steps.boundingBoxOfPath }
  /// The end of the last step.
  open var currentPoint: CGPoint { steps.currentPoint }
  /// True when a point is inside.
  open func contains(_ point: CGPoint) -> Bool {
    steps.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Drawing

  /// Sets the lengths of dashes and gaps in turn.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? [], phase)
  }

  /// Copies the lengths of dashes and gaps, and the number of lengths, and how far into them the line starts.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
  ) {
    count?.pointee = dash.lengths.count
    phase?.pointee = dash.phase
    guard let pattern else { return }
    for (index, length) in dash.lengths.enumerated() { pattern[index] = length }
  }

  /// Fills the shape in the current context.
  open func fill() { fill(with: .normal, alpha: 1) }

  /// Fills the shape in the current context.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    context.addPath(steps)
    context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    context.restoreGState()
  }

  /// Draws along the shape in the current context.
  open func stroke() { stroke(with: .normal, alpha: 1) }

  /// Draws along the shape in the current context.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dash.phase, lengths: dash.lengths)
    context.addPath(steps)
    context.strokePath()
    context.restoreGState()
  }

  /// Keeps drawing in the current context inside the shape.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(steps)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}
