import Testing
import UIKit

/// Rules: UIStackView's documentation; [M] where noted in uikit-numbers §5.3. Frames by hand.
@MainActor @Suite("Arrangements of stack views") struct StackArrangementTests {
  private func stack(
    _ size: CGSize, _ axis: NSLayoutConstraint.Axis, _ views: [UIView], _ setUp: (UIStackView) -> Void = { _ in }
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(origin: .zero, size: size)
    stack.axis = axis
    setUp(stack)
    stack.layoutIfNeeded()
    return stack
  }

  @Test("among views that hug equally the first one grows [M]")
  func ties() {
    let views = [Sized(50, 20), Sized(60, 20), Sized(70, 20)]
    _ = stack(CGSize(width: 300, height: 50), .horizontal, views)

    #expect(views.map(\.frame.width) == [170, 60, 70])
  }

  @Test("fill shrinks the view that resists least")
  func shrinking() {
    let views = [Sized(50, 20), Sized(60, 20)]
    views[0].setContentCompressionResistancePriority(.init(740), for: .horizontal)
    _ = stack(CGSize(width: 80, height: 50), .horizontal, views)

    #expect(views.map(\.frame.width) == [20, 60])
  }

  @Test("a length of a view's own holds")
  func ownConstraints() {
    let views = [plain(), Sized(60, 20)]
    views[0].widthAnchor.constraint(equalToConstant: 100).isActive = true
    _ = stack(CGSize(width: 300, height: 50), .horizontal, views) { $0.spacing = 4 }

    #expect(
      views.map(\.frame) == [CGRect(x: 0, y: 0, width: 100, height: 50), CGRect(x: 104, y: 0, width: 196, height: 50)])
  }

  @Test("a hidden view has no length, and comes back", arguments: 0..<3)
  func hidden(index: Int) {
    let views = [Sized(50, 20), Sized(60, 20), Sized(70, 20)]
    views[index].heightAnchor.constraint(equalToConstant: 20).isActive = true
    let stack = stack(CGSize(width: 100, height: 200), .vertical, views) { $0.spacing = 10 }
    let all = views.map(\.frame)
    views[index].isHidden = true
    stack.layoutIfNeeded()

    let shown = views.indices.filter { $0 != index }
    let sum = shown.map { views[$0].frame.height }.reduce(0, +)
    #expect(sum == 190)
    #expect(views[shown[0]].frame.minY == 0)
    #expect(views[shown[1]].frame.maxY == 200)
    #expect(stack.systemLayoutSizeFitting(.zero).height == 50)
    views[index].isHidden = false
    stack.layoutIfNeeded()
    #expect(views.map(\.frame) == all)
  }

  @Test("every mask of hidden views leaves the others side by side", arguments: 0..<16)
  func masks(mask: Int) {
    let views = (0..<4).map { Sized(20, CGFloat(10 + $0)) }
    for (index, view) in views.enumerated() { view.isHidden = mask >> index & 1 == 1 }
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = 5
    let shown = views.filter { !$0.isHidden }
    let height = shown.map { $0.wanted.height }.reduce(0, +) + CGFloat(max(0, shown.count - 1)) * 5

    #expect(stack.systemLayoutSizeFitting(.zero).height == height)
    stack.frame = CGRect(x: 0, y: 0, width: 20, height: height)
    stack.layoutIfNeeded()
    var y: CGFloat = 0
    for view in shown {
      #expect(view.frame == CGRect(x: 0, y: y, width: 20, height: view.wanted.height))
      y += view.wanted.height + 5
    }
  }

  @Test("equal spacing keeps the least gap and shrinks views where there is no room")
  func equalSpacing() {
    let views = [Sized(40, 20), Sized(60, 20)]
    views[1].setContentCompressionResistancePriority(.init(700), for: .horizontal)
    _ = stack(CGSize(width: 90, height: 50), .horizontal, views) {
      $0.distribution = .equalSpacing
      $0.spacing = 10
    }

    #expect(views.map(\.frame.minX) == [0, 50])
    #expect(views.map(\.frame.width) == [40, 40])
  }

  /// [S] tomvanzummeren/TZStackView's tests, held against UIKit's stack view: each view has its share of the whole length,
  /// spacing included, and the last ones give in: 30 of 120 parts of 240 are 60.
  @Test("lengths in proportion count the spacing as a part")
  func proportions() {
    let views = [Sized(10, 20), Sized(30, 20), Sized(60, 20)]
    _ = stack(CGSize(width: 240, height: 50), .horizontal, views) {
      $0.distribution = .fillProportionally
      $0.spacing = 10
    }

    #expect(views.map(\.frame.width) == [20, 60, 140])
  }

  @Test("baselines lie on one line")
  func baselines() {
    let (small, large) = (UILabel(), UILabel())
    (small.text, large.text) = ("small", "large")
    small.font = .systemFont(ofSize: 12)
    large.font = .systemFont(ofSize: 40)
    let row = stack(CGSize(width: 300, height: 100), .horizontal, [small, large]) { $0.alignment = .firstBaseline }
    func baseline(_ label: UILabel) -> CGFloat {
      let probe = Sized(1, 0)
      row.addSubview(probe)
      NSLayoutConstraint.activate([
        probe.topAnchor.constraint(equalTo: label.firstBaselineAnchor),
        probe.leftAnchor.constraint(equalTo: row.leftAnchor),
      ])
      row.layoutIfNeeded()
      return probe.frame.minY
    }

    #expect(abs(baseline(small) - baseline(large)) < 0.5)
    #expect(small.frame.minY > large.frame.minY)
  }

  @Test("system and default spacing after a view")
  func spacings() {
    let views = [Sized(10, 20), Sized(10, 20), Sized(10, 20)]
    let stack = stack(CGSize(width: 300, height: 50), .horizontal, views) {
      $0.spacing = 3
      $0.distribution = .fillEqually
      $0.setCustomSpacing(UIStackView.spacingUseSystem, after: views[0])
    }
    #expect(abs(views[1].frame.minX - views[0].frame.maxX - 8) < 1e-6)
    #expect(abs(views[2].frame.minX - views[1].frame.maxX - 3) < 0.4)
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)

    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    stack.layoutIfNeeded()

    #expect(abs(views[1].frame.minX - views[0].frame.maxX - 3) < 0.4)
  }

  @Test("stacks in stacks")
  func nested() {
    let leaves = (0..<4).map { _ in Sized(20, 10) }
    let rows = [Array(leaves[0...1]), Array(leaves[2...3])].map { UIStackView(arrangedSubviews: $0) }
    for row in rows { row.distribution = .fillEqually }
    let column = stack(CGSize(width: 100, height: 60), .vertical, rows) { $0.distribution = .fillEqually }

    #expect(column.arrangedSubviews.map(\.frame.height) == [30, 30])
    #expect(leaves.map(\.frame.width) == [50, 50, 50, 50])
    #expect(leaves[3].frame.minX == 50)
  }

  @Test("the order of arranged subviews is its own")
  func order() {
    let views = [Sized(10, 10), Sized(10, 10), Sized(10, 10)]
    let stack = UIStackView(arrangedSubviews: views)

    stack.insertArrangedSubview(views[2], at: 0)
    #expect(stack.arrangedSubviews == [views[2], views[0], views[1]])
    #expect(stack.subviews == views)

    stack.removeArrangedSubview(views[0])
    #expect(views[0].superview === stack)
    views[1].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[2]])
  }

  @Test("from right to left a row begins at the right")
  func rightToLeft() {
    let views = [Sized(20, 10), Sized(30, 10)]
    let row = UIStackView(arrangedSubviews: views)
    row.semanticContentAttribute = .forceRightToLeft
    row.frame = CGRect(x: 0, y: 0, width: 50, height: 10)
    row.layoutIfNeeded()

    #expect(views.map(\.frame.minX) == [30, 0])
  }
}
