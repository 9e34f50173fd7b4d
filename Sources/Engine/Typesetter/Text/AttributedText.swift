/// A text with its styles: what is laid out.
public struct AttributedText: Hashable, Sendable {
  /// A stretch of equal attributes.
  public struct Run: Hashable, Sendable {
    /// Length in UTF-16 units. The runs of a text follow each other without gaps.
    public var length: Int
    public var attributes: TextAttributes
    /// The paragraph's style; that of a paragraph's first character holds for all of it.
    public var paragraph: ParagraphStyle

    public init(length: Int, attributes: TextAttributes, paragraph: ParagraphStyle = ParagraphStyle()) {
      self.length = length
      self.attributes = attributes
      self.paragraph = paragraph
    }
  }

  public var string: String
  public var runs: [Run]

  public init(string: String, runs: [Run]) {
    self.string = string
    self.runs = runs
  }

  /// A text of one style.
  public init(_ string: String, _ attributes: TextAttributes, paragraph: ParagraphStyle = ParagraphStyle()) {
    self.init(
      string: string, runs: [Run(length: string.utf16.count, attributes: attributes, paragraph: paragraph)])
  }
}

/// What a character looks like. Colours and the like are the caller's: `tag` finds them again in the finished lines.
public struct TextAttributes: Hashable, Sendable {
  public var font: Font
  /// Points added after each character; nil leaves the font's own spacing, 0 turns pair kerning off.
  public var kern: Double?
  /// Points added after each character, with pair kerning left on.
  public var tracking = 0.0
  /// Points that the characters stand above the baseline.
  public var baselineOffset = 0.0
  /// How far the tops of glyphs lean to the right for each unit of height.
  public var slant = 0.0
  public var hasUnderline = false
  public var hasStrikethrough = false
  /// Ligatures that are not needed to read the script.
  public var hasLigatures = true
  /// The box of the object that stands in for U+FFFC.
  public var attachment: Attachment?
  /// The caller's mark; characters of different marks are in different glyph runs.
  public var tag = 0

  public init(font: Font) { self.font = font }

  /// The room that an attached object takes.
  public struct Attachment: Hashable, Sendable {
    public var width, height: Double
    /// From the baseline up to the object's lower edge; negative hangs below it.
    public var baselineOffset: Double

    public init(width: Double, height: Double, baselineOffset: Double = 0) {
      self.width = width
      self.height = height
      self.baselineOffset = baselineOffset
    }
  }
}
