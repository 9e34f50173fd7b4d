/// What tells the content of a band from another's: a 128-bit fingerprint of its pixels.
struct BandKey: Hashable, Sendable {
  let high: UInt64
  let low: UInt64
  let width: Int32
  let rows: Int16
  let hasAlpha: Bool

  init(_ surface: Surface, band: Int, hasAlpha: Bool) {
    let first = band * PNGEncoder.bandHeight
    let last = min(surface.height, first + PNGEncoder.bandHeight)
    var sums = (
      UInt64(0x9E37_79B9_7F4A_7C15), UInt64(0xC2B2_AE3D_27D4_EB4F), UInt64(0x1656_67B1_9E37_79F9),
      UInt64(0x27D4_EB2F_1656_67C5)
    )
    for y in first..<last {
      let row = UnsafeRawPointer(surface.row(y))
      let count = surface.width * 4
      var offset = 0
      // Four chains that do not wait for each other; each step multiplies, so that no order of words is like another.
      while offset &+ 32 <= count {
        sums.0 = Self.mix(sums.0, row.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        sums.1 = Self.mix(sums.1, row.loadUnaligned(fromByteOffset: offset &+ 8, as: UInt64.self))
        sums.2 = Self.mix(sums.2, row.loadUnaligned(fromByteOffset: offset &+ 16, as: UInt64.self))
        sums.3 = Self.mix(sums.3, row.loadUnaligned(fromByteOffset: offset &+ 24, as: UInt64.self))
        offset &+= 32
      }
      while offset < count {
        sums.0 = Self.mix(sums.0, UInt64(row.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
        offset &+= 4
      }
    }
    high = Self.mix(Self.mix(sums.0, sums.1), Self.mix(sums.2, sums.3))
    low = Self.mix(Self.mix(sums.3, sums.0), Self.mix(sums.1, sums.2) ^ 0xFF51_AFD7_ED55_8CCD)
    width = Int32(surface.width)
    rows = Int16(last - first)
    self.hasAlpha = hasAlpha
  }

  @inline(__always)
  private static func mix(_ sum: UInt64, _ word: UInt64) -> UInt64 {
    // Both factors are odd or rotated, so no input makes a chain stay at zero.
    let value = (sum ^ word) &* 0x9FB2_1C65_1E98_DF25
    return value ^ (value >> 29) &+ word &* 0xD6E8_FEB8_6659_FD93
  }
}

extension Surface {
  /// True when every pixel has full alpha; looks at them all unless that is known.
  var hasOnlyOpaquePixels: Bool {
    if isOpaque { return true }
    for y in 0..<height {
      let row = row(y)
      var all: UInt32 = 0xFFFF_FFFF
      for x in 0..<width { all &= row[x] }
      if all < 0xFF00_0000 { return false }
    }
    return true
  }
}
