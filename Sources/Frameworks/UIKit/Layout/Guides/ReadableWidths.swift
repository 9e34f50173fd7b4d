import CoreGraphics
import IOSFoundation

/// How wide a column of text gets at most, in points, by text size.
///
/// [M] 672 at the default size is widely reported; the others are assumed to grow with the body font.
enum ReadableWidths {
  static let table: [UIContentSizeCategory: CGFloat] = [
    .extraSmall: 560, .small: 600, .medium: 632, .large: 672, .extraLarge: 744, .extraExtraLarge: 824,
    .extraExtraExtraLarge: 896, .accessibilityMedium: 1088, .accessibilityLarge: 1280, .accessibilityExtraLarge: 1536,
    .accessibilityExtraExtraLarge: 1792, .accessibilityExtraExtraExtraLarge: 2048,
  ]

  static func width(for category: UIContentSizeCategory) -> CGFloat { table[category] ?? 672 }
}
