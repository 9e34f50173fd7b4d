import CoreGraphics
import IOSFoundation
internal import Typesetter

/// A text laid out in a container.
final class ContainerLayout {
  let text: PreparedText
  let layout: TextLayout
  /// The container's padding: where the layout's left edge is.
  let padding: CGFloat

  init(_ string: NSAttributedString, in container: NSTextContainer, defaults: TextDefaults) {
    padding = container.lineFragmentPadding
    var options = LayoutOptions()
    options.width =
      Self.limit(container.size.width).map { max(0, $0 - 2 * Double(container.lineFragmentPadding)) } ?? .infinity
    options.height = Self.limit(container.size.height) ?? .infinity
    options.maximumLines = max(0, container.maximumNumberOfLines)
    options.language = TextEnvironment.language
    options.defaultFont = defaults.font.spec
    let mode = container.lineBreakMode.setting
    options.truncatesLastLine = mode.truncates
    text = PreparedText(string, defaults: defaults) { style in
      if style.breakMode == .wordWrap, mode != .wordWrap { style.breakMode = mode }
    }
    layout = Typesetter.layout(text.text, options)
  }

  private static func limit(_ length: CGFloat) -> Double? { length > 0 && length < 1e6 ? Double(length) : nil }

  /// The width and height of the lines, padding included.
  var usedSize: CGSize { CGSize(width: layout.width + 2 * padding, height: layout.height) }

  /// The rectangle around the lines in the container's space.
  var usedRect: CGRect {
    let left = layout.lines.map(\.x).min() ?? 0
    return CGRect(x: left, y: 0, width: layout.width + 2 * padding, height: layout.height)
  }

  /// The character at a point of the container, and how far through it the point is; nil beside all text.
  func character(at point: CGPoint, onlyOnGlyph: Bool) -> (index: Int, fraction: CGFloat)? {
    let x = point.x - padding
    guard let line = layout.lines.first(where: { point.y < $0.top + $0.height }) ?? layout.lines.last else {
      return nil
    }
    if onlyOnGlyph, point.y < 0 || point.y >= line.top + line.height { return nil }
    var best: (index: Int, fraction: CGFloat)?
    var nearest = CGFloat.infinity
    for run in line.runs {
      for glyph in run.glyphs where glyph.advance > 0 {
        let left: CGFloat = line.x + glyph.x
        let distance: CGFloat = max(left - x, x - left - glyph.advance, 0)
        guard distance < nearest else { continue }
        nearest = distance
        let part: CGFloat = min(1, max(0, (x - left) / glyph.advance))
        best = (glyph.character, run.isRightToLeft ? 1 - part : part)
      }
    }
    return onlyOnGlyph && nearest > 0 ? nil : best
  }

  /// The line that has a character.
  func line(of character: Int) -> TextLine? {
    layout.lines.last { $0.range.lowerBound <= character } ?? layout.lines.first
  }

  /// Rectangles around characters, line by line, in the container's space.
  func rectangles(of range: NSRange) -> [CGRect] {
    layout.rectangles(of: range.location..<max(range.location, range.upperBound)).map {
      CGRect(x: $0.x + padding, y: $0.y, width: $0.width, height: $0.height)
    }
  }
}
