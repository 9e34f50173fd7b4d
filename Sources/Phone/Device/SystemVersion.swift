/// A version of iOS, such as 18 or 17.4.
public struct SystemVersion: Sendable, Hashable, Codable, Comparable {
  public var major, minor: Int

  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// The version that is used when none is named.
  public static let standard = SystemVersion(18)

  /// The major versions whose looks and rules are known: 13…18 and 26, which followed 18.
  public static let knownMajors = [13, 14, 15, 16, 17, 18, 26]

  public static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}

extension SystemVersion: CustomStringConvertible {
  /// `18.0`, as `UIDevice.systemVersion` says it.
  public var description: String { "\(major).\(minor)" }
}
