import Canvas

/// A small, soft copy of a screen: stretched over the screen it is its blur.
enum BlurredCopy {
  /// Pixels of the screen for one of the copy.
  static let factor = 14

  /// Makes the copy of a whole screen.
  static func make(of screen: Surface) -> Surface {
    soften(screen.shrunk(width: max(2, screen.width / factor), height: max(2, screen.height / factor)))
  }

  /// Makes the copy of a wallpaper without painting the large one.
  static func make(width: Int, height: Int, paint: (Surface) -> Void) -> Surface {
    let small = Surface(width: max(2, width / factor), height: max(2, height / factor))
    paint(small)
    return soften(small)
  }

  /// Three passes of a box are close to a Gaussian (here of about 60 points of the screen).
  private static func soften(_ surface: Surface) -> Surface {
    surface.isOpaque = true
    var pixels = Pixels(surface)
    for _ in 0..<3 { pixels.average(radius: 3) }
    pixels.write(to: surface)
    return surface
  }

  /// The surface's pixels as one component after the other.
  private struct Pixels {
    var width: Int
    var height: Int
    var values: [UInt8]

    init(_ surface: Surface) {
      width = surface.width
      height = surface.height
      values = []
      values.reserveCapacity(width * height * 4)
      for y in 0..<height {
        values += UnsafeRawBufferPointer(start: surface.memory + y * surface.bytesPerRow, count: width * 4)
      }
    }

    func write(to surface: Surface) {
      values.withUnsafeBytes { bytes in
        guard let start = bytes.baseAddress else { return }
        for y in 0..<height {
          (surface.memory + y * surface.bytesPerRow).copyMemory(from: start + y * width * 4, byteCount: width * 4)
        }
      }
      surface.markChanged()
    }

    /// Averages along rows, then along columns; the edge's pixel stands for what lies outside.
    mutating func average(radius: Int) {
      for y in 0..<height { average(start: y * width * 4, step: 4, count: width, radius: radius) }
      for x in 0..<width { average(start: x * 4, step: width * 4, count: height, radius: radius) }
    }

    private mutating func average(start: Int, step: Int, count: Int, radius: Int) {
      var line = [UInt8](repeating: 0, count: count)
      let size = 2 * radius + 1
      for component in 0..<4 {
        for index in 0..<count { line[index] = values[start + index * step + component] }
        var sum = 0
        for index in -radius...radius { sum += Int(line[min(max(index, 0), count - 1)]) }
        for index in 0..<count {
          values[start + index * step + component] = UInt8((sum + radius) / size)
          sum += Int(line[min(index + radius + 1, count - 1)]) - Int(line[max(index - radius, 0)])
        }
      }
    }
  }
}
