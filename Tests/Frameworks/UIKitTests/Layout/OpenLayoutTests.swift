import Testing
import UIKit

/// What UIKit does where constraints leave a choice.
///
/// [S] freshOS/Stevia's tests (EquationTests, LayoutTests, FlexibleMarginTests), which pass on iOS: the numbers are theirs.
@MainActor @Suite("Layouts that constraints leave open") struct OpenLayoutTests {
  @Test("a view of which only the far edge is known has no size and lies there")
  func farEdges() {
    for strength in [UILayoutPriority.required, .init(751)] {
      let view = plain()
      let root = root(393, 852, view)
      let edges = [
        view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -13),
        view.bottomAnchor.constraint(greaterThanOrEqualTo: root.bottomAnchor, constant: -23),
      ]
      for edge in edges { edge.priority = strength }
      NSLayoutConstraint.activate(edges)

      root.layoutIfNeeded()

      #expect(view.frame == CGRect(x: 380, y: 829, width: 0, height: 0))
    }
  }

  @Test("an upper bound alone gives no length; one for a place is reached")
  func upperBounds() {
    let view = plain()
    let root = root(393, 852, view)
    let bounds = [
      view.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, constant: -52),
      view.leftAnchor.constraint(lessThanOrEqualTo: root.leftAnchor, constant: 72),
    ]
    for bound in bounds { bound.priority = .init(751) }
    NSLayoutConstraint.activate(bounds)

    root.layoutIfNeeded()

    #expect(view.frame.width == 0)
    #expect(view.frame.minX == 72)
  }

  @Test("a length that is a whole number of points is that, wherever the view begins")
  func wholeLengths() {
    let view = plain()
    let root = root(393, 852, view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 100),
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: 50),
    ])

    root.layoutIfNeeded()

    #expect(view.frame.width == 100)
  }

  /// [S] robb/Cartography's SafeAreaLayoutGuideSpec: all its edges are equal there.
  @Test("a root that only constraints may size has no size when there are none")
  func openRoot() {
    let view = plain()
    let root = plain()
    root.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.safeAreaLayoutGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.safeAreaLayoutGuide.trailingAnchor),
    ])

    root.layoutIfNeeded()

    #expect(root.bounds.size == .zero)
    #expect(view.frame.minY == root.safeAreaLayoutGuide.layoutFrame.maxX)
  }

  /// [S] SnapKit's testMakeConstraints, which pins a left edge to a top.
  @Test("even a left edge can be pinned to a top")
  func mixedAxes() {
    let (a, b) = (plain(), plain())
    let root = root(100, 100, a, b)
    NSLayoutConstraint.activate([
      b.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      NSLayoutConstraint(
        item: a, attribute: .left, relatedBy: .equal, toItem: b, attribute: .top, multiplier: 1, constant: 50),
    ])

    root.layoutIfNeeded()

    #expect(a.frame.minX == 80)
  }

  @Test("a subclass of NSLayoutConstraint is made like any other")
  func subclasses() {
    final class Named: NSLayoutConstraint { var tag = 7 }
    let view = plain()
    let root = root(100, 100, view)
    let constraint = Named(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: 31)
    constraint.isActive = true

    root.layoutIfNeeded()

    #expect(view.frame.width == 31)
    #expect(constraint.tag == 7)
    #expect(constraint.firstAnchor.name.hasSuffix(".width"))
    #expect(constraint.secondAnchor == nil)
  }
}
