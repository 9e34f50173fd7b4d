/// What two people have in common who know each other's public keys.
public struct SharedSecret: ContiguousBytes, Hashable, CustomStringConvertible, Sendable {
  let bytes: [UInt8]

  /// Gives `body` the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  /// A key of the secret (RFC 5869).
  public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, Info: DataProtocol>(
    using hashFunction: H.Type, salt: Salt, sharedInfo: Info, outputByteCount: Int
  ) -> SymmetricKey {
    HKDF<H>.deriveKey(
      inputKeyMaterial: SymmetricKey(bytes), salt: salt, info: sharedInfo, outputByteCount: outputByteCount)
  }
  /// A key of the secret (ANSI X9.63).
  public func x963DerivedSymmetricKey<H: HashFunction, Info: DataProtocol>(
    using hashFunction: H.Type, sharedInfo: Info, outputByteCount: Int
  ) -> SymmetricKey {
    var output: [UInt8] = []
    var counter: UInt32 = 1
    while output.count < outputByteCount {
      var function = H()
      function.update(data: bytes)
      function.update(data: Swift.withUnsafeBytes(of: counter.bigEndian) { Array($0) })
      function.update(data: sharedInfo)
      output += Array(function.finalize())
      counter += 1
    }
    return SymmetricKey(Array(output.prefix(max(0, outputByteCount))))
  }
  /// What it is, not the bytes.
  public var description: String { "SharedSecret: \(bytes.count * 8) bits" }
}
