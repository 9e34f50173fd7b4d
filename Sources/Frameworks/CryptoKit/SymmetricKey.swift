internal import CCrypto

/// The size of a key.
public struct SymmetricKeySize: Sendable {
  /// Bits.
  public let bitCount: Int
  /// 128 bits.
  public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
  /// 192 bits.
  public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
  /// 256 bits.
  public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }
  /// A size of so many bits, a multiple of eight.
  public init(bitCount: Int) { self.bitCount = max(8, bitCount) }
}

/// A secret that seals and opens.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  let bytes: [UInt8]

  /// The key with those bytes.
  public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }
  /// A new key, made at random.
  public init(size: SymmetricKeySize) { bytes = Randomness.bytes(size.bitCount / 8) }
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Bits.
  public var bitCount: Int { bytes.count * 8 }
  /// Gives `body` the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  /// Whether two keys are equal.
  public static func == (left: SymmetricKey, right: SymmetricKey) -> Bool { isEqual(left.bytes, right.bytes) }
}

enum Randomness {
  static func bytes(_ count: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    RAND_bytes(&bytes, Int32(count))
    return bytes
  }
}
