import CoreGraphics
import IOSFoundation

/// How values between keyframes are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How an object turns along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// A change through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// A path in place of values.
  open var path: CGPath?
  /// When each value is reached, 0…1 of the duration.
  open var keyTimes: [NSNumber]?
  /// The curves between values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values between keyframes are found.
  open var calculationMode: CAAnimationCalculationMode = .linear
  /// The tightness of cubic curves.
  open var tensionValues: [NSNumber]?
  /// The sharpness of cubic curves.
  open var continuityValues: [NSNumber]?
  /// Where cubic curves overshoot.
  open var biasValues: [NSNumber]?
  /// How the object turns along the path.
  open var rotationMode: CAAnimationRotationMode?

  override func emptyCopy() -> CAAnimation { CAKeyframeAnimation() }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CAKeyframeAnimation else { return }
    (copy.values, copy.path, copy.keyTimes, copy.timingFunctions) = (values, path, keyTimes, timingFunctions)
    (copy.calculationMode, copy.rotationMode) = (calculationMode, rotationMode)
    (copy.tensionValues, copy.continuityValues, copy.biasValues) = (tensionValues, continuityValues, biasValues)
  }
}

/// The kinds of transition between two states of a layer.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The directions of a transition.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A transition between two states of a whole layer.
open class CATransition: CAAnimation {
  /// The kind.
  open var type: CATransitionType = .fade
  /// The direction.
  open var subtype: CATransitionSubtype?
  /// Where in the transition it starts, 0…1.
  open var startProgress: Float = 0
  /// Where in the transition it ends, 0…1.
  open var endProgress: Float = 1

  override func emptyCopy() -> CAAnimation { CATransition() }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CATransition else { return }
    (copy.type, copy.subtype) = (type, subtype)
    (copy.startProgress, copy.endProgress) = (startProgress, endProgress)
  }
}
