import IOSFoundation

/// Told when an animation begins and ends; both members may be left out.
public protocol CAAnimationDelegate: AnyObject {
  /// The animation began.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation ended; `flag` is false when it was stopped before its time.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change over time. Its timing is kept; what is drawn is its layer's own state.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode: CAMediaTimingFillMode = .removed
  /// The curve; nil runs evenly.
  open var timingFunction: CAMediaTimingFunction?
  /// Told when the animation begins and ends. An animation keeps its delegate alive.
  open var delegate: (any CAAnimationDelegate)?
  /// True takes the animation from its layer when it ends.
  open var isRemovedOnCompletion = true
  private var values: [String: Any] = [:]

  /// Makes an animation that does nothing.
  public override init() {
    super.init()
  }

  /// A default value of a property.
  open class func defaultValue(forKey key: String) -> Any? { nil }
  /// True when a change of the property should be archived.
  open func shouldArchiveValue(forKey key: String) -> Bool { true }

  /// Copies the animation.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = emptyCopy()
    copyValues(to: copy)
    return copy
  }

  /// A copy of the animation.
  open override func copy() -> Any { copy(with: nil) }

  /// Keeps a value of the app's.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// A value of the app's.
  open func value(forKey key: String) -> Any? { values[key] }

  /// Adds the animation to the layer whose event it answers.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// A new animation of the same kind; a subclass of the app's is copied as the kind that it is made of.
  func emptyCopy() -> CAAnimation { CAAnimation() }

  func copyValues(to copy: CAAnimation) {
    (copy.beginTime, copy.duration, copy.speed, copy.timeOffset) = (beginTime, duration, speed, timeOffset)
    (copy.repeatCount, copy.repeatDuration, copy.autoreverses) = (repeatCount, repeatDuration, autoreverses)
    (copy.fillMode, copy.timingFunction, copy.delegate) = (fillMode, timingFunction, delegate)
    (copy.isRemovedOnCompletion, copy.values) = (isRemovedOnCompletion, values)
  }

  /// The seconds until it ends, repeats and the way back included; infinite when it never does.
  var totalDuration: CFTimeInterval {
    let once = duration * (autoreverses ? 2 : 1) / Double(max(abs(speed), 1e-6))
    if repeatDuration > 0 { return repeatDuration + beginDelay }
    if repeatCount > 0 {
      return repeatCount.isFinite && repeatCount < 1e30 ? once * Double(repeatCount) + beginDelay : .infinity
    }
    return once + beginDelay
  }

  private var beginDelay: CFTimeInterval {
    beginTime > 0 ? max(0, beginTime - CACurrentMediaTime()) : 0
  }
}

/// A change of one property.
open class CAPropertyAnimation: CAAnimation {
  /// The property, such as `opacity` or `transform.scale`.
  open var keyPath: String?
  /// True adds the animation's values to the property's own.
  open var isAdditive = false
  /// True makes each repeat go on from the last one's end.
  open var isCumulative = false
  /// A function applied to the values.
  open var valueFunction: CAValueFunction?

  /// Makes an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func emptyCopy() -> CAAnimation { CAPropertyAnimation() }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CAPropertyAnimation else { return }
    (copy.keyPath, copy.isAdditive, copy.isCumulative, copy.valueFunction) =
      (keyPath, isAdditive, isCumulative, valueFunction)
  }
}

/// A function from a number to a transform.
open class CAValueFunction: NSObject {
  /// The function's name.
  public let name: CAValueFunctionName

  /// Makes the function of that name.
  public init?(name: CAValueFunctionName) {
    self.name = name
    super.init()
  }
}

/// The names of value functions.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  public static let scale = CAValueFunctionName(rawValue: "scale")
  public static let translate = CAValueFunctionName(rawValue: "translate")
}

/// A change from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value; nil is the property's.
  open var fromValue: Any?
  /// The last value; nil is the property's.
  open var toValue: Any?
  /// What is added to the first value to get the last.
  open var byValue: Any?

  override func emptyCopy() -> CAAnimation { CABasicAnimation() }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CABasicAnimation else { return }
    (copy.fromValue, copy.toValue, copy.byValue) = (fromValue, toValue, byValue)
  }
}

/// A change as a spring pulls.
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the spring's end.
  open var mass: CGFloat = 1
  /// The spring's stiffness.
  open var stiffness: CGFloat = 100
  /// The friction.
  open var damping: CGFloat = 10
  /// The speed at the beginning, in units of the whole way a second.
  open var initialVelocity: CGFloat = 0

  /// The seconds until the spring rests, to a thousandth of the way.
  open var settlingDuration: CFTimeInterval {
    guard mass > 0, stiffness > 0, damping > 0 else { return .infinity }
    let natural = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    let decay = ratio <= 1 ? ratio * natural : natural * (ratio - (ratio * ratio - 1).squareRoot())
    // ln 1000
    return 6.907755278982137 / Double(decay)
  }

  override func emptyCopy() -> CAAnimation { CASpringAnimation() }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CASpringAnimation else { return }
    (copy.mass, copy.stiffness, copy.damping, copy.initialVelocity) = (mass, stiffness, damping, initialVelocity)
  }
}

/// Several animations at once.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?

  override func emptyCopy() -> CAAnimation { CAAnimationGroup() }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    (copy as? CAAnimationGroup)?.animations = animations
  }
}
