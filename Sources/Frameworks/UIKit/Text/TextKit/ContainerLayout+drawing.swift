internal import Canvas
@_spi(Runtime) import CoreGraphics
import IOSFoundation
internal import Typesetter

extension ContainerLayout {
  /// Draws the lines into the current context; nothing happens without one.
  func draw(at origin: CGPoint, looks: [TextLook]? = nil) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    TextPainter(
      layout: layout, looks: looks ?? text.looks, painter: context.canvas,
      origin: CGPoint(x: origin.x + padding, y: origin.y)
    ).paint()
  }
}
