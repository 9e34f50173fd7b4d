import CoreGraphics
import IOSFoundation

/// Recognizes fingers that stay.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The taps before the press.
  open var numberOfTapsRequired = 0
  /// The fingers that it takes.
  open var numberOfTouchesRequired = 1
  /// The seconds that the fingers have to stay.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the fingers may move until then, in points.
  open var allowableMovement: CGFloat = 10
  private var taps = 0
  private var round = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    round += 1
    guard self.touches.count <= numberOfTouchesRequired else {
      if state == .possible { state = .failed }
      return
    }
    guard self.touches.count == numberOfTouchesRequired, taps >= numberOfTapsRequired else { return }
    let round = round
    guard minimumPressDuration > 0 else {
      state = .began
      return
    }
    MainQueue.after(minimumPressDuration) { [weak self] in
      guard let self, self.round == round, self.state == .possible, !self.touches.isEmpty else { return }
      self.state = .began
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed {
      state = .changed
    } else if touches.contains(where: { $0.travel > allowableMovement }) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      state = .ended
      return
    }
    guard self.touches.allSatisfy({ $0.phase == .ended }) else { return }
    guard taps < numberOfTapsRequired else {
      state = .failed
      return
    }
    taps += 1
    round += 1
    let round = round
    MainQueue.after(0.35) { [weak self] in
      guard let self, self.round == round, self.state == .possible else { return }
      self.state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    super.reset()
    round += 1
    taps = 0
  }

  override var lingers: Bool { taps > 0 }
}
