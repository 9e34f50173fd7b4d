/// Shrinks a whole picture by a whole number, by averaging squares of pixels: a screen in pixels to one in points.
struct BoxShrinker {
  /// The number of pixels along a square's side.
  private let side: Int
  /// 65,536 / side².
  private let reciprocal: UInt32

  /// Sums of more pixels than this squared would not fit 16 bits.
  private static let longestSide = 16

  /// Prepares for shrinking `source` to that size; nil when that is not by a whole number, the same in both directions.
  init?(_ source: Surface, width: Int, height: Int) {
    guard width > 0, height > 0 else { return nil }
    side = source.width / width
    guard (2...Self.longestSide).contains(side), width * side == source.width, height * side == source.height else {
      return nil
    }
    reciprocal = UInt32((65_536 / Double(side * side)).rounded())
  }

  func shrink(_ source: Surface, into result: Surface) {
    let count = source.width * 4
    let sums = UnsafeMutablePointer<UInt16>.allocate(capacity: count)
    defer { sums.deallocate() }
    for y in 0..<result.height {
      let rows = UnsafeRawPointer(source.row(y * side)).assumingMemoryBound(to: UInt8.self)
      for index in 0..<count { sums[index] = UInt16(rows[index]) }
      for line in 1..<side {
        let bytes = rows + line * source.bytesPerRow
        for index in 0..<count { sums[index] &+= UInt16(bytes[index]) }
      }
      average(sums, into: result.row(y), count: result.width)
    }
  }

  private func average(_ sums: UnsafePointer<UInt16>, into target: UnsafeMutablePointer<UInt32>, count: Int) {
    var place = UnsafeRawPointer(sums)
    for x in 0..<count {
      var sum = SIMD4<UInt16>.zero
      for _ in 0..<side {
        sum &+= place.loadUnaligned(as: SIMD4<UInt16>.self)
        place += 8
      }
      let pixel = SIMD4<UInt32>(truncatingIfNeeded: sum) &* reciprocal &+ 32_768
      target[x] = pixel.x >> 16 | (pixel.y >> 16) << 8 | (pixel.z >> 16) << 16 | (pixel.w >> 16) << 24
    }
  }
}
