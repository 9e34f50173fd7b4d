internal import CDeflate
internal import CZlib

/// Filters and compresses bands of one picture. For one thread.
final class BandCompressor {
  private let width: Int
  private let hasAlpha: Bool
  private let filtered: UnsafeMutablePointer<UInt8>
  private let packed: UnsafeMutablePointer<UInt8>
  private let room: Int
  private let stream: UnsafeMutablePointer<z_stream>

  init(width: Int, hasAlpha: Bool) {
    self.width = width
    self.hasAlpha = hasAlpha
    let size = PNGEncoder.bandHeight * (width * (hasAlpha ? 4 : 3) + 1)
    room = size + size / 8 + 1024
    filtered = .allocate(capacity: size)
    packed = .allocate(capacity: room)
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    deflateInit2_(stream, 1, Z_DEFLATED, -15, 9, Z_RLE, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
  }

  deinit {
    deflateEnd(stream)
    stream.deallocate()
    filtered.deallocate()
    packed.deallocate()
  }

  func compress(_ surface: Surface, band: Int) -> Band {
    let first = band * PNGEncoder.bandHeight
    let last = min(surface.height, first + PNGEncoder.bandHeight)
    let rowSize = width * (hasAlpha ? 4 : 3) + 1
    let length = (last - first) * rowSize
    for y in first..<last {
      let target = filtered + (y - first) * rowSize
      hasAlpha
        ? Self.filterAlpha(surface, y, isFirst: y == first, into: target)
        : Self.filter(surface, y, isFirst: y == first, into: target)
    }
    deflateReset(stream)
    stream.pointee.next_in = filtered
    stream.pointee.avail_in = UInt32(length)
    stream.pointee.next_out = packed
    stream.pointee.avail_out = UInt32(room)
    deflate(stream, Z_SYNC_FLUSH)
    let data = UnsafeBufferPointer(start: packed, count: room - Int(stream.pointee.avail_out))
    return Band(
      chunk: PNGFile.chunk("IDAT", Array(data)), checksum: libdeflate_adler32(1, filtered, length), length: length)
  }

  /// A row without alpha. The first row of a band is the difference to the pixel before, the others to the row above.
  private static func filter(_ surface: Surface, _ y: Int, isFirst: Bool, into target: UnsafeMutablePointer<UInt8>) {
    let row = surface.row(y)
    target[0] = isFirst ? 1 : 2
    let above = isFirst ? row : surface.row(y - 1)
    var before: UInt32 = 0
    var out = target + 1
    for x in 0..<surface.width {
      let pixel = row[x]
      let other = isFirst ? before : above[x]
      before = pixel
      // Three bytes are subtracted in one word: the high bits that keep them apart are put back by hand.
      let difference = ((pixel | 0x8080_8080) &- (other & 0x7F7F_7F7F)) ^ ((pixel ^ ~other) & 0x8080_8080)
      out[0] = UInt8(truncatingIfNeeded: difference >> 16)
      out[1] = UInt8(truncatingIfNeeded: difference >> 8)
      out[2] = UInt8(truncatingIfNeeded: difference)
      out += 3
    }
  }

  /// A row with alpha, whose colours are divided by it as PNG wants them.
  private static func filterAlpha(
    _ surface: Surface, _ y: Int, isFirst: Bool, into target: UnsafeMutablePointer<UInt8>
  ) {
    let row = surface.row(y)
    target[0] = isFirst ? 1 : 2
    let above = isFirst ? row : surface.row(y - 1)
    var before: UInt32 = 0
    var out = target + 1
    for x in 0..<surface.width {
      let pixel = straight(row[x])
      let other = isFirst ? before : straight(above[x])
      before = pixel
      out[0] = UInt8(truncatingIfNeeded: pixel >> 16) &- UInt8(truncatingIfNeeded: other >> 16)
      out[1] = UInt8(truncatingIfNeeded: pixel >> 8) &- UInt8(truncatingIfNeeded: other >> 8)
      out[2] = UInt8(truncatingIfNeeded: pixel) &- UInt8(truncatingIfNeeded: other)
      out[3] = UInt8(truncatingIfNeeded: pixel >> 24) &- UInt8(truncatingIfNeeded: other >> 24)
      out += 4
    }
  }

  private static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 || alpha == 0 { return alpha == 0 ? 0 : pixel }
    func part(_ shift: UInt32) -> UInt32 { min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha) << shift }
    return alpha << 24 | part(16) | part(8) | part(0)
  }
}
