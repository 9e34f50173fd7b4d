import IOSFoundation

/// What the typesetter does not know of characters: their colours, lines and pictures.
struct TextLook {
  var color: UIColor = .black
  var background: UIColor?
  var underline: NSUnderlineStyle = []
  var underlineColor: UIColor?
  var strikethrough: NSUnderlineStyle = []
  var strikethroughColor: UIColor?
  /// Percent of the font's size; negative fills as well, 0 fills only.
  var strokeWidth: CGFloat = 0
  var strokeColor: UIColor?
  var shadow: NSShadow?
  var attachment: NSTextAttachment?
  var isLink = false
  /// Whether the text's own attributes ask for a line below it.
  var hasOwnUnderline = false

  init() {}

  init(_ attributes: [NSAttributedString.Key: Any], _ defaults: TextDefaults) {
    color = attributes[.foregroundColor] as? UIColor ?? defaults.color
    background = attributes[.backgroundColor] as? UIColor
    underline = Self.lines(attributes[.underlineStyle])
    underlineColor = attributes[.underlineColor] as? UIColor
    strikethrough = Self.lines(attributes[.strikethroughStyle])
    strikethroughColor = attributes[.strikethroughColor] as? UIColor
    strokeWidth = number(attributes[.strokeWidth]) ?? 0
    strokeColor = attributes[.strokeColor] as? UIColor
    shadow = attributes[.shadow] as? NSShadow
    attachment = attributes[.attachment] as? NSTextAttachment
    hasOwnUnderline = attributes[.underlineStyle] != nil
    isLink = attributes[.link] != nil
    if isLink {
      // [M] A label shows links in the tint colour, underlined.
      color = defaults.linkColor
      if attributes[.underlineStyle] == nil { underline = .single }
    }
  }

  /// Takes what attributes say of colours and lines.
  mutating func apply(_ attributes: [NSAttributedString.Key: Any]) {
    if let color = attributes[.foregroundColor] as? UIColor { self.color = color }
    if let color = attributes[.backgroundColor] as? UIColor { background = color }
    if let style = attributes[.underlineStyle] { underline = Self.lines(style) }
    if let color = attributes[.underlineColor] as? UIColor { underlineColor = color }
    if let style = attributes[.strikethroughStyle] { strikethrough = Self.lines(style) }
  }

  private static func lines(_ value: Any?) -> NSUnderlineStyle {
    if let style = value as? NSUnderlineStyle { return style }
    return NSUnderlineStyle(rawValue: number(value).map { Int($0) } ?? 0)
  }
}

/// What holds for characters whose attributes do not say.
struct TextDefaults {
  /// [M] The phone's default for attributed strings is Helvetica 12. It is made when it is needed: its substitute is news
  /// only then.
  var font: UIFont {
    get { given ?? UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12) }
    set { given = newValue }
  }
  private var given: UIFont?
  var color: UIColor = .black
  var linkColor: UIColor = .link
  var paragraph: NSParagraphStyle?
}
