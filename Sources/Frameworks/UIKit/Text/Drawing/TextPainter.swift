internal import Canvas
@_spi(Runtime) import CoreGraphics
import IOSFoundation
internal import Typesetter

/// Draws laid out text.
struct TextPainter {
  let layout: TextLayout
  let looks: [TextLook]
  let painter: Painter
  /// Where the layout's left upper corner is, in the painter's units.
  let origin: CGPoint

  /// Draws backgrounds first, then text: a background hides no neighbour's overhang.
  func paint() {
    for line in layout.lines { paintBackgrounds(of: line) }
    for line in layout.lines {
      let y = snapped(origin.y + line.baseline)
      for run in line.runs { paint(run, x: origin.x + line.x, y: y) }
    }
  }

  /// The nearest place where the baseline lies between pixels, as the phone draws it. [M]
  private func snapped(_ y: Double) -> Double {
    let matrix = painter.matrix
    guard matrix.isUpright, matrix.d != 0 else { return y }
    return ((y * matrix.d + matrix.ty).rounded() - matrix.ty) / matrix.d
  }

  private func look(of run: TextRun) -> TextLook {
    looks.indices.contains(run.attributes.tag) ? looks[run.attributes.tag] : TextLook()
  }

  private func paintBackgrounds(of line: TextLine) {
    for run in line.runs {
      guard let color = look(of: run).background else { continue }
      painter.fill(
        Rect(x: origin.x + line.x + run.x, y: origin.y + line.top, width: run.width, height: line.height),
        color: color.cgColor.canvasColor)
    }
  }

  private func paint(_ run: TextRun, x: Double, y: Double) {
    let look = look(of: run)
    let shadow = look.shadow.flatMap(shadow)
    if shadow != nil {
      painter.save()
      painter.shadow = shadow
    }
    if let attachment = look.attachment, run.attributes.attachment != nil {
      paint(attachment, x: x + run.x, y: y, look.color)
    } else if let glyphs = run.glyphRun(x: x, y: y) {
      paint(glyphs, look)
    }
    LinePainter(painter: painter, run: run, look: look, x: x, baseline: y).paint()
    if shadow != nil { painter.restore() }
  }

  private func paint(_ glyphs: GlyphRun, _ look: TextLook) {
    if look.strokeWidth <= 0 { painter.draw(glyphs, color: look.color.cgColor.canvasColor) }
    guard look.strokeWidth != 0 else { return }
    var outlines = Path()
    for glyph in glyphs.glyphs {
      guard let outline = glyphs.face.outline(of: glyph.id) else { continue }
      outlines.append(
        outline.applying(
          Matrix(a: glyphs.size, b: 0, c: -glyphs.slant * glyphs.size, d: glyphs.size, tx: glyph.x, ty: glyph.y)))
    }
    let width = abs(look.strokeWidth) / 100 * glyphs.size
    painter.stroke(
      outlines, style: StrokeStyle(width: width), color: (look.strokeColor ?? look.color).cgColor.canvasColor)
  }

  private func paint(_ attachment: NSTextAttachment, x: Double, y: Double, _ color: UIColor) {
    let box = attachment.box
    guard let image = attachment.image, box.width > 0, box.height > 0 else { return }
    let left = x + attachment.lineLayoutPadding
    let area = CGRect(x: left, y: y - box.minY - box.height, width: box.width, height: box.height)
    let tinted = image.renderingMode == .alwaysTemplate || image.isSymbolImage && image.renderingMode == .automatic
    let picture = tinted ? image.withTintColor(color, renderingMode: .alwaysOriginal) : image
    UIGraphicsPushContext(CGContext(painter: painter, base: base))
    picture.draw(in: area)
    UIGraphicsPopContext()
  }

  private var base: CGAffineTransform {
    let scale = painter.matrix.meanScale
    return CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
  }

  private func shadow(_ shadow: NSShadow) -> Shadow? {
    guard let color = shadow.shadowColor as? UIColor else { return nil }
    let scale = painter.matrix.meanScale
    return Shadow(
      offsetX: shadow.shadowOffset.width * scale, offsetY: shadow.shadowOffset.height * scale,
      // Core Graphics' blur is twice the standard deviation.
      sigma: shadow.shadowBlurRadius * scale / 2, color: color.cgColor.canvasColor)
  }
}
