internal import Canvas
@_spi(Runtime) import CoreGraphics
import IOSFoundation
internal import Typesetter

/// Draws the lines under and through a run of text.
struct LinePainter {
  let painter: Painter
  let run: TextRun
  let look: TextLook
  /// The left end of the run's line, in the painter's units.
  let x: Double
  let baseline: Double

  func paint() {
    let metrics = run.attributes.font.metrics
    let base = baseline - run.attributes.baselineOffset
    let thickness = thickness(metrics)
    if look.underline.line != 0 {
      paint(look.underline, at: base - metrics.underlinePosition, thickness, look.underlineColor ?? look.color)
    }
    if look.strikethrough.line != 0 {
      // [M] Through the middle of small letters.
      paint(look.strikethrough, at: base - metrics.xHeight / 2, thickness, look.strikethroughColor ?? look.color)
    }
  }

  /// At least a pixel.
  private func thickness(_ metrics: FontMetrics) -> Double {
    let pixel = painter.matrix.meanScale > 0 ? 1 / painter.matrix.meanScale : 1
    return max(pixel, (metrics.underlineThickness / pixel).rounded() * pixel)
  }

  private func paint(_ style: NSUnderlineStyle, at y: Double, _ thickness: Double, _ color: UIColor) {
    let color = color.cgColor.canvasColor
    let width = style.line == NSUnderlineStyle.thick.rawValue ? thickness * 2 : thickness
    let rows = style.line == NSUnderlineStyle.double.rawValue ? [y, y + 2 * thickness] : [y]
    let spans = style.contains(.byWord) ? wordSpans : [(run.x, run.x + run.width)]
    for (start, end) in spans {
      for row in rows { paintRow(x + start, x + end, row, width, style, color) }
    }
  }

  private func paintRow(
    _ start: Double, _ end: Double, _ y: Double, _ width: Double, _ style: NSUnderlineStyle, _ color: Color
  ) {
    guard end > start else { return }
    guard style.pattern != 0 else {
      return painter.fill(Rect(x: start, y: snapped(y - width / 2), width: end - start, height: width), color: color)
    }
    var path = Path()
    path.move(to: Point(x: start, y: snapped(y - width / 2) + width / 2))
    path.addLine(to: Point(x: end, y: snapped(y - width / 2) + width / 2))
    painter.stroke(path, style: StrokeStyle(width: width, dash: Self.dash(style).map { $0 * width }), color: color)
  }

  /// The lengths of dashes and gaps, in widths of the line. [M]
  private static func dash(_ style: NSUnderlineStyle) -> [Double] {
    switch style.pattern {
    case NSUnderlineStyle.patternDot.rawValue: [3, 3]
    case NSUnderlineStyle.patternDash.rawValue: [10, 5]
    case NSUnderlineStyle.patternDashDot.rawValue: [10, 3, 3, 3]
    default: [10, 3, 3, 3, 3, 3]
    }
  }

  private func snapped(_ y: Double) -> Double {
    let matrix = painter.matrix
    guard matrix.isUpright, matrix.d != 0 else { return y }
    return ((y * matrix.d + matrix.ty).rounded() - matrix.ty) / matrix.d
  }

  /// The stretches of glyphs that are to be seen; spaces lie between them.
  private var wordSpans: [(Double, Double)] {
    var spans: [(Double, Double)] = []
    guard let outlines = run.face?.glyphFace else { return spans }
    for glyph in run.glyphs where outlines.isBitmapOnly || outlines.outline(of: glyph.id)?.isEmpty == false {
      if let last = spans.last, abs(last.1 - glyph.x) < 0.01 {
        spans[spans.count - 1].1 = glyph.x + glyph.advance
      } else {
        spans.append((glyph.x, glyph.x + glyph.advance))
      }
    }
    return spans
  }
}
