internal import Canvas
@_spi(Runtime) import CoreGraphics
import IOSFoundation

/// Which places count as inside a path that crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of a line's end.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of a line's corner.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that shows a path, filled and drawn along.
open class CAShapeLayer: CALayer {
  /// The path, in the layer's own space; it may reach beyond the bounds.
  open var path: CGPath? { didSet { changed() } }
  /// The colour of the inside: black at first.
  open var fillColor: CGColor? = CALayer.black { didSet { changed() } }
  /// What counts as inside.
  open var fillRule: CAShapeLayerFillRule = .nonZero { didSet { changed() } }
  /// The colour of the line; nil draws none.
  open var strokeColor: CGColor? { didSet { changed() } }
  /// Where along the path the line starts, 0…1.
  open var strokeStart: CGFloat = 0 { didSet { changed() } }
  /// Where along the path the line ends, 0…1.
  open var strokeEnd: CGFloat = 1 { didSet { changed() } }
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1 { didSet { changed() } }
  /// The greatest length of a sharp corner, in widths.
  open var miterLimit: CGFloat = 10 { didSet { changed() } }
  /// The shape of ends.
  open var lineCap: CAShapeLayerLineCap = .butt { didSet { changed() } }
  /// The shape of corners.
  open var lineJoin: CAShapeLayerLineJoin = .miter { didSet { changed() } }
  /// How far into the dashes the line starts, in points.
  open var lineDashPhase: CGFloat = 0 { didSet { changed() } }
  /// The lengths of dashes and gaps in turn, in points.
  open var lineDashPattern: [NSNumber]? { didSet { changed() } }

  override var paintsOwnKind: Bool { path != nil }

  @_spi(Runtime) public override var visualExtent: CGRect {
    guard let box = path?.boundingBoxOfPath, !box.isNull else { return super.visualExtent }
    let reach = strokeColor == nil ? 0 : lineWidth / 2 * max(1, lineJoin == .miter ? min(miterLimit, 4) : 1) + 1
    return super.visualExtent.union(box.insetBy(dx: -reach, dy: -reach))
  }

  override func paintOwnKind(with target: LayerPainter) {
    guard let shape = path?.canvasPath else { return }
    let painter = target.painter
    if let fillColor, fillColor.alpha > 0 {
      painter.fill(shape, rule: fillRule == .evenOdd ? .evenOdd : .winding, color: fillColor.canvasColor)
    }
    guard let strokeColor, strokeColor.alpha > 0, lineWidth > 0, strokeEnd > strokeStart else { return }
    var style = StrokeStyle(width: Double(lineWidth))
    style.cap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
    style.join = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
    style.miterLimit = Double(miterLimit)
    style.dash = (lineDashPattern ?? []).map(\.doubleValue)
    style.dashPhase = Double(lineDashPhase)
    let isWhole = strokeStart <= 0 && strokeEnd >= 1
    let line = isWhole ? shape : shape.trimmed(from: Double(strokeStart), to: Double(strokeEnd))
    painter.stroke(line, style: style, color: strokeColor.canvasColor)
  }
}
