import Testing
@_spi(Runtime) import UIKit

@MainActor @Suite("Touches")
struct ControlTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  init() { window.isHidden = false }

  private func tap(_ x: CGFloat, _ y: CGFloat, end: CGPoint? = nil) {
    UIRuntime.sendTouch(phase: .began, at: CGPoint(x: x, y: y), in: window)
    if let end { UIRuntime.sendTouch(phase: .moved, at: end, in: window) }
    UIRuntime.sendTouch(phase: .ended, at: end ?? CGPoint(x: x, y: y), in: window)
  }

  @Test("a button does its action when a finger goes down and up inside")
  func button() {
    let button = UIButton(configuration: .filled())
    button.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
    window.addSubview(button)
    var events: [String] = []
    button.addAction(UIAction { _ in events.append("down") }, for: .touchDown)
    button.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
    button.addAction(UIAction { _ in events.append("primary") }, for: .primaryActionTriggered)

    tap(50, 30)
    #expect(events == ["down", "up", "primary"])
    events = []
    tap(50, 30, end: CGPoint(x: 50, y: 190))
    #expect(events == ["down"])
    button.isEnabled = false
    events = []
    tap(50, 30)
    #expect(events.isEmpty)
  }

  @Test("an action of the same identifier replaces the one before")
  func sameIdentifier() {
    let control = UIControl()
    var count = 0
    for _ in 0..<3 {
      control.addAction(UIAction(identifier: .init("a")) { _ in count += 1 }, for: .valueChanged)
    }

    control.sendActions(for: .valueChanged)

    #expect(count == 1)
  }

  @Test("a tap recognizer takes the touch from its view")
  func recognizer() {
    final class Noting: UIView {
      var notes: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { notes.append("began") }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { notes.append("ended") }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { notes.append("cancelled") }
    }
    let view = Noting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    let recognizer = UITapGestureRecognizer()
    var count = 0
    recognizer.addCall { _ in count += 1 }
    view.addGestureRecognizer(recognizer)

    tap(50, 50)
    #expect(count == 1)
    #expect(view.notes == ["began", "cancelled"])
    tap(50, 50, end: CGPoint(x: 80, y: 50))
    #expect(count == 1)
    #expect(view.notes.suffix(2) == ["began", "ended"])
  }

  @Test("a touch goes to the front view, and its place is in that view's space")
  func places() {
    final class Noting: UIView {
      var place: CGPoint?
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        place = touches.first?.location(in: self)
      }
    }
    let view = Noting(frame: CGRect(x: 30, y: 40, width: 100, height: 100))
    window.addSubview(view)

    tap(50, 50)

    #expect(view.place == CGPoint(x: 20, y: 10))
  }

  @Test("a first responder gives way to the next")
  func firstResponder() {
    final class Field: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let (first, second) = (Field(), Field())

    #expect(first.becomeFirstResponder())
    #expect(second.becomeFirstResponder())

    #expect(!first.isFirstResponder)
    #expect(second.isFirstResponder)
    #expect(second.resignFirstResponder())
    #expect(!second.isFirstResponder)
    #expect(!UIView().becomeFirstResponder())
  }
}
