public import Canvas
import CoreGraphics
@_spi(Runtime) public import CoreGraphics
import IOSFoundation

/// Where layers and views draw: a painter, and how many pixels a point of the screen has.
@_spi(Runtime) public final class LayerPainter {
  /// The painter. Its matrix leads from the units of the layer that draws to pixels.
  public let painter: Painter
  /// Pixels a point of the screen.
  public let scale: CGFloat

  /// Makes a place to draw.
  public init(painter: Painter, scale: CGFloat) {
    self.painter = painter
    self.scale = scale
  }

  /// A Core Graphics context over the painter, with its current matrix.
  public func context() -> CGContext {
    CGContext(painter: painter, base: CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0))
  }
}
