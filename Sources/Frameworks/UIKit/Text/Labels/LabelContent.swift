import IOSFoundation
internal import Typesetter

/// A label's text and the settings that the text may have of its own as well.
///
/// As in UIKit, setting one of them on a label of attributed text changes all of the text, and setting an attributed text
/// takes them from its first character.
struct LabelContent {
  /// The text as it was set.
  private(set) var string: NSAttributedString?
  private(set) var font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  private(set) var color = UIColor.label
  private(set) var alignment = NSTextAlignment.natural
  private(set) var lineBreakMode = NSLineBreakMode.byTruncatingTail
  var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
  var allowsTightening = false
  private(set) var isAttributed = false

  /// What a shrink factor was found for.
  struct ShrinkingKey: Equatable {
    var size: CGSize
    var lines: Int
    var minimum: CGFloat
  }

  /// Whether text goes on in the next line rather than being cut.
  var wraps: Bool { lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping }

  func isSame(as other: LabelContent) -> Bool {
    string == other.string && font == other.font && lineBreakMode == other.lineBreakMode
      && lineBreakStrategy == other.lineBreakStrategy
  }

  mutating func setText(_ text: String?) {
    string = text.map { NSAttributedString(string: $0) }
    isAttributed = false
  }

  mutating func setAttributedText(_ text: NSAttributedString?) {
    string = text.map { NSAttributedString(attributedString: $0) }
    isAttributed = text != nil
    guard let text, text.length > 0 else { return }
    let first = text.attributes(at: 0, effectiveRange: nil)
    if let font = first[.font] as? UIFont { self.font = font }
    if let color = first[.foregroundColor] as? UIColor { self.color = color }
    if let style = first[.paragraphStyle] as? NSParagraphStyle {
      alignment = style.alignment
      lineBreakMode = style.lineBreakMode
    }
  }

  mutating func setFont(_ font: UIFont) {
    self.font = font
    replace(.font, font)
  }

  mutating func setColor(_ color: UIColor) {
    self.color = color
    replace(.foregroundColor, color)
  }

  mutating func setAlignment(_ alignment: NSTextAlignment) {
    self.alignment = alignment
    replaceStyles { $0.alignment = alignment }
  }

  mutating func setLineBreakMode(_ mode: NSLineBreakMode) {
    lineBreakMode = mode
    replaceStyles { $0.lineBreakMode = mode }
  }

  /// Fonts that follow the user's size of text take the size of `traits`.
  mutating func scaleFonts(for traits: UITraitCollection) {
    if let scaling = font.scaling { font = scaling.font(for: traits) }
    guard isAttributed, let string else { return }
    let copy = NSMutableAttributedString(attributedString: string)
    string.enumerateAttribute(.font, in: NSRange(location: 0, length: string.length), options: []) { value, range, _ in
      if let scaling = (value as? UIFont)?.scaling {
        copy.addAttribute(.font, value: scaling.font(for: traits), range: range)
      }
    }
    self.string = copy
  }

  /// The text with the label's settings as attributes wherever it has none.
  func decorated(_ string: NSAttributedString) -> NSAttributedString {
    let copy = NSMutableAttributedString(attributedString: string)
    let whole = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      if attributes[.font] == nil { copy.addAttribute(.font, value: font, range: range) }
      if attributes[.foregroundColor] == nil { copy.addAttribute(.foregroundColor, value: color, range: range) }
      if attributes[.paragraphStyle] == nil { copy.addAttribute(.paragraphStyle, value: paragraphStyle, range: range) }
    }
    return copy
  }

  /// The style of paragraphs that have none.
  var paragraphStyle: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    style.lineBreakMode = lineBreakMode
    style.lineBreakStrategy = lineBreakStrategy
    style.allowsDefaultTighteningForTruncation = allowsTightening
    return style
  }

  /// The text for the typesetter, with all fonts multiplied with `fontScale`; nil when there is none.
  func prepared(color: UIColor?, fontScale: CGFloat = 1) -> PreparedText? {
    guard let string, string.length > 0 else { return nil }
    var defaults = TextDefaults()
    defaults.font = font
    defaults.color = color ?? self.color
    defaults.paragraph = paragraphStyle
    let (squeezes, strategy) = (allowsTightening, lineBreakStrategy)
    return PreparedText(string, defaults: defaults, fontScale: fontScale) { style in
      if squeezes { style.tightening = 0.05 }
      if strategy.contains(.pushOut) { style.avoidsOrphans = true }
    }
  }

  private mutating func replace(_ key: NSAttributedString.Key, _ value: Any) {
    guard isAttributed, let string else { return }
    let copy = NSMutableAttributedString(attributedString: string)
    copy.addAttribute(key, value: value, range: NSRange(location: 0, length: string.length))
    self.string = copy
  }

  private mutating func replaceStyles(_ change: (NSMutableParagraphStyle) -> Void) {
    guard isAttributed, let string else { return }
    let copy = NSMutableAttributedString(attributedString: string)
    let whole = NSRange(location: 0, length: string.length)
    string.enumerateAttribute(.paragraphStyle, in: whole, options: []) { value, range, _ in
      let style = NSMutableParagraphStyle()
      style.setParagraphStyle(value as? NSParagraphStyle ?? paragraphStyle)
      change(style)
      copy.addAttribute(.paragraphStyle, value: style, range: range)
    }
    self.string = copy
  }
}
