internal import CDeflate

/// A PNG file that is being put together.
struct PNGFile {
  var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  init(width: Int, height: Int, hasAlpha: Bool, scale: Double?) {
    addChunk(
      "IHDR",
      Self.bigEndian(UInt32(width)) + Self.bigEndian(UInt32(height)) + [8, hasAlpha ? 6 : 2, 0, 0, 0])
    // Rendering intent: perceptual.
    addChunk("sRGB", [0])
    if let scale, scale > 0, scale < 100 {
      // 72 dots an inch for each point, in dots a metre.
      let density = Self.bigEndian(UInt32((72 * scale / 0.0254).rounded()))
      addChunk("pHYs", density + density + [1])
    }
  }

  mutating func addChunk(_ name: String, _ data: [UInt8]) {
    bytes.append(contentsOf: Self.chunk(name, data))
  }

  /// Length, name, data and checksum.
  static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    let checksum = libdeflate_crc32(0, body, body.count)
    return bigEndian(UInt32(data.count)) + body + bigEndian(checksum)
  }

  static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}

/// The checksum of zlib streams, put together of the checksums of its parts.
struct Adler32 {
  private(set) var value: UInt32 = 1

  /// The checksum goes on with a part of `length` bytes whose own checksum is `part`.
  mutating func append(_ part: UInt32, length: Int) {
    // a is 1 + the sum of all bytes, b the sum of all a's: the part's a's all grow by what was there before it.
    let base: UInt64 = 65_521
    let (a1, b1) = (UInt64(value & 0xFFFF), UInt64(value >> 16))
    let (a2, b2) = (UInt64(part & 0xFFFF), UInt64(part >> 16))
    let rest = UInt64(length) % base
    let a = (a1 + a2 + base - 1) % base
    let b = (b1 + b2 + rest * (a1 + base - 1)) % base
    value = UInt32(b << 16 | a)
  }
}
