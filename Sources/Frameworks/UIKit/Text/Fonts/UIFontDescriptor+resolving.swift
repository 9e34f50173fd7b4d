import IOSFoundation
internal import Typesetter

extension UIFontDescriptor {
  /// The font that is described, at `size` or, if that is 0, at the descriptor's own.
  func resolved(size wanted: CGFloat) -> UIFont {
    let size = wanted > 0 ? wanted : pointSize
    var font = named(UIFont.usable(size))
    var (spec, weight) = (font.spec, font.weight)
    var hasChanged = false
    if let traits = traits {
      hasChanged = true
      if let value = number(traits[.weight]) { weight = UIFont.Weight(value) }
      if let value = number(traits[.symbolic]) {
        (spec, weight) = apply(SymbolicTraits(rawValue: UInt32(value)), spec, weight)
      }
      if let value = number(traits[.slant]), value > 0 { spec.isItalic = true }
    }
    if let design = fontAttributes[.design] as? String {
      hasChanged = true
      switch SystemDesign(rawValue: design) {
      case .rounded: spec.family = .systemRounded
      case .serif: spec.family = .systemSerif
      case .monospaced: spec.family = .systemMonospaced
      default: spec.family = .system
      }
    }
    if let face = fontAttributes[.face] as? String {
      hasChanged = true
      spec.isItalic = face.contains("Italic") || face.contains("Oblique")
      let name = face.replacingOccurrences(of: "Italic", with: "").trimmingCharacters(in: .whitespaces)
      weight = UIFont.Weight.named.first { $0.name.caseInsensitiveCompare(name) == .orderedSame }?.weight ?? weight
    }
    if let settings = fontAttributes[.featureSettings] as? [[FeatureKey: Any]],
      settings.contains(where: Self.isTabularDigits)
    {
      hasChanged = true
      spec.hasTabularDigits = true
    }
    guard hasChanged else { return font }
    spec.weight = weight.openType
    if case .named(let family) = spec.family {
      font = UIFont(spec: spec, weight: weight, names: FontNames(font: closestName(family, spec), family: family))
    } else {
      font = UIFont(spec: spec, weight: weight, scaling: font.scaling)
    }
    return font
  }

  /// The font before traits are changed.
  private func named(_ size: CGFloat) -> UIFont {
    if let style = fontAttributes[.textStyle] as? String {
      let font = base(of: style)
      return size == font.pointSize ? font : font.withSize(size)
    }
    if let start = startingFont { return start.pointSize == size ? start : start.withSize(size) }
    let name = fontAttributes[.name] as? String ?? fontAttributes[.family] as? String
    return name.flatMap { UIFont(name: $0, size: size) } ?? .systemFont(ofSize: size)
  }

  private func base(of style: String) -> UIFont {
    startingFont ?? .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
  }

  private var traits: [TraitKey: Any]? {
    if let traits = fontAttributes[.traits] as? [TraitKey: Any] { return traits }
    // Swift code often passes the keys' own strings.
    guard let traits = fontAttributes[.traits] as? [String: Any] else { return nil }
    return Dictionary(uniqueKeysWithValues: traits.map { (TraitKey(rawValue: $0.key), $0.value) })
  }

  private func apply(_ symbolic: SymbolicTraits, _ spec: Font, _ weight: UIFont.Weight)
    -> (Font, UIFont.Weight)
  {
    var (spec, weight) = (spec, weight)
    spec.isItalic = symbolic.contains(.traitItalic)
    let isBold = weight.rawValue >= UIFont.Weight.semibold.rawValue
    if symbolic.contains(.traitBold) != isBold { weight = isBold ? .regular : .bold }
    if symbolic.contains(.traitMonoSpace), spec.family == .system { spec.family = .systemMonospaced }
    return (spec, weight)
  }

  /// `kNumberSpacingType` 6 with `kMonospacedNumbersSelector` 0.
  private static func isTabularDigits(_ setting: [FeatureKey: Any]) -> Bool {
    number(setting[.type]) == 6 && number(setting[.selector]) == 0
  }

  private func closestName(_ family: String, _ spec: Font) -> String {
    let names = UIFont.fontNames(forFamilyName: family)
    let matches = names.compactMap { FontCatalog.find(name: $0) }.filter { $0.isItalic == spec.isItalic }
    return matches.min { abs($0.weight - spec.weight) < abs($1.weight - spec.weight) }?.name ?? names.first ?? family
  }
}

/// A number out of a dictionary of anything.
func number(_ value: Any?) -> CGFloat? {
  switch value {
  case let value as CGFloat: value
  case let value as Float: CGFloat(value)
  case let value as Int: CGFloat(value)
  case let value as UInt32: CGFloat(value)
  case let value as NSNumber: CGFloat(value.doubleValue)
  case let value as UIFont.Weight: value.rawValue
  case let value as UIFontDescriptor.SymbolicTraits: CGFloat(value.rawValue)
  default: nil
  }
}
