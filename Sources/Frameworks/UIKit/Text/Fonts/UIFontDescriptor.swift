import IOSFoundation
internal import Typesetter

/// A description of a font, from which a similar one can be derived and found.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  /// All that was said of the font.
  public let fontAttributes: [UIFontDescriptor.AttributeName: Any]
  /// The font that it was taken from and that changes start from.
  let startingFont: UIFont?

  /// Makes a descriptor of attributes.
  public init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
    fontAttributes = attributes
    startingFont = nil
    super.init()
  }

  /// Makes a descriptor of a font's name and size.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  init(font: UIFont) {
    startingFont = font
    var attributes: [AttributeName: Any] = [.size: font.pointSize]
    if let style = font.scaling?.style, font.scaling?.base == nil {
      attributes[.textStyle] = style.rawValue
    } else {
      attributes[.name] = font.fontName
    }
    fontAttributes = attributes
    super.init()
  }

  private init(_ attributes: [AttributeName: Any], base: UIFont?) {
    fontAttributes = attributes
    startingFont = base
    super.init()
  }

  /// The descriptor of a text style's font at the user's size of text.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The descriptor of a text style's font at the size of text of some traits.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The PostScript name of the font that is meant.
  open var postscriptName: String { resolved(size: 0).fontName }
  /// The size in points; 0 when none was said.
  open var pointSize: CGFloat { number(fontAttributes[.size]) ?? startingFont?.pointSize ?? 0 }
  /// Not used: fonts are not transformed.
  open var matrix: CGAffineTransform { .identity }
  /// Traits of the font that is meant.
  open var symbolicTraits: SymbolicTraits {
    let font = resolved(size: 0)
    var traits: SymbolicTraits = font.spec.family == .system ? .traitUIOptimized : []
    if font.spec.isItalic { traits.insert(.traitItalic) }
    if font.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if font.spec.family == .systemMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// What was said under a name, or what the font that is meant has there.
  open func object(forKey anAttribute: AttributeName) -> Any? {
    if let value = fontAttributes[anAttribute] { return value }
    let font = resolved(size: 0)
    switch anAttribute {
    case .name, .visibleName: return font.fontName
    case .family: return font.familyName
    case .face: return font.weight.name
    case .size: return pointSize
    case .traits:
      let traits: [TraitKey: Any] = [
        .weight: font.weight.rawValue, .symbolic: symbolicTraits.rawValue, .slant: font.spec.isItalic ? 0.07 : 0.0,
        .width: 0.0,
      ]
      return traits
    default: return nil
    }
  }

  /// The descriptor with more said; later values win.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(fontAttributes.merging(attributes) { $1 }, base: startingFont)
  }

  /// The same font with exactly these traits; nil when there is none.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let key = TraitKey.symbolic
    return addingAttributes([.traits: [key: symbolicTraits.rawValue]])
  }

  /// The same font at another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { addingAttributes([.size: newPointSize]) }
  /// A font of another family with these traits.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    UIFontDescriptor([.family: newFamily, .size: pointSize], base: nil)
  }
  /// Another face of the family.
  open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }
  /// The system font in another design; nil when the font is not the system's.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    if case .named = resolved(size: 0).spec.family { return nil }
    return addingAttributes([.design: design.rawValue])
  }
  /// The descriptor itself, if a font of it can be found.
  open func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] {
    [self]
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return other === self || other.pointSize == pointSize && other.resolved(size: 0) == resolved(size: 0)
  }
  open override var hash: Int { resolved(size: 0).hash }
  open override var description: String { "UICTFontDescriptor <\(ObjectIdentifier(self))> = \(fontAttributes)" }
}
