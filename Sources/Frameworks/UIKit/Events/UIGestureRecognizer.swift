import CoreGraphics
@_spi(Runtime) import IOSFoundation
@_spi(Runtime) import QuartzCore

/// Decides whether touches in a view are a certain gesture, and calls its targets when they are.
@MainActor open class UIGestureRecognizer: NSObject {
  /// How far a gesture has come.
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    /// The end of a gesture that happens at once.
    public static let recognized = State.ended
  }

  private var targets: [(target: Any?, action: Selector?, call: ((UIGestureRecognizer) -> Void)?)] = []

  /// Makes a recognizer that sends `action` to `target`.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { targets.append((WeakObject(target), action, nil)) }
  }

  /// Makes a recognizer without targets.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Makes a recognizer; archives hold none here.
  public required init?(coder: NSCoder) { super.init() }

  /// Adds a target.
  open func addTarget(_ target: Any, action: Selector) { targets.append((WeakObject(target), action, nil)) }
  /// Removes targets; nil matches any.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { entry in
      let isTarget = target == nil || (entry.target as? WeakObject)?.object === target as AnyObject
      return isTarget && (action == nil || entry.action == action)
    }
  }

  /// Adds a call, as the build's generated code does.
  @_spi(Runtime) public func addCall(_ call: @escaping (UIGestureRecognizer) -> Void) {
    targets.append((nil, nil, call))
  }

  /// How far the gesture has come. Setting it calls the targets when the gesture begins, changes or ends.
  open var state: State = .possible {
    didSet {
      guard state != oldValue || state == .changed else { return }
      if state == .began || state == .ended && oldValue == .possible {
        guard mayBegin else {
          state = .failed
          return
        }
      }
      switch state {
      case .began, .changed, .ended: callTargets()
      case .cancelled where oldValue != .possible: callTargets()
      default: break
      }
    }
  }

  private var mayBegin: Bool {
    (delegate?.gestureRecognizerShouldBegin(self) ?? true) && (view?.gestureRecognizerShouldBegin(self) ?? true)
  }

  private func callTargets() {
    for entry in targets {
      if let call = entry.call {
        call(self)
      } else if let action = entry.action, let target = (entry.target as? WeakObject)?.object {
        ActionMessage(action).send(to: target, action.argumentsForOne(self))
      }
    }
  }

  /// Asked about what the recognizer may do.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// False keeps touches from the recognizer.
  open var isEnabled = true
  /// The view whose touches it gets.
  open internal(set) weak var view: UIView?
  /// True takes touches from the view when the gesture is recognized.
  open var cancelsTouchesInView = true
  /// True keeps touches from the view until the gesture has failed.
  open var delaysTouchesBegan = false
  /// True keeps the end of touches from the view until the gesture has failed.
  open var delaysTouchesEnded = true
  /// A name for logs.
  open var name: String?
  var touches: [UITouch] = []
  private var mustFail: [WeakObject] = []

  /// The number of touches.
  open var numberOfTouches: Int { touches.count }
  /// The middle of the touches, in a view's space.
  open func location(in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else { return .zero }
    let places = touches.map { $0.location(in: view) }
    let count = CGFloat(places.count)
    return CGPoint(x: places.reduce(0) { $0 + $1.x } / count, y: places.reduce(0) { $0 + $1.y } / count)
  }
  /// The place of one touch, in a view's space.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : .zero
  }
  /// Waits for another recognizer to fail.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    mustFail.append(WeakObject(otherGestureRecognizer))
  }
  /// True when what this one waits for has failed.
  var mayRecognize: Bool {
    mustFail.allSatisfy {
      guard let other = $0.object as? UIGestureRecognizer else { return true }
      return other.state == .failed || other.state == .possible && other.touches.isEmpty
    }
  }

  // MARK: For subclasses

  /// Touches began in the view.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches ended.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The system took the touches away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The recognizer is made ready for the next gesture.
  open func reset() {}
  /// Leaves a touch out.
  open func ignore(_ touch: UITouch, for event: UIEvent) { touches.removeAll { $0 === touch } }
  /// True when this recognizer may keep another from recognizing.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// True when another recognizer may keep this one from recognizing.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// True when this one waits for another.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// True when another waits for this one.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

/// Asked about what recognizers may do; every member may be left out.
@MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

/// An object that is not kept alive.
final class WeakObject {
  weak var object: AnyObject?
  init(_ object: Any?) { self.object = object.map { $0 as AnyObject } }
}

extension Selector {
  /// The arguments of a message that has room for its sender, or for none.
  func argumentsForOne(_ sender: Any?) -> [Any?] { argumentCount == 0 ? [] : [sender] }
}

extension UIView {
  func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.detach(recognizer)
    recognizers.append(recognizer)
    recognizer.view = self
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  func replaceRecognizers(with new: [UIGestureRecognizer]) {
    for old in recognizers { detach(old) }
    for recognizer in new { attach(recognizer) }
  }
}
