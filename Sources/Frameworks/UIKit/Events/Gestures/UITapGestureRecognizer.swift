import CoreGraphics
import IOSFoundation

/// Recognizes taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The taps that it takes.
  open var numberOfTapsRequired = 1
  /// The fingers that it takes.
  open var numberOfTouchesRequired = 1
  /// The mouse buttons that it takes.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary
  private var taps = 0
  private var fingers = 0
  private var lastPlace = CGPoint.zero
  private var round = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    round += 1
    fingers = max(fingers, self.touches.count)
    let place = location(in: nil)
    let strays = taps > 0 && hypot(place.x - lastPlace.x, place.y - lastPlace.y) > 45
    if fingers > numberOfTouchesRequired || strays { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    // A finger that moves by more than 10 points does not tap [M].
    if touches.contains(where: { $0.travel > 10 }) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, self.touches.allSatisfy({ $0.phase == .ended }) else { return }
    guard fingers >= numberOfTouchesRequired else {
      state = .failed
      return
    }
    (taps, fingers, lastPlace) = (taps + 1, 0, location(in: nil))
    guard taps < numberOfTapsRequired else {
      state = .ended
      return
    }
    let round = round
    // The next tap has to come within 0.35 seconds [M].
    MainQueue.after(0.35) { [weak self] in
      guard let self, self.round == round, self.state == .possible else { return }
      self.state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  open override func reset() {
    super.reset()
    round += 1
    (taps, fingers) = (0, 0)
  }

  override var lingers: Bool { taps > 0 }

  /// A double tap may come after a single one of the same kind in one view.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
      || other.numberOfTouchesRequired != numberOfTouchesRequired
  }
}
