import CoreGraphics
import IOSFoundation
import QuartzCore

/// How far an animator has come.
public enum UIViewAnimatingState: Int, Sendable {
  case inactive = 0
  case active = 1
  case stopped = 2
}

/// Where an animator ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end = 0
  case start = 1
  case current = 2
}

/// Something that animates.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// How far it has come.
  var state: UIViewAnimatingState { get }
  /// True while it runs.
  var isRunning: Bool { get }
  /// True runs it backwards.
  var isReversed: Bool { get set }
  /// How much of it is done, 0…1.
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// The curve of an animator.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol {
  /// The curve of two control points; nil for a spring alone.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil for a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A curve of two control points.
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The named curve.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint

  /// Makes the system's own curve.
  public convenience override init() { self.init(animationCurve: .easeInOut) }

  /// Makes a named curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    switch curve {
    case .easeIn: (controlPoint1, controlPoint2) = (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    case .easeOut: (controlPoint1, controlPoint2) = (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
    case .easeInOut: (controlPoint1, controlPoint2) = (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
    case .linear: (controlPoint1, controlPoint2) = (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
    }
    super.init()
  }

  /// Makes a curve of two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    (controlPoint1, controlPoint2) = (point1, point2)
    super.init()
  }

  public var cubicTimingParameters: UICubicTimingParameters? { self }
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The damping, 1 for no swing.
  let dampingRatio: CGFloat
  /// The speed at the beginning, in ways a second.
  public let initialVelocity: CGVector

  /// Makes a spring.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    (dampingRatio, initialVelocity) = (ratio, velocity)
    super.init()
  }

  /// Makes a spring of physical values.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    dampingRatio = damping / (2 * max(stiffness * mass, 1e-9).squareRoot())
    initialVelocity = velocity
    super.init()
  }

  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  public var springTimingParameters: UISpringTimingParameters? { self }
}

/// An animation that can be held and turned around. Its end is seen as soon as it starts.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewAnimating {
  /// How long it takes, in seconds.
  public let duration: TimeInterval
  /// The curve.
  public let timingParameters: (any UITimingCurveProvider)?
  /// The seconds before it starts.
  open private(set) var delay: TimeInterval = 0
  /// True lets views be touched meanwhile.
  open var isUserInteractionEnabled = true
  /// True lets the app stop it by touches.
  open var isInterruptible = true
  /// True scrubs evenly.
  open var scrubsLinearly = true
  /// True keeps it when it has ended.
  open var pausesOnCompletion = false
  open private(set) var state: UIViewAnimatingState = .inactive
  open private(set) var isRunning = false
  open var isReversed = false
  open var fractionComplete: CGFloat = 0 { didSet { if state == .inactive { runBlocks() } } }
  private var blocks: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var round = 0

  /// Makes an animator with a curve.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    (self.duration, timingParameters) = (duration, parameters)
    super.init()
  }

  /// Makes an animator with a named curve.
  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a curve of two control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a spring.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator and starts it.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void) {
    blocks.append(animation)
    if state == .active { runBlocks() }
  }

  /// Adds changes that begin later.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }

  /// Adds what is called at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  private func runBlocks() {
    let waiting = blocks
    blocks = []
    state = .active
    for block in waiting { AnimationState.run(duration: duration, delay: delay, repeats: false, block, nil) }
  }

  public func startAnimation() { startAnimation(afterDelay: 0) }

  public func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    isRunning = true
    runBlocks()
    round += 1
    let round = round
    MainQueue.after(max(0, duration) + max(0, delay)) { [weak self] in
      guard let self, self.round == round, self.isRunning else { return }
      self.end(.end)
    }
  }

  public func pauseAnimation() {
    round += 1
    isRunning = false
    if state == .inactive { runBlocks() }
  }

  /// Goes on after a pause.
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    startAnimation()
  }

  public func stopAnimation(_ withoutFinishing: Bool) {
    round += 1
    isRunning = false
    state = withoutFinishing ? .inactive : .stopped
  }

  public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    end(finalPosition)
  }

  private func end(_ position: UIViewAnimatingPosition) {
    isRunning = false
    fractionComplete = 1
    state = .inactive
    let calls = completions
    completions = []
    for call in calls { call(position) }
  }
}
