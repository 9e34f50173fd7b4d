import Testing
import UIKit

/// Sizes of labels at 3x, mostly as swift-snapshot-testing recorded them on iOS (groundtruth/README.md).
@MainActor @Suite struct LabelSizeTests {
  private func label(_ text: String?, _ font: UIFont, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.numberOfLines = lines
    return label
  }

  @Test("a new label is UIKit's")
  func defaults() {
    let label = UILabel()
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.numberOfLines == 1)
    #expect(label.textAlignment == .natural)
    #expect(!label.isUserInteractionEnabled)
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test("headline and subheadline of the article: heights at 3x")
  func articleHeights() {
    #expect(abs(label("今日の一枚", .preferredFont(forTextStyle: .headline)).intrinsicContentSize.height - 20.333) < 0.001)
    #expect(abs(label("通知から保存できます", .systemFont(ofSize: 13)).intrinsicContentSize.height - 15.667) < 0.001)
  }

  @Test(
    "titles have iOS's sizes",
    arguments: [(28.0, 210.667, 33.667), (30, 225.667, 36), (34, 255, 40.667), (58, 428.333, 69.333)])
  func titles(size: Double, width: Double, height: Double) {
    let size = label("What's the point?", .systemFont(ofSize: size)).intrinsicContentSize
    #expect(abs(size.width - width) < 0.001)
    #expect(abs(size.height - height) < 0.001)
  }

  /// Labels of swift-snapshot-testing's `testTraits` at the medium and large sizes of text.
  @Test(
    "labels of text styles have iOS's sizes at two sizes of text",
    arguments: [
      ("What's", UIFont.TextStyle.headline, UIContentSizeCategory.medium, 52.667, 19.333),
      ("What's", .headline, .large, 55.667, 20.333), ("the", .body, .medium, 23.667, 19.333),
      ("the", .body, .large, 25, 20.333), ("point", .body, .medium, 37, 19.333), ("point", .body, .large, 39, 20.333),
      ("?", .subheadline, .medium, 7.333, 17), ("?", .subheadline, .large, 7.667, 18),
    ])
  func styles(
    text: String, style: UIFont.TextStyle, category: UIContentSizeCategory, width: Double, height: Double
  ) {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    let size = label(text, .preferredFont(forTextStyle: style, compatibleWith: traits)).intrinsicContentSize
    #expect(abs(size.width - width) < 0.001)
    #expect(abs(size.height - height) < 0.001)
  }

  @Test("lines' heights are rounded up once, not each")
  func severalLines() {
    let size = label("a\nb\nc", .systemFont(ofSize: 17), lines: 0).intrinsicContentSize
    // 3 × 20.287 = 60.861 → 61; three rounded lines would be 61.
    #expect(abs(size.height - 61) < 0.001)
    let five = label("a\nb\nc\nd\ne", .systemFont(ofSize: 17), lines: 0).intrinsicContentSize
    // 101.436 → 101.667; five rounded lines would be 101.667 too, ten 203.333 against 203.
    #expect(abs(five.height - 101.667) < 0.001)
    let ten = label(Array(repeating: "a", count: 10).joined(separator: "\n"), .systemFont(ofSize: 17), lines: 0)
    #expect(abs(ten.intrinsicContentSize.height - 203) < 0.001)
  }

  @Test("several lines wrap at the preferred width")
  func preferredWidth() {
    let label = label("The quick brown fox jumps over the lazy dog", .systemFont(ofSize: 17), lines: 0)
    let whole = label.intrinsicContentSize
    label.preferredMaxLayoutWidth = 120
    #expect(label.intrinsicContentSize.width <= 120)
    #expect(label.intrinsicContentSize.height > whole.height * 2)
    label.numberOfLines = 2
    #expect(abs(label.intrinsicContentSize.height - 40.667) < 0.001)
  }

  @Test("a label of one line keeps its text's width, whatever it is offered")
  func oneLine() {
    let label = label("The quick brown fox", .systemFont(ofSize: 17))
    #expect(label.sizeThatFits(CGSize(width: 20, height: 20)) == label.intrinsicContentSize)
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: 80, height: 20)).height > 40)
  }

  // Rules of WinObjC's label grid of real iOS.
  @Test("the text's rectangle is at the top of bounds that are higher, and cut to those that are lower")
  func textRect() {
    let label = label("Hello", .systemFont(ofSize: 17))
    let high = label.textRect(forBounds: CGRect(x: 5, y: 7, width: 200, height: 100), limitedToNumberOfLines: 1)
    #expect(high.origin == CGPoint(x: 5, y: 7))
    #expect(high.size == label.intrinsicContentSize)
    let low = label.textRect(forBounds: CGRect(x: 0, y: 0, width: 200, height: 10), limitedToNumberOfLines: 1)
    #expect(low.height == 10)
    label.textAlignment = .right
    let right = label.textRect(forBounds: CGRect(x: 0, y: 0, width: 200, height: 100), limitedToNumberOfLines: 1)
    #expect(abs(right.maxX - 200) < 0.34)
  }

  @Test("attributed text takes what it does not say from the label")
  func attributed() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 28)
    label.attributedText = NSAttributedString(string: "Hi")
    #expect(abs(label.intrinsicContentSize.height - 33.667) < 0.001)
    label.attributedText = NSAttributedString(string: "Hi", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    #expect(abs(label.intrinsicContentSize.height - 20.333) < 0.001)
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.text == "Hi")
  }

  @Test("the label's font replaces those of attributed text")
  func setFont() {
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "Hi", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    label.font = .systemFont(ofSize: 28)
    #expect(abs(label.intrinsicContentSize.height - 33.667) < 0.001)
  }

  @Test("sizeToFit takes the text's size")
  func sizeToFit() {
    let label = label("Hello", .systemFont(ofSize: 17))
    label.sizeToFit()
    #expect(label.bounds.size == label.intrinsicContentSize)
  }
}
