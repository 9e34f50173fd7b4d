import CoreGraphics
import IOSFoundation
import Synchronization

/// The traits of the phone itself, which everything else inherits.
enum SurroundingTraits {
  private static let box = Mutex(
    UITraitCollection {
      $0.userInterfaceIdiom = .phone
      $0.userInterfaceStyle = .light
      $0.layoutDirection = .leftToRight
      $0.displayScale = 3
      $0.displayGamut = .P3
      $0.horizontalSizeClass = .compact
      $0.verticalSizeClass = .regular
      $0.forceTouchCapability = .unavailable
      $0.preferredContentSizeCategory = .large
      $0.accessibilityContrast = .normal
      $0.userInterfaceLevel = .base
      $0.legibilityWeight = .regular
      $0.activeAppearance = .active
    })

  /// What a view that was never told of traits is made for.
  static var initial: UITraitCollection { system }

  static var system: UITraitCollection {
    get { box.withLock { $0 } }
    set { box.withLock { $0 = newValue } }
  }
}
