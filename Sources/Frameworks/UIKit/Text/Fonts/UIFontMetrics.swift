import IOSFoundation
import Journal
internal import Typesetter

/// Scales fonts and lengths with the user's size of text.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// Makes metrics that grow as a text style does.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// The metrics of body text.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// A custom font at the user's size of text, which it follows in labels that ask for it.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// A custom font at the user's size of text, but not larger than `maximumPointSize`.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// A custom font at the size of text of some traits.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// A custom font at the size of text of some traits, but not larger than `maximumPointSize`; 0 means no limit.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    if font.scaling != nil {
      // UIKit raises an exception here.
      Journal.report(
        .init(
          kind: .misuse, message: "UIFontMetrics: a font that is already scaled is scaled again; it is left as it is."))
      return font
    }
    return scaled(font, maximumPointSize, FontScaling.traits(traitCollection))
  }

  func scaled(_ font: UIFont, _ maximumSize: CGFloat, _ traits: UITraitCollection) -> UIFont {
    var size = scaledValue(for: font.pointSize, compatibleWith: traits)
    if maximumSize > 0 { size = min(size, maximumSize) }
    return UIFont(
      spec: font.spec.withSize(UIFont.usable(size)), weight: font.weight, names: font.names,
      scaling: FontScaling(style: style, base: font, maximumSize: maximumSize))
  }

  /// A length at the user's size of text.
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// A length at the size of text of some traits, rounded to a pixel.
  ///
  /// It grows with the style's leading, not with its size: [S] 17 points for body at the medium size are 16.333 on a 3x screen
  /// (jaredsinclair.com/2024/03/02/scaled-metrics.html).
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let traits = FontScaling.traits(traitCollection)
    let factor =
      TextStyleTable.leading(style, traits.preferredContentSizeCategory) / TextStyleTable.leading(style, .large)
    if factor == 1 { return value }
    let scale = traits.displayScale > 0 ? traits.displayScale : SurroundingTraits.system.displayScale
    return (value * factor * scale).rounded() / scale
  }
}
