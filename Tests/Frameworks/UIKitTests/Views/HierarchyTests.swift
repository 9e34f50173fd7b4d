import Testing
import UIKit

@MainActor @Suite("A tree of views")
struct HierarchyTests {
  private final class Noting: UIView {
    var notes: [String] = []
    override func willMove(toSuperview newSuperview: UIView?) {
      notes.append("willMoveToSuperview \(newSuperview != nil)")
    }
    override func didMoveToSuperview() { notes.append("didMoveToSuperview \(superview != nil)") }
    override func willMove(toWindow newWindow: UIWindow?) { notes.append("willMoveToWindow \(newWindow != nil)") }
    override func didMoveToWindow() { notes.append("didMoveToWindow \(window != nil)") }
    override func didAddSubview(_ subview: UIView) { notes.append("didAdd") }
    override func willRemoveSubview(_ subview: UIView) { notes.append("willRemove") }
  }

  @Test("a view is told of superview and window in UIKit's order")
  func order() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Noting()

    window.addSubview(view)
    view.removeFromSuperview()

    // [S] UIView's documentation: will move before did move; superview before window, window did before superview did.
    #expect(
      view.notes == [
        "willMoveToSuperview true", "willMoveToWindow true", "didMoveToWindow true", "didMoveToSuperview true",
        "willMoveToSuperview false", "willMoveToWindow false", "didMoveToWindow false", "didMoveToSuperview false",
      ])
  }

  @Test("a parent is told after a view was added and before it leaves")
  func parent() {
    let parent = Noting()
    let child = UIView()

    parent.addSubview(child)
    child.removeFromSuperview()

    #expect(parent.notes == ["didAdd", "willRemove"])
  }

  @Test("views move to front and back, are exchanged, and inserted beside others; layers follow")
  func stacking() {
    let parent = UIView()
    let views = (0..<4).map { _ in UIView() }
    for view in views.prefix(3) { parent.addSubview(view) }

    parent.bringSubviewToFront(views[0])
    #expect(parent.subviews == [views[1], views[2], views[0]])
    parent.sendSubviewToBack(views[0])
    #expect(parent.subviews == [views[0], views[1], views[2]])
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(parent.subviews == [views[2], views[1], views[0]])
    parent.insertSubview(views[3], belowSubview: views[1])
    #expect(parent.subviews == [views[2], views[3], views[1], views[0]])
    parent.insertSubview(views[2], aboveSubview: views[0])
    #expect(parent.subviews == [views[3], views[1], views[0], views[2]])
    #expect(parent.layer.sublayers == parent.subviews.map(\.layer))
  }

  @Test("a view cannot be added to a view that is in it")
  func noCycles() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)

    inner.addSubview(outer)

    #expect(outer.superview == nil)
    #expect(inner.subviews.isEmpty)
  }

  @Test("a view is found by its tag, itself first")
  func tags() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    inner.tag = 7

    #expect(outer.viewWithTag(7) === inner)
    inner.tag = 0
    #expect(outer.viewWithTag(0) === outer)
    #expect(outer.viewWithTag(8) == nil)
  }
}
