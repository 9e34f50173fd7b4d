internal import Canvas
@_spi(Runtime) import CoreGraphics
import IOSFoundation
@_spi(Runtime) import QuartzCore
internal import Typesetter

extension UILabel {
  /// How far glyphs may reach over the label's edges: scripts whose marks are stacked, such as Thai and Arabic, do not keep to
  /// the line of the system font. [M] UIKit draws such labels in a layer that is larger than the label.
  func updateOverhang() {
    let isTall = content.string?.string.unicodeScalars.contains { Self.isTall($0.value) } ?? false
    layer.contentOverhang = isTall ? (content.font.pointSize * 0.5).rounded(.up) : 0
  }

  private static func isTall(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x300...0x36F, 0x590...0x10FF, 0x1200...0x1CFF, 0x1D00...0x1EFF, 0xA800...0xABFF, 0xFB1D...0xFEFC: true
    case 0x11000...0x11FFF: true
    default: false
    }
  }

  /// Draws the label into its layer's painter. It draws nothing outside of its bounds but what is over the text's own lines.
  func paintLabel(with target: LayerPainter) {
    guard content.string?.length ?? 0 > 0, bounds.width > 0, bounds.height > 0 else { return }
    let painter = target.painter
    painter.save()
    // A label that is too low for its text cuts it.
    let isWhole = layer.contentOverhang > 0 && (placed(in: bounds, color: nil)?.origin.y ?? -1) >= bounds.minY - 0.5
    painter.clip(to: bounds.insetBy(dx: 0, dy: isWhole ? -layer.contentOverhang : 0).canvasRect)
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
