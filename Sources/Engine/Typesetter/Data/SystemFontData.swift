/// What is known of the phone's system font, and how the pinned substitute is bent to it: the one place for these numbers.
enum SystemFontData {
  /// SF Pro in ems. Line height 1.19336: [S] a label at system 30 measured 35.8007813. Ascender and descender 1950 and −494 of
  /// 2048: [M] their sum is confirmed by the former. Cap height and x-height: [S] @capsizecss/metrics `appleSystem`.
  static let metrics = FontMetrics(
    ascender: 1950.0 / 2048, descender: -494.0 / 2048, capHeight: 1443.0 / 2048, xHeight: 1040.0 / 2048,
    underlinePosition: -0.1079, underlineThickness: 0.0708)

  /// From this size on (points) the display cut is used. [S] the system's optical size switches at 20.
  static let displaySize = 20.0

  /// Points that are added to each glyph's advance of the text cut (below `displaySize`), by size.
  ///
  /// Inter is wider than SF at equal size; this is SF's own tracking minus that difference. Fitted to the intrinsic widths of
  /// labels in Interface Builder documents; sizes between are interpolated, sizes outside keep the end's value per em.
  static let textTracking: [(size: Double, points: Double)] = [
    (11, 0.10), (12, 0.06), (13, 0.00), (14, -0.06), (15, -0.14), (16, -0.22), (17, -0.29), (18, -0.40), (20, -0.40),
  ]

  /// What the display cut's advances are multiplied with, by size. [S] from the widths of "What's the point?" in `.title1`
  /// at all text sizes (25 … 58 points at 3x), [M] outside of them.
  private static let displayScales: [(size: Double, scale: Double)] = [
    (20, 1.0160), (25, 1.0138), (28, 1.0108), (30, 1.0107), (34, 1.0078), (38, 1.0043), (43, 1.0022), (48, 0.9986),
    (53, 0.9957), (58, 0.9926), (80, 0.9900),
  ]

  /// What advances are multiplied with, by weight: the substitute's weights grow in width otherwise than SF's do. Medians
  /// over the labels of Interface Builder documents; light and heavy weights are [M].
  private static let textWeightScales: [Int: Double] = [
    100: 0.985, 200: 0.985, 300: 0.986, 400: 0.9868, 500: 0.9969, 600: 1.0020, 700: 1.0185, 800: 1.020, 900: 1.020,
  ]
  private static let displayWeightScales: [Int: Double] = [
    500: 1.004, 600: 1.005, 700: 1.020, 800: 1.022, 900: 1.022,
  ]

  /// What the text cut's advances are multiplied with.
  static func textScale(weight: Int) -> Double { textWeightScales[weight] ?? 1 }

  /// What the display cut's advances are multiplied with.
  static func displayScale(at size: Double, weight: Int) -> Double {
    let scale = displayScales.map { (size: $0.size, points: $0.scale) }
    let clamped = min(max(size, 20), 80)
    return value(at: clamped, in: scale) * (displayWeightScales[weight] ?? 1)
  }

  /// The advance of one emoji at `size` points. [S] labels of 45 and 60 points are 50 and 65 wide; [M] 1.25 em up to 20 points.
  static func emojiAdvance(at size: Double) -> Double { min(1.25 * size, size + 5) }

  /// The advance of every glyph of SF Mono in ems. [M] 1266 of 2048.
  static let monospacedAdvance = 1266.0 / 2048

  /// SF Pro's own tracking in points a glyph, for a user's own files of it. [M] from memory of Apple's table.
  private static let apple: [(size: Double, points: Double)] = [
    (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (20, -0.45),
    (22, -0.26), (24, 0.07), (28, 0.38), (34, 0.40), (40, 0.37), (50, 0.27), (60, 0),
  ]

  /// The tracking of the text cut of the substitute at `size`, in points a glyph.
  static func tracking(at size: Double) -> Double { value(at: size, in: textTracking) }

  /// The tracking of the real system font at `size`, in points a glyph.
  static func appleTracking(at size: Double) -> Double { value(at: size, in: apple) }

  private static func value(at size: Double, in table: [(size: Double, points: Double)]) -> Double {
    guard let first = table.first, let last = table.last else { return 0 }
    if size <= first.size { return first.points * size / first.size }
    if size >= last.size { return last.points * size / last.size }
    guard let upper = table.firstIndex(where: { $0.size >= size }) else { return 0 }
    let (a, b) = (table[upper - 1], table[upper])
    return a.points + (b.points - a.points) * (size - a.size) / (b.size - a.size)
  }
}
