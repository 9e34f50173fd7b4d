import Testing
import UIKit

/// Expected frames follow from the equation `first = multiplier × second + constant` by hand.
@MainActor @Suite("Constraints") struct ConstraintTests {
  @Test("edges and constants give the frame")
  func edges() {
    let view = plain()
    let root = root(320, 480, view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 10),
    ])

    root.layoutIfNeeded()

    #expect(view.frame == CGRect(x: 16, y: 20, width: 288, height: 154))
  }

  @Test("every attribute of the classic initializer means what its name says")
  func classicInitializer() {
    let view = plain()
    let root = root(200, 100, view)
    func bind(_ attribute: NSLayoutConstraint.Attribute, _ multiplier: CGFloat, _ constant: CGFloat) {
      NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: root, attribute: attribute,
        multiplier: multiplier, constant: constant
      ).isActive = true
    }
    bind(.centerX, 0.5, 0)
    bind(.centerY, 1, 5)
    bind(.width, 0.25, 0)
    NSLayoutConstraint(
      item: view, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: 30
    ).isActive = true

    root.layoutIfNeeded()

    // centre 0.5 × 100 = 50, 50 + 5; width 50, height 30
    #expect(view.frame == CGRect(x: 25, y: 40, width: 50, height: 30))
  }

  @Test("a constraint joins the nearest view that holds both items")
  func holders() {
    let (inner, outer, cousin) = (plain(), plain(), plain())
    let root = root(100, 100, outer, cousin)
    outer.addSubview(inner)

    let across = inner.leftAnchor.constraint(equalTo: cousin.leftAnchor)
    let along = inner.leftAnchor.constraint(equalTo: outer.leftAnchor)
    let own = inner.widthAnchor.constraint(equalToConstant: 4)
    NSLayoutConstraint.activate([across, along, own])

    #expect(root.constraints == [across])
    #expect(outer.constraints == [along])
    #expect(inner.constraints == [own])
    along.isActive = false
    #expect(outer.constraints.isEmpty)
    #expect(!along.isActive)
  }

  @Test("constraints across a removed view's edge go with it, those inside stay")
  func removal() {
    let (inner, outer) = (plain(), plain())
    let root = root(100, 100, outer)
    outer.addSubview(inner)
    let across = outer.leftAnchor.constraint(equalTo: root.leftAnchor)
    let inside = inner.leftAnchor.constraint(equalTo: outer.leftAnchor)
    NSLayoutConstraint.activate([across, inside])
    root.layoutIfNeeded()

    outer.removeFromSuperview()

    #expect(!across.isActive)
    #expect(inside.isActive)
    #expect(root.constraints.isEmpty)
  }

  @Test("without a common view a constraint is not activated")
  func strangers() {
    let (one, other) = (plain(), plain())

    let constraint = one.leftAnchor.constraint(equalTo: other.leftAnchor)
    constraint.isActive = true

    #expect(!constraint.isActive)
  }

  @Test("a changed constant moves the view at the next layout")
  func constants() {
    let view = Sized(40, 20)
    let root = root(200, 100, view)
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
    NSLayoutConstraint.activate([left, view.topAnchor.constraint(equalTo: root.topAnchor)])
    root.layoutIfNeeded()

    left.constant = 30
    #expect(view.frame.minX == 10)
    root.layoutIfNeeded()

    #expect(view.frame == CGRect(x: 30, y: 0, width: 40, height: 20))
  }

  @Test("a higher priority wins against many of a lower one")
  func priorities() {
    let view = plain()
    let root = root(200, 100, view)
    let strong = view.widthAnchor.constraint(equalToConstant: 100)
    strong.priority = .init(501)
    strong.isActive = true
    for _ in 0..<20 {
      let weak = view.widthAnchor.constraint(equalToConstant: 50)
      weak.priority = .init(500)
      weak.isActive = true
    }
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)

    strong.priority = .init(499)
    root.layoutIfNeeded()

    #expect(view.frame.width == 50)
  }

  @Test("contents hug and resist as their priorities say")
  func contents() {
    let (a, b) = (Sized(50, 20), Sized(60, 20))
    let root = root(300, 100, a, b)
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: root.leftAnchor),
      b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 10),
      b.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    a.setContentHuggingPriority(.init(251), for: .horizontal)
    root.layoutIfNeeded()
    #expect(a.frame.width == 50)
    #expect(b.frame.width == 240)

    // Too narrow by 30: the one with less resistance shrinks.
    a.setContentCompressionResistancePriority(.init(749), for: .horizontal)
    root.frame.size.width = 90
    root.layoutIfNeeded()

    #expect(a.frame.width == 20)
    #expect(b.frame.width == 60)
  }

  @Test("an invalidated size is asked for again")
  func invalidation() {
    let view = Sized(40, 20)
    let root = root(200, 100, view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()

    view.wanted = CGSize(width: 70, height: UIView.noIntrinsicMetric)
    root.layoutIfNeeded()

    #expect(view.frame.width == 70)
  }

  @Test("anchorWithOffset compares distances")
  func offsets() {
    let (a, b, c) = (Sized(10, 10), Sized(20, 10), Sized(30, 10))
    let root = root(120, 50, a, b, c)
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: root.leftAnchor),
      c.rightAnchor.constraint(equalTo: root.rightAnchor),
      a.rightAnchor.anchorWithOffset(to: b.leftAnchor).constraint(
        equalTo: b.rightAnchor.anchorWithOffset(to: c.leftAnchor), multiplier: 2),
    ])
    root.layoutIfNeeded()

    // 60 points of gaps, shared 2 : 1
    #expect(b.frame.minX == 50)
    #expect(c.frame.minX == 90)
  }

  @Test("system spacing is 8 points between views")
  func systemSpacing() {
    let (a, b) = (Sized(10, 10), Sized(10, 10))
    let root = root(100, 50, a, b)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1.5),
    ])
    root.layoutIfNeeded()

    #expect(b.frame.minX == 22)
  }

  @Test("leading and trailing turn round where reading does; left and right do not")
  func rightToLeft() {
    let (a, b) = (Sized(10, 10), Sized(20, 10))
    let root = root(100, 50, a, b)
    root.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 7),
      b.topAnchor.constraint(equalTo: root.topAnchor),
      a.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()

    #expect(a.frame == CGRect(x: 85, y: 0, width: 10, height: 10))
    #expect(b.frame == CGRect(x: 58, y: 0, width: 20, height: 10))
  }

  @Test("alignment rectangles, not frames, are what constraints see")
  func alignmentRects() {
    final class Badge: UIView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
      override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 20) }
    }
    let view = Badge()
    view.translatesAutoresizingMaskIntoConstraints = false
    let root = root(100, 100, view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
    ])
    root.layoutIfNeeded()

    #expect(view.frame == CGRect(x: 8, y: 9, width: 36, height: 24))
    #expect(view.alignmentRect(forFrame: view.frame) == CGRect(x: 10, y: 10, width: 30, height: 20))
  }

  @Test("what constraints leave open is ambiguous")
  func ambiguity() {
    let view = Sized(10, 10)
    let root = root(100, 100, view)
    view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    #expect(view.hasAmbiguousLayout)

    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true

    #expect(!view.hasAmbiguousLayout)
  }

  @Test("the constraints that decide a frame are named")
  func deciding() {
    let view = Sized(10, 10)
    let root = root(100, 100, view)
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3)
    let top = view.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([left, top])

    #expect(view.constraintsAffectingLayout(for: .horizontal) == [left])
    #expect(view.constraintsAffectingLayout(for: .vertical) == [top])
  }

  @Test("frames lie on pixels, and a whole number of pixels stays a length")
  func pixels() {
    let (image, label) = (plain(), Sized(50, 61.0 / 3))
    let root = root(393, 500, image, label)
    root.traitOverrides.displayScale = 3
    NSLayoutConstraint.activate([
      image.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16),
      image.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -16),
      image.topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
      image.heightAnchor.constraint(equalTo: image.widthAnchor, multiplier: 0.66),
      label.topAnchor.constraint(equalTo: image.bottomAnchor, constant: 8),
      label.leftAnchor.constraint(equalTo: root.leftAnchor),
    ])
    root.layoutIfNeeded()

    // 0.66 × 361 = 238.26 → 238.333 (715 pixels); 262.26 → 262.333
    #expect(abs(image.frame.height - 715.0 / 3) < 1e-6)
    #expect(abs(label.frame.minY - 787.0 / 3) < 1e-6)
    #expect(abs(label.frame.height - 61.0 / 3) < 1e-6)
  }

  @Test("a view with an autoresizing mask keeps its frame among constraints")
  func masks() {
    let (fixed, view) = (UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 30)), Sized(20, 20))
    fixed.autoresizingMask = [.flexibleWidth]
    let root = root(100, 100, fixed, view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: fixed.rightAnchor, constant: 5),
      view.topAnchor.constraint(equalTo: fixed.bottomAnchor, constant: 5),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 95, y: 45, width: 20, height: 20))

    root.frame.size.width = 200
    root.layoutIfNeeded()
    #expect(fixed.frame.width == 180)
    #expect(view.frame.minX == 195)

    fixed.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    root.layoutIfNeeded()
    #expect(view.frame.origin == CGPoint(x: 55, y: 55))
  }
}
