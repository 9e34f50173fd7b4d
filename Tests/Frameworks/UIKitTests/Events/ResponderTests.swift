import Testing
import UIKit

@MainActor @Suite("The responder chain", .serialized)
struct ResponderTests {
  private final class Field: UIView {
    var mayResign = true
    var copied = 0
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { mayResign }
    override func copy(_ sender: Any?) { copied += 1 }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == Selector(("copy:"))
    }
  }

  private final class Outer: UIView {
    var pressed = 0
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { pressed += 1 }
  }

  @Test("endEditing reaches a first responder anywhere below, and is not stopped when forced")
  func endEditing() {
    let (outer, field, other) = (UIView(), Field(), UIView())
    outer.addSubview(field)
    outer.addSubview(other)
    field.becomeFirstResponder()

    #expect(other.endEditing(false))
    #expect(field.isFirstResponder)
    field.mayResign = false
    #expect(!outer.endEditing(false))
    #expect(field.isFirstResponder)
    #expect(outer.endEditing(true))
    #expect(!field.isFirstResponder)
  }

  @Test("what a view does not answer goes to the next responder")
  func presses() {
    let (outer, inner) = (Outer(), UIView())
    outer.addSubview(inner)

    inner.pressesBegan([UIPress()], with: nil)

    #expect(outer.pressed == 1)
  }

  @Test("an action finds the responder that can do it")
  func actions() {
    let (field, inner) = (Field(), UIView())
    field.addSubview(inner)

    let target = inner.target(forAction: Selector(("copy:")), withSender: nil) as? Field

    #expect(target === field)
  }
}
