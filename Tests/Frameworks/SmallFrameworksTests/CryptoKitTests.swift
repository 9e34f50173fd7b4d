import CryptoKit
import Foundation
import Testing

/// Bytes of hexadecimal digits.
private func hex(_ text: String) -> Data {
  let digits = Array(text.filter { !$0.isWhitespace })
  return Data(stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(String(digits[$0...($0 + 1)]), radix: 16) })
}

@Suite("CryptoKit") struct CryptoKitTests {
  // FIPS 180-4 and RFC 1321, the message "abc".
  @Test("hashes are those of the standards")
  func hashes() {
    let message = Data("abc".utf8)

    #expect(
      Data(SHA256.hash(data: message)) == hex("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"))
    #expect(
      Data(SHA384.hash(data: message))
        == hex(
          "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7"))
    #expect(
      Data(SHA512.hash(data: message))
        == hex(
          """
          ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd
          454d4423643ce80e2a9ac94fa54ca49f
          """))
    #expect(Data(Insecure.SHA1.hash(data: message)) == hex("a9993e364706816aba3e25717850c26c9cd0d89d"))
    #expect(Data(Insecure.MD5.hash(data: message)) == hex("900150983cd24fb0d6963f7d28e17f72"))
  }

  @Test("a copy of a hash that is at work goes its own way")
  func copies() {
    var first = SHA256()
    first.update(data: Data("a".utf8))
    var second = first
    second.update(data: Data("bc".utf8))

    #expect(Data(first.finalize()) == Data(SHA256.hash(data: Data("a".utf8))))
    #expect(Data(second.finalize()) == Data(SHA256.hash(data: Data("abc".utf8))))
    #expect(SHA256.hash(data: Data()).description.hasPrefix("SHA256 digest: e3b0c44298fc1c149afbf4c8996fb924"))
  }

  // RFC 4231, test case 2.
  @Test("HMAC is that of RFC 4231")
  func hmac() {
    let key = SymmetricKey(data: Data("Jefe".utf8))
    let message = Data("what do ya want for nothing?".utf8)

    let code = HMAC<SHA256>.authenticationCode(for: message, using: key)

    #expect(Data(code) == hex("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"))
    #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message, using: key))
    #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data("x".utf8), using: key))
  }

  // RFC 5869, test case 1.
  @Test("HKDF is that of RFC 5869")
  func hkdf() {
    let key = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: Data(repeating: 0x0b, count: 22)), salt: hex("000102030405060708090a0b0c"),
      info: hex("f0f1f2f3f4f5f6f7f8f9"), outputByteCount: 42)

    #expect(
      key.withUnsafeBytes { Data($0) }
        == hex("3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865"))
  }

  // The Galois/Counter Mode of Operation (McGrew, Viega), test case 4.
  @Test("AES-GCM is that of its specification")
  func gcm() throws {
    let key = SymmetricKey(data: hex("feffe9928665731c6d6a8f9467308308"))
    let text = hex(
      """
      d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657
      ba637b39
      """)
    let nonce = try AES.GCM.Nonce(data: hex("cafebabefacedbaddecaf888"))

    let box = try AES.GCM.seal(
      text, using: key, nonce: nonce, authenticating: hex("feedfacedeadbeeffeedfacedeadbeefabaddad2"))

    #expect(box.tag == hex("5bc94fbc3221a5db94fae95ae7121a47"))
    #expect(box.ciphertext.prefix(8) == hex("42831ec221777424"))
    let opened = try AES.GCM.open(
      try AES.GCM.SealedBox(combined: try #require(box.combined)), using: key,
      authenticating: hex("feedfacedeadbeeffeedfacedeadbeefabaddad2"))
    #expect(opened == text)
  }

  // RFC 8439, section 2.8.2.
  @Test("ChaCha20-Poly1305 is that of RFC 8439")
  func chaCha() throws {
    let key = SymmetricKey(data: hex("808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9f"))
    let text = Data(
      """
      Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it.
      """.utf8)

    let box = try ChaChaPoly.seal(
      text, using: key, nonce: ChaChaPoly.Nonce(data: hex("070000004041424344454647")),
      authenticating: hex("50515253c0c1c2c3c4c5c6c7"))

    #expect(box.tag == hex("1ae10b594f09e26a7e902ecbd0600691"))
    #expect(try ChaChaPoly.open(box, using: key, authenticating: hex("50515253c0c1c2c3c4c5c6c7")) == text)
  }

  @Test("what was changed, or has another key, is not opened")
  func tampering() throws {
    let key = SymmetricKey(size: .bits256)
    let box = try AES.GCM.seal(Data("secret".utf8), using: key)
    var bytes = try #require(box.combined)
    bytes[bytes.count - 1] ^= 1
    let changed = try AES.GCM.SealedBox(combined: bytes)

    #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(changed, using: key) }
    #expect(throws: CryptoKitError.authenticationFailure) {
      try AES.GCM.open(box, using: SymmetricKey(size: .bits256))
    }
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try AES.GCM.seal(Data(), using: SymmetricKey(data: Data([1, 2, 3])))
    }
    #expect(throws: CryptoKitError.incorrectParameterSize) { try AES.GCM.SealedBox(combined: Data(count: 27)) }
  }

  // RFC 8032, section 7.1, test 1.
  @Test("Curve25519 signs as RFC 8032 has it, and two people agree on a secret")
  func curve() throws {
    let alice = Curve25519.KeyAgreement.PrivateKey()
    let bob = Curve25519.KeyAgreement.PrivateKey()
    let signer = try Curve25519.Signing.PrivateKey(
      rawRepresentation: hex("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60"))

    let (one, other) = (
      try alice.sharedSecretFromKeyAgreement(with: bob.publicKey),
      try bob.sharedSecretFromKeyAgreement(with: alice.publicKey)
    )

    #expect(one == other)
    #expect(
      signer.publicKey.rawRepresentation == hex("d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a"))
    let signature = try signer.signature(for: Data())
    #expect(
      signature
        == hex(
          """
          e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe
          24655141438e7a100b
          """))
    #expect(signer.publicKey.isValidSignature(signature, for: Data()))
    #expect(!signer.publicKey.isValidSignature(signature, for: Data([1])))
  }

  @Test("P-256 signs, agrees and goes through all its forms")
  func p256() throws {
    let key = P256.Signing.PrivateKey()
    let message = Data("message".utf8)

    let signature = try key.signature(for: message)

    #expect(key.publicKey.isValidSignature(signature, for: message))
    #expect(!key.publicKey.isValidSignature(signature, for: Data()))
    let der = try P256.Signing.ECDSASignature(derRepresentation: signature.derRepresentation)
    #expect(der.rawRepresentation == signature.rawRepresentation)
    let again = try P256.Signing.PrivateKey(pemRepresentation: key.pemRepresentation)
    #expect(again.rawRepresentation == key.rawRepresentation)
    let open = key.publicKey
    for form in [
      try P256.Signing.PublicKey(rawRepresentation: open.rawRepresentation),
      try P256.Signing.PublicKey(x963Representation: open.x963Representation),
      try P256.Signing.PublicKey(compressedRepresentation: open.compressedRepresentation),
      try P256.Signing.PublicKey(derRepresentation: open.derRepresentation),
      try P256.Signing.PublicKey(pemRepresentation: open.pemRepresentation),
    ] {
      #expect(form.rawRepresentation == open.rawRepresentation)
    }
    let (one, two) = (P256.KeyAgreement.PrivateKey(), P256.KeyAgreement.PrivateKey())
    let secret = try one.sharedSecretFromKeyAgreement(with: two.publicKey)
    #expect(try two.sharedSecretFromKeyAgreement(with: one.publicKey) == secret)
    #expect(throws: (any Error).self) { try P256.Signing.PublicKey(rawRepresentation: Data(count: 64)) }
    #expect(throws: (any Error).self) { try P256.Signing.PrivateKey(rawRepresentation: Data(count: 32)) }
  }

  // RFC 6979, appendix A.2.5: the key pair of the curve P-256.
  @Test("the public key of a private one is that of RFC 6979")
  func publicKey() throws {
    let key = try P256.Signing.PrivateKey(
      rawRepresentation: hex("c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721"))

    #expect(
      key.publicKey.rawRepresentation
        == hex(
          """
          60fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb6
          7903fe1008b8bc99a41ae9e95628bc64f2f1b20c2d7e9f5177a3c294d4462299
          """))
  }
}
