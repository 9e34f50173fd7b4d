internal import Canvas
@_spi(Runtime) import CoreGraphics
import IOSFoundation

/// The kinds of gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that shows colours running into each other.
open class CAGradientLayer: CALayer {
  /// The colours, `CGColor`s.
  open var colors: [Any]? { didSet { changed() } }
  /// Where each colour is reached, 0…1 in ascending order; nil spreads them evenly.
  open var locations: [NSNumber]? { didSet { changed() } }
  /// Where the gradient starts, in units of the size.
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { changed() } }
  /// Where the gradient ends, in units of the size.
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { changed() } }
  /// The kind.
  open var type: CAGradientLayerType = .axial { didSet { changed() } }

  override var paintsOwnKind: Bool { !(colors ?? []).isEmpty }

  override func paintOwnKind(with target: LayerPainter) {
    let colors = (colors ?? []).compactMap { ($0 as? CGColor)?.canvasColor }
    guard !colors.isEmpty else { return }
    let count = colors.count
    let places = locations.flatMap { $0.count == count ? $0.map(\.doubleValue) : nil }
    let stops = colors.enumerated().map {
      Gradient.Stop(location: places?[$0.offset] ?? Double($0.offset) / Double(max(1, count - 1)), color: $0.element)
    }
    let painter = target.painter
    painter.save()
    painter.clip(
      to: Path(
        roundedRect: bounds.canvasRect, radius: Double(cornerRadius), corners: Corners(maskedCorners),
        curve: cornerCurve == .continuous ? .continuous : .circular))
    func inBounds(_ unit: CGPoint) -> Point {
      Point(
        x: Double(bounds.minX + unit.x * bounds.width), y: Double(bounds.minY + unit.y * bounds.height))
    }
    let (start, end) = (inBounds(startPoint), inBounds(endPoint))
    switch type {
    case .radial:
      // The two points are the centre and a corner of the box around the last ellipse.
      let (radiusX, radiusY) = (abs(end.x - start.x), abs(end.y - start.y))
      if radiusX > 0, radiusY > 0 {
        painter.concatenate(Matrix(a: radiusX, b: 0, c: 0, d: radiusY, tx: start.x, ty: start.y))
        painter.cover(
          with: Gradient(.radial(from: .zero, radius: 0, to: .zero, endRadius: 1), stops: stops))
      }
    case .conic:
      let angle = CGFloat.atan(end.y - start.y, end.x - start.x)
      painter.cover(with: Gradient(.conic(center: start, angle: Double(angle)), stops: stops))
    default:
      painter.cover(with: Gradient(.linear(from: start, to: end), stops: stops))
    }
    painter.restore()
  }
}

extension CGFloat {
  static func atan(_ y: Double, _ x: Double) -> CGFloat { CGFloat(atan2(y, x)) }
}
