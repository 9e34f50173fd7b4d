/// The curve of RFC 7748 and RFC 8032.
public enum Curve25519: Sendable {
  /// Signing (Ed25519).
  public enum Signing: Sendable {
    /// A public key.
    public struct PublicKey: Sendable {
      let bytes: [UInt8]
      init(_ bytes: [UInt8]) { self.bytes = bytes }
      /// The key of 32 bytes.
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        bytes = rawRepresentation.withUnsafeBytes { Array($0) }
        guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
      }
      /// 32 bytes.
      public var rawRepresentation: Data { Data(bytes) }
      /// Whether a signature is of some bytes.
      public func isValidSignature<S: DataProtocol, D: DataProtocol>(_ signature: S, for data: D) -> Bool {
        MontgomeryKey.verify(Array(signature), Array(data), bytes)
      }
    }

    /// A private key.
    public struct PrivateKey: Sendable {
      let bytes: [UInt8]
      /// The public key.
      public let publicKey: PublicKey
      /// A new key, made at random.
      public init() {
        bytes = Randomness.bytes(32)
        publicKey = PublicKey(MontgomeryKey.publicKey(of: bytes, .signing))
      }
      /// The key of 32 bytes.
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        bytes = rawRepresentation.withUnsafeBytes { Array($0) }
        guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
        publicKey = PublicKey(MontgomeryKey.publicKey(of: bytes, .signing))
      }
      /// 32 bytes.
      public var rawRepresentation: Data { Data(bytes) }
      /// Signs some bytes.
      public func signature<D: DataProtocol>(for data: D) throws -> Data {
        guard let signature = MontgomeryKey.sign(Array(data), bytes) else {
          throw CryptoKitError.underlyingCoreCryptoError(error: -1)
        }
        return Data(signature)
      }
    }
  }

  /// Agreeing on a secret (X25519).
  public enum KeyAgreement: Sendable {
    /// A public key.
    public struct PublicKey: Sendable {
      let bytes: [UInt8]
      init(_ bytes: [UInt8]) { self.bytes = bytes }
      /// The key of 32 bytes.
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        bytes = rawRepresentation.withUnsafeBytes { Array($0) }
        guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
      }
      /// 32 bytes.
      public var rawRepresentation: Data { Data(bytes) }
    }

    /// A private key.
    public struct PrivateKey: Sendable {
      let bytes: [UInt8]
      /// The public key.
      public let publicKey: PublicKey
      /// A new key, made at random.
      public init() {
        bytes = Randomness.bytes(32)
        publicKey = PublicKey(MontgomeryKey.publicKey(of: bytes, .agreement))
      }
      /// The key of 32 bytes.
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        bytes = rawRepresentation.withUnsafeBytes { Array($0) }
        guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
        publicKey = PublicKey(MontgomeryKey.publicKey(of: bytes, .agreement))
      }
      /// 32 bytes.
      public var rawRepresentation: Data { Data(bytes) }
      /// What one has in common with the owner of a public key.
      public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
        guard let secret = MontgomeryKey.agree(bytes, publicKeyShare.bytes) else {
          throw CryptoKitError.invalidParameter
        }
        return SharedSecret(bytes: secret)
      }
    }
  }
}
