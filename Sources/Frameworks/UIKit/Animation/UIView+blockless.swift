import CoreGraphics
import IOSFoundation

/// Animations from before blocks: between `beginAnimations` and `commitAnimations`. The final state is seen at once.
extension UIView {
  /// Begins an animation; those inside of another one are part of it.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    BlocklessAnimation.open.append(BlocklessAnimation(outerDuration: AnimationState.duration))
    setAnimationDuration(0.2)
  }

  /// Ends the animation that was begun last.
  public class func commitAnimations() {
    guard let animation = BlocklessAnimation.open.popLast() else {
      Misuse.report("UIView.commitAnimations() without beginAnimations; nothing was done")
      return
    }
    AnimationState.duration = animation.outerDuration
  }

  /// The length of the animation in seconds; 0.2 at first.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    guard !BlocklessAnimation.open.isEmpty else { return }
    AnimationState.duration = AnimationState.areEnabled ? max(0, duration) : 0
  }

  /// The seconds before the animation begins.
  public class func setAnimationDelay(_ delay: TimeInterval) {}
  /// The moment at which the animation begins.
  public class func setAnimationStart(_ startDate: Date) {}
  /// The animation's curve.
  public class func setAnimationCurve(_ curve: AnimationCurve) {}
  /// How often the animation runs.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {}
  /// True runs it backwards after each time.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
  /// True begins where a running animation is.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
  /// A transition of a view.
  public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {}

  /// Makes changes that run several times; the final state is seen at once.
  public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
    animations()
  }
}

/// An animation that was begun and not committed yet.
@MainActor private struct BlocklessAnimation {
  static var open: [BlocklessAnimation] = []

  /// The duration outside of it, in seconds.
  var outerDuration: TimeInterval
}
