import CoreGraphics
import IOSFoundation

/// The pan of a scroll view: it takes moves in directions in which there is something to scroll, and keeps touches from the
/// contents for a moment, so that a quick move does not press what lies below the finger.
@MainActor final class ScrollPan: UIPanGestureRecognizer {
  private var round = 0
  private var hasWaited = false

  private var scrollView: UIScrollView? { view as? UIScrollView }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let scrollView, scrollView.isScrollEnabled, scrollView.canScroll.any else {
      if state == .possible { state = .failed }
      return
    }
    round += 1
    let round = round
    // [M] 150 ms.
    MainQueue.after(0.15) { [weak self] in
      guard let self, self.round == round else { return }
      self.hasWaited = true
      TouchDelivery.review()
    }
  }

  override var holdsBack: Bool {
    guard let scrollView, scrollView.delaysContentTouches, !hasWaited, state == .possible, course.isEngaged,
      !touches.isEmpty
    else { return false }
    // Controls that are dragged themselves hear of the finger at once.
    return !touches.contains { $0.view is UISlider || $0.view is UISwitch }
  }

  override func accepts(_ move: CGPoint) -> Bool {
    guard let scrollView else { return false }
    for touch in touches where TouchDelivery.isFollowed(touch) {
      guard let content = touch.view, content !== scrollView else { continue }
      if !scrollView.canCancelContentTouches || !scrollView.touchesShouldCancel(in: content) { return false }
    }
    let can = scrollView.canScroll
    return abs(move.x) >= abs(move.y) ? can.horizontally || can.both : can.vertically || can.both
  }

  override func reset() {
    super.reset()
    round += 1
    hasWaited = false
  }
}

/// The directions in which a scroll view scrolls.
struct ScrollDirections {
  var horizontally: Bool
  var vertically: Bool
  var any: Bool { horizontally || vertically }
  var both: Bool { horizontally && vertically }
}
