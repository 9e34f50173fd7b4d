/// Keys of P-256 and signatures as files hold them. The structures have fixed forms, so their heads are compared, not parsed.
enum KeyFile {
  private static func bytes(_ text: String) -> [UInt8] {
    let digits = Array(text)
    return stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(String(digits[$0...($0 + 1)]), radix: 16) }
  }

  /// SubjectPublicKeyInfo with id-ecPublicKey and prime256v1 (RFC 5480); 65 bytes follow.
  static let publicPrefix = bytes("3059301306072a8648ce3d020106082a8648ce3d030107034200")
  /// PrivateKeyInfo (RFC 5208); 32 bytes follow.
  static let privatePrefix = bytes(
    "308187020100301306072a8648ce3d020106082a8648ce3d030107046d306b0201010420")
  /// What stands between the number and the point.
  static let privateMiddle = bytes("a144034200")
  /// PrivateKeyInfo without the point.
  private static let shortPrefix = bytes(
    "304102010030130607 2a8648ce3d020106082a8648ce3d030107042730250201010420".filter { $0 != " " })
  /// ECPrivateKey (RFC 5915); 32 bytes follow.
  private static let plainPrefix = bytes("30770201010420")

  static func publicPoint(_ der: [UInt8]) throws -> [UInt8] {
    guard der.count == publicPrefix.count + 65, der.starts(with: publicPrefix) else {
      throw CryptoKitASN1Error.invalidASN1Object
    }
    return Array(der[publicPrefix.count...])
  }

  static func privateScalar(_ der: [UInt8]) throws -> [UInt8] {
    for prefix in [privatePrefix, shortPrefix, plainPrefix] where der.starts(with: prefix) {
      guard der.count >= prefix.count + 32 else { throw CryptoKitASN1Error.truncatedASN1Field }
      return Array(der[prefix.count..<(prefix.count + 32)])
    }
    throw CryptoKitASN1Error.invalidASN1Object
  }

  static func bytes(pem: String) throws -> [UInt8] {
    let lines = pem.split(whereSeparator: \.isNewline)
    guard let first = lines.firstIndex(where: { $0.hasPrefix("-----BEGIN ") }),
      let last = lines[first...].firstIndex(where: { $0.hasPrefix("-----END ") }),
      let data = Data(base64Encoded: lines[(first + 1)..<last].joined().filter { !$0.isWhitespace })
    else { throw CryptoKitASN1Error.invalidPEMDocument }
    return Array(data)
  }

  static func pem(_ der: Data, _ name: String) -> String {
    let text = Array(der.base64EncodedString())
    let lines = stride(from: 0, to: text.count, by: 64).map { String(text[$0..<min($0 + 64, text.count)]) }
    return (["-----BEGIN \(name)-----"] + lines + ["-----END \(name)-----"]).joined(separator: "\n")
  }

  // MARK: Signatures

  /// SEQUENCE of two INTEGERs.
  static func structure(signature: [UInt8]) -> [UInt8] {
    let parts = [signature.prefix(32), signature.suffix(32)].flatMap { number -> [UInt8] in
      var bytes = Array(number.drop { $0 == 0 })
      if bytes.isEmpty || bytes[0] & 0x80 != 0 { bytes.insert(0, at: 0) }
      return [2, UInt8(bytes.count)] + bytes
    }
    return [0x30, UInt8(parts.count)] + parts
  }

  static func signature(_ der: [UInt8]) throws -> [UInt8] {
    guard der.count >= 8, der[0] == 0x30, Int(der[1]) == der.count - 2 else {
      throw CryptoKitASN1Error.invalidASN1Object
    }
    var place = 2
    var output: [UInt8] = []
    for _ in 0..<2 {
      guard place + 2 <= der.count, der[place] == 2 else { throw CryptoKitASN1Error.unexpectedFieldType }
      let count = Int(der[place + 1])
      guard count > 0, place + 2 + count <= der.count else { throw CryptoKitASN1Error.truncatedASN1Field }
      let number = Array(der[(place + 2)..<(place + 2 + count)].drop { $0 == 0 })
      guard number.count <= 32 else { throw CryptoKitASN1Error.invalidASN1IntegerEncoding }
      output += [UInt8](repeating: 0, count: 32 - number.count) + number
      place += 2 + count
    }
    return output
  }
}
