internal import CCairo

extension Coverage {
  /// Blurs the mask like a Gaussian of this standard deviation, in pixels: three box averages in each direction.
  func blur(sigma: Double) {
    // [S] The box whose three runs come nearest to a Gaussian: d = ⌊σ·3√(2π)/4 + ½⌋ (SVG 1.1, feGaussianBlur).
    let box = Int(min(sigma, 500) * 1.8799712059732503 + 0.5)
    guard box > 1 else { return }
    let turned = UnsafeMutablePointer<UInt8>.allocate(capacity: width * height)
    let scratch = UnsafeMutablePointer<UInt8>.allocate(capacity: 2 * max(width, height))
    defer {
      turned.deallocate()
      scratch.deallocate()
    }
    // Each direction runs along memory and writes its result turned, so that the second one runs along memory too.
    for row in 0..<height {
      Self.blur(bytes + row * stride, width, box, scratch, into: turned + row, step: height)
    }
    for column in 0..<width {
      Self.blur(turned + column * height, height, box, scratch, into: bytes + column, step: stride)
    }
    cairo_surface_mark_dirty(cairo)
  }

  /// Three boxes over one line. An even box has no middle: two of them lean to either side and the third is one longer.
  private static func blur(
    _ line: UnsafeMutablePointer<UInt8>, _ count: Int, _ box: Int, _ scratch: UnsafeMutablePointer<UInt8>,
    into target: UnsafeMutablePointer<UInt8>, step: Int
  ) {
    let first = scratch
    let second = scratch + count
    let half = box / 2
    if box % 2 == 1 {
      average(line, count, box, half, first, 1)
      average(first, count, box, half, second, 1)
      average(second, count, box, half, target, step)
    } else {
      average(line, count, box, half, first, 1)
      average(first, count, box, half - 1, second, 1)
      average(second, count, box + 1, half, target, step)
    }
  }

  /// The average of `box` values, of which `before` lie before the place.
  private static func average(
    _ source: UnsafeMutablePointer<UInt8>, _ count: Int, _ box: Int, _ before: Int,
    _ target: UnsafeMutablePointer<UInt8>, _ step: Int
  ) {
    let after = box - 1 - before
    let factor = UInt32((1 << 24) / box)
    var sum: UInt32 = 0
    for index in 0..<min(after, count) { sum &+= UInt32(source[index]) }
    for index in 0..<count {
      let enters = index &+ after
      if enters < count { sum &+= UInt32(source[enters]) }
      // Half of a step is added, and what full alpha loses by the rounded factor is far less than that.
      target[index &* step] = UInt8(truncatingIfNeeded: (UInt64(sum) &* UInt64(factor) &+ (1 << 23)) >> 24)
      let leaves = index &- before
      if leaves >= 0 { sum &-= UInt32(source[leaves]) }
    }
  }
}
