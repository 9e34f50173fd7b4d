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

  /// Makes the rows of the part of the stretched picture that `area` is, from its top on.
  ///
  /// - Parameter use: Takes a row's number, counted from the area's top, and its pixels.
  func makeRows(of area: (x: Int, y: Int, width: Int, height: Int), use: (Int, UnsafePointer<UInt32>) -> Void) {
    let columns = (0..<area.width).map { Self.place(area.x + $0, of: width, in: source.width) }
    let count = area.width * 4
    // The two source rows around the current one, already in the target's width, with eight bits behind the point.
    let upper = UnsafeMutablePointer<UInt16>.allocate(capacity: count)
    let lower = UnsafeMutablePointer<UInt16>.allocate(capacity: count)
    let line = UnsafeMutablePointer<UInt32>.allocate(capacity: area.width)
    defer {
      upper.deallocate()
      lower.deallocate()
      line.deallocate()
    }
    var known = -1
    for row in 0..<area.height {
      let place = Self.place(area.y + row, of: height, in: source.height)
      if place.index != known {
        if place.index == known + 1, known >= 0 {
          upper.update(from: lower, count: count)
        } else {
          widen(place.index, columns, into: upper)
        }
        widen(min(place.index + 1, source.height - 1), columns, into: lower)
        known = place.index
      }
      Self.mix(upper, lower, share: place.share, into: line, count: count)
      use(row, line)
    }
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
    Stretcher(picture, width: width, height: height)?.makeRows(of: (0, 0, width, height)) { row, pixels in
      self.row(row).update(from: pixels, count: width)
    }
    isOpaque = picture.isOpaque
    markChanged()
  }

  /// Fills the inside of `path`, in pixels of this surface, with the part of the same stretched picture that lies there.
  ///
  /// - Parameter picture: An opaque picture.
  public func fill(_ path: Path, stretching picture: Surface) {
    guard let area = path.controlBounds?.roundedOut.intersection(bounds), !area.isEmpty,
      let mask = Coverage(of: path, in: area)
    else { return }
    let (x, y) = (Int(area.x), Int(area.y))
    Stretcher(picture, width: width, height: height)?.makeRows(of: (x, y, mask.width, mask.height)) { row, pixels in
      mask.copy(pixels, row: row, to: self.row(y + row) + x)
    }
    markChanged()
  }
}
