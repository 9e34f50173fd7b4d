/// The Advanced Encryption Standard.
public enum AES {
  /// Galois/Counter Mode (NIST SP 800-38D).
  public enum GCM {
    /// Bytes that are used once with a key.
    public struct Nonce: ContiguousBytes, Sequence, Sendable {
      let bytes: [UInt8]
      /// A new nonce, made at random.
      public init() { bytes = Randomness.bytes(12) }
      /// A nonce of twelve or more bytes.
      public init<D: DataProtocol>(data: D) throws {
        guard data.count >= 12 else { throw CryptoKitError.incorrectParameterSize }
        bytes = Array(data)
      }
      init(_ bytes: [UInt8]) { self.bytes = bytes }
      /// Gives `body` the bytes.
      public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
      }
      /// The bytes, one after the other.
      public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    }

    /// Bytes that are sealed.
    public struct SealedBox: Sendable {
      /// The nonce.
      public let nonce: Nonce
      /// The sealed bytes.
      public let ciphertext: Data
      /// What proves that they are unchanged.
      public let tag: Data

      /// Nonce, sealed bytes and tag in one; nil when the nonce has not twelve bytes.
      public var combined: Data? {
        nonce.bytes.count == 12 ? Data(nonce.bytes) + ciphertext + tag : nil
      }

      /// The box of its combined form.
      public init<D: DataProtocol>(combined: D) throws {
        let bytes = Array(combined)
        guard bytes.count >= 12 + Cipher.tagSize else { throw CryptoKitError.incorrectParameterSize }
        nonce = Nonce(Array(bytes[..<12]))
        ciphertext = Data(bytes[12..<(bytes.count - Cipher.tagSize)])
        tag = Data(bytes[(bytes.count - Cipher.tagSize)...])
      }
      /// The box of its parts.
      public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
        guard tag.count == Cipher.tagSize else { throw CryptoKitError.incorrectParameterSize }
        self.nonce = nonce
        self.ciphertext = Data(ciphertext)
        self.tag = Data(tag)
      }
    }

    /// Seals bytes and vouches for others that stay readable.
    public static func seal<P: DataProtocol, A: DataProtocol>(
      _ message: P, using key: SymmetricKey, nonce: Nonce? = nil, authenticating authenticatedData: A
    ) throws -> SealedBox {
      let nonce = nonce ?? Nonce()
      let sealed = try cipher(key).seal(
        Array(message), key: key, nonce: nonce.bytes, data: Array(authenticatedData))
      return try SealedBox(nonce: nonce, ciphertext: sealed.text, tag: sealed.tag)
    }
    /// Seals bytes.
    public static func seal<P: DataProtocol>(
      _ message: P, using key: SymmetricKey, nonce: Nonce? = nil
    ) throws -> SealedBox {
      try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
    }
    /// Opens a box.
    /// - Throws: `authenticationFailure` when the key is another one or something was changed.
    public static func open<A: DataProtocol>(
      _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: A
    ) throws -> Data {
      Data(
        try cipher(key).open(
          Array(sealedBox.ciphertext), tag: Array(sealedBox.tag), key: key, nonce: sealedBox.nonce.bytes,
          data: Array(authenticatedData)))
    }
    /// Opens a box.
    /// - Throws: `authenticationFailure` when the key is another one or something was changed.
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
      try open(sealedBox, using: key, authenticating: [UInt8]())
    }
    private static func cipher(_ key: SymmetricKey) throws -> Cipher {
      try .aes(for: key)
    }
  }
}
