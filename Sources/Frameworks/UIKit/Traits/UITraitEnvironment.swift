import IOSFoundation
@_spi(Runtime) import QuartzCore

/// Something that has traits: a screen, window, view controller or view.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits that hold here.
  var traitCollection: UITraitCollection { get }
  /// Told when the traits were changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A promise to be told of changes of traits, until it is unregistered.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// Something that tells of changes of its traits.
@preconcurrency @MainActor public protocol UITraitChangeObservable {
  /// What is called after a change.
  typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void
}

extension UITraitChangeObservable {
  /// Calls `handler` after one of `traits` was changed.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    register(traits, handler)
  }

  /// Calls `handler` after one of `traits` was changed; the closure says as which class it wants this object.
  @discardableResult public func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    register(traits, handler)
  }

  private func register<TraitEnvironment>(
    _ traits: [UITrait], _ handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits: traits) { environment, previous in
      if let environment = environment as? TraitEnvironment { handler(environment, previous) }
    }
    switch self {
    case let view as UIView: view.traits.registrations.append(registration)
    case let controller as UIViewController: controller.traits.registrations.append(registration)
    default: break
    }
    return registration
  }

  /// Sends `action` to this object after one of `traits` was changed.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    register(traits) { (environment: any UITraitEnvironment, previous: UITraitCollection) in
      ActionMessage(action).send(to: environment, [environment, previous])
    }
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    switch self {
    case let view as UIView: view.traits.registrations.removeAll { $0 === registration }
    case let controller as UIViewController: controller.traits.registrations.removeAll { $0 === registration }
    default: break
    }
  }
}

/// One registration.
@MainActor final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let call: (any UITraitEnvironment, UITraitCollection) -> Void

  init(traits: [UITrait], call: @escaping (any UITraitEnvironment, UITraitCollection) -> Void) {
    self.traits = traits
    self.call = call
    super.init()
  }

  func concerns(_ old: TraitValues, _ new: TraitValues) -> Bool {
    traits.contains { $0.differs(old, new) }
  }
}

extension UITraitDefinition {
  static func differs(_ old: TraitValues, _ new: TraitValues) -> Bool {
    switch Self.self {
    case is UITraitUserInterfaceStyle.Type: old.userInterfaceStyle != new.userInterfaceStyle
    case is UITraitUserInterfaceIdiom.Type: old.userInterfaceIdiom != new.userInterfaceIdiom
    case is UITraitLayoutDirection.Type: old.layoutDirection != new.layoutDirection
    case is UITraitDisplayScale.Type: old.displayScale != new.displayScale
    case is UITraitDisplayGamut.Type: old.displayGamut != new.displayGamut
    case is UITraitHorizontalSizeClass.Type: old.horizontalSizeClass != new.horizontalSizeClass
    case is UITraitVerticalSizeClass.Type: old.verticalSizeClass != new.verticalSizeClass
    case is UITraitPreferredContentSizeCategory.Type:
      old.preferredContentSizeCategory != new.preferredContentSizeCategory
    case is UITraitAccessibilityContrast.Type: old.accessibilityContrast != new.accessibilityContrast
    case is UITraitUserInterfaceLevel.Type: old.userInterfaceLevel != new.userInterfaceLevel
    case is UITraitLegibilityWeight.Type: old.legibilityWeight != new.legibilityWeight
    case is UITraitActiveAppearance.Type: old.activeAppearance != new.activeAppearance
    default: old.custom[ObjectIdentifier(Self.self)] != new.custom[ObjectIdentifier(Self.self)]
    }
  }
}
