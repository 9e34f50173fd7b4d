import CoreGraphics
import IOSFoundation

/// What pinching and turning have in common: two fingers and a number that their places give.
@MainActor class TwoFingerCourse {
  private var last: (first: CGPoint, second: CGPoint)?

  static func pair(_ touches: [UITouch]) -> (first: CGPoint, second: CGPoint)? {
    let live = touches.filter { $0.phase != .ended && $0.phase != .cancelled }
    return live.count >= 2 ? (live[0].place, live[1].place) : nil
  }

  /// The pair before and now.
  func step(_ touches: [UITouch]) -> (
    before: (first: CGPoint, second: CGPoint), now: (first: CGPoint, second: CGPoint)
  )? {
    guard let now = Self.pair(touches) else { return nil }
    defer { last = now }
    return last.map { ($0, now) }
  }

  func reset() { last = nil }
}

/// Recognizes two fingers that move apart or together.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private let fingers = TwoFingerCourse()
  private var speed: CGFloat = 0
  private var lastTime: TimeInterval = 0
  private var travelled: CGFloat = 0

  /// The distance of the fingers as a part of that at the beginning.
  open var scale: CGFloat = 1
  /// How fast the scale changes, a second.
  open var velocity: CGFloat { speed }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    _ = fingers.step(self.touches)
    lastTime = event.timestamp
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let (before, now) = fingers.step(self.touches) else { return }
    func distance(_ pair: (first: CGPoint, second: CGPoint)) -> CGFloat {
      hypot(pair.first.x - pair.second.x, pair.first.y - pair.second.y)
    }
    let (old, new) = (distance(before), distance(now))
    guard old > 0 else { return }
    scale *= new / old
    travelled += new - old
    let seconds = event.timestamp - lastTime
    if seconds > 0 { speed = (new / old - 1) * scale / CGFloat(seconds) }
    lastTime = event.timestamp
    if state == .began || state == .changed {
      state = .changed
    } else if abs(travelled) >= 8 {
      // The fingers have to go 8 points before they pinch [M].
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if TwoFingerCourse.pair(self.touches) == nil { state = state == .possible ? .failed : .ended }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    super.reset()
    fingers.reset()
    (scale, speed, travelled) = (1, 0, 0)
  }
}

/// Recognizes two fingers that turn about each other.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private let fingers = TwoFingerCourse()
  private var speed: CGFloat = 0
  private var lastTime: TimeInterval = 0

  /// The turn since the beginning, in radians, clockwise.
  open var rotation: CGFloat = 0
  /// How fast the fingers turn, in radians a second.
  open var velocity: CGFloat { speed }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    _ = fingers.step(self.touches)
    lastTime = event.timestamp
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let (before, now) = fingers.step(self.touches) else { return }
    func angle(_ pair: (first: CGPoint, second: CGPoint)) -> CGFloat {
      CGFloat(atan2(Double(pair.second.y - pair.first.y), Double(pair.second.x - pair.first.x)))
    }
    var turn = angle(now) - angle(before)
    if turn > .pi { turn -= 2 * .pi } else if turn < -.pi { turn += 2 * .pi }
    rotation += turn
    let seconds = event.timestamp - lastTime
    if seconds > 0 { speed = turn / CGFloat(seconds) }
    lastTime = event.timestamp
    if state == .began || state == .changed {
      state = .changed
    } else if abs(rotation) >= 0.1 {
      // A tenth of a radian before they turn [M].
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if TwoFingerCourse.pair(self.touches) == nil { state = state == .possible ? .failed : .ended }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    super.reset()
    fingers.reset()
    (rotation, speed) = (0, 0)
  }
}
