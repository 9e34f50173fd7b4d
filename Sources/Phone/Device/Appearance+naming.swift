import Journal

extension Appearance {
  /// `light` or `dark`, in any case.
  ///
  /// - Throws: `NagaoshiError` `appearance.unknown`.
  public static func named(_ name: String) throws -> Appearance {
    if let appearance = Appearance(rawValue: name.lowercased()) { return appearance }
    throw NagaoshiError(
      code: "appearance.unknown", message: "There is no appearance \"\(name)\"",
      hint: NearestName.hint(allCases.map(\.rawValue), to: name))
  }
}
