import Journal

extension TextSize {
  /// The size that `name` means.
  ///
  /// Takes our names (`xSmall` … `xxxLarge`, `AX1` … `AX5`), UIKit's (`UICTContentSizeCategoryL`,
  /// `accessibilityExtraLarge`, `extraSmall`), `simctl ui`'s (`extra-extra-large`, `accessibility-medium`) and the short
  /// ones (`XS`, `L`, `XXL`). Case, spaces and hyphens do not count.
  ///
  /// - Throws: `NagaoshiError` `text-size.unknown` with the nearest name.
  public static func named(_ name: String) throws -> TextSize {
    let wanted = folded(name)
    if let size = allCases.first(where: { $0.names.contains(wanted) }) { return size }
    throw NagaoshiError(
      code: "text-size.unknown", message: "There is no text size \"\(name)\"",
      hint: NearestName.hint(allCases.map(\.rawValue), to: name))
  }

  private var names: [String] {
    let spoken = ["extrasmall", "small", "medium", "large", "extralarge", "extraextralarge", "extraextraextralarge"]
    let short = ["xs", "s", "m", "l", "xl", "xxl", "xxxl"]
    let accessible = ["medium", "large", "extralarge", "extraextralarge", "extraextraextralarge"]
    let index = Self.allCases.firstIndex(of: self) ?? 0
    let own = [Self.folded(rawValue), Self.folded(categoryName)]
    guard isAccessibilitySize else { return own + [spoken[index], short[index]] }
    return own + ["accessibility\(accessible[index - spoken.count])", "accessibility\(index - spoken.count + 1)"]
  }

  private static func folded(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
