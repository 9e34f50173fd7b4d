internal import Canvas
import CoreGraphics
@_spi(Runtime) import CoreGraphics
import IOSFoundation
@_spi(Runtime) import QuartzCore

/// Draws the texts of text layers with UIKit's typesetter.
enum TextLayerPainting {
  /// Makes text layers draw; once for all.
  static let isInstalled: Bool = {
    CATextLayer.paintText = { layer, painter in paint(layer, painter) }
    CATextLayer.measureText = { measure($0) }
    return true
  }()

  private static func text(_ layer: CATextLayer) -> NSAttributedString? {
    if let text = layer.string as? NSAttributedString { return text }
    guard let string = layer.string as? String else { return nil }
    var font: UIFont
    if let object = layer.font as? UIFont {
      font = object.withSize(layer.fontSize)
    } else if let name = layer.font as? String, let named = UIFont(name: name, size: layer.fontSize) {
      font = named
    } else {
      font = .systemFont(ofSize: layer.fontSize)
    }
    if layer.fontSize <= 0 { font = .systemFont(ofSize: 36) }
    let style = NSMutableParagraphStyle()
    style.alignment =
      switch layer.alignmentMode {
      case .left: .left
      case .right: .right
      case .center: .center
      case .justified: .justified
      default: .natural
      }
    style.lineBreakMode =
      switch layer.truncationMode {
      case .start: .byTruncatingHead
      case .middle: .byTruncatingMiddle
      case .end: .byTruncatingTail
      default: layer.isWrapped ? .byWordWrapping : .byClipping
      }
    let color = layer.foregroundColor.map { UIColor(cgColor: $0) } ?? .white
    return NSAttributedString(
      string: string, attributes: [.font: font, .foregroundColor: color, .paragraphStyle: style])
  }

  private static func measure(_ layer: CATextLayer) -> CGSize {
    guard let text = text(layer) else { return layer.bounds.size }
    let size = text.boundingRect(
      with: CGSize(width: layer.isWrapped ? layer.bounds.width : 0, height: 0), options: .usesLineFragmentOrigin,
      context: nil
    ).size
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  private static func paint(_ layer: CATextLayer, _ painter: LayerPainter) {
    guard let text = text(layer) else { return }
    let canvas = painter.painter
    canvas.save()
    canvas.clip(to: layer.bounds.canvasRect)
    UIGraphicsPushContext(painter.context())
    var area = layer.bounds
    // One line that is neither wrapped nor cut runs on beyond the edge.
    if !layer.isWrapped, layer.truncationMode == .none { area.size.height = 1e5 }
    text.draw(with: area, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
    UIGraphicsPopContext()
    canvas.restore()
  }
}
