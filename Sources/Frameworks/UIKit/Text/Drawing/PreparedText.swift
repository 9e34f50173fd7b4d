@_spi(Runtime) import IOSFoundation
internal import Typesetter

/// An attributed string in the typesetter's terms.
struct PreparedText {
  var text: AttributedText
  /// By the tags of the text's attributes.
  var looks: [TextLook]

  /// Translates a string.
  ///
  /// - Parameters:
  ///   - fontScale: What all fonts are multiplied with.
  ///   - adapt: Changes paragraph styles, for labels whose own settings come first.
  init(
    _ string: NSAttributedString, defaults: TextDefaults = TextDefaults(), fontScale: CGFloat = 1,
    adapt: (inout ParagraphStyle) -> Void = { _ in }
  ) {
    var runs: [AttributedText.Run] = []
    var looks: [TextLook] = []
    let whole = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      var style = Self.attributes(attributes, defaults, fontScale)
      style.tag = looks.count
      looks.append(TextLook(attributes, defaults))
      let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle ?? defaults.paragraph ?? .default
      var setting = paragraph.setting
      adapt(&setting)
      runs.append(.init(length: range.length, attributes: style, paragraph: setting))
    }
    text = AttributedText(string: string.string, runs: runs)
    self.looks = looks
  }

  private static func attributes(
    _ attributes: [NSAttributedString.Key: Any], _ defaults: TextDefaults, _ fontScale: CGFloat
  ) -> TextAttributes {
    let font = attributes[.font] as? UIFont ?? defaults.font
    var style = TextAttributes(font: fontScale == 1 ? font.spec : font.spec.withSize(font.spec.size * fontScale))
    style.kern = number(attributes[.kern]).map { Double($0 * fontScale) }
    style.tracking = Double((number(attributes[.tracking]) ?? 0) * fontScale)
    style.baselineOffset = Double((number(attributes[.baselineOffset]) ?? 0) * fontScale)
    style.slant = number(attributes[.obliqueness]).map { Double($0) } ?? 0
    style.hasLigatures = number(attributes[.ligature]) != 0
    if let attachment = attributes[.attachment] as? NSTextAttachment {
      let box = attachment.box
      style.attachment = .init(
        width: box.width + 2 * attachment.lineLayoutPadding, height: box.height, baselineOffset: box.minY)
    }
    return style
  }
}

/// What the text system takes from the phone.
enum TextEnvironment {
  /// The language for breaking and shaping, such as "ja-JP".
  static var language: String { PhoneRegion.preferredLanguages.first ?? "en" }

  /// Rounds a length up to whole pixels. A thousandth of a pixel over is taken for arithmetic, not for text.
  static func roundUp(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
    (length * scale - 0.001).rounded(.up) / scale
  }

  /// The pixels of a point, for traits that may not say.
  static func scale(_ traits: UITraitCollection) -> CGFloat {
    if traits.displayScale > 0 { return traits.displayScale }
    let scale = SurroundingTraits.system.displayScale
    return scale > 0 ? scale : 3
  }
}
