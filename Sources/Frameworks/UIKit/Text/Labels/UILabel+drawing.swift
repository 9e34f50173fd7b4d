internal import Canvas
@_spi(Runtime) import CoreGraphics
import IOSFoundation
@_spi(Runtime) import QuartzCore
internal import Typesetter

extension UILabel {
  /// Draws the label into its layer's painter; a label draws nothing outside of its bounds.
  func paintLabel(with target: LayerPainter) {
    guard content.string?.length ?? 0 > 0, bounds.width > 0, bounds.height > 0 else { return }
    let painter = target.painter
    painter.save()
    painter.clip(to: bounds.canvasRect)
    UIGraphicsPushContext(target.context())
    draw(bounds)
    UIGraphicsPopContext()
    painter.restore()
  }

  /// Draws the text in the middle of `rect` into the current context.
  func paintText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(),
      let placed = placed(in: rect, color: isHighlighted ? highlightedTextColor : nil)
    else { return }
    var looks = placed.text.looks
    if isHighlighted, let highlightedTextColor {
      for index in looks.indices { looks[index].color = highlightedTextColor }
    }
    if !isEnabled {
      // [M] A disabled label is half as strong.
      for index in looks.indices { looks[index].color = Self.dimmed(looks[index].color) }
    }
    if let shadowColor {
      var shadow = looks
      for index in shadow.indices {
        shadow[index] = TextLook()
        shadow[index].color = shadowColor
      }
      let origin = CGPoint(x: placed.origin.x + shadowOffset.width, y: placed.origin.y + shadowOffset.height)
      TextPainter(layout: placed.layout, looks: shadow, painter: context.canvas, origin: origin).paint()
    }
    TextPainter(layout: placed.layout, looks: looks, painter: context.canvas, origin: placed.origin).paint()
  }

  private static func dimmed(_ color: UIColor) -> UIColor {
    let color = color.cgColor
    return UIColor(cgColor: color.copy(alpha: color.alpha * 0.5) ?? color)
  }
}
