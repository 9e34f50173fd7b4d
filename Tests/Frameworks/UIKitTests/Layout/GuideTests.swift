import Testing
import UIKit

/// Expected values: uikit-numbers §5.3 (margins 8, a controller's root view 16 or 20) and the rules in UIView's documentation.
@MainActor @Suite("Guides, margins and the safe area") struct GuideTests {
  private func fill(_ view: UIView, _ guide: UILayoutGuide) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  @Test("the margins of an ordinary view are 8 points, until they are set")
  func margins() {
    let view = plain()
    let root = root(100, 100, view)
    fill(view, root.layoutMarginsGuide)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 8, width: 84, height: 84))

    root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    root.layoutIfNeeded()

    #expect(view.frame == CGRect(x: 2, y: 1, width: 94, height: 96))
    #expect(root.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(root.layoutMarginsGuide.layoutFrame == view.frame)
  }

  @Test("the margin attributes are the margins guide")
  func marginAttributes() {
    let view = Sized(10, 10)
    let root = root(100, 100, view)
    for attribute in [NSLayoutConstraint.Attribute.leftMargin, .topMargin] {
      NSLayoutConstraint(
        item: view, attribute: attribute == .leftMargin ? .left : .top, relatedBy: .equal, toItem: root,
        attribute: attribute, multiplier: 1, constant: 2
      ).isActive = true
    }
    root.layoutIfNeeded()

    #expect(view.frame.origin == CGPoint(x: 10, y: 10))
  }

  @Test("margins that preserve the superview's reach in no less than those")
  func preserved() {
    let inner = UIView(frame: CGRect(x: 4, y: 0, width: 96, height: 50))
    let root = root(100, 100, inner)
    root.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
    #expect(inner.layoutMargins.left == 8)

    inner.preservesSuperviewLayoutMargins = true

    #expect(inner.layoutMargins == UIEdgeInsets(top: 30, left: 26, bottom: 8, right: 30))
  }

  @Test("a guide is placed by constraints as a view is")
  func customGuide() {
    let (a, b) = (Sized(10, 10), Sized(10, 10))
    let root = root(100, 100, a, b)
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: root.leftAnchor),
      guide.leftAnchor.constraint(equalTo: a.rightAnchor),
      guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.3),
      b.leftAnchor.constraint(equalTo: guide.rightAnchor),
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 4),
      guide.heightAnchor.constraint(equalToConstant: 6),
    ])
    root.layoutIfNeeded()

    #expect(guide.layoutFrame == CGRect(x: 10, y: 4, width: 30, height: 6))
    #expect(b.frame.minX == 40)
    #expect(root.layoutGuides == [guide])
    root.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
    #expect(root.constraints.count == 1)
  }

  @Test("a controller adds to the safe area of its view and of the views in it")
  func safeArea() {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    let (view, low) = (plain(), UIView(frame: CGRect(x: 0, y: 15, width: 100, height: 100)))
    controller.view.addSubview(view)
    controller.view.addSubview(low)
    fill(view, controller.view.safeAreaLayoutGuide)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 5)
    controller.view.layoutIfNeeded()

    #expect(view.frame == CGRect(x: 0, y: 20, width: 95, height: 170))
    #expect(low.safeAreaInsets == UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 5))
    #expect(low.layoutMargins == UIEdgeInsets(top: 13, left: 8, bottom: 8, right: 13))
    low.insetsLayoutMarginsFromSafeArea = false
    #expect(low.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test("a controller's root view has the system's least margins at the sides")
  func controllerMargins() {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 200)
    let least = controller.systemMinimumLayoutMargins

    #expect(controller.view.directionalLayoutMargins.leading == least.leading)
    controller.view.directionalLayoutMargins = .init(top: 0, leading: 4, bottom: 0, trailing: 40)
    #expect(controller.view.directionalLayoutMargins.leading == least.leading)
    #expect(controller.view.directionalLayoutMargins.trailing == 40)
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.directionalLayoutMargins.leading == 4)
  }

  @Test("readable content is inside the margins on a phone")
  func readable() {
    let view = plain()
    let root = root(390, 100, view)
    fill(view, root.readableContentGuide)
    root.layoutIfNeeded()

    #expect(view.frame == root.layoutMarginsGuide.layoutFrame)
  }
}
