package import Canvas

/// A text broken into lines, with every glyph in its place. Points; y grows downwards from the top of the first line.
public final class TextLayout: Sendable {
  public let lines: [TextLine]
  /// The width of the widest line, without white space at a wrapped line's end.
  public let width: Double
  /// From the top of the first line to the bottom of the last, not rounded.
  public let height: Double
  /// Whether text was left out: by an ellipsis, by the limit of lines or by the height.
  public let isTruncated: Bool
  /// The length of the whole text in UTF-16 units.
  public let length: Int

  init(lines: [TextLine], width: Double, height: Double, isTruncated: Bool, length: Int) {
    self.lines = lines
    self.width = width
    self.height = height
    self.isTruncated = isTruncated
    self.length = length
  }

  /// The width of the widest line as labels measure it: white space that hangs over a wrapped line's end counts as far as it
  /// is within `limit`, but for the last line.
  public func measuredWidth(limit: Double) -> Double {
    lines.indices.map { index in
      let line = lines[index]
      guard index + 1 < lines.count, line.hangingWidth > 0 else { return line.indent + line.width }
      return max(line.indent + line.width, min(limit, line.indent + line.width + line.hangingWidth))
    }.max() ?? 0
  }

  /// From the top to the first line's baseline.
  public var firstBaseline: Double { lines.first?.baseline ?? 0 }
  /// From the top to the last line's baseline.
  public var lastBaseline: Double { lines.last?.baseline ?? 0 }
}

/// One line of a text.
public struct TextLine: Sendable {
  /// The characters in UTF-16 units of the text, a line separator at the end included.
  public var range: Range<Int>
  /// The left end of the line's characters. Depends on the alignment in the width that was given.
  public var x: Double
  /// The distance from the top of the layout to the baseline.
  public var baseline: Double
  /// The top of the line, and its height with the style's minimum, maximum and multiple.
  public var top, height: Double
  /// The width without white space at a wrapped line's end.
  public var width: Double
  /// The width of that white space; it is not laid out.
  public var hangingWidth: Double
  /// The room that the paragraph's style keeps free before the line.
  public var indent: Double
  /// Glyphs and attachments from left to right.
  public var runs: [TextRun]
  /// Whether an ellipsis stands for text of this line.
  public var isTruncated: Bool
  /// Whether the paragraph runs from right to left.
  public var isRightToLeft: Bool
}

/// Neighbouring glyphs of one face and one set of attributes.
public struct TextRun: Sendable {
  /// A glyph; positions are relative to the line's left end and the baseline, y downwards.
  public struct Glyph: Hashable, Sendable {
    public var id: UInt32
    public var x, y: Double
    /// The first UTF-16 unit of the character that it belongs to.
    public var character: Int
    /// The room that it takes; of a cluster of several glyphs each has its own.
    public var advance: Double
  }

  public var attributes: TextAttributes
  /// Nil for an attachment, and where no font is installed.
  public var face: Face?
  /// The size at which the glyphs are drawn; larger than the font's for emoji.
  public var size: Double
  /// The left end relative to the line's left end.
  public var x: Double
  public var width: Double
  public var glyphs: [Glyph]
  public var isRightToLeft: Bool

  /// The glyphs for drawing with the baseline's left end at `x`, `y`; nil if there are none.
  package func glyphRun(x: Double, y: Double) -> GlyphRun? {
    guard attributes.attachment == nil, let face, !glyphs.isEmpty, let outlines = face.glyphFace else { return nil }
    return GlyphRun(
      face: outlines, size: size,
      glyphs: glyphs.map { GlyphRun.Glyph(id: $0.id, x: x + $0.x, y: y + $0.y) }, slant: attributes.slant)
  }
}
