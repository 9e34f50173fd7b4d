import CoreGraphics
import IOSFoundation

/// Which mouse buttons are meant.
public struct UIEventButtonMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let primary = UIEventButtonMask(rawValue: 1)
  public static let secondary = UIEventButtonMask(rawValue: 2)
}

/// Recognizes taps.
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The taps that it takes.
  open var numberOfTapsRequired = 1
  /// The fingers that it takes.
  open var numberOfTouchesRequired = 1
  /// The mouse buttons that it takes.
  open var buttonMaskRequired: UIEventButtonMask = .primary
  private var start: [ObjectIdentifier: CGPoint] = [:]

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { start[ObjectIdentifier(touch)] = touch.place }
    if self.touches.count > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    // A finger that moves by more than 10 points does not tap [M].
    for touch in touches {
      guard let first = start[ObjectIdentifier(touch)] else { continue }
      if hypot(touch.place.x - first.x, touch.place.y - first.y) > 10 { state = .failed }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, self.touches.count >= numberOfTouchesRequired else { return }
    let taps = touches.map(\.tapCount).max() ?? 1
    if taps >= numberOfTapsRequired, mayRecognize { state = .ended }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  open override func reset() { start = [:] }
}

/// Recognizes a finger that stays.
@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The taps before the press.
  open var numberOfTapsRequired = 0
  /// The fingers that it takes.
  open var numberOfTouchesRequired = 1
  /// The seconds that the fingers have to stay.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the fingers may move until then, in points.
  open var allowableMovement: CGFloat = 10
  private var start = CGPoint.zero
  private var round = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count == numberOfTouchesRequired else { return }
    start = location(in: nil)
    let round = round
    MainQueue.after(minimumPressDuration) { [weak self] in
      guard let self, self.round == round, self.state == .possible, !self.touches.isEmpty else { return }
      self.state = .began
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed {
      state = .changed
    } else {
      let place = location(in: nil)
      if hypot(place.x - start.x, place.y - start.y) > allowableMovement { state = .failed }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() { round += 1 }
}
