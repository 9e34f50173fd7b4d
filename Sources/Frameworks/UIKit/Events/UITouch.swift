import CoreGraphics
import IOSFoundation

/// A finger on the screen.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// What the finger does.
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
    case regionEntered = 5
    case regionMoved = 6
    case regionExited = 7
  }

  /// What touches.
  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3
  }

  /// When the touch changed last, in seconds since the machine started.
  open internal(set) var timestamp: TimeInterval = 0
  /// What the finger does.
  open internal(set) var phase: Phase = .began
  /// How often the finger tapped in the same place.
  open internal(set) var tapCount = 1
  /// What touches.
  open var type: TouchType { .direct }
  /// The radius of the contact, in points.
  open internal(set) var majorRadius: CGFloat = 0
  /// How exact `majorRadius` is, in points.
  open var majorRadiusTolerance: CGFloat { 0 }
  /// The force, 1 for an ordinary touch.
  open var force: CGFloat { 0 }
  /// The greatest force that is measured.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The view in which the touch began.
  open internal(set) var view: UIView?
  /// The window in which the touch began.
  open internal(set) var window: UIWindow?
  /// The recognizers that get the touch.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  var place = CGPoint.zero
  var previousPlace = CGPoint.zero
  var startPlace = CGPoint.zero
  var startTime: TimeInterval = 0
  /// Touches of one time are told apart by the order in which they came.
  let number: Int
  private static var count = 0

  /// Makes a touch that nothing touches with.
  public override init() {
    Self.count += 1
    number = Self.count
    super.init()
  }

  /// How far the finger is from where it came down, in points.
  var travel: CGFloat { hypot(place.x - startPlace.x, place.y - startPlace.y) }
  /// Where the finger came down, in a view's space.
  func startLocation(in view: UIView?) -> CGPoint { converted(startPlace, to: view) }

  /// Where the finger is, in the space of `view`, or of the window when it is nil.
  open func location(in view: UIView?) -> CGPoint { converted(place, to: view) }
  /// Where the finger was before, in the space of `view`, or of the window when it is nil.
  open func previousLocation(in view: UIView?) -> CGPoint { converted(previousPlace, to: view) }
  /// Where the finger is, as exactly as it is known.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// The angle of a pencil about the screen's normal: none, fingers are round.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// The direction of a pencil in a view.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  /// The angle of a pencil above the screen, in radians: upright.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// Where the finger was before, as exactly as it is known.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  private func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return point }
    return view.convert(point, from: window)
  }
}

/// Which mouse buttons are meant.
public struct UIEventButtonMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let primary = UIEventButtonMask(rawValue: 1)
  public static let secondary = UIEventButtonMask(rawValue: 2)
  /// The button of a number, from 1.
  public static func button(_ buttonNumber: Int) -> UIEventButtonMask {
    UIEventButtonMask(rawValue: 1 << max(0, min(buttonNumber - 1, 62)))
  }
}

/// Something that happened to the phone.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// Which mouse buttons are meant.
  public typealias ButtonMask = UIEventButtonMask

  /// The kinds of event.
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  /// Kinds of motion and remote commands.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause = 101
    case remoteControlStop = 102
    case remoteControlTogglePlayPause = 103
    case remoteControlNextTrack = 104
    case remoteControlPreviousTrack = 105
    case remoteControlBeginSeekingBackward = 106
    case remoteControlEndSeekingBackward = 107
    case remoteControlBeginSeekingForward = 108
    case remoteControlEndSeekingForward = 109
  }

  /// The kind.
  open var type: EventType { .touches }
  /// The kind of motion or command.
  open var subtype: EventSubtype { .none }
  /// When it happened, in seconds since the machine started.
  open internal(set) var timestamp: TimeInterval = 0
  /// The keys that are held: none, there is no keyboard of keys.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The mouse buttons that are held: none, there is no mouse.
  open var buttonMask: ButtonMask { [] }
  /// All touches.
  open internal(set) var allTouches: Set<UITouch>?

  /// The touches between the last event and this one; the touch itself is all there is.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  /// Touches that are likely to come; none are foreseen.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }
  /// The touches that began in a view.
  open func touches(for view: UIView) -> Set<UITouch>? { allTouches.map { $0.filter { $0.view === view } } }
  /// The touches that began in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches.map { $0.filter { $0.window === window } } }
  /// The touches that a recognizer gets.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches.map { $0.filter { $0.gestureRecognizers?.contains { $0 === gesture } == true } }
  }
}
