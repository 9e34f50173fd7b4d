internal import CCrypto

/// Ed25519 and X25519 with bare bytes.
enum MontgomeryKey {
  enum Use {
    case signing
    case agreement
    var kind: Int32 { self == .signing ? EVP_PKEY_ED25519 : EVP_PKEY_X25519 }
  }

  static func publicKey(of secret: [UInt8], _ use: Use) -> [UInt8] {
    guard let key = EVP_PKEY_new_raw_private_key(use.kind, nil, secret, secret.count) else { return [] }
    defer { EVP_PKEY_free(key) }
    var bytes = [UInt8](repeating: 0, count: 32)
    var count = bytes.count
    EVP_PKEY_get_raw_public_key(key, &bytes, &count)
    return bytes
  }

  static func sign(_ data: [UInt8], _ secret: [UInt8]) -> [UInt8]? {
    guard let key = EVP_PKEY_new_raw_private_key(EVP_PKEY_ED25519, nil, secret, secret.count) else { return nil }
    let context = EVP_MD_CTX_new()
    defer {
      EVP_MD_CTX_free(context)
      EVP_PKEY_free(key)
    }
    var signature = [UInt8](repeating: 0, count: 64)
    var count = signature.count
    guard EVP_DigestSignInit(context, nil, nil, nil, key) == 1,
      EVP_DigestSign(context, &signature, &count, data, data.count) == 1
    else { return nil }
    return signature
  }

  static func verify(_ signature: [UInt8], _ data: [UInt8], _ point: [UInt8]) -> Bool {
    guard let key = EVP_PKEY_new_raw_public_key(EVP_PKEY_ED25519, nil, point, point.count) else { return false }
    let context = EVP_MD_CTX_new()
    defer {
      EVP_MD_CTX_free(context)
      EVP_PKEY_free(key)
    }
    guard EVP_DigestVerifyInit(context, nil, nil, nil, key) == 1 else { return false }
    return EVP_DigestVerify(context, signature, signature.count, data, data.count) == 1
  }

  static func agree(_ secret: [UInt8], _ point: [UInt8]) -> [UInt8]? {
    guard let own = EVP_PKEY_new_raw_private_key(EVP_PKEY_X25519, nil, secret, secret.count) else { return nil }
    defer { EVP_PKEY_free(own) }
    guard let other = EVP_PKEY_new_raw_public_key(EVP_PKEY_X25519, nil, point, point.count) else { return nil }
    defer { EVP_PKEY_free(other) }
    guard let context = EVP_PKEY_CTX_new(own, nil) else { return nil }
    defer { EVP_PKEY_CTX_free(context) }
    var secret = [UInt8](repeating: 0, count: 32)
    var count = secret.count
    guard EVP_PKEY_derive_init(context) == 1, EVP_PKEY_derive_set_peer(context, other) == 1,
      EVP_PKEY_derive(context, &secret, &count) == 1
    else { return nil }
    return secret
  }
}
