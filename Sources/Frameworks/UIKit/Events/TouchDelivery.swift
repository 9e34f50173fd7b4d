import CoreGraphics
import IOSFoundation

/// Brings touches to recognizers and views in UIKit's order: recognizers first, and views as long as none has taken over.
@MainActor enum TouchDelivery {
  /// One finger from its coming to its going.
  private final class Course {
    let touch: UITouch
    /// What the view is still to be told.
    var waiting: [UITouch.Phase] = []
    var hasBegunInView = false
    /// The view hears no more of the touch.
    var isTaken = false
    var isOver = false
    var event: UIEvent

    init(_ touch: UITouch, _ event: UIEvent) { (self.touch, self.event) = (touch, event) }
  }

  private static var fingers: [Int: UITouch] = [:]
  private static var courses: [Course] = []
  private static var lastTap: (place: CGPoint, time: TimeInterval, count: Int)?
  private static var isDelivering = false

  /// Hands fingers' doings at one time to a window. Points are in the window's space; fingers are told apart by numbers.
  static func send(
    _ changes: [(finger: Int, phase: UITouch.Phase, point: CGPoint)], in window: UIWindow, time: TimeInterval
  ) {
    let event = UIEvent()
    event.timestamp = time
    for touch in fingers.values where touch.window === window { touch.phase = .stationary }
    for change in changes {
      guard let touch = touch(change.finger, change.phase, change.point, in: window, time, event) else { continue }
      (touch.previousPlace, touch.place) = (touch.place, change.point)
      (touch.phase, touch.timestamp) = (change.phase, time)
    }
    let all = Set(fingers.values.filter { $0.window === window })
    guard all.contains(where: { $0.phase != .stationary }) else { return }
    event.allTouches = all
    UIApplication.shared.sendEvent(event)
    for (finger, touch) in fingers where touch.phase == .ended || touch.phase == .cancelled { fingers[finger] = nil }
  }

  private static func touch(
    _ finger: Int, _ phase: UITouch.Phase, _ point: CGPoint, in window: UIWindow, _ time: TimeInterval, _ event: UIEvent
  ) -> UITouch? {
    guard phase == .began else { return fingers[finger] }
    let touch = UITouch()
    (touch.place, touch.startPlace, touch.startTime, touch.window) = (point, point, time, window)
    let view = window.hitTest(point, with: event)
    touch.view = view
    touch.tapCount = countTap(at: point, time)
    touch.gestureRecognizers = recognizers(for: touch, event)
    fingers[finger] = touch
    return touch
  }

  /// Taps that follow each other within 0.35 seconds and 45 points count on [M].
  private static func countTap(at point: CGPoint, _ time: TimeInterval) -> Int {
    var count = 1
    if fingers.isEmpty, let last = lastTap, time >= last.time, time - last.time < 0.35,
      hypot(point.x - last.place.x, point.y - last.place.y) < 45
    {
      count = last.count + 1
    }
    lastTap = (point, time, count)
    return count
  }

  private static func recognizers(for touch: UITouch, _ event: UIEvent) -> [UIGestureRecognizer] {
    guard let view = touch.view else { return [] }
    let kind = NSNumber(value: touch.type.rawValue)
    return sequence(first: view, next: \.superview).flatMap(\.recognizers).filter {
      $0.isEnabled && $0.allowedTouchTypes.contains(kind) && $0.shouldReceive(event)
        && ($0.delegate?.gestureRecognizer($0, shouldReceive: event) ?? true)
        && ($0.delegate?.gestureRecognizer($0, shouldReceive: touch) ?? true)
    }
  }

  /// Gives an event's touches to recognizers and views.
  static func deliver(_ event: UIEvent, in window: UIWindow) {
    let changed = (event.touches(for: window) ?? []).filter { $0.phase != .stationary }
      .sorted { ($0.startTime, $0.number) < ($1.startTime, $1.number) }
    isDelivering = true
    var served: [UIGestureRecognizer] = []
    for touch in changed {
      if touch.phase == .began {
        courses.append(Course(touch, event))
        for recognizer in touch.gestureRecognizers ?? [] where !recognizer.course.isOver {
          GestureArbiter.engage(recognizer, touch)
        }
      }
      for recognizer in touch.gestureRecognizers ?? [] where !served.contains(where: { $0 === recognizer }) {
        served.append(recognizer)
      }
    }
    for recognizer in served {
      let own = changed.filter { touch in recognizer.touches.contains { $0 === touch } }
      if !own.isEmpty { give(own, event, to: recognizer) }
    }
    for touch in changed where touch.phase == .ended || touch.phase == .cancelled {
      for recognizer in touch.gestureRecognizers ?? [] { GestureArbiter.fingerLeft(touch, recognizer) }
    }
    for touch in changed {
      guard let course = courses.first(where: { $0.touch === touch }) else { continue }
      course.event = event
      course.waiting.append(touch.phase)
      course.isOver = touch.phase == .ended || touch.phase == .cancelled
    }
    isDelivering = false
    review()
  }

  /// Tells views what recognizers keep from them no more, and takes from views what recognizers have taken over.
  static func review() {
    guard !isDelivering else { return }
    isDelivering = true
    for course in courses { tell(course) }
    courses.removeAll { $0.isOver && ($0.isTaken || $0.waiting.isEmpty) }
    isDelivering = false
    GestureArbiter.resetThoseOver()
  }

  private static func tell(_ course: Course) {
    let touch = course.touch
    let recognizers = touch.gestureRecognizers ?? []
    if !course.isTaken, recognizers.contains(where: { $0.cancelsTouchesInView && owns($0, touch) }) {
      course.isTaken = true
      if course.hasBegunInView { tell(course, .cancelled) }
    }
    if course.isTaken { course.waiting = [] }
    while let phase = course.waiting.first {
      if recognizers.contains(where: { $0.holdsBack && owns($0, touch, recognized: false) }) { return }
      let isEnd = phase == .ended
      if isEnd, recognizers.contains(where: { $0.delaysTouchesEnded && owns($0, touch, recognized: false) }) { return }
      course.waiting.removeFirst()
      if phase == .began {
        course.hasBegunInView = true
        if isShutOut(course) { course.isTaken = true }
      }
      if course.isTaken {
        course.waiting = []
        return
      }
      tell(course, phase)
    }
  }

  /// True when the recognizer got the touch in its present gesture and has recognized it, or may still do so.
  private static func owns(_ recognizer: UIGestureRecognizer, _ touch: UITouch, recognized: Bool = true) -> Bool {
    guard recognizer.course.history.contains(where: { $0 === touch }) else { return false }
    return recognized ? recognizer.course.isRecognized : recognizer.course.isEngaged && recognizer.state == .possible
  }

  /// A view without `isMultipleTouchEnabled` hears of one finger at a time, and a view of its own touches keeps others out.
  private static func isShutOut(_ course: Course) -> Bool {
    guard let view = course.touch.view else { return true }
    return courses.contains { other in
      guard other !== course, other.hasBegunInView, !other.isTaken, !other.isOver, let seen = other.touch.view else {
        return false
      }
      return seen === view ? !view.isMultipleTouchEnabled : seen.isExclusiveTouch || view.isExclusiveTouch
    }
  }

  /// True when the touched view was told of the touch and follows it.
  static func isFollowed(_ touch: UITouch) -> Bool {
    courses.contains { $0.touch === touch && $0.hasBegunInView && !$0.isTaken }
  }

  private static func tell(_ course: Course, _ phase: UITouch.Phase) {
    guard let view = course.touch.view else { return }
    let (touch, now, place) = (course.touch, course.touch.phase, course.touch.place)
    touch.phase = phase
    // A touch that was kept back begins where the finger came down.
    if phase == .began { touch.place = touch.startPlace }
    defer { touch.place = place }
    switch phase {
    case .began: view.touchesBegan([touch], with: course.event)
    case .moved: view.touchesMoved([touch], with: course.event)
    case .ended: view.touchesEnded([touch], with: course.event)
    case .cancelled: view.touchesCancelled([touch], with: course.event)
    default: break
    }
    touch.phase = now
  }

  private static func give(_ touches: [UITouch], _ event: UIEvent, to recognizer: UIGestureRecognizer) {
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let own = Set(touches.filter { $0.phase == phase })
      guard !own.isEmpty, !recognizer.course.isOver else { continue }
      switch phase {
      case .began: recognizer.touchesBegan(own, with: event)
      case .moved: recognizer.touchesMoved(own, with: event)
      case .ended: recognizer.touchesEnded(own, with: event)
      default: recognizer.touchesCancelled(own, with: event)
      }
    }
  }
}
