import CoreGraphics
import IOSFoundation

/// A finger on the screen.
@MainActor open class UITouch: NSObject {
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

  /// Where the finger is, in the space of `view`, or of the window when it is nil.
  open func location(in view: UIView?) -> CGPoint { converted(place, to: view) }
  /// Where the finger was before, in the space of `view`, or of the window when it is nil.
  open func previousLocation(in view: UIView?) -> CGPoint { converted(previousPlace, to: view) }
  /// Where the finger is, as exactly as it is known.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// Where the finger was before, as exactly as it is known.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  private func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return point }
    return view.convert(point, from: window)
  }
}

/// Something that happened to the phone.
@MainActor open class UIEvent: NSObject {
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
  /// All touches.
  open internal(set) var allTouches: Set<UITouch>?

  /// The touches that began in a view.
  open func touches(for view: UIView) -> Set<UITouch>? { allTouches.map { $0.filter { $0.view === view } } }
  /// The touches that began in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches.map { $0.filter { $0.window === window } } }
  /// The touches that a recognizer gets.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches.map { $0.filter { $0.gestureRecognizers?.contains { $0 === gesture } == true } }
  }
}
