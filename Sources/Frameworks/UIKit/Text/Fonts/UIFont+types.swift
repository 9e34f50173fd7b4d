import IOSFoundation

extension UIFont {
  /// What a text is for; the user's size of text gives it a size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    /// Makes a style of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
  }

  /// How heavy strokes are: −1 … 1, 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    /// Makes a weight of its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a weight of its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    /// The named weights and their places in the OpenType scale.
    static let named: [(weight: Weight, openType: Int, name: String)] = [
      (.ultraLight, 100, "Ultralight"), (.thin, 200, "Thin"), (.light, 300, "Light"), (.regular, 400, "Regular"),
      (.medium, 500, "Medium"), (.semibold, 600, "Semibold"), (.bold, 700, "Bold"), (.heavy, 800, "Heavy"),
      (.black, 900, "Black"),
    ]

    private var nearest: (weight: Weight, openType: Int, name: String) {
      let none = (weight: Weight.regular, openType: 400, name: "Regular")
      return Self.named.min { abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue) } ?? none
    }
    /// The nearest weight on the OpenType scale, 100 … 900.
    var openType: Int { nearest.openType }
    /// The nearest weight's name in font names.
    var name: String { nearest.name }

    init(openType: Int) {
      let nearest = Self.named.min { abs($0.openType - openType) < abs($1.openType - openType) }
      self = nearest?.weight ?? .regular
    }
  }

  /// How wide glyphs are; drawn at standard width here.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    /// Makes a width of its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let compressed = Width(rawValue: -0.3)
    public static let condensed = Width(rawValue: -0.2)
    public static let standard = Width(rawValue: 0)
    public static let expanded = Width(rawValue: 0.2)
  }
}
