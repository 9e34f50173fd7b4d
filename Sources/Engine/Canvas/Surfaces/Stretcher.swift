/// Stretches a small picture smoothly, many times its size: for backdrops that are blurs.
///
/// Colours run into each other along both axes, as a painter's bilinear drawing has it; rows that lie between the same two
/// rows of the picture share their work, which makes this several times faster.
struct Stretcher {
  private let source: Surface
  /// The size of the whole stretched picture, in pixels.
  private let width: Int
  private let height: Int

  init?(_ source: Surface, width: Int, height: Int) {
    guard source.cairo != nil, width > 0, height > 0 else { return nil }
    (self.source, self.width, self.height) = (source, width, height)
  }

  /// Fills `target` with the part of the stretched picture whose corner is at `x`, `y`.
  func paint(x: Int, y: Int, into target: Surface) {
    let columns = (0..<target.width).map { Self.place(x + $0, of: width, in: source.width) }
    let count = target.width * 4
    // The two source rows around the current one, already in the target's width, with eight bits behind the point.
    let upper = UnsafeMutablePointer<UInt16>.allocate(capacity: count)
    let lower = UnsafeMutablePointer<UInt16>.allocate(capacity: count)
    defer {
      upper.deallocate()
      lower.deallocate()
    }
    var known = -1
    for row in 0..<target.height {
      let place = Self.place(y + row, of: height, in: source.height)
      if place.index != known {
        if place.index == known + 1, known >= 0 {
          upper.update(from: lower, count: count)
        } else {
          widen(place.index, columns, into: upper)
        }
        widen(min(place.index + 1, source.height - 1), columns, into: lower)
        known = place.index
      }
      Self.mix(upper, lower, share: place.share, into: target.row(row), count: count)
    }
    target.isOpaque = source.isOpaque
    target.markChanged()
  }

  /// A pixel's place between two pixels of the source: the first one, and the second one's share of 65,536.
  private static func place(_ pixel: Int, of size: Int, in sourceSize: Int) -> (index: Int, share: UInt32) {
    let position = (Double(pixel) + 0.5) * Double(sourceSize) / Double(size) - 0.5
    let inside = min(max(position, 0), Double(sourceSize - 1))
    return (Int(inside), UInt32((inside - inside.rounded(.down)) * 65_535))
  }

  private func widen(_ row: Int, _ columns: [(index: Int, share: UInt32)], into target: UnsafeMutablePointer<UInt16>) {
    let pixels = source.row(row)
    let last = source.width - 1
    for (column, place) in columns.enumerated() {
      let (left, right) = (pixels[place.index], pixels[min(place.index + 1, last)])
      let (near, far) = (256 - place.share >> 8, place.share >> 8)
      for component in 0..<4 {
        let shift = UInt32(8 * component)
        target[4 * column + component] = UInt16(
          truncatingIfNeeded: (left >> shift & 255) &* near &+ (right >> shift & 255) &* far)
      }
    }
  }

  private static func mix(
    _ upper: UnsafePointer<UInt16>, _ lower: UnsafePointer<UInt16>, share: UInt32,
    into target: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    let (near, far) = (65_535 - share, share)
    let bytes = UnsafeMutableRawPointer(target).assumingMemoryBound(to: UInt8.self)
    for index in 0..<count {
      let first = UInt16(truncatingIfNeeded: (UInt32(upper[index]) &* near) &>> 16)
      let second = UInt16(truncatingIfNeeded: (UInt32(lower[index]) &* far) &>> 16)
      bytes[index] = UInt8(truncatingIfNeeded: (first &+ second &+ 128) &>> 8)
    }
  }
}

extension Surface {
  /// Fills the whole surface with a small picture, stretched smoothly.
  public func fill(stretching picture: Surface) {
    Stretcher(picture, width: width, height: height)?.paint(x: 0, y: 0, into: self)
  }

  /// A part of this picture stretched smoothly to `width` × `height` pixels.
  ///
  /// - Parameter area: The part, in pixels of the stretched picture; whole numbers.
  public func stretched(width: Int, height: Int, area: Rect) -> Surface {
    let part = area.intersection(Rect(x: 0, y: 0, width: Double(width), height: Double(height)))
    let result = Surface(width: Int(part.width), height: Int(part.height))
    Stretcher(self, width: width, height: height)?.paint(x: Int(part.x), y: Int(part.y), into: result)
    return result
  }
}
