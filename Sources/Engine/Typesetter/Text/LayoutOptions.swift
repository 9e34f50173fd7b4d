/// The room for a text and the rules for filling it.
public struct LayoutOptions: Hashable, Sendable {
  /// Points; infinity breaks lines at line separators only.
  public var width = Double.infinity
  /// Lines that would reach below this are left out (the first never is).
  public var height = Double.infinity
  /// 0 means any number.
  public var maximumLines = 0
  /// Whether paragraphs of a truncating mode are broken into lines and only the last line is truncated (as in labels), or
  /// each paragraph is one line (as in string drawing).
  public var wrapsTruncated = true
  /// Whether the last line that fits gets an ellipsis in the wrapping modes, too.
  public var truncatesLastLine = false
  /// What `natural` alignment means; nil goes by each paragraph's direction.
  public var naturalAlignment: ParagraphStyle.Alignment?
  /// BCP 47 language of the text, for breaking and shaping.
  public var language = "en"
  /// The font of a text without characters, and of a last empty line.
  public var defaultFont = Font(size: 12)

  public init() {}
}
