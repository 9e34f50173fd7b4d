import CoreGraphics
import IOSFoundation

/// What is known of a recognizer's present gesture.
struct GestureCourse {
  var state = UIGestureRecognizer.State.possible
  /// The state that the recognizer asked for while it waits for others to fail.
  var held: UIGestureRecognizer.State?
  /// The gesture that waits to begin has ended already.
  var hasEndedWhileHeld = false
  /// Touches were given to the recognizer since it was made ready.
  var isEngaged = false
  /// All touches since then.
  var history: [UITouch] = []
  /// The touches that were on the screen together last.
  var lastTouches: [UITouch] = []

  var isRecognized: Bool { state == .began || state == .changed || state == .ended }
  var isOver: Bool { state == .ended || state == .failed || state == .cancelled }
}

/// Lets recognizers that get the same touches have their way one at a time, by UIKit's rules: a gesture waits for those that
/// it requires to fail, fails when another one has begun that may prevent it, and fails all that it may prevent.
@MainActor enum GestureArbiter {
  /// The recognizers whose gestures are not over.
  private(set) static var engaged: [UIGestureRecognizer] = []

  static func engage(_ recognizer: UIGestureRecognizer, _ touch: UITouch) {
    if !recognizer.course.isEngaged {
      recognizer.course.isEngaged = true
      engaged.append(recognizer)
    }
    recognizer.course.history.append(touch)
    recognizer.touches.append(touch)
    recognizer.course.lastTouches = recognizer.touches
  }

  static func request(_ new: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer) {
    switch (recognizer.course.state, new) {
    case (.possible, .began), (.possible, .ended): begin(recognizer, new)
    case (.possible, .failed), (.possible, .cancelled): fail(recognizer)
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended), (.began, .cancelled),
      (.changed, .cancelled):
      recognizer.course.state = new
      recognizer.callTargets()
      if new != .changed { settle() }
    case (.began, .failed), (.changed, .failed): request(.cancelled, of: recognizer)
    case (.ended, .possible), (.failed, .possible), (.cancelled, .possible): recognizer.course.state = .possible
    default: break
    }
  }

  private static func begin(_ recognizer: UIGestureRecognizer, _ new: UIGestureRecognizer.State) {
    if let held = recognizer.course.held {
      if held == .began, new == .ended { recognizer.course.hasEndedWhileHeld = true }
      return
    }
    let requirements = requirements(of: recognizer)
    if isPrevented(recognizer) || requirements.contains(where: \.course.isRecognized) { return fail(recognizer) }
    if requirements.contains(where: isUndecided) {
      recognizer.course.held = new
      return
    }
    commit(recognizer, new)
  }

  private static func commit(_ recognizer: UIGestureRecognizer, _ new: UIGestureRecognizer.State) {
    recognizer.course.held = nil
    guard mayBegin(recognizer), !isPrevented(recognizer) else { return fail(recognizer) }
    recognizer.course.state = new
    for other in engaged
    where other !== recognizer && other.course.state == .possible && share(recognizer, other)
      && prevents(recognizer, other)
    {
      other.course.held = nil
      other.course.state = .failed
    }
    recognizer.callTargets()
    settle()
  }

  private static func fail(_ recognizer: UIGestureRecognizer) {
    recognizer.course.held = nil
    recognizer.course.state = .failed
    settle()
  }

  /// Lets those begin that waited for nothing but what has failed by now.
  private static func settle() {
    for recognizer in engaged {
      guard let held = recognizer.course.held else { continue }
      let requirements = requirements(of: recognizer)
      if requirements.contains(where: \.course.isRecognized) {
        recognizer.course.held = nil
        recognizer.course.state = .failed
        return settle()
      }
      guard !requirements.contains(where: isUndecided) else { continue }
      let hasEnded = recognizer.course.hasEndedWhileHeld
      commit(recognizer, held)
      if hasEnded, recognizer.course.state == .began { request(.ended, of: recognizer) }
      return
    }
    TouchDelivery.review()
  }

  // MARK: Rules

  private static func isUndecided(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.course.isEngaged && recognizer.course.state == .possible
  }

  private static func requirements(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    let named = recognizer.mustFail.compactMap { $0.object as? UIGestureRecognizer }
    let told = engaged.filter { other in
      guard other !== recognizer, share(recognizer, other) else { return false }
      return recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
        || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) == true
        || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) == true
    }
    return named + told
  }

  private static func share(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
    first.course.history.contains { touch in second.course.history.contains { $0 === touch } }
  }

  private static func prevents(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
    guard first.canPrevent(second), second.canBePrevented(by: first) else { return false }
    return first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second) != true
      && second.delegate?.gestureRecognizer(second, shouldRecognizeSimultaneouslyWith: first) != true
  }

  private static func isPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
    engaged.contains {
      $0 !== recognizer && $0.course.isRecognized && share($0, recognizer) && prevents($0, recognizer)
    }
  }

  /// Asks the delegate, and every view from the one that was touched up to the recognizer's.
  private static func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true else { return false }
    guard let own = recognizer.view else { return true }
    let touched = recognizer.course.history.last?.view ?? own
    for view in sequence(first: touched, next: \.superview) {
      if !view.gestureRecognizerShouldBegin(recognizer) { return false }
      if view === own { return true }
    }
    return own.gestureRecognizerShouldBegin(recognizer)
  }

  // MARK: Ends

  /// Takes a finger that has left from a recognizer; a gesture that is not recognized without fingers has failed.
  static func fingerLeft(_ touch: UITouch, _ recognizer: UIGestureRecognizer) {
    guard recognizer.course.isEngaged else { return }
    if touch.phase != .ended || recognizer.touches.count > 1 { recognizer.course.lastTouches = recognizer.touches }
    recognizer.touches.removeAll { $0 === touch }
    guard recognizer.touches.isEmpty else { return }
    if recognizer.course.state == .possible, recognizer.course.held == nil, !recognizer.lingers { fail(recognizer) }
  }

  /// Makes recognizers ready whose gestures are over and that have no finger any more.
  static func resetThoseOver() {
    for recognizer in engaged where recognizer.touches.isEmpty && recognizer.course.isOver { makeReady(recognizer) }
    engaged.removeAll { !$0.course.isEngaged }
  }

  private static func makeReady(_ recognizer: UIGestureRecognizer) {
    recognizer.course = GestureCourse()
    recognizer.touches = []
    recognizer.reset()
  }

  /// Stops a recognizer's gesture.
  static func disable(_ recognizer: UIGestureRecognizer) {
    guard recognizer.course.isEngaged else { return }
    request(recognizer.course.state == .possible ? .failed : .cancelled, of: recognizer)
    makeReady(recognizer)
    engaged.removeAll { $0 === recognizer }
  }
}
