import Testing
import UIKit

/// Frames follow from the rules in UIStackView's documentation, worked out by hand.
@MainActor @Suite struct StackViewTests {
  /// A view that wants a size.
  final class Sized: UIView {
    private let wanted: CGSize

    init(_ width: CGFloat, _ height: CGFloat) {
      wanted = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { wanted }
  }

  /// The frames of sized views in a stack of 300 × 100 points.
  func frames(_ widths: [CGFloat], _ setUp: (UIStackView) -> Void) -> [CGRect] {
    let views = widths.map { Sized($0, 20) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    setUp(stack)
    stack.layoutIfNeeded()
    return views.map(\.frame)
  }

  @Test("fill gives what is left to the view that hugs least")
  func fill() {
    let found = frames([50, 60]) { stack in
      stack.spacing = 10
      stack.arrangedSubviews[1].setContentHuggingPriority(.init(249), for: .horizontal)
    }

    #expect(found == [CGRect(x: 0, y: 0, width: 50, height: 100), CGRect(x: 60, y: 0, width: 240, height: 100)])
  }

  @Test("fillEqually gives every view the same length")
  func fillEqually() {
    let found = frames([10, 20, 30]) { stack in
      stack.spacing = 15
      stack.distribution = .fillEqually
    }

    #expect(found.map(\.minX) == [0, 105, 210])
    #expect(found.map(\.width) == [90, 90, 90])
  }

  @Test("fillProportionally shares in the ratio of the views' own lengths")
  func fillProportionally() {
    let found = frames([50, 100]) { $0.distribution = .fillProportionally }

    #expect(found.map(\.width) == [100, 200])
  }

  @Test("equalSpacing leaves the same room between views")
  func equalSpacing() {
    let found = frames([40, 60, 80]) { $0.distribution = .equalSpacing }

    // 300 − 180 = 120, in two gaps.
    #expect(found.map(\.minX) == [0, 100, 220])
    #expect(found.map(\.width) == [40, 60, 80])
  }

  @Test("equalCentering leaves the same room between centres")
  func equalCentering() {
    let found = frames([40, 60, 80]) { $0.distribution = .equalCentering }

    // Centres at 20 and 260; the middle one at 140.
    #expect(found.map(\.midX) == [20, 140, 260])
  }

  @Test("a hidden view takes no room and no spacing")
  func hidden() {
    let found = frames([50, 60, 70]) { stack in
      stack.spacing = 10
      stack.distribution = .fillEqually
      stack.arrangedSubviews[1].isHidden = true
    }

    #expect(found[0] == CGRect(x: 0, y: 0, width: 145, height: 100))
    #expect(found[2] == CGRect(x: 155, y: 0, width: 145, height: 100))
  }

  @Test("a custom spacing stands behind its view only")
  func customSpacing() {
    let found = frames([10, 20, 30]) { stack in
      stack.spacing = 10
      stack.distribution = .fillEqually
      stack.setCustomSpacing(20, after: stack.arrangedSubviews[0])
    }

    #expect(found.map(\.minX) == [0, 110, 210])
  }

  @Test(
    "alignment places views across the axis",
    arguments: [(UIStackView.Alignment.top, CGFloat(0)), (.center, 40), (.bottom, 80)])
  func alignment(_ alignment: UIStackView.Alignment, _ y: CGFloat) {
    let found = frames([50]) { $0.alignment = alignment }

    #expect(found == [CGRect(x: 0, y: y, width: 300, height: 20)])
  }

  @Test("a column is as high as its views and spacing, and as wide as the widest")
  func fittingSize() {
    let stack = UIStackView(arrangedSubviews: [Sized(30, 20), Sized(50, 25)])
    stack.axis = .vertical
    stack.spacing = 8

    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 50, height: 53))
  }

  @Test("margins count when asked")
  func margins() {
    let found = frames([50]) { stack in
      stack.isLayoutMarginsRelativeArrangement = true
      stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }

    #expect(found == [CGRect(x: 2, y: 1, width: 294, height: 96)])
  }
}
