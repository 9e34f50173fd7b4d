/// Functions that are no longer safe, for what still needs them.
public enum Insecure {
  /// SHA-1.
  public struct SHA1: HashFunction {
    /// The bytes that are worked on at a time.
    public static var blockByteCount: Int { 64 }
    /// The digest's bytes.
    public static var byteCount: Int { 20 }
    private var state = HashState("SHA1")
    /// Begins.
    public init() {}
    /// Takes more bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      if !isKnownUniquelyReferenced(&state) { state = state.copy() }
      state.update(bufferPointer)
    }
    /// The digest of all the bytes so far.
    public func finalize() -> SHA1Digest { SHA1Digest(bytes: state.copy().finish()) }
  }

  /// SHA-1.: a digest.
  public struct SHA1Digest: Digest {
    /// The number of bytes.
    public static var byteCount: Int { 20 }
    let bytes: [UInt8]
    /// Gives `body` the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }
    /// The bytes, one after the other.
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    /// The name and the bytes in hexadecimal.
    public var description: String { "SHA1 digest: \(hexadecimal(bytes))" }
  }

  /// MD5.
  public struct MD5: HashFunction {
    /// The bytes that are worked on at a time.
    public static var blockByteCount: Int { 64 }
    /// The digest's bytes.
    public static var byteCount: Int { 16 }
    private var state = HashState("MD5")
    /// Begins.
    public init() {}
    /// Takes more bytes.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      if !isKnownUniquelyReferenced(&state) { state = state.copy() }
      state.update(bufferPointer)
    }
    /// The digest of all the bytes so far.
    public func finalize() -> MD5Digest { MD5Digest(bytes: state.copy().finish()) }
  }

  /// MD5.: a digest.
  public struct MD5Digest: Digest {
    /// The number of bytes.
    public static var byteCount: Int { 16 }
    let bytes: [UInt8]
    /// Gives `body` the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }
    /// The bytes, one after the other.
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    /// The name and the bytes in hexadecimal.
    public var description: String { "MD5 digest: \(hexadecimal(bytes))" }
  }
}
