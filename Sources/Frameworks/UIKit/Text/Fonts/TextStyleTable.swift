import IOSFoundation

/// The sizes of the text styles at every size of text that the user can choose.
enum TextStyleTable {
  struct Row {
    /// Points, from extra small to the largest accessibility size.
    var sizes: [CGFloat]
    /// Baseline to baseline in the design; `UIFontMetrics` scales by it.
    var leadings: [CGFloat]
    var weight: UIFont.Weight
  }

  /// The row of a style, or of body.
  static func row(_ style: UIFont.TextStyle) -> Row { rows[style] ?? body }

  /// The size of a style's font in points.
  static func size(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
    row(style).sizes[index(category)]
  }

  /// The design's line distance in points.
  static func leading(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
    row(style).leadings[index(category)]
  }

  private static func index(_ category: UIContentSizeCategory) -> Int { category.rank >= 0 ? category.rank : 3 }

  private static let body = Row(
    sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62], weight: .regular)

  /// [S] Human Interface Guidelines, Typography, iOS Dynamic Type sizes. `.caption2` at the largest size is 41 as measured
  /// on iOS 13.3 (github:temoki/UIKit_DynamicType), where the guidelines say 40; `.subheadline`'s seventh leading is 26, where
  /// they say 28, which does not fit its neighbours. The extra large titles: [S] sizes at large (iOS 17), [M] all others.
  private static let rows: [UIFont.TextStyle: Row] = [
    .largeTitle: Row(
      sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      leadings: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70], weight: .regular),
    .title1: Row(
      sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      leadings: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68], weight: .regular),
    .title2: Row(
      sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      leadings: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66], weight: .regular),
    .title3: Row(
      sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      leadings: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65], weight: .regular),
    .headline: Row(sizes: body.sizes, leadings: body.leadings, weight: .semibold),
    .body: body,
    .callout: Row(
      sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      leadings: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60], weight: .regular),
    .subheadline: Row(
      sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      leadings: [16, 18, 19, 20, 22, 24, 26, 31, 37, 43, 50, 58], weight: .regular),
    .footnote: Row(
      sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      leadings: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52], weight: .regular),
    .caption1: Row(
      sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      leadings: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51], weight: .regular),
    .caption2: Row(
      sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 41],
      leadings: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48], weight: .regular),
    .extraLargeTitle: Row(
      sizes: [33, 34, 35, 36, 38, 40, 42, 46, 50, 54, 58, 62],
      leadings: [41, 42, 43, 44, 46, 48, 50, 55, 59, 63, 68, 72], weight: .bold),
    .extraLargeTitle2: Row(
      sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      leadings: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68], weight: .bold),
  ]
}
