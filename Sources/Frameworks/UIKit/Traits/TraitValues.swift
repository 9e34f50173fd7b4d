import CoreGraphics
import IOSFoundation

/// The values of a trait collection.
struct TraitValues: Sendable {
  var userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified
  var userInterfaceStyle: UIUserInterfaceStyle = .unspecified
  var layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified
  var displayScale: CGFloat = 0
  var displayGamut: UIDisplayGamut = .unspecified
  var horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified
  var verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
  var forceTouchCapability: UIForceTouchCapability = .unknown
  var preferredContentSizeCategory: UIContentSizeCategory = .unspecified
  var accessibilityContrast: UIAccessibilityContrast = .unspecified
  var userInterfaceLevel: UIUserInterfaceLevel = .unspecified
  var legibilityWeight: UILegibilityWeight = .unspecified
  var activeAppearance: UIUserInterfaceActiveAppearance = .unspecified
  var custom: [ObjectIdentifier: TraitValue] = [:]

  /// The values with those of `other` that are specified in their place.
  func overridden(by other: TraitValues) -> TraitValues {
    var result = self
    if other.userInterfaceIdiom != .unspecified { result.userInterfaceIdiom = other.userInterfaceIdiom }
    if other.userInterfaceStyle != .unspecified { result.userInterfaceStyle = other.userInterfaceStyle }
    if other.layoutDirection != .unspecified { result.layoutDirection = other.layoutDirection }
    if other.displayScale != 0 { result.displayScale = other.displayScale }
    if other.displayGamut != .unspecified { result.displayGamut = other.displayGamut }
    if other.horizontalSizeClass != .unspecified { result.horizontalSizeClass = other.horizontalSizeClass }
    if other.verticalSizeClass != .unspecified { result.verticalSizeClass = other.verticalSizeClass }
    if other.forceTouchCapability != .unknown { result.forceTouchCapability = other.forceTouchCapability }
    if other.preferredContentSizeCategory != .unspecified {
      result.preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    if other.accessibilityContrast != .unspecified { result.accessibilityContrast = other.accessibilityContrast }
    if other.userInterfaceLevel != .unspecified { result.userInterfaceLevel = other.userInterfaceLevel }
    if other.legibilityWeight != .unspecified { result.legibilityWeight = other.legibilityWeight }
    if other.activeAppearance != .unspecified { result.activeAppearance = other.activeAppearance }
    result.custom.merge(other.custom) { $1 }
    return result
  }

  var isEmpty: Bool { self == TraitValues() }

  /// How many values are specified.
  var specifiedCount: Int {
    [
      userInterfaceIdiom != .unspecified, userInterfaceStyle != .unspecified, layoutDirection != .unspecified,
      displayScale != 0, displayGamut != .unspecified, horizontalSizeClass != .unspecified,
      verticalSizeClass != .unspecified, forceTouchCapability != .unknown,
      preferredContentSizeCategory != .unspecified, accessibilityContrast != .unspecified,
      userInterfaceLevel != .unspecified, legibilityWeight != .unspecified, activeAppearance != .unspecified,
    ].filter { $0 }.count + custom.count
  }
}

/// A value of a trait that the app defines.
struct TraitValue: @unchecked Sendable {
  var value: Any
  var isEqual: @Sendable (Any) -> Bool
}

extension TraitValue: Equatable {
  static func == (left: TraitValue, right: TraitValue) -> Bool { left.isEqual(right.value) }
}

extension TraitValues: Equatable {}
