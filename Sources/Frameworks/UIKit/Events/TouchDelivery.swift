import CoreGraphics
import IOSFoundation

/// Brings touches to recognizers and views in UIKit's order: recognizers first, and views as long as none has taken over.
@MainActor enum TouchDelivery {
  private static var event = UIEvent()
  private static var touch: UITouch?

  /// Hands one finger's doing to a window. `point` is in the window's space.
  static func send(_ phase: UITouch.Phase, at point: CGPoint, in window: UIWindow, time: TimeInterval) {
    let touch: UITouch
    if phase == .began || Self.touch == nil {
      touch = UITouch()
      touch.place = point
      touch.window = window
      touch.view = window.hitTest(point, with: event)
      touch.gestureRecognizers = recognizers(for: touch)
      Self.touch = touch
      event = UIEvent()
    } else if let known = Self.touch {
      touch = known
    } else {
      return
    }
    (touch.previousPlace, touch.place) = (touch.place, point)
    (touch.phase, touch.timestamp, event.timestamp) = (phase, time, time)
    event.allTouches = [touch]
    UIApplication.shared.sendEvent(event)
    if phase == .ended || phase == .cancelled { Self.touch = nil }
  }

  private static func recognizers(for touch: UITouch) -> [UIGestureRecognizer] {
    guard let view = touch.view else { return [] }
    return sequence(first: view, next: \.superview).flatMap(\.recognizers).filter {
      $0.isEnabled && ($0.delegate?.gestureRecognizer($0, shouldReceive: touch) ?? true)
    }
  }

  /// Gives an event's touches to recognizers and views.
  static func deliver(_ event: UIEvent, in window: UIWindow) {
    for touch in event.touches(for: window) ?? [] {
      let recognizers = touch.gestureRecognizers ?? []
      for recognizer in recognizers { give(touch, event, to: recognizer) }
      let isTaken = recognizers.contains {
        $0.cancelsTouchesInView && ($0.state == .began || $0.state == .changed || $0.state == .ended)
      }
      if let view = touch.view {
        if isTaken, touch.phase != .began {
          if !view.touchesWereTaken { view.touchesCancelled([touch], with: event) }
          view.touchesWereTaken = true
        } else {
          give(touch, event, to: view)
        }
      }
      if touch.phase == .ended || touch.phase == .cancelled {
        touch.view?.touchesWereTaken = false
        for recognizer in recognizers { finish(recognizer) }
      }
    }
  }

  private static func give(_ touch: UITouch, _ event: UIEvent, to recognizer: UIGestureRecognizer) {
    guard recognizer.state != .failed, recognizer.state != .cancelled else { return }
    switch touch.phase {
    case .began:
      recognizer.touches.append(touch)
      recognizer.touchesBegan([touch], with: event)
    case .moved: recognizer.touchesMoved([touch], with: event)
    case .ended: recognizer.touchesEnded([touch], with: event)
    case .cancelled: recognizer.touchesCancelled([touch], with: event)
    default: break
    }
  }

  private static func give(_ touch: UITouch, _ event: UIEvent, to view: UIView) {
    switch touch.phase {
    case .began: view.touchesBegan([touch], with: event)
    case .moved: view.touchesMoved([touch], with: event)
    case .ended: view.touchesEnded([touch], with: event)
    case .cancelled: view.touchesCancelled([touch], with: event)
    default: break
    }
  }

  private static func finish(_ recognizer: UIGestureRecognizer) {
    recognizer.touches = []
    recognizer.reset()
    recognizer.state = .possible
  }
}
