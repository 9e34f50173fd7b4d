/// The curve P-256 (NIST FIPS 186-4).
public enum P256: Sendable {
  /// Signing.
  public enum Signing: Sendable {
    /// A public key.
    public struct PublicKey: Sendable {
      let point: [UInt8]
      init(point: [UInt8]) { self.point = point }
      /// The key of 64 bytes, X and Y.
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        let bytes = rawRepresentation.withUnsafeBytes { Array($0) }
        guard bytes.count == 64 else { throw CryptoKitError.incorrectParameterSize }
        point = try CurveKey.point([4] + bytes)
      }
      /// The key of 65 bytes, 4, X and Y.
      public init<D: ContiguousBytes>(x963Representation: D) throws {
        let bytes = x963Representation.withUnsafeBytes { Array($0) }
        guard bytes.count == 65 else { throw CryptoKitError.incorrectParameterSize }
        point = try CurveKey.point(bytes)
      }
      /// The key of 33 bytes, 2 or 3 and X.
      public init<D: ContiguousBytes>(compressedRepresentation: D) throws {
        let bytes = compressedRepresentation.withUnsafeBytes { Array($0) }
        guard bytes.count == 33 else { throw CryptoKitError.incorrectParameterSize }
        point = try CurveKey.point(bytes)
      }
      /// The key of a SubjectPublicKeyInfo.
      public init<D: RandomAccessCollection>(derRepresentation: D) throws where D.Element == UInt8 {
        point = try CurveKey.point(try KeyFile.publicPoint(Array(derRepresentation)))
      }
      /// The key of a PEM file.
      public init(pemRepresentation: String) throws {
        try self.init(derRepresentation: try KeyFile.bytes(pem: pemRepresentation))
      }
      /// 64 bytes, X and Y.
      public var rawRepresentation: Data { Data(point.dropFirst()) }
      /// 65 bytes, 4, X and Y.
      public var x963Representation: Data { Data(point) }
      /// 33 bytes, 2 or 3 and X.
      public var compressedRepresentation: Data { Data(NISTCurve.point(point, isCompressed: true) ?? []) }
      /// A SubjectPublicKeyInfo.
      public var derRepresentation: Data { Data(KeyFile.publicPrefix + point) }
      /// A PEM file.
      public var pemRepresentation: String { KeyFile.pem(derRepresentation, "PUBLIC KEY") }
      /// Whether a signature is of some bytes.
      public func isValidSignature<D: DataProtocol>(_ signature: ECDSASignature, for data: D) -> Bool {
        isValidSignature(signature, for: SHA256.hash(data: data))
      }
      /// Whether a signature is of a digest.
      public func isValidSignature<D: Digest>(_ signature: ECDSASignature, for digest: D) -> Bool {
        NISTCurve.verify(Array(digest), signature.bytes, point)
      }
    }

    /// A private key.
    public struct PrivateKey: Sendable {
      let scalar: [UInt8]
      /// The public key.
      public let publicKey: PublicKey
      /// A new key, made at random.
      public init(compactRepresentable: Bool = true) {
        scalar = NISTCurve.randomScalar()
        publicKey = PublicKey(point: NISTCurve.publicPoint(of: scalar) ?? [])
      }
      /// The key of 32 bytes.
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        scalar = rawRepresentation.withUnsafeBytes { Array($0) }
        guard scalar.count == 32 else { throw CryptoKitError.incorrectKeySize }
        guard let point = NISTCurve.publicPoint(of: scalar) else { throw CryptoKitError.invalidParameter }
        publicKey = PublicKey(point: point)
      }
      /// The key of 97 bytes: the public key's 65 and the number.
      public init<D: ContiguousBytes>(x963Representation: D) throws {
        let bytes = x963Representation.withUnsafeBytes { Array($0) }
        guard bytes.count == 97 else { throw CryptoKitError.incorrectKeySize }
        try self.init(rawRepresentation: Array(bytes[65...]))
      }
      /// The key of a PKCS #8 or SEC 1 structure.
      public init<D: RandomAccessCollection>(derRepresentation: D) throws where D.Element == UInt8 {
        try self.init(rawRepresentation: try KeyFile.privateScalar(Array(derRepresentation)))
      }
      /// The key of a PEM file.
      public init(pemRepresentation: String) throws {
        try self.init(derRepresentation: try KeyFile.bytes(pem: pemRepresentation))
      }
      /// 32 bytes.
      public var rawRepresentation: Data { Data(scalar) }
      /// 97 bytes: the public key's 65 and the number.
      public var x963Representation: Data { publicKey.x963Representation + Data(scalar) }
      /// A PKCS #8 structure.
      public var derRepresentation: Data {
        Data(KeyFile.privatePrefix + scalar + KeyFile.privateMiddle + publicKey.point)
      }
      /// A PEM file.
      public var pemRepresentation: String { KeyFile.pem(derRepresentation, "PRIVATE KEY") }
      /// Signs some bytes.
      public func signature<D: DataProtocol>(for data: D) throws -> ECDSASignature {
        try signature(for: SHA256.hash(data: data))
      }
      /// Signs a digest.
      public func signature<D: Digest>(for digest: D) throws -> ECDSASignature {
        guard let bytes = NISTCurve.sign(Array(digest), scalar) else {
          throw CryptoKitError.underlyingCoreCryptoError(error: -1)
        }
        return ECDSASignature(bytes)
      }
    }

    /// A signature.
    public struct ECDSASignature: ContiguousBytes, Sendable {
      let bytes: [UInt8]
      init(_ bytes: [UInt8]) { self.bytes = bytes }
      /// The signature of 64 bytes, r and s.
      public init<D: DataProtocol>(rawRepresentation: D) throws {
        guard rawRepresentation.count == 64 else { throw CryptoKitError.incorrectParameterSize }
        bytes = Array(rawRepresentation)
      }
      /// The signature of an ASN.1 structure.
      public init<D: DataProtocol>(derRepresentation: D) throws {
        bytes = try KeyFile.signature(Array(derRepresentation))
      }
      /// 64 bytes, r and s.
      public var rawRepresentation: Data { Data(bytes) }
      /// An ASN.1 structure.
      public var derRepresentation: Data { Data(KeyFile.structure(signature: bytes)) }
      /// Gives `body` the bytes.
      public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
      }
    }
  }

  /// Agreeing on a secret.
  public enum KeyAgreement: Sendable {
    /// A public key.
    public struct PublicKey: Sendable {
      let point: [UInt8]
      init(point: [UInt8]) { self.point = point }
      /// The key of 64 bytes, X and Y.
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        let bytes = rawRepresentation.withUnsafeBytes { Array($0) }
        guard bytes.count == 64 else { throw CryptoKitError.incorrectParameterSize }
        point = try CurveKey.point([4] + bytes)
      }
      /// The key of 65 bytes, 4, X and Y.
      public init<D: ContiguousBytes>(x963Representation: D) throws {
        let bytes = x963Representation.withUnsafeBytes { Array($0) }
        guard bytes.count == 65 else { throw CryptoKitError.incorrectParameterSize }
        point = try CurveKey.point(bytes)
      }
      /// The key of 33 bytes, 2 or 3 and X.
      public init<D: ContiguousBytes>(compressedRepresentation: D) throws {
        let bytes = compressedRepresentation.withUnsafeBytes { Array($0) }
        guard bytes.count == 33 else { throw CryptoKitError.incorrectParameterSize }
        point = try CurveKey.point(bytes)
      }
      /// The key of a SubjectPublicKeyInfo.
      public init<D: RandomAccessCollection>(derRepresentation: D) throws where D.Element == UInt8 {
        point = try CurveKey.point(try KeyFile.publicPoint(Array(derRepresentation)))
      }
      /// The key of a PEM file.
      public init(pemRepresentation: String) throws {
        try self.init(derRepresentation: try KeyFile.bytes(pem: pemRepresentation))
      }
      /// 64 bytes, X and Y.
      public var rawRepresentation: Data { Data(point.dropFirst()) }
      /// 65 bytes, 4, X and Y.
      public var x963Representation: Data { Data(point) }
      /// 33 bytes, 2 or 3 and X.
      public var compressedRepresentation: Data { Data(NISTCurve.point(point, isCompressed: true) ?? []) }
      /// A SubjectPublicKeyInfo.
      public var derRepresentation: Data { Data(KeyFile.publicPrefix + point) }
      /// A PEM file.
      public var pemRepresentation: String { KeyFile.pem(derRepresentation, "PUBLIC KEY") }
    }

    /// A private key.
    public struct PrivateKey: Sendable {
      let scalar: [UInt8]
      /// The public key.
      public let publicKey: PublicKey
      /// A new key, made at random.
      public init(compactRepresentable: Bool = true) {
        scalar = NISTCurve.randomScalar()
        publicKey = PublicKey(point: NISTCurve.publicPoint(of: scalar) ?? [])
      }
      /// The key of 32 bytes.
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        scalar = rawRepresentation.withUnsafeBytes { Array($0) }
        guard scalar.count == 32 else { throw CryptoKitError.incorrectKeySize }
        guard let point = NISTCurve.publicPoint(of: scalar) else { throw CryptoKitError.invalidParameter }
        publicKey = PublicKey(point: point)
      }
      /// The key of 97 bytes: the public key's 65 and the number.
      public init<D: ContiguousBytes>(x963Representation: D) throws {
        let bytes = x963Representation.withUnsafeBytes { Array($0) }
        guard bytes.count == 97 else { throw CryptoKitError.incorrectKeySize }
        try self.init(rawRepresentation: Array(bytes[65...]))
      }
      /// The key of a PKCS #8 or SEC 1 structure.
      public init<D: RandomAccessCollection>(derRepresentation: D) throws where D.Element == UInt8 {
        try self.init(rawRepresentation: try KeyFile.privateScalar(Array(derRepresentation)))
      }
      /// The key of a PEM file.
      public init(pemRepresentation: String) throws {
        try self.init(derRepresentation: try KeyFile.bytes(pem: pemRepresentation))
      }
      /// 32 bytes.
      public var rawRepresentation: Data { Data(scalar) }
      /// 97 bytes: the public key's 65 and the number.
      public var x963Representation: Data { publicKey.x963Representation + Data(scalar) }
      /// A PKCS #8 structure.
      public var derRepresentation: Data {
        Data(KeyFile.privatePrefix + scalar + KeyFile.privateMiddle + publicKey.point)
      }
      /// A PEM file.
      public var pemRepresentation: String { KeyFile.pem(derRepresentation, "PRIVATE KEY") }
      /// What one has in common with the owner of a public key.
      public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
        guard let secret = NISTCurve.agree(scalar, publicKeyShare.point) else {
          throw CryptoKitError.invalidParameter
        }
        return SharedSecret(bytes: secret)
      }
    }
  }
}

/// Checks of points.
enum CurveKey {
  static func point(_ bytes: [UInt8]) throws -> [UInt8] {
    guard let point = NISTCurve.point(bytes, isCompressed: false) else { throw CryptoKitError.invalidParameter }
    return point
  }
}
