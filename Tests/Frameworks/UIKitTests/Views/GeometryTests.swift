import Testing
import UIKit

@MainActor @Suite("A view's geometry")
struct GeometryTests {
  @Test("frame, bounds and centre are one thing")
  func frame() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

    #expect(view.center == CGPoint(x: 60, y: 45))
    view.bounds.size = CGSize(width: 50, height: 50)
    #expect(view.frame == CGRect(x: 35, y: 20, width: 50, height: 50))
    view.center = .zero
    #expect(view.frame == CGRect(x: -25, y: -25, width: 50, height: 50))
  }

  @Test("a flexible width and height follow the superview")
  func flexibleSize() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)

    parent.frame.size = CGSize(width: 200, height: 150)

    #expect(child.frame == CGRect(x: 10, y: 10, width: 180, height: 130))
  }

  @Test("flexible margins share what is added in proportion")
  func flexibleMargins() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 20, y: 0, width: 40, height: 20))
    child.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin]
    parent.addSubview(child)

    parent.frame.size = CGSize(width: 160, height: 130)

    // 20 and 40 points of margin grow together by 60: each doubles.
    #expect(child.frame == CGRect(x: 40, y: 30, width: 40, height: 20))
  }

  @Test("points convert to other views and to the window")
  func conversion() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let outer = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    window.addSubview(outer)
    outer.addSubview(inner)

    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 15, y: 15))
    #expect(
      inner.convert(CGRect(x: 0, y: 0, width: 1, height: 1), to: outer) == CGRect(x: 5, y: 5, width: 1, height: 1))
    #expect(outer.convert(CGPoint(x: 20, y: 20), from: nil) == CGPoint(x: 10, y: 10))
  }

  @Test("hit testing leaves out what is hidden, disabled, or nearly clear")
  func hitTesting() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    outer.addSubview(inner)
    let point = CGPoint(x: 20, y: 20)

    #expect(outer.hitTest(point, with: nil) === inner)
    inner.alpha = 0.009
    #expect(outer.hitTest(point, with: nil) === outer)
    inner.alpha = 1
    inner.isUserInteractionEnabled = false
    #expect(outer.hitTest(point, with: nil) === outer)
    inner.isUserInteractionEnabled = true
    inner.isHidden = true
    #expect(outer.hitTest(point, with: nil) === outer)
    #expect(outer.hitTest(CGPoint(x: 100, y: 50), with: nil) == nil)
  }

  @Test("a size that fits keeps the left upper corner")
  func sizeToFit() {
    final class Wide: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 10) }
    }
    let view = Wide(frame: CGRect(x: 5, y: 6, width: 1, height: 1))

    view.sizeToFit()

    #expect(view.frame == CGRect(x: 5, y: 6, width: 30, height: 10))
  }

  @Test("layout runs from the outside inwards, once for each change")
  func layout() {
    final class Counting: UIView {
      var count = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
      }
    }
    let (outer, inner) = (Counting(), Counting())
    outer.addSubview(inner)
    inner.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    outer.layoutIfNeeded()
    let before = (outer.count, inner.count)

    outer.layoutIfNeeded()
    inner.frame.size.width = 20
    outer.layoutIfNeeded()

    #expect(outer.count == before.0)
    #expect(inner.count == before.1 + 1)
  }
}
