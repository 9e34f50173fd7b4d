import Dispatch
@_spi(Runtime) import QuartzCore
import Synchronization
import Testing
@_spi(Runtime) import UIKit

/// A clock that a test turns; what nobody turns it for comes by itself, as on the phone's clock.
final class TestClock: Sendable {
  private struct Entry: Sendable {
    var time: Double
    var body: @Sendable () -> Void
  }
  private let waiting = Mutex<[Int: Entry]>([:])
  private let now = Mutex<Double>(0)
  private let count = Mutex<Int>(0)

  /// Takes the place of the phone's clock; a test calls it where it begins, since suites take turns.
  func install() {
    CATransaction.scheduler.withLock {
      $0 = { seconds, body in
        let number = self.count.withLock { count in
          count += 1
          return count
        }
        let time = self.now.withLock { $0 } + seconds
        self.waiting.withLock { $0[number] = Entry(time: time, body: body) }
        DispatchQueue.main.asyncAfter(deadline: .now() + max(0, seconds)) {
          self.waiting.withLock { $0.removeValue(forKey: number) }?.body()
        }
      }
    }
  }

  /// Lets time pass and does what waits for it.
  func pass(_ seconds: Double) {
    let end = now.withLock { $0 } + seconds
    while let next = take(until: end) {
      now.withLock { $0 = max($0, next.time) }
      next.body()
    }
    now.withLock { $0 = end }
  }

  private func take(until end: Double) -> Entry? {
    waiting.withLock { list in
      let due = list.filter { $0.value.time <= end }
      guard let first = due.min(by: { ($0.value.time, $0.key) < ($1.value.time, $1.key) }) else { return nil }
      return list.removeValue(forKey: first.key)
    }
  }
}

/// A finger on a window.
@MainActor final class Finger {
  let window: UIWindow
  let clock: TestClock
  var time: TimeInterval = 100

  init(_ window: UIWindow, _ clock: TestClock) {
    (self.window, self.clock) = (window, clock)
    window.isHidden = false
  }

  func down(_ x: CGFloat, _ y: CGFloat) { send(.began, x, y) }
  func move(_ x: CGFloat, _ y: CGFloat) { send(.moved, x, y) }
  func up(_ x: CGFloat, _ y: CGFloat) { send(.ended, x, y) }
  func tap(_ x: CGFloat, _ y: CGFloat) {
    down(x, y)
    up(x, y)
  }
  func drag(from: CGPoint, to: CGPoint, steps: Int = 5) {
    down(from.x, from.y)
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
    }
    up(to.x, to.y)
  }

  private func send(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat) {
    time += 0.02
    clock.install()
    UIRuntime.sendTouch(phase: phase, at: CGPoint(x: x, y: y), in: window, time: time)
  }
}

// The rules are those of UIKit's documentation: "Handling UIKit gestures", UIGestureRecognizer and its delegate.
@MainActor @Suite("Gestures", .serialized)
struct GestureTests {
  private final class Noting: UIView {
    var notes: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { notes.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { notes.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { notes.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { notes.append("cancelled") }
  }
  private final class Together: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }
  private final class Never: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let view = Noting(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let clock = TestClock()
  private let finger: Finger

  init() {
    window.addSubview(view)
    finger = Finger(window, clock)
  }

  private func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, to view: UIView? = nil, _ call: @escaping (UIGestureRecognizer) -> Void
  ) -> Recognizer {
    recognizer.addCall(call)
    (view ?? self.view).addGestureRecognizer(recognizer)
    return recognizer
  }

  @Test("a single tap that waits for a double tap comes when the second tap does not")
  func singleAndDouble() {
    var notes: [String] = []
    let single = add(UITapGestureRecognizer()) { _ in notes.append("single") }
    let double = add(UITapGestureRecognizer()) { _ in notes.append("double") }
    double.numberOfTapsRequired = 2
    single.require(toFail: double)

    finger.tap(50, 50)
    #expect(notes.isEmpty)
    clock.pass(1)
    #expect(notes == ["single"])
    notes = []
    finger.tap(50, 50)
    finger.tap(50, 50)
    clock.pass(1)
    #expect(notes == ["double"])
  }

  @Test("the end of a touch waits for a double tap to fail, and is then told to the view")
  func delayedEnd() {
    let double = add(UITapGestureRecognizer()) { _ in }
    double.numberOfTapsRequired = 2

    finger.tap(50, 50)
    #expect(view.notes == ["began"])
    clock.pass(1)
    #expect(view.notes == ["began", "ended"])
  }

  @Test("a pan begins after ten points, follows the finger and ends with it")
  func pan() {
    var states: [UIGestureRecognizer.State] = []
    var last = CGPoint.zero
    _ = add(UIPanGestureRecognizer()) { recognizer in
      states.append(recognizer.state)
      last = (recognizer as? UIPanGestureRecognizer)?.translation(in: nil) ?? .zero
    }

    finger.down(10, 10)
    finger.move(14, 10)
    #expect(states.isEmpty)
    finger.move(40, 20)
    finger.move(60, 20)
    finger.up(60, 20)

    #expect(states == [.began, .changed, .ended])
    #expect(last == CGPoint(x: 50, y: 10))
    #expect(view.notes == ["began", "moved", "cancelled"])
  }

  @Test("a recognizer that does not cancel touches leaves them to the view")
  func keepsTouches() {
    let tap = add(UITapGestureRecognizer()) { _ in }
    tap.cancelsTouchesInView = false

    finger.tap(20, 20)

    #expect(view.notes == ["began", "ended"])
  }

  @Test("a long press begins after half a second, unless the finger moves")
  func longPress() {
    var states: [UIGestureRecognizer.State] = []
    _ = add(UILongPressGestureRecognizer()) { states.append($0.state) }

    finger.down(50, 50)
    clock.pass(0.4)
    #expect(states.isEmpty)
    clock.pass(0.2)
    finger.move(80, 50)
    finger.up(80, 50)
    #expect(states == [.began, .changed, .ended])
    states = []
    finger.down(50, 50)
    finger.move(80, 50)
    clock.pass(1)
    finger.up(80, 50)
    #expect(states.isEmpty)
  }

  @Test(
    "a swipe goes in its own direction only",
    arguments: [UISwipeGestureRecognizer.Direction.left, .right, .up, .down])
  func swipe(_ direction: UISwipeGestureRecognizer.Direction) {
    var count = 0
    let swipe = add(UISwipeGestureRecognizer()) { _ in count += 1 }
    swipe.direction = direction
    let ends: [(UISwipeGestureRecognizer.Direction, CGPoint)] = [
      (.left, CGPoint(x: 50, y: 150)), (.right, CGPoint(x: 250, y: 150)), (.up, CGPoint(x: 150, y: 50)),
      (.down, CGPoint(x: 150, y: 250)),
    ]

    for (way, end) in ends {
      count = 0
      finger.drag(from: CGPoint(x: 150, y: 150), to: end)
      #expect(count == (way == direction ? 1 : 0))
    }
  }

  @Test("two fingers pinch and turn at once when the delegate allows it, and only the first alone otherwise")
  func pinchAndRotation() {
    for isTogether in [true, false] {
      view.gestureRecognizers = nil
      var (scale, angle): (CGFloat, CGFloat) = (1, 0)
      let pinch = add(UIPinchGestureRecognizer()) { scale = ($0 as? UIPinchGestureRecognizer)?.scale ?? 0 }
      let rotation = add(UIRotationGestureRecognizer()) { angle = ($0 as? UIRotationGestureRecognizer)?.rotation ?? 0 }
      let delegate = Together()
      if isTogether { (pinch.delegate, rotation.delegate) = (delegate, delegate) }
      func send(_ phase: UITouch.Phase, _ first: CGPoint, _ second: CGPoint, _ time: TimeInterval) {
        UIRuntime.sendTouches([(1, phase, first), (2, phase, second)], in: window, time: time)
      }

      send(.began, CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 100), 1)
      send(.moved, CGPoint(x: 100, y: 100), CGPoint(x: 100, y: 300), 1.1)
      send(.ended, CGPoint(x: 100, y: 100), CGPoint(x: 100, y: 300), 1.2)

      #expect(abs(scale - 2) < 1e-9)
      #expect(abs(angle - (isTogether ? .pi / 2 : 0)) < 1e-9)
    }
  }

  @Test("a delegate that says no keeps a gesture from beginning")
  func shouldBegin() {
    var count = 0
    let tap = add(UITapGestureRecognizer()) { _ in count += 1 }
    let delegate = Never()
    tap.delegate = delegate

    finger.tap(20, 20)

    #expect(count == 0)
    #expect(view.notes == ["began", "ended"])
  }

  @Test("the recognizer of the inner view comes before that of the outer one")
  func inner() {
    let inside = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(inside)
    var notes: [String] = []
    _ = add(UITapGestureRecognizer()) { _ in notes.append("outer") }
    _ = add(UITapGestureRecognizer(), to: inside) { _ in notes.append("inner") }

    finger.tap(50, 50)
    finger.tap(150, 150)

    #expect(notes == ["inner", "outer"])
  }

  @Test("a button in a view with a tap recognizer gets its tap itself")
  func button() {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    view.addSubview(button)
    var notes: [String] = []
    button.addAction(UIAction { _ in notes.append("button") }, for: .touchUpInside)
    _ = add(UITapGestureRecognizer()) { _ in notes.append("view") }

    finger.tap(50, 20)
    finger.tap(50, 150)

    #expect(notes == ["button", "view"])
  }

  @Test("a recognizer that is switched off in its gesture is cancelled")
  func disabling() {
    var states: [UIGestureRecognizer.State] = []
    let pan = add(UIPanGestureRecognizer()) { states.append($0.state) }

    finger.down(10, 10)
    finger.move(60, 10)
    pan.isEnabled = false
    finger.move(90, 10)
    finger.up(90, 10)

    #expect(states == [.began, .cancelled])
    #expect(pan.state == .possible)
  }

  @Test("a recognizer of the app's own asks for its states as UIKit's do")
  func ownRecognizer() {
    final class Press: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    }
    var states: [UIGestureRecognizer.State] = []
    let press = add(Press()) { states.append($0.state) }

    finger.tap(20, 20)

    #expect(states == [.began, .ended])
    #expect(press.state == .possible)
  }
}
