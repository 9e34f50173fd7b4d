import CoreGraphics
import IOSFoundation

/// How a renderer's pictures are made.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The extent of what is drawn.
  open internal(set) var bounds: CGRect = .zero

  /// Makes a format.
  public override init() { super.init() }

  /// The format itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Where a renderer draws.
open class UIGraphicsRendererContext: NSObject {
  /// The context; its y axis points down.
  public let cgContext: CGContext
  private let general: UIGraphicsRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
    (cgContext, general) = (context, format)
    super.init()
  }

  /// The format.
  open var format: UIGraphicsRendererFormat { general }

  /// Fills a rectangle with the current fill colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle with the current fill colour.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }
  /// Draws a line around the inside of a rectangle with the current line colour.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  /// Draws a line around the inside of a rectangle with the current line colour.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    stroke(rect)
    cgContext.restoreGState()
  }
  /// Keeps drawing inside a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes something by drawing.
open class UIGraphicsRenderer: NSObject {
  let bounds: CGRect
  private let general: UIGraphicsRendererFormat

  init(_ bounds: CGRect, _ format: UIGraphicsRendererFormat) {
    (self.bounds, general) = (bounds, format)
    format.bounds = bounds
    super.init()
  }

  /// How it is made.
  open var format: UIGraphicsRendererFormat { general }
  /// True lets pictures of the renderer be drawn to: always.
  open var allowsImageOutput: Bool { true }
}
