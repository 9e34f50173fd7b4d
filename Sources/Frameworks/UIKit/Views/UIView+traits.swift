import CoreGraphics
import IOSFoundation
@_spi(Runtime) import QuartzCore

/// What a view knows of its traits.
struct ViewTraits {
  /// What was told last.
  var last: UITraitCollection?
  /// What the view says for itself and all in it.
  var overrides = TraitValues()
  var contentSize = ContentSizeLimits()
  var registrations: [TraitChangeRegistration] = []
}

extension UIView {
  /// Values of traits for this view and all in it.
  public var traitOverrides: any UITraitOverrides {
    get { ViewTraitOverrides(values: traits.overrides) }
    set {
      guard let values = (newValue as? ViewTraitOverrides)?.values, values != traits.overrides else { return }
      traits.overrides = values
      traitsDidChange()
    }
  }

  var inheritedTraits: UITraitCollection {
    let above = controller?.traitCollection ?? parent?.traitCollection ?? rootTraits
    return traits.contentSize.apply(
      to: Self.adding(traits.overrides, style: overrideUserInterfaceStyle, to: above))
  }

  /// Tells of changes of traits that wait; none do, since they are told at once.
  public func updateTraitsIfNeeded() {}

  private var rootTraits: UITraitCollection {
    (self as? UIWindow)?.windowScene?.traitCollection ?? SurroundingTraits.system
  }

  static func adding(
    _ overrides: TraitValues, style: UIUserInterfaceStyle, to above: UITraitCollection
  ) -> UITraitCollection {
    guard style != .unspecified || !overrides.isEmpty else { return above }
    var values = above.values.overridden(by: overrides)
    if style != .unspecified { values.userInterfaceStyle = style }
    return UITraitCollection(values: values)
  }

  /// Tells this view and all in it, if their traits are others than those that were told last.
  func traitsDidChange() {
    let new = traitCollection
    let old = traits.last ?? SurroundingTraits.initial
    traits.last = new
    if old != new {
      controller?.tellTraitsDidChange(from: old, to: new)
      adaptToTraits(previous: old)
      traitCollectionDidChange(old)
      for registration in traits.registrations where registration.concerns(old.values, new.values) {
        registration.call(self, old)
      }
    }
    for child in children { child.traitsDidChange() }
    mask?.traitsDidChange()
  }

  func applyTraits(previous: UITraitCollection?) {
    if chosenBackground != nil { applyBackground() }
    if traitCollection.displayScale > 0, (previous?.displayScale ?? 0) != traitCollection.displayScale {
      layer.contentsScale = traitCollection.displayScale
    }
    setNeedsDisplay()
    if previous?.layoutDirection != traitCollection.layoutDirection { layout.directionDidChange() }
  }

  /// The direction of reading that holds for the view's contents.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// The direction for contents of a kind, in the app's language.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: SurroundingTraits.system.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    )
  }

  /// The direction for contents of a kind inside contents of a direction.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }
}

/// Values of traits that are set for a part of the app.
@preconcurrency @MainActor public protocol UITraitOverrides: UIMutableTraits {
  /// True when the trait is set here.
  func contains(_ trait: UITrait) -> Bool
  /// Takes the trait from the surroundings again.
  mutating func remove(_ trait: UITrait)
}
