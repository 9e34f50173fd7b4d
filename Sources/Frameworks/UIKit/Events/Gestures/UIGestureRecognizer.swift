import CoreGraphics
@_spi(Runtime) import IOSFoundation
@_spi(Runtime) import QuartzCore

/// Decides whether touches in a view are a certain gesture, and calls its targets when they are.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
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

  /// What the arbiter knows of the recognizer.
  var course = GestureCourse()

  /// How far the gesture has come. A subclass asks for a state by setting it; a gesture begins when no other one and no
  /// delegate keeps it from that, and its targets are called whenever it begins, changes or ends.
  open var state: State {
    get { course.state }
    set { GestureArbiter.request(newValue, of: self) }
  }

  func callTargets() {
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
  /// False keeps touches from the recognizer; a gesture that is under way is cancelled.
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { GestureArbiter.disable(self) } }
  }
  /// The view whose touches it gets.
  open internal(set) weak var view: UIView?
  /// True takes touches from the view when the gesture is recognized.
  open var cancelsTouchesInView = true
  /// True keeps touches from the view until the gesture has failed.
  open var delaysTouchesBegan = false
  /// True keeps the end of touches from the view until the gesture has failed.
  open var delaysTouchesEnded = true
  /// The kinds of touch that it gets, `UITouch.TouchType` values.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3].map { NSNumber(value: $0) }
  /// The kinds of press that it gets, `UIPress.PressType` values.
  open var allowedPressTypes: [NSNumber] = []
  /// True takes touches of one kind at a time.
  open var requiresExclusiveTouchType = true
  /// A name for logs.
  open var name: String?
  /// The keys that are held: none, there is no keyboard of keys.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The mouse buttons that are held: none, there is no mouse.
  open var buttonMask: UIEvent.ButtonMask { [] }
  var touches: [UITouch] = []
  private(set) var mustFail: [WeakObject] = []

  /// The number of touches.
  open var numberOfTouches: Int { touches.count }
  /// The middle of the touches, in a view's space.
  open func location(in view: UIView?) -> CGPoint {
    let touches = touches.isEmpty ? course.lastTouches : touches
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

  // MARK: For subclasses

  /// Touches began in the view.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches ended.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The system took the touches away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Values that were estimated are known better now; a touch here has none.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Buttons were pressed.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Presses became harder or lighter.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Buttons were let go.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// The system took the presses away.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// True lets the recognizer get an event.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
  /// The recognizer is made ready for the next gesture.
  open func reset() {}
  /// Leaves a touch out.
  open func ignore(_ touch: UITouch, for event: UIEvent) { touches.removeAll { $0 === touch } }
  /// Leaves a press out.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {}
  /// True when this recognizer may keep another from recognizing.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// True when another recognizer may keep this one from recognizing.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// True when this one waits for another.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// True when another waits for this one.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: Ours

  /// True while the gesture goes on without a finger on the screen, as between two taps.
  var lingers: Bool { false }
  /// True while the view must not hear of a touch yet.
  var holdsBack: Bool { delaysTouchesBegan && state == .possible && course.isEngaged }
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
    GestureArbiter.disable(recognizer)
    recognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  func replaceRecognizers(with new: [UIGestureRecognizer]) {
    for old in recognizers { detach(old) }
    for recognizer in new { attach(recognizer) }
  }
}
