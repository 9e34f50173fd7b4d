import Journal

extension SystemVersion {
  /// The version that `text` means: `18`, `17.4`, `iOS 26`, `18.0.1` (the third number is dropped).
  ///
  /// - Throws: `NagaoshiError` `ios.unknown` for what is no version, or one whose looks and rules are not known.
  public static func named(_ text: String) throws -> SystemVersion {
    var digits = text.lowercased().filter { $0 != " " }
    if digits.hasPrefix("ios") { digits.removeFirst(3) }
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...3).contains(parts.count), parts.allSatisfy({ $0 != nil && (0...99).contains($0 ?? -1) }),
      let major = parts[0]
    else {
      throw NagaoshiError(
        code: "ios.unknown", message: "\"\(text)\" is no version of iOS", hint: "Write a number such as 18 or 17.4.")
    }
    guard knownMajors.contains(major) else {
      let known = knownMajors.map(String.init).joined(separator: ", ")
      throw NagaoshiError(code: "ios.unknown", message: "iOS \(major) is not known here", hint: "Known: \(known).")
    }
    return SystemVersion(major, parts.count > 1 ? parts[1] ?? 0 : 0)
  }
}
