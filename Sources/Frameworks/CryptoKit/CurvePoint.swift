internal import CCrypto

/// Arithmetic on the curve P-256 with bare bytes.
enum NISTCurve {
  static let scalarSize = 32

  static func randomScalar() -> [UInt8] {
    withKey { key in
      EC_KEY_generate_key(key)
      return bytes(EC_KEY_get0_private_key(key))
    } ?? []
  }

  /// The public key (04 X Y) of a private one; nil for a number that is none.
  static func publicPoint(of scalar: [UInt8]) -> [UInt8]? {
    withKey(scalar: scalar) { key in encoded(EC_KEY_get0_public_key(key), of: key, isCompressed: false) } ?? nil
  }

  /// The point in one of its two forms; nil for bytes that are no point of the curve.
  static func point(_ bytes: [UInt8], isCompressed: Bool) -> [UInt8]? {
    withKey(point: bytes) { key in encoded(EC_KEY_get0_public_key(key), of: key, isCompressed: isCompressed) } ?? nil
  }

  /// A signature (r s) of a digest.
  static func sign(_ digest: [UInt8], _ scalar: [UInt8]) -> [UInt8]? {
    withKey(scalar: scalar) { key -> [UInt8]? in
      guard let signature = ECDSA_do_sign(digest, Int32(digest.count), key) else { return nil }
      defer { ECDSA_SIG_free(signature) }
      return bytes(ECDSA_SIG_get0_r(signature)) + bytes(ECDSA_SIG_get0_s(signature))
    } ?? nil
  }

  static func verify(_ digest: [UInt8], _ signature: [UInt8], _ point: [UInt8]) -> Bool {
    guard signature.count == 64 else { return false }
    return withKey(point: point) { key in
      guard let parts = ECDSA_SIG_new() else { return false }
      defer { ECDSA_SIG_free(parts) }
      ECDSA_SIG_set0(
        parts, BN_bin2bn(Array(signature[..<32]), 32, nil), BN_bin2bn(Array(signature[32...]), 32, nil))
      return ECDSA_do_verify(digest, Int32(digest.count), parts, key) == 1
    } ?? false
  }

  static func agree(_ scalar: [UInt8], _ point: [UInt8]) -> [UInt8]? {
    withKey(scalar: scalar) { own -> [UInt8]? in
      withKey(point: point) { other -> [UInt8]? in
        var secret = [UInt8](repeating: 0, count: scalarSize)
        let count = ECDH_compute_key(&secret, scalarSize, EC_KEY_get0_public_key(other), own, nil)
        return count == scalarSize ? secret : nil
      } ?? nil
    } ?? nil
  }

  // MARK: OpenSSL

  private static func withKey<R>(_ body: (OpaquePointer) -> R) -> R? {
    guard let key = EC_KEY_new_by_curve_name(NID_X9_62_prime256v1) else { return nil }
    defer { EC_KEY_free(key) }
    return body(key)
  }

  private static func withKey<R>(scalar: [UInt8], _ body: (OpaquePointer) -> R) -> R? {
    withKey { key -> R? in
      guard scalar.count == scalarSize, let group = EC_KEY_get0_group(key), let point = EC_POINT_new(group),
        let number = BN_bin2bn(scalar, Int32(scalarSize), nil)
      else { return nil }
      defer {
        EC_POINT_free(point)
        BN_clear_free(number)
      }
      // The number must lie between zero and the curve's order.
      guard BN_is_zero(number) == 0, let order = EC_GROUP_get0_order(group), BN_cmp(number, order) < 0,
        EC_KEY_set_private_key(key, number) == 1, EC_POINT_mul(group, point, number, nil, nil, nil) == 1,
        EC_KEY_set_public_key(key, point) == 1
      else { return nil }
      return body(key)
    } ?? nil
  }

  private static func withKey<R>(point bytes: [UInt8], _ body: (OpaquePointer) -> R) -> R? {
    withKey { key -> R? in
      guard let group = EC_KEY_get0_group(key), let point = EC_POINT_new(group) else { return nil }
      defer { EC_POINT_free(point) }
      guard EC_POINT_oct2point(group, point, bytes, bytes.count, nil) == 1, EC_KEY_set_public_key(key, point) == 1,
        EC_KEY_check_key(key) == 1
      else { return nil }
      return body(key)
    } ?? nil
  }

  private static func bytes(_ number: OpaquePointer?) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: scalarSize)
    BN_bn2binpad(number, &bytes, Int32(scalarSize))
    return bytes
  }

  private static func encoded(_ point: OpaquePointer?, of key: OpaquePointer, isCompressed: Bool) -> [UInt8]? {
    let form = isCompressed ? POINT_CONVERSION_COMPRESSED : POINT_CONVERSION_UNCOMPRESSED
    var bytes = [UInt8](repeating: 0, count: 65)
    let count = EC_POINT_point2oct(EC_KEY_get0_group(key), point, form, &bytes, bytes.count, nil)
    return count > 0 ? Array(bytes.prefix(count)) : nil
  }
}
