import CoreGraphics
import IOSFoundation

/// A change of a view that follows how the phone is tilted. This phone lies still, so the view stays as it is.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  /// Makes an effect.
  public override init() { super.init() }

  /// The values that a view gets, by key path, for a tilt of -1…1 each way; nil for none.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// A value between two ends that follows the tilt.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The way of the tilt that counts.
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis = 0
    case tiltAlongVerticalAxis = 1
  }

  /// The value's name.
  public let keyPath: String
  /// The way of the tilt that counts.
  public let type: EffectType
  /// The value at a tilt of -1.
  open var minimumRelativeValue: Any?
  /// The value at a tilt of 1.
  open var maximumRelativeValue: Any?

  /// Makes an effect on one value.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }
}

/// Several effects at once.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  /// The effects that follow the tilt.
  public var motionEffects: [UIMotionEffect] {
    get { tilt }
    set { tilt = newValue }
  }
  /// Adds an effect that follows the tilt.
  public func addMotionEffect(_ effect: UIMotionEffect) { tilt.append(effect) }
  /// Removes an effect.
  public func removeMotionEffect(_ effect: UIMotionEffect) { tilt.removeAll { $0 === effect } }
}
