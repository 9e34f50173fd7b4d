import IOSFoundation
import Journal
internal import Typesetter

extension UIFont {
  /// The system font; regular.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

  /// The system font in a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(spec: .init(size: usable(fontSize), weight: weight.openType), weight: weight)
  }

  /// The system font in a weight and width; only the standard width can be drawn.
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width) -> UIFont {
    if width != .standard {
      Journal.reportOnce(
        .init(
          kind: .substitute, message: "The system font's condensed and expanded widths are drawn at standard width."))
    }
    return systemFont(ofSize: fontSize, weight: weight)
  }

  /// The bold system font.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The italic system font.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(spec: .init(size: usable(fontSize), isItalic: true), weight: .regular)
  }

  /// The system font with digits of one width.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(spec: .init(size: usable(fontSize), weight: weight.openType, hasTabularDigits: true), weight: weight)
  }

  /// The system's font with all glyphs of one width.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(spec: .init(family: .systemMonospaced, size: usable(fontSize), weight: weight.openType), weight: weight)
  }

  /// The font of a text style at the user's size of text.
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style at the size of text of some traits.
  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let traits = FontScaling.traits(traitCollection)
    let row = TextStyleTable.row(style)
    let size = TextStyleTable.size(style, traits.preferredContentSizeCategory)
    let weight = traits.legibilityWeight == .bold ? row.weight.bolder : row.weight
    return UIFont(
      spec: .init(size: size, weight: weight.openType), weight: weight, scaling: FontScaling(style: style, base: nil))
  }

  /// The size of a label's font: 17.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of a button's font: 18.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of small system text: 12.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of system text: 14.
  public class var systemFontSize: CGFloat { 14 }

  /// The names of all families that can be asked for.
  public class var familyNames: [String] { FontCatalog.familyNames }
  /// The PostScript names of a family's fonts.
  public class func fontNames(forFamilyName familyName: String) -> [String] { FontCatalog.names(ofFamily: familyName) }
}

extension UIFont.Weight {
  /// The weight that stands in when the user asks for bold text. [M]
  var bolder: UIFont.Weight {
    switch self {
    case .ultraLight, .thin, .light: .regular
    case .regular: .semibold
    case .medium, .semibold: .bold
    default: .heavy
    }
  }
}

/// How a font follows the user's size of text.
struct FontScaling: @unchecked Sendable {
  var style: UIFont.TextStyle
  /// The font at the standard size of text, from `UIFontMetrics`; nil for the style's own font.
  var base: UIFont?
  /// The largest size that the scaled font may have; 0 means no limit.
  var maximumSize: CGFloat = 0

  /// The font for some traits.
  func font(for traits: UITraitCollection) -> UIFont {
    guard let base else { return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits) }
    return UIFontMetrics(forTextStyle: style).scaled(base, maximumSize, traits)
  }

  /// `traits` or those of this moment, with a size of text in any case.
  static func traits(_ traits: UITraitCollection?) -> UITraitCollection {
    let current = UITraitCollection.current
    guard let traits else { return current }
    return traits.preferredContentSizeCategory == .unspecified
      ? UITraitCollection(traitsFrom: [current, traits]) : traits
  }
}
