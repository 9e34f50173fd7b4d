import IOSFoundation

/// The values that a view or controller sets for itself and all in it.
struct ViewTraitOverrides: UITraitOverrides, TraitValueHolder {
  var values: TraitValues

  func contains(_ trait: UITrait) -> Bool {
    trait.differs(TraitValues(), values)
  }

  mutating func remove(_ trait: UITrait) {
    let plain = TraitValues()
    switch trait {
    case is UITraitUserInterfaceStyle.Type: values.userInterfaceStyle = plain.userInterfaceStyle
    case is UITraitUserInterfaceIdiom.Type: values.userInterfaceIdiom = plain.userInterfaceIdiom
    case is UITraitLayoutDirection.Type: values.layoutDirection = plain.layoutDirection
    case is UITraitDisplayScale.Type: values.displayScale = plain.displayScale
    case is UITraitDisplayGamut.Type: values.displayGamut = plain.displayGamut
    case is UITraitHorizontalSizeClass.Type: values.horizontalSizeClass = plain.horizontalSizeClass
    case is UITraitVerticalSizeClass.Type: values.verticalSizeClass = plain.verticalSizeClass
    case is UITraitPreferredContentSizeCategory.Type:
      values.preferredContentSizeCategory = plain.preferredContentSizeCategory
    case is UITraitAccessibilityContrast.Type: values.accessibilityContrast = plain.accessibilityContrast
    case is UITraitUserInterfaceLevel.Type: values.userInterfaceLevel = plain.userInterfaceLevel
    case is UITraitLegibilityWeight.Type: values.legibilityWeight = plain.legibilityWeight
    case is UITraitActiveAppearance.Type: values.activeAppearance = plain.activeAppearance
    default: values.custom[ObjectIdentifier(trait)] = nil
    }
  }
}
