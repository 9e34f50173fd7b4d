/// A 128-bit fingerprint of bytes, to tell contents apart. It is fast and the same everywhere; it is no protection against
/// somebody who looks for a collision.
package struct ContentHash: Sendable {
  private var low: UInt64 = 0xcbf2_9ce4_8422_2325
  private var high: UInt64 = 0x9e37_79b9_7f4a_7c15
  private var count: UInt64 = 0

  package init() {}

  /// The fingerprint of `bytes` as 32 hexadecimal digits.
  package static func of(_ bytes: [UInt8]) -> String {
    var hash = ContentHash()
    hash.add(bytes)
    return hash.hex
  }

  package mutating func add(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { buffer in
      var index = 0
      while index + 8 <= buffer.count {
        mix(buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian)
        index += 8
      }
      var rest: UInt64 = 0
      while index < buffer.count {
        rest = rest << 8 | UInt64(buffer[index])
        index += 1
      }
      mix(rest)
    }
    count &+= UInt64(bytes.count)
    mix(count)
  }

  package mutating func add(_ text: String) { add(Array(text.utf8)) }

  private mutating func mix(_ word: UInt64) {
    low = (low ^ word) &* 0x0000_0100_0000_01b3
    low ^= low >> 29
    high = (high ^ (word &* 0xff51_afd7_ed55_8ccd)) &* 0xc4ce_b9fe_1a85_ec53
    high ^= high >> 32
    high = high &+ low
  }

  package var hex: String { Self.digits(low) + Self.digits(high) }

  private static func digits(_ value: UInt64) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}
