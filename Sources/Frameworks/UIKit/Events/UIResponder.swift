import CoreGraphics
import IOSFoundation

/// An object that can answer events, and passes on those that it does not answer to `next`.
@MainActor open class UIResponder: NSObject {
  /// Makes a responder.
  public override init() { super.init() }

  /// The responder that gets what this one does not answer.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// True when the object may become the first responder.
  open var canBecomeFirstResponder: Bool { false }
  /// Makes the object its window's first responder; false when that could not be done.
  @discardableResult open func becomeFirstResponder() -> Bool { takeFirstResponder() }
  /// True when the object may stop being the first responder.
  open var canResignFirstResponder: Bool { true }
  /// Stops being the first responder; false when that could not be done.
  @discardableResult open func resignFirstResponder() -> Bool { giveUpFirstResponder() }
  /// True when the object is its window's first responder.
  open var isFirstResponder: Bool { FirstResponder.current === self }

  /// The view in place of the keyboard.
  open var inputView: UIView? { nil }
  /// The view above the keyboard.
  open var inputAccessoryView: UIView? { nil }
  /// The controller of the view in place of the keyboard.
  open var inputViewController: UIViewController? { nil }
  /// The controller of the view above the keyboard.
  open var inputAccessoryViewController: UIViewController? { nil }
  /// Tells that `inputView` or `inputAccessoryView` were changed.
  open func reloadInputViews() {}

  // MARK: Events

  /// Fingers touched the screen.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  /// Fingers left the screen.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// The system took the touches away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  /// A device's motion began.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }
  /// A device's motion ended.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }
  /// The system took the motion away.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }
  /// A command of a headset or of the lock screen.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

  // MARK: Actions

  /// True when the object can do `action`.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  /// The first responder along the chain that can do `action`.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }
}

/// The responder that gets what is not meant for a place on the screen.
@MainActor enum FirstResponder {
  static weak var current: UIResponder?
}

extension UIResponder {
  func takeFirstResponder() -> Bool {
    if FirstResponder.current === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let current = FirstResponder.current {
      guard current.canResignFirstResponder, current.resignFirstResponder() else { return false }
    }
    FirstResponder.current = self
    return true
  }

  func giveUpFirstResponder() -> Bool {
    guard FirstResponder.current === self else { return true }
    guard canResignFirstResponder else { return false }
    FirstResponder.current = nil
    return true
  }
}
