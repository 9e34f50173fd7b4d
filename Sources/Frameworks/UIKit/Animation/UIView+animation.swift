import CoreGraphics
import IOSFoundation
@_spi(Runtime) import QuartzCore

extension UIView {
  /// True while changes are animated.
  public class var areAnimationsEnabled: Bool { AnimationState.areEnabled }
  /// Says whether changes are animated.
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationState.areEnabled = enabled }
  /// The seconds of the animation whose block runs; 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval { AnimationState.duration }

  /// Makes changes that are not animated.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = AnimationState.areEnabled
    AnimationState.areEnabled = false
    actionsWithoutAnimation()
    AnimationState.areEnabled = before
  }

  /// Makes changes; the final state is seen at once, and the completion is called when the animation would end.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationState.run(duration: duration, delay: delay, repeats: options.contains(.repeat), animations, completion)
  }

  /// Makes changes; the final state is seen at once, and the completion is called when the animation would end.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Makes changes; the final state is seen at once.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  /// Makes changes as a spring pulls; the final state is seen at once.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
  }

  /// Makes changes as a spring pulls; the final state is seen at once.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationState.run(duration: duration, delay: delay, repeats: options.contains(.repeat), animations, completion)
  }

  /// Makes changes as keyframes; the final state is seen at once.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationState.run(duration: duration, delay: delay, repeats: options.contains(.repeat), animations, completion)
  }

  /// Makes the changes of one keyframe; times are parts of the whole.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }

  /// Makes changes in a view as a transition; the final state is seen at once.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationState.run(duration: duration, delay: 0, repeats: false, animations ?? {}, completion)
  }

  /// Exchanges two views as a transition; the final state is seen at once.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationState.run(
      duration: duration, delay: 0, repeats: false,
      {
        if options.contains(.showHideTransitionViews) {
          (fromView.isHidden, toView.isHidden) = (true, false)
        } else if let parent = fromView.superview {
          parent.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion)
  }

  /// Removes views as the system does.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationState.run(
      duration: 0.3, delay: 0, repeats: false,
      {
        for view in views { view.removeFromSuperview() }
        parallelAnimations?()
      }, completion)
  }
}

/// The animation whose block runs.
@MainActor enum AnimationState {
  static var areEnabled = true
  static var duration: TimeInterval = 0

  static func run(
    duration: TimeInterval, delay: TimeInterval, repeats: Bool, _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let outer = Self.duration
    Self.duration = areEnabled ? duration : 0
    animations()
    Self.duration = outer
    guard let completion else { return }
    // An animation that repeats for ever never completes.
    if repeats, areEnabled { return }
    let seconds = areEnabled ? max(0, duration) + max(0, delay) : 0
    MainQueue.after(seconds) { completion(true) }
  }
}
