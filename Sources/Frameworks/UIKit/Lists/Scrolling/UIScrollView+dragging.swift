import CoreGraphics
import IOSFoundation

/// What a scroll view knows of a finger that scrolls.
struct ScrollDrag {
  var isOn = false
  var start = CGPoint.zero
  /// The direction that a drag is locked to.
  var lock: (horizontal: Bool, vertical: Bool) = (true, true)
  var isDecelerating = false
  var isAnimating = false
  var round = 0
  var zoomStart: CGFloat = 1
}

extension UIScrollView {
  func panDidChange(_ recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .began: beginDrag()
    case .changed: followDrag()
    case .ended, .cancelled: endDrag()
    default: break
    }
  }

  private func beginDrag() {
    stopScrollingAndZooming()
    drag.isOn = true
    drag.round += 1
    drag.start = contentOffset
    let move = panGestureRecognizer.translation(in: self)
    let can = canScroll
    drag.lock = (can.horizontally, can.vertically)
    if isDirectionalLockEnabled, can.both {
      drag.lock = abs(move.x) > abs(move.y) ? (true, false) : (false, true)
    }
    if keyboardDismissMode != .none, let window { window.endEditing(true) }
    delegate?.scrollViewWillBeginDragging(self)
    bars.isShown = true
    followDrag()
  }

  private func followDrag() {
    guard drag.isOn else { return }
    let move = panGestureRecognizer.translation(in: self)
    let wish = CGPoint(
      x: drag.lock.horizontal ? drag.start.x - move.x : drag.start.x,
      y: drag.lock.vertical ? drag.start.y - move.y : drag.start.y)
    let inside = clamped(wish)
    contentOffset = CGPoint(
      x: stretched(wish.x, inside.x, bounds.width, bounces && bouncesHorizontally),
      y: stretched(wish.y, inside.y, bounds.height, bounces && bouncesVertically))
    setNeedsLayout()
  }

  /// Beyond the ends contents follow the finger less and less, as a rubber band does, with a factor of 0.55 [M].
  private func stretched(_ wish: CGFloat, _ inside: CGFloat, _ length: CGFloat, _ bounces: Bool) -> CGFloat {
    guard wish != inside, length > 0, bounces else { return inside }
    let beyond = abs(wish - inside)
    let shown = (1 - 1 / (beyond * 0.55 / length + 1)) * length
    return inside + (wish > inside ? shown : -shown)
  }

  private func endDrag() {
    guard drag.isOn else { return }
    drag.isOn = false
    var speed = panGestureRecognizer.velocity(in: self)
    // Points a millisecond in the direction in which the offset grows.
    speed = CGPoint(x: drag.lock.horizontal ? -speed.x / 1000 : 0, y: drag.lock.vertical ? -speed.y / 1000 : 0)
    var target = target(for: speed)
    delegate?.scrollViewWillEndDragging(self, withVelocity: speed, targetContentOffset: &target)
    target = clamped(target)
    if let refreshControl, contentOffset.y < offsetLimits.low.y - 60 { refreshControl.pull() }
    let goesOn = target != contentOffset
    delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    if goesOn {
      drag.isDecelerating = true
      delegate?.scrollViewWillBeginDecelerating(self)
      contentOffset = target
      let round = drag.round
      // What is left of the speed falls below a point a second after ln(speed) / -ln(rate) milliseconds.
      let swiftness = max(1, hypot(speed.x, speed.y) * 1000)
      let seconds = min(3, log(swiftness) / -log(decelerationRate.rawValue) / 1000)
      MainQueue.after(TimeInterval(max(0.3, seconds))) { [weak self] in
        guard let self, self.drag.round == round, self.drag.isDecelerating else { return }
        self.drag.isDecelerating = false
        self.delegate?.scrollViewDidEndDecelerating(self)
      }
    }
    showBars(for: 0.5)
  }

  /// Where contents that are let go come to rest.
  private func target(for speed: CGPoint) -> CGPoint {
    let rate = min(max(decelerationRate.rawValue, 0), 0.9999)
    let reach = rate / (1 - rate)
    let free = CGPoint(x: contentOffset.x + speed.x * reach, y: contentOffset.y + speed.y * reach)
    guard isPagingEnabled, bounds.width > 0, bounds.height > 0 else { return clamped(free) }
    func page(_ offset: CGFloat, _ start: CGFloat, _ speed: CGFloat, _ length: CGFloat) -> CGFloat {
      let first = (start / length).rounded()
      // A flick goes one page on, and never more than one.
      let wish =
        abs(speed) > 0.3
        ? (speed > 0 ? floor(offset / length) + 1 : ceil(offset / length) - 1) : (offset / length).rounded()
      return min(max(wish, first - 1), first + 1) * length
    }
    return clamped(
      CGPoint(
        x: drag.lock.horizontal ? page(contentOffset.x, drag.start.x, speed.x, bounds.width) : contentOffset.x,
        y: drag.lock.vertical ? page(contentOffset.y, drag.start.y, speed.y, bounds.height) : contentOffset.y))
  }

  // MARK: Zoom

  func pinchDidChange(_ recognizer: UIGestureRecognizer) {
    guard let pinch = recognizer as? UIPinchGestureRecognizer, minimumZoomScale < maximumZoomScale,
      let view = delegate?.viewForZooming(in: self)
    else { return }
    switch pinch.state {
    case .began:
      isZooming = true
      drag.zoomStart = zoomScale
      delegate?.scrollViewWillBeginZooming(self, with: view)
      zoom(to: drag.zoomStart * pinch.scale, about: pinch.location(in: self))
    case .changed: zoom(to: drag.zoomStart * pinch.scale, about: pinch.location(in: self))
    case .ended, .cancelled:
      isZooming = false
      delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
    default: break
    }
  }

  /// Scales the zoomed view; what lies at a point of the contents stays where it is on the screen.
  func zoom(to wish: CGFloat, about point: CGPoint?) {
    guard wish.isFinite, let view = delegate?.viewForZooming(in: self) else { return }
    let new = min(max(wish, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    let old = view.transform.a
    guard new != old, old > 0 else { return }
    let point = point ?? CGPoint(x: bounds.midX, y: bounds.midY)
    let factor = new / old
    view.transform = CGAffineTransform(scaleX: new, y: new)
    contentSize = CGSize(width: contentSize.width * factor, height: contentSize.height * factor)
    view.frame.origin = .zero
    contentOffset = clamped(
      CGPoint(x: contentOffset.x + point.x * (factor - 1), y: contentOffset.y + point.y * (factor - 1)))
    delegate?.scrollViewDidZoom(self)
  }

  func zoom(toFill rect: CGRect) {
    guard rect.width > 0, rect.height > 0, delegate?.viewForZooming(in: self) != nil else { return }
    zoom(to: min(bounds.width / rect.width, bounds.height / rect.height), about: nil)
    let scale = zoomScale
    contentOffset = clamped(
      CGPoint(x: rect.midX * scale - bounds.width / 2, y: rect.midY * scale - bounds.height / 2))
  }
}
