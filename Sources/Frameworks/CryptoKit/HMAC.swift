/// What proves that bytes come from someone who has the key.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
  /// The number of bytes.
  var byteCount: Int { get }
}

/// A code that a hash function makes.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
  let bytes: [UInt8]
  /// The number of bytes.
  public var byteCount: Int { bytes.count }
  /// Gives `body` the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  /// The bytes, one after the other.
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  /// The name and the bytes in hexadecimal.
  public var description: String { "HMAC with \(H.self): \(hexadecimal(bytes))" }
  /// Whether two codes are equal.
  public static func == (left: Self, right: Self) -> Bool { isEqual(left.bytes, right.bytes) }
  /// Whether some bytes are the code's.
  public static func == <D: DataProtocol>(left: Self, right: D) -> Bool { isEqual(left.bytes, right) }
}

/// Makes codes with a key and a hash function (RFC 2104).
public struct HMAC<H: HashFunction>: Sendable {
  /// A key.
  public typealias Key = SymmetricKey
  /// A code.
  public typealias MAC = HashedAuthenticationCode<H>
  private var inner = H()
  private let outerPad: [UInt8]

  /// Begins a code.
  public init(key: SymmetricKey) {
    var block = key.bytes
    if block.count > H.blockByteCount { block = Array(H.hash(data: block)) }
    block += [UInt8](repeating: 0, count: max(0, H.blockByteCount - block.count))
    outerPad = block.map { $0 ^ 0x5C }
    inner.update(data: block.map { $0 ^ 0x36 })
  }

  /// Takes more bytes.
  public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }
  /// The code of all the bytes so far.
  public func finalize() -> MAC {
    var outer = H()
    outer.update(data: outerPad)
    outer.update(data: Array(inner.finalize()))
    return MAC(bytes: Array(outer.finalize()))
  }
  /// The code of some bytes.
  public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }
  /// Whether a code is that of some bytes.
  public static func isValidAuthenticationCode<D: DataProtocol>(
    _ authenticationCode: MAC, authenticating authenticatedData: D, using key: SymmetricKey
  ) -> Bool {
    self.authenticationCode(for: authenticatedData, using: key) == authenticationCode
  }
  /// Whether a code is that of some bytes.
  public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
    _ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey
  ) -> Bool {
    isEqual(
      self.authenticationCode(for: authenticatedData, using: key), authenticationCode.withUnsafeBytes { Array($0) })
  }
}

/// Makes keys of a secret (RFC 5869).
public struct HKDF<H: HashFunction>: Sendable {
  /// A key of a secret.
  public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    expand(
      pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info,
      outputByteCount: outputByteCount)
  }
  /// A key of a secret, without a salt.
  public static func deriveKey<Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
  }
  /// A key of a secret, without a salt and a context.
  public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey {
    deriveKey(inputKeyMaterial: inputKeyMaterial, info: [UInt8](), outputByteCount: outputByteCount)
  }
  /// A key of a secret, without a context.
  public static func deriveKey<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](), outputByteCount: outputByteCount)
  }
  /// The first half: a secret's strength in one block.
  public static func extract<Salt: DataProtocol>(inputKeyMaterial: SymmetricKey, salt: Salt?)
    -> HashedAuthenticationCode<
      H
    >
  {
    let salt = salt.map { Array($0) } ?? []
    let key = salt.isEmpty ? [UInt8](repeating: 0, count: H.Digest.byteCount) : salt
    return HMAC<H>.authenticationCode(for: inputKeyMaterial.bytes, using: SymmetricKey(key))
  }
  /// The second half: as many bytes as are wanted, at most 255 blocks.
  public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
    pseudoRandomKey: PRK, info: Info?, outputByteCount: Int
  ) -> SymmetricKey {
    let key = SymmetricKey(data: pseudoRandomKey)
    let wanted = max(0, min(outputByteCount, 255 * H.Digest.byteCount))
    var output: [UInt8] = []
    var block: [UInt8] = []
    var counter: UInt8 = 1
    while output.count < wanted {
      var code = HMAC<H>(key: key)
      code.update(data: block)
      if let info { code.update(data: info) }
      code.update(data: [counter])
      block = Array(code.finalize())
      output += block
      counter &+= 1
    }
    return SymmetricKey(Array(output.prefix(wanted)))
  }
}
