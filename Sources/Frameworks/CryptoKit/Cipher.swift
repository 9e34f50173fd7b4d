internal import CCrypto

/// A cipher of OpenSSL's that also proves that nothing was changed.
enum Cipher {
  case aes(keyBits: Int)
  case chaCha

  static let tagSize = 16

  /// AES has three sizes of key.
  static func aes(for key: SymmetricKey) throws -> Cipher {
    guard [128, 192, 256].contains(key.bitCount) else { throw CryptoKitError.incorrectKeySize }
    return .aes(keyBits: key.bitCount)
  }

  private var method: OpaquePointer? {
    switch self {
    case .aes(128): EVP_aes_128_gcm()
    case .aes(192): EVP_aes_192_gcm()
    case .aes: EVP_aes_256_gcm()
    case .chaCha: EVP_chacha20_poly1305()
    }
  }

  func seal(
    _ text: [UInt8], key: SymmetricKey, nonce: [UInt8], data: [UInt8]
  ) throws -> (text: [UInt8], tag: [UInt8]) {
    let context = EVP_CIPHER_CTX_new()
    defer { EVP_CIPHER_CTX_free(context) }
    var output = [UInt8](repeating: 0, count: text.count + 16)
    var tag = [UInt8](repeating: 0, count: Self.tagSize)
    var (count, rest): (Int32, Int32) = (0, 0)
    guard EVP_EncryptInit_ex(context, method, nil, nil, nil) == 1,
      EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_IVLEN, Int32(nonce.count), nil) == 1,
      EVP_EncryptInit_ex(context, nil, nil, key.bytes, nonce) == 1,
      data.isEmpty || EVP_EncryptUpdate(context, nil, &rest, data, Int32(data.count)) == 1,
      text.isEmpty || EVP_EncryptUpdate(context, &output, &count, text, Int32(text.count)) == 1
    else { throw CryptoKitError.underlyingCoreCryptoError(error: -1) }
    var end = [UInt8](repeating: 0, count: 32)
    guard EVP_EncryptFinal_ex(context, &end, &rest) == 1,
      EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, Int32(Self.tagSize), &tag) == 1
    else { throw CryptoKitError.underlyingCoreCryptoError(error: -1) }
    return (Array(output.prefix(Int(count))), tag)
  }

  func open(
    _ text: [UInt8], tag: [UInt8], key: SymmetricKey, nonce: [UInt8], data: [UInt8]
  ) throws -> [UInt8] {
    let context = EVP_CIPHER_CTX_new()
    defer { EVP_CIPHER_CTX_free(context) }
    var output = [UInt8](repeating: 0, count: text.count + 16)
    var tag = tag
    var (count, rest): (Int32, Int32) = (0, 0)
    guard EVP_DecryptInit_ex(context, method, nil, nil, nil) == 1,
      EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_IVLEN, Int32(nonce.count), nil) == 1,
      EVP_DecryptInit_ex(context, nil, nil, key.bytes, nonce) == 1,
      data.isEmpty || EVP_DecryptUpdate(context, nil, &rest, data, Int32(data.count)) == 1,
      text.isEmpty || EVP_DecryptUpdate(context, &output, &count, text, Int32(text.count)) == 1,
      EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, Int32(tag.count), &tag) == 1
    else { throw CryptoKitError.underlyingCoreCryptoError(error: -1) }
    var end = [UInt8](repeating: 0, count: 32)
    guard EVP_DecryptFinal_ex(context, &end, &rest) == 1 else { throw CryptoKitError.authenticationFailure }
    return Array(output.prefix(Int(count)))
  }
}
