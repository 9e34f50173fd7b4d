/// Colours that change from top to bottom only, each row of pixels having one: screens are filled with them many times
/// faster than a painter's gradient fills them.
public struct RowGradient: Sendable {
  /// Where the first colour stands, in pixels from the top; it fills what is above.
  public var top: Double
  /// Where the last colour stands, in pixels from the top; it fills what is below.
  public var bottom: Double
  /// Opaque colours at equal distances, at least one.
  public var colors: [Color]

  /// Makes a gradient.
  public init(top: Double, bottom: Double, colors: [Color]) {
    (self.top, self.bottom, self.colors) = (top, bottom, colors)
  }

  /// The colour of a row, as a pixel.
  func pixel(ofRow row: Int) -> UInt32 {
    guard let first = colors.first, colors.count > 1, bottom > top else {
      return (colors.first ?? .clear).premultipliedPixel
    }
    let place = (Double(row) + 0.5 - top) / (bottom - top) * Double(colors.count - 1)
    guard place > 0 else { return first.premultipliedPixel }
    let index = Int(min(place, Double(colors.count - 2)))
    let share = min(1, place - Double(index))
    let (from, to) = (colors[index], colors[index + 1])
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
    return Color(red: mix(from.red, to.red), green: mix(from.green, to.green), blue: mix(from.blue, to.blue))
      .premultipliedPixel
  }
}

extension Surface {
  /// Fills whole rows with a gradient's opaque colours; rows outside the surface are left out.
  public func fillRows(_ rows: Range<Int>, _ gradient: RowGradient) {
    for y in rows.clamped(to: 0..<height) { row(y).update(repeating: gradient.pixel(ofRow: y), count: width) }
    markChanged()
  }

  /// Fills the inside of `path`, in pixels of this surface, with a gradient's opaque colours, in these rows only.
  public func fill(_ path: Path, rows: Range<Int>, _ gradient: RowGradient) {
    let rows = rows.clamped(to: 0..<height)
    let area = Rect(x: 0, y: Double(rows.lowerBound), width: Double(width), height: Double(rows.count))
    guard !rows.isEmpty, let mask = Coverage(of: path, in: area) else { return }
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width) { line in
      guard let start = line.baseAddress else { return }
      for y in rows {
        start.update(repeating: gradient.pixel(ofRow: y), count: width)
        mask.copy(start, row: y - rows.lowerBound, to: row(y))
      }
    }
    markChanged()
  }
}
