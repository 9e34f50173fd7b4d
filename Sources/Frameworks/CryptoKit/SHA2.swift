/// Bytes as hexadecimal digits.
func hexadecimal(_ bytes: [UInt8]) -> String {
  bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}

/// SHA-2 with 256 bits.
public struct SHA256: HashFunction {
  /// The bytes that are worked on at a time.
  public static var blockByteCount: Int { 64 }
  /// The digest's bytes.
  public static var byteCount: Int { 32 }
  private var state = HashState("SHA256")
  /// Begins.
  public init() {}
  /// Takes more bytes.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    if !isKnownUniquelyReferenced(&state) { state = state.copy() }
    state.update(bufferPointer)
  }
  /// The digest of all the bytes so far.
  public func finalize() -> SHA256Digest { SHA256Digest(bytes: state.copy().finish()) }
}

/// SHA-2: a digest.
public struct SHA256Digest: Digest {
  /// The number of bytes.
  public static var byteCount: Int { 32 }
  let bytes: [UInt8]
  /// Gives `body` the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  /// The bytes, one after the other.
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  /// The name and the bytes in hexadecimal.
  public var description: String { "SHA256 digest: \(hexadecimal(bytes))" }
}

/// SHA-2 with 384 bits.
public struct SHA384: HashFunction {
  /// The bytes that are worked on at a time.
  public static var blockByteCount: Int { 128 }
  /// The digest's bytes.
  public static var byteCount: Int { 48 }
  private var state = HashState("SHA384")
  /// Begins.
  public init() {}
  /// Takes more bytes.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    if !isKnownUniquelyReferenced(&state) { state = state.copy() }
    state.update(bufferPointer)
  }
  /// The digest of all the bytes so far.
  public func finalize() -> SHA384Digest { SHA384Digest(bytes: state.copy().finish()) }
}

/// SHA-2: a digest.
public struct SHA384Digest: Digest {
  /// The number of bytes.
  public static var byteCount: Int { 48 }
  let bytes: [UInt8]
  /// Gives `body` the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  /// The bytes, one after the other.
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  /// The name and the bytes in hexadecimal.
  public var description: String { "SHA384 digest: \(hexadecimal(bytes))" }
}

/// SHA-2 with 512 bits.
public struct SHA512: HashFunction {
  /// The bytes that are worked on at a time.
  public static var blockByteCount: Int { 128 }
  /// The digest's bytes.
  public static var byteCount: Int { 64 }
  private var state = HashState("SHA512")
  /// Begins.
  public init() {}
  /// Takes more bytes.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    if !isKnownUniquelyReferenced(&state) { state = state.copy() }
    state.update(bufferPointer)
  }
  /// The digest of all the bytes so far.
  public func finalize() -> SHA512Digest { SHA512Digest(bytes: state.copy().finish()) }
}

/// SHA-2: a digest.
public struct SHA512Digest: Digest {
  /// The number of bytes.
  public static var byteCount: Int { 64 }
  let bytes: [UInt8]
  /// Gives `body` the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  /// The bytes, one after the other.
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  /// The name and the bytes in hexadecimal.
  public var description: String { "SHA512 digest: \(hexadecimal(bytes))" }
}
