import Journal

extension DeviceModel {
  /// The model that `name` means.
  ///
  /// Takes full names and identifiers (`iPhone16,1`), and what people type: `15 pro`, `iphone15pro`, `se`, `13 mini`,
  /// `16 pro max`, `xs max`, `SE 3`. Case, spaces, hyphens and "iPhone" do not count; `se` is the newest SE.
  ///
  /// - Throws: `NagaoshiError` `device.unknown` with the nearest name.
  public static func named(_ name: String) throws -> DeviceModel {
    let wanted = folded(name)
    if let model = all.first(where: { folded($0.name) == wanted || folded($0.identifier) == wanted }) { return model }
    if let alias = aliases[wanted], let model = all.first(where: { $0.name == alias }) { return model }
    throw NagaoshiError(
      code: "device.unknown", message: "There is no device \"\(name)\"",
      hint: (nearest(to: wanted) ?? NearestName.among(all.map(\.name), to: name)).map { "Did you mean \($0)?" }
        ?? "There are: \(all.map(\.name).joined(separator: ", ")).")
  }

  /// The name whose folded form is nearest; the digits of a generation weigh as much as any letter.
  private static func nearest(to wanted: String) -> String? {
    let names = Dictionary(all.map { (folded($0.name), $0.name) }, uniquingKeysWith: { $1 })
    return NearestName.among(names.keys.sorted() + aliases.keys.sorted(), to: wanted).flatMap {
      names[$0] ?? aliases[$0]
    }
  }

  private static let aliases = [
    "se": "iPhone SE (3rd generation)", "se3": "iPhone SE (3rd generation)", "se2022": "iPhone SE (3rd generation)",
    "se2": "iPhone SE (2nd generation)", "se2020": "iPhone SE (2nd generation)", "10": "iPhone X", "10r": "iPhone XR",
    "10s": "iPhone XS", "10smax": "iPhone XS Max",
  ]

  private static func folded(_ name: String) -> String {
    var text = name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "+" || $0 == "," }
    text = text.replacing("+", with: "plus")
    return text.hasPrefix("iphone") && !text.contains(",") ? String(text.dropFirst("iphone".count)) : text
  }
}
