internal import CCrypto

/// A function that makes a digest of bytes.
public protocol HashFunction: Sendable {
  /// The digest's type.
  associatedtype Digest: CryptoKit.Digest
  /// The bytes that are worked on at a time.
  static var blockByteCount: Int { get }
  /// Begins.
  init()
  /// Takes more bytes.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  /// The digest of all the bytes so far.
  func finalize() -> Digest
}

extension HashFunction {
  /// The digest of some bytes.
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }
  /// The digest of some bytes.
  public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
    var function = Self()
    function.update(bufferPointer: bufferPointer)
    return function.finalize()
  }
  /// Takes more bytes.
  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
  }
}

/// The bytes that a hash function makes.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable where Element == UInt8 {
  /// The number of bytes.
  static var byteCount: Int { get }
}

extension Digest {
  /// Whether some bytes are the digest's.
  public static func == <D: DataProtocol>(left: Self, right: D) -> Bool { isEqual(left, right) }
  /// Whether some bytes are not the digest's.
  public static func != <D: DataProtocol>(left: Self, right: D) -> Bool { !isEqual(left, right) }
}

/// A hash of OpenSSL's at work. Functions are values: a copy that goes on leaves the original as it is.
final class HashState: @unchecked Sendable {
  private let context: OpaquePointer?

  /// - Parameter name: OpenSSL's name of the function.
  init(_ name: String) {
    context = EVP_MD_CTX_new()
    EVP_DigestInit_ex(context, EVP_get_digestbyname(name), nil)
  }
  private init(copying other: HashState) {
    context = EVP_MD_CTX_new()
    EVP_MD_CTX_copy_ex(context, other.context)
  }
  deinit { EVP_MD_CTX_free(context) }

  func copy() -> HashState { HashState(copying: self) }
  func update(_ bytes: UnsafeRawBufferPointer) {
    if let base = bytes.baseAddress { EVP_DigestUpdate(context, base, bytes.count) }
  }
  func finish() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
    var count: UInt32 = 0
    EVP_DigestFinal_ex(context, &bytes, &count)
    return Array(bytes.prefix(Int(count)))
  }
}
