import CoreGraphics
import IOSFoundation

/// Kinds of scrolling with a mouse or trackpad.
public struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let discrete = UIScrollTypeMask(rawValue: 1)
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// Recognizes fingers that move.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The fingers that it takes at least.
  open var minimumNumberOfTouches = 1
  /// The fingers that it takes at most.
  open var maximumNumberOfTouches = Int.max
  /// The kinds of scrolling that move as fingers do; there is no mouse.
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  private var moved = CGPoint.zero
  private var track: [(time: TimeInterval, place: CGPoint)] = []

  /// How far the fingers have moved, in a view's space.
  open func translation(in view: UIView?) -> CGPoint { vector(moved, in: view) }
  /// Counts the move from another value on.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let view else {
      moved = translation
      return
    }
    let (origin, end) = (view.convert(CGPoint.zero, to: nil), view.convert(translation, to: nil))
    moved = CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }
  /// How fast the fingers move, in points of a view's space a second.
  open func velocity(in view: UIView?) -> CGPoint {
    // The last tenth of a second counts [M].
    guard let last = track.last, let first = track.first(where: { last.time - $0.time <= 0.1 }), last.time > first.time
    else { return .zero }
    let seconds = CGFloat(last.time - first.time)
    let speed = CGPoint(x: (last.place.x - first.place.x) / seconds, y: (last.place.y - first.place.y) / seconds)
    return vector(speed, in: view)
  }

  private func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    guard let view else { return vector }
    let (origin, end) = (view.convert(CGPoint.zero, from: nil), view.convert(vector, from: nil))
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  /// How far fingers move before they pan: 10 points [M].
  var threshold: CGFloat { 10 }
  /// True when a move in that direction is a pan.
  func accepts(_ move: CGPoint) -> Bool { true }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    note(event)
    if self.touches.count > maximumNumberOfTouches, state == .possible { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count >= minimumNumberOfTouches else { return }
    let count = CGFloat(max(1, self.touches.count))
    for touch in touches {
      moved.x += (touch.place.x - touch.previousPlace.x) / count
      moved.y += (touch.place.y - touch.previousPlace.y) / count
    }
    note(event)
    if state == .began || state == .changed {
      state = .changed
    } else if hypot(moved.x, moved.y) >= threshold {
      state = accepts(moved) ? .began : .failed
    }
  }

  private func note(_ event: UIEvent) { track.append((event.timestamp, location(in: nil))) }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let staying = self.touches.count { $0.phase != .ended }
    guard staying < minimumNumberOfTouches else { return }
    if let last = track.last, event.timestamp - last.time > 0.1 { note(event) }
    state = state == .possible ? (course.held == nil ? .failed : .ended) : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    super.reset()
    (moved, track) = (.zero, [])
  }
}

/// Recognizes a finger that moves in from an edge of the screen.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges.
  open var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let touch = touches.first, let bounds = touch.window?.bounds else { return }
    let place = touch.place
    // An edge is 20 points wide [M].
    let isNear =
      edges.contains(.left) && place.x < 20 || edges.contains(.right) && place.x > bounds.width - 20
      || edges.contains(.top) && place.y < 20 || edges.contains(.bottom) && place.y > bounds.height - 20
    if !isNear { state = .failed }
  }
}
