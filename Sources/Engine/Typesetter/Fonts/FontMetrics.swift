/// Vertical metrics of a font. Distances from the baseline: up is positive, so that `descender` is negative.
public struct FontMetrics: Hashable, Sendable {
  public var ascender: Double
  public var descender: Double
  /// The extra gap that the font asks for between lines; not part of `lineHeight`.
  public var leading: Double
  public var capHeight: Double
  public var xHeight: Double
  /// Centre of the underline, below the baseline (negative).
  public var underlinePosition: Double
  public var underlineThickness: Double

  public init(
    ascender: Double, descender: Double, leading: Double = 0, capHeight: Double, xHeight: Double,
    underlinePosition: Double = -0.1, underlineThickness: Double = 0.05
  ) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.underlinePosition = underlinePosition
    self.underlineThickness = underlineThickness
  }

  /// `ascender` − `descender`, not rounded.
  public var lineHeight: Double { ascender - descender }

  /// These metrics times `factor` (from one em to points).
  public func scaled(by factor: Double) -> FontMetrics {
    FontMetrics(
      ascender: ascender * factor, descender: descender * factor, leading: leading * factor,
      capHeight: capHeight * factor, xHeight: xHeight * factor, underlinePosition: underlinePosition * factor,
      underlineThickness: underlineThickness * factor)
  }
}
