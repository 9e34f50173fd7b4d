import CoreGraphics
import IOSFoundation

/// A key or a button that is pressed; this phone has none, so none is ever sent.
@preconcurrency @MainActor open class UIPress: NSObject {
  /// What the finger does.
  public enum Phase: Int, Sendable {
    case began = 0
    case changed = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  /// What is pressed.
  public enum PressType: Int, Sendable {
    case upArrow = 0
    case downArrow = 1
    case leftArrow = 2
    case rightArrow = 3
    case select = 4
    case menu = 5
    case playPause = 6
    case pageUp = 30
    case pageDown = 31
  }

  /// When the press changed last, in seconds since the machine started.
  open internal(set) var timestamp: TimeInterval = 0
  /// What the finger does.
  open internal(set) var phase: Phase = .began
  /// What is pressed.
  open internal(set) var type: PressType = .select
  /// The window that gets the press.
  open internal(set) var window: UIWindow?
  /// Who gets the press.
  open internal(set) var responder: UIResponder?
  /// The recognizers that get the press.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// How hard it is pressed; 0 for a button that only clicks.
  open internal(set) var force: CGFloat = 0
}

/// Presses that happened at once.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  /// All presses.
  open internal(set) var allPresses: Set<UIPress> = []
  open override var type: EventType { .presses }

  /// The presses that a recognizer gets.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    allPresses.filter { $0.gestureRecognizers?.contains { $0 === gesture } == true }
  }
}
