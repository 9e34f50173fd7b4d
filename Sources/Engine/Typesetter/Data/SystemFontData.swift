/// What is known of the phone's system font, and how the pinned substitute is bent to it: the one place for these numbers.
enum SystemFontData {
  /// SF Pro in ems. Line height 1.19336: [S] a label at system 30 measured 35.8007813. Ascender and descender 1950 and −494 of
  /// 2048: [M] their sum is confirmed by the former. Cap height and x-height: [S] @capsizecss/metrics `appleSystem`.
  static let metrics = FontMetrics(
    ascender: 1950.0 / 2048, descender: -494.0 / 2048, capHeight: 1443.0 / 2048, xHeight: 1040.0 / 2048,
    underlinePosition: -0.1079, underlineThickness: 0.0708)

  /// From this size on (points) the display cut is used. [S] the system's optical size switches at 20.
  static let displaySize = 20.0

  /// The advance of one emoji at `size` points. [S] labels of 45 and 60 points are 50 and 65 wide; [M] 1.25 em up to 20 points.
  static func emojiAdvance(at size: Double) -> Double { min(1.25 * size, size + 5) }

  /// The advance of every glyph of SF Mono in ems. [M] 1266 of 2048.
  static let monospacedAdvance = 1266.0 / 2048

  /// SF Pro's own tracking in points a glyph, for a user's own files of it. [M] from memory of Apple's table.
  private static let apple: [(size: Double, points: Double)] = [
    (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (20, -0.45),
    (22, -0.26), (24, 0.07), (28, 0.38), (34, 0.40), (40, 0.37), (50, 0.27), (60, 0),
  ]

  /// The system font's tracking at `size`, in points a glyph, as it goes with the substitute's fitted advances.
  static func tracking(at size: Double) -> Double {
    let table = size < displaySize ? FittedAdvances.textTracking : FittedAdvances.displayTracking
    guard let first = table.first, let last = table.last else { return 0 }
    let upper = table.firstIndex { $0.size >= size } ?? table.count
    if upper == 0 { return first.value * size / 10_000 }
    if upper == table.count { return last.value * size / 10_000 }
    let (a, b) = (table[upper - 1], table[upper])
    return (a.value + (b.value - a.value) * (size - a.size) / (b.size - a.size)) * size / 10_000
  }

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
