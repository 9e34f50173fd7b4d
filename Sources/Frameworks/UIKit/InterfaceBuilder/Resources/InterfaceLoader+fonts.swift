import CoreGraphics
import IOSFoundation
internal import InterfaceDocument
import Journal
internal import Typesetter

extension InterfaceLoader {
  /// The font of a `fontDescription` or `font` element.
  func font(_ element: DocumentElement) -> UIFont? {
    let size = (element["pointSize"] ?? element["size"]).flatMap(Double.init).map { CGFloat($0) }
    if let style = element["style"] { return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style)) }
    if let name = element["name"], element["type"] == nil || element["family"] != nil {
      if let font = UIFont(name: name, size: size ?? 17) { return font }
      if purpose == .canvas, let name = FontCatalog.usePublicFont(named: name) {
        if let font = UIFont(name: name, size: size ?? 17) { return font }
      }
      report(.substitute, "there is no font \(name); the system font is used", element.line)
      return .systemFont(ofSize: size ?? 17, weight: Self.weight(in: name))
    }
    switch element["type"] ?? element["metaFont"] {
    case "boldSystem", "systemBold", "system-bold": return .boldSystemFont(ofSize: size ?? 17)
    case "italicSystem": return .italicSystemFont(ofSize: size ?? 17)
    case "system", nil:
      let weight = element["weight"].flatMap { Self.weights[$0] } ?? .regular
      return .systemFont(ofSize: size ?? 17, weight: weight)
    case let type?:
      if type.hasPrefix("UICTFontTextStyle") { return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: type)) }
      if let fixed = Self.metaSizes[type] { return .systemFont(ofSize: size ?? fixed) }
      report(.unsupported, "fonts of type \(type) are not read yet; the system font is used", element.line)
      return .systemFont(ofSize: size ?? 17)
    }
  }

  private static func weight(in name: String) -> UIFont.Weight {
    let lower = name.lowercased()
    let known: [(String, UIFont.Weight)] = [
      ("semibold", .semibold), ("demibold", .semibold), ("bold", .bold), ("medium", .medium), ("light", .light),
      ("black", .black), ("heavy", .heavy), ("thin", .thin),
    ]
    return known.first { lower.contains($0.0) }?.1 ?? .regular
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  private static let metaSizes: [String: CGFloat] = [
    "smallSystem": 12, "cellTitle": 17, "label": 17, "button": 18, "user": 17, "toolTip": 11, "menu": 13,
  ]

  /// The text of an `attributedString` element.
  func attributedString(_ element: DocumentElement) -> NSAttributedString {
    let result = NSMutableAttributedString()
    for fragment in element.children where fragment.name == "fragment" {
      let text = fragment["content"] ?? fragment.first(key: "content").map(Self.text) ?? ""
      var attributes: [NSAttributedString.Key: Any] = [:]
      for value in fragment.members("attributes") {
        guard let key = value.key else { continue }
        if let decoded = attribute(value, key) { attributes[NSAttributedString.Key(key)] = decoded }
      }
      result.append(NSAttributedString(string: text, attributes: attributes))
    }
    return result
  }

  private func attribute(_ element: DocumentElement, _ key: String) -> Any? {
    switch element.name {
    case "color": return color(element)
    case "font", "fontDescription": return font(element)
    case "paragraphStyle": return paragraphStyle(element)
    case "integer", "real", "decimal", "number":
      return element["value"].flatMap(Double.init).map { NSNumber(value: $0) }
    case "string": return Self.text(element)
    case "url": return element["string"].flatMap { URL(string: $0) }
    case "nil": return nil
    default:
      report(.unsupported, "the attribute \(key) of text is not read yet", element.line)
      return nil
    }
  }

  private func paragraphStyle(_ element: DocumentElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    func number(_ name: String) -> CGFloat? { element[name].flatMap(Double.init).map { CGFloat($0).usable } }
    style.alignment = element["alignment"].flatMap { TextWords.alignments[$0] } ?? .natural
    style.lineBreakMode = element["lineBreakMode"].flatMap { TextWords.breaks[$0] } ?? .byWordWrapping
    style.lineSpacing = number("lineSpacing") ?? 0
    style.paragraphSpacing = number("paragraphSpacing") ?? 0
    style.paragraphSpacingBefore = number("paragraphSpacingBefore") ?? 0
    style.firstLineHeadIndent = number("firstLineHeadIndent") ?? 0
    style.headIndent = number("headIndent") ?? 0
    style.tailIndent = number("tailIndent") ?? 0
    style.lineHeightMultiple = number("lineHeightMultiple") ?? 0
    style.minimumLineHeight = number("minimumLineHeight") ?? 0
    style.maximumLineHeight = number("maximumLineHeight") ?? 0
    switch element["baseWritingDirection"] {
    case "leftToRight": style.baseWritingDirection = .leftToRight
    case "rightToLeft": style.baseWritingDirection = .rightToLeft
    default: break
    }
    return style
  }
}

/// Words of documents about text.
enum TextWords {
  static let alignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
  ]
  static let breaks: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping, "characterWrap": .byCharWrapping,
    "charWrapping": .byCharWrapping, "clip": .byClipping, "clipping": .byClipping,
    "headTruncation": .byTruncatingHead, "truncatingHead": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
    "truncatingTail": .byTruncatingTail, "middleTruncation": .byTruncatingMiddle,
    "truncatingMiddle": .byTruncatingMiddle,
  ]
}
