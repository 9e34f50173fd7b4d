import IOSFoundation

extension NSAttributedString.Key {
  /// A `UIFont`; without it text is Helvetica 12.
  public static let font = NSAttributedString.Key("NSFont")
  /// An `NSParagraphStyle`; that of a paragraph's first character holds for all of it.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// A `UIColor` of the text.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor` behind the text.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// A number: 0 turns ligatures off.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// Points between characters; 0 turns pair kerning off.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Points between characters, with pair kerning left on.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A `UIColor` of outlines; the text's without it.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of outlines in percent of the font's size; negative fills the text as well.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// An `NSAttributedString.TextEffectStyle`.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// An `NSTextAttachment` that stands in for the character U+FFFC.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// A `URL` or its string.
  public static let link = NSAttributedString.Key("NSLink")
  /// Points above the baseline.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// A `UIColor` of the underline; the text's without it.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// A `UIColor` of the strikethrough; the text's without it.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// How far glyphs lean to the right for each unit of height.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The logarithm of how much wider glyphs are; not drawn.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// Directions that override the characters' own; not applied.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// 0: horizontal, the only form on the phone.
  public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
}

extension NSAttributedString {
  /// A look of glyphs beyond colour.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    /// Makes a style of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }

  /// A string of one character that stands for an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
