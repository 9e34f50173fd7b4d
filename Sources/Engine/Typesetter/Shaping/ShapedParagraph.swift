/// A paragraph after shaping: its glyphs at natural width, in logical pieces, and where it may be broken. Immutable.
final class ShapedParagraph: @unchecked Sendable {
  let paragraph: Paragraph
  let style: ParagraphStyle
  /// In logical order, covering all scalars.
  let pieces: [Piece]
  /// What may happen before each scalar, and at the end.
  let breaks: [Break]
  /// The room of each scalar; of a cluster the first has all.
  let advances: [Double]
  let isRightToLeft: Bool
  /// The attributes of a last empty line.
  let attributes: TextAttributes

  /// Scalars of one face, direction and set of attributes.
  struct Piece {
    var range: Range<Int>
    var attributes: TextAttributes
    var face: Face?
    var level: UInt8
    var script: UInt32
    var rule: AdvanceRule
    /// In visual order, left to right.
    var glyphs: [ShapedGlyph]
    var isTab = false
  }

  /// What the end of a line is allowed to do.
  struct Break {
    var mayBreak = false
    /// A boundary between what a reader takes for characters.
    var isCharacter = false
    var isWhite = false
  }

  init(
    paragraph: Paragraph, style: ParagraphStyle, pieces: [Piece], breaks: [Break], isRightToLeft: Bool,
    attributes: TextAttributes
  ) {
    self.paragraph = paragraph
    self.style = style
    self.pieces = pieces
    self.breaks = breaks
    self.isRightToLeft = isRightToLeft
    self.attributes = attributes
    var advances = [Double](repeating: 0, count: paragraph.scalars.count)
    for piece in pieces {
      for glyph in piece.glyphs where advances.indices.contains(glyph.cluster) {
        advances[glyph.cluster] += glyph.advance
      }
    }
    self.advances = advances
  }
}

/// One glyph in points; `cluster` is the number of its character's first scalar in the paragraph.
struct ShapedGlyph {
  var id: UInt32
  var cluster: Int
  var advance: Double
  var x, y: Double
  /// Breaking a line before this cluster changes its neighbours' shapes.
  var isUnsafeToBreak: Bool
}
