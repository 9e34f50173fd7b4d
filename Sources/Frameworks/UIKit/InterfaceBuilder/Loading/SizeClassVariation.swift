import IOSFoundation
internal import InterfaceDocument

/// Values that hold for some size classes only.
@MainActor enum SizeClassVariation {
  /// The variations of an element that hold, the most special first.
  static func matching(_ element: DocumentElement, _ traits: UITraitCollection) -> [DocumentElement] {
    let all = element.children.filter { $0.name == "variation" }
    guard !all.isEmpty else { return [] }
    let ranked = all.compactMap { variation in
      rank(variation["key"] ?? "default", traits).map { (variation, $0) }
    }
    return ranked.sorted { $0.1 > $1.1 }.map(\.0)
  }

  /// How special a key such as `heightClass=compact-widthClass=regular` is; nil when it does not hold.
  private static func rank(_ key: String, _ traits: UITraitCollection) -> Int? {
    if key == "default" { return 0 }
    var count = 0
    for part in key.split(separator: "-") {
      let sides = part.split(separator: "=")
      guard sides.count == 2 else { return nil }
      let holds: Bool
      switch sides[0] {
      case "widthClass": holds = traits.horizontalSizeClass.word == sides[1]
      case "heightClass": holds = traits.verticalSizeClass.word == sides[1]
      case "userInterfaceStyle", "userInterfaceAppearance":
        holds = (traits.userInterfaceStyle == .dark ? "dark" : "light") == sides[1]
      case "layoutDirection":
        holds = (traits.layoutDirection == .rightToLeft ? "rightToLeft" : "leftToRight") == sides[1]
      case "displayGamut": holds = (traits.displayGamut == .P3 ? "P3" : "sRGB") == sides[1]
      case "idiom": holds = (traits.userInterfaceIdiom == .pad ? "pad" : "phone") == sides[1]
      default: holds = false
      }
      guard holds else { return nil }
      count += 1
    }
    return count
  }

  /// The members of a list that the variations leave in it: the default one first, special ones after it.
  static func apply(
    _ variations: [DocumentElement], of element: DocumentElement, to members: [DocumentElement], key: String
  ) -> [DocumentElement] {
    var left: Set<String> = []
    for variation in variations.reversed() {
      for entry in variation.first("mask", key: key)?.children ?? [] {
        guard let reference = entry["reference"] else { continue }
        if entry.name == "exclude" { left.insert(reference) } else { left.remove(reference) }
      }
    }
    return left.isEmpty ? members : members.filter { !left.contains($0.id ?? "") }
  }
}

extension UIUserInterfaceSizeClass {
  fileprivate var word: String {
    switch self {
    case .compact: "compact"
    case .regular: "regular"
    default: ""
    }
  }
}
