import IOSFoundation
internal import Typesetter

/// A font of a size. Fonts do not change and may be used from any thread.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  /// What the typesetter is asked for.
  let spec: Font
  /// The exact weight; `spec` has the nearest one that a font may have.
  let weight: UIFont.Weight
  let names: FontNames
  /// How the font follows the user's size of text; nil when it does not.
  let scaling: FontScaling?

  init(spec: Font, weight: UIFont.Weight, names: FontNames? = nil, scaling: FontScaling? = nil) {
    self.spec = spec
    self.weight = weight
    self.names = names ?? FontNames(system: spec, weight)
    self.scaling = scaling
    super.init()
  }

  /// Finds a font by its PostScript, full or family name; nil when the phone has none of this name.
  ///
  /// The phone's fonts that cannot be shipped are drawn with others, which the transcript says.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let size = Self.usable(fontSize)
    if let weight = FontNames.systemWeight(fontName) {
      self.init(
        spec: .init(size: size, weight: weight.openType, isItalic: fontName.hasSuffix("Italic")), weight: weight)
      return
    }
    guard let match = FontCatalog.find(name: fontName) else { return nil }
    self.init(
      spec: .init(family: match.family, size: size, weight: match.weight, isItalic: match.isItalic),
      weight: .init(openType: match.weight), names: FontNames(font: match.name, family: match.familyName))
  }

  /// Makes the font that a descriptor describes; a size of 0 takes the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = descriptor.resolved(size: pointSize)
    self.init(spec: font.spec, weight: font.weight, names: font.names, scaling: font.scaling)
  }

  /// The size that a font made with `fontSize` has: 12 in place of 0 and of what is not a size.
  static func usable(_ fontSize: CGFloat) -> CGFloat {
    fontSize.isFinite && fontSize > 0 ? min(fontSize, 4096) : 12
  }

  /// The family's name, such as ".AppleSystemUIFont".
  open var familyName: String { names.family }
  /// The PostScript name, such as ".SFUI-Regular".
  open var fontName: String { names.font }
  /// The size of the em in points.
  open var pointSize: CGFloat { spec.size }
  /// From the baseline up to the top of the line, in points.
  open var ascender: CGFloat { spec.metrics.ascender }
  /// From the baseline to the bottom of the line, in points; negative.
  open var descender: CGFloat { spec.metrics.descender }
  /// The height of capitals in points.
  open var capHeight: CGFloat { spec.metrics.capHeight }
  /// The height of a small x in points.
  open var xHeight: CGFloat { spec.metrics.xHeight }
  /// The height of a line in points, not rounded.
  open var lineHeight: CGFloat { spec.metrics.lineHeight }
  /// The extra gap between lines in points.
  open var leading: CGFloat { spec.metrics.leading }

  /// The same font at another size, which no longer follows the user's size of text.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(spec: spec.withSize(Self.usable(fontSize)), weight: weight, names: names)
  }

  /// A description from which the font can be made again.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font: self) }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// True when both are the same face at the same size.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other === self || spec == other.spec && weight == other.weight && names == other.names
  }

  open override var hash: Int { spec.hashValue }

  open override var description: String {
    let style = spec.isItalic ? "italic" : "normal"
    return
      "<UICTFont: \(ObjectIdentifier(self))> font-family: \"\(fontName)\"; font-weight: \(weight.name.lowercased());"
      + " font-style: \(style); font-size: \(String(format: "%.2f", pointSize))pt"
  }
}

/// What a font is called.
struct FontNames: Hashable, Sendable {
  var font: String
  var family: String

  init(font: String, family: String) {
    self.font = font
    self.family = family
  }

  /// The names of a face of the system font, as the phone gives them.
  init(system spec: Font, _ weight: UIFont.Weight) {
    let (prefix, design) =
      switch spec.family {
      case .systemMonospaced: (".AppleSystemUIFontMonospaced", "Monospaced")
      case .systemRounded: (".AppleSystemUIFontRounded", "Rounded")
      case .systemSerif: (".AppleSystemUIFontSerif", "Serif")
      default: (".SFUI", "")
      }
    font = "\(prefix)-\(weight.name)\(spec.isItalic ? "Italic" : "")"
    family = ".AppleSystemUIFont\(design)"
  }

  /// The weight that a name of the system font stands for; nil when it is another font's name.
  static func systemWeight(_ name: String) -> UIFont.Weight? {
    let prefixes = [
      ".SFUI-", ".SFUIText-", ".SFUIDisplay-", "SFProText-", "SFProDisplay-", "SFPro-", ".AppleSystemUIFont",
    ]
    guard let prefix = prefixes.first(where: name.hasPrefix) else { return nil }
    let rest = name.dropFirst(prefix.count).replacingOccurrences(of: "Italic", with: "")
    if rest.isEmpty { return .regular }
    return UIFont.Weight.named.first { $0.name.caseInsensitiveCompare(rest) == .orderedSame }?.weight
  }
}
