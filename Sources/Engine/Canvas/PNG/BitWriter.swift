/// Puts bits together to bytes, the lowest bit first, as deflate wants them.
struct BitWriter {
  /// Some bits: the value in the lower 26, their number in the upper 6.
  typealias Word = UInt32

  private var target: UnsafeMutableRawPointer
  private var waiting: UInt64 = 0
  private var count: UInt64 = 0

  init(_ target: UnsafeMutablePointer<UInt8>) { self.target = UnsafeMutableRawPointer(target) }

  @inline(__always)
  static func word(_ value: UInt32, bits: Int) -> Word { value | UInt32(bits) << 26 }

  /// Adds bits; at most 57 may be added between two flushes.
  @inline(__always)
  mutating func add(_ word: Word) {
    waiting |= UInt64(word & 0x03FF_FFFF) &<< count
    count &+= UInt64(word >> 26)
  }

  mutating func add(_ value: Int, bits: Int) {
    add(Self.word(UInt32(value), bits: bits))
    flush()
  }

  /// Moves whole bytes out. Up to eight bytes behind the last one are overwritten.
  @inline(__always)
  mutating func flush() {
    target.storeBytes(of: waiting.littleEndian, as: UInt64.self)
    target += Int(count >> 3)
    waiting &>>= count & ~7
    count &= 7
  }

  /// Adds a stored block of no bytes, which begins on a whole byte; the place behind it.
  mutating func finishWithEmptyBlock() -> UnsafeMutablePointer<UInt8> {
    flush()
    add(0, bits: 3)
    if count > 0 { add(0, bits: Int(8 - count)) }
    add(0, bits: 16)
    add(0xFFFF, bits: 16)
    return target.assumingMemoryBound(to: UInt8.self)
  }
}
