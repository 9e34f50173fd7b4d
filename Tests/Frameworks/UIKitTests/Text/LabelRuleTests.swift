import Testing
import UIKit

/// Rules that real iOS showed in 6,300 values of labels (microsoft/WinObjC, uilabel-ios.xml), stated without its font.
@MainActor @Suite struct LabelRuleTests {
  private let text = "This is a test string used to test UILabel - and it should wrap and can be as long as three lines"

  private func label(_ size: Double, lines: Int, _ mode: NSLineBreakMode = .byTruncatingTail) -> UILabel {
    let label = UILabel(frame: CGRect(x: 4, y: 254, width: 353, height: 107))
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = lines
    label.lineBreakMode = mode
    return label
  }

  private func width(_ text: String, _ size: Double) -> CGFloat {
    NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: size)]).size().width
  }

  private func up(_ value: CGFloat) -> CGFloat { (value * 3 - 0.001).rounded(.up) / 3 }

  @Test(
    "the space behind a wrapped line counts, the last line's does not",
    arguments: [NSLineBreakMode.byWordWrapping, .byTruncatingTail])
  func spaces(mode: NSLineBreakMode) {
    let label = UILabel()
    label.text = "mmmm mm mm"
    label.lineBreakMode = mode
    label.numberOfLines = 0
    let room = width("mmmm ", 17) + 1
    let size = label.sizeThatFits(CGSize(width: room, height: 500))
    #expect(abs(size.width - up(width("mmmm ", 17))) < 0.01)
    // Without room for the space the line is as wide as there is room.
    let narrow = width("mmmm", 17) + 1
    #expect(abs(label.sizeThatFits(CGSize(width: narrow, height: 500)).width - narrow) < 0.34)
    label.text = "mm mmmm "
    label.numberOfLines = 2
    #expect(label.sizeThatFits(CGSize(width: room, height: 500)).height > 40)
  }

  @Test("a text that its limit of lines cuts off is as wide as it is shown: cut at the width for clipping")
  func clipping() {
    #expect(label(36, lines: 2, .byClipping).sizeThatFits(CGSize(width: 353, height: 107)).width == 353)
    let one = label(36, lines: 1, .byClipping)
    #expect(one.sizeThatFits(CGSize(width: 353, height: 107)) == one.intrinsicContentSize)
    #expect(one.textRect(forBounds: one.frame, limitedToNumberOfLines: 1).width == 353)
  }

  @Test("between characters a space wraps as any character does")
  func characters() {
    let label = label(17, lines: 0, .byCharWrapping)
    label.text = "mmm mmm"
    let room = width("mmm", 17) + 1
    let expected = up(max(width("mmm", 17), width(" mm", 17)))
    let size = label.sizeThatFits(CGSize(width: room, height: 500))
    #expect(abs(size.width - expected) < 0.34)
    #expect(size.height == up(3 * 17 * 1.193359375))
  }

  @Test(
    "a text that is higher than its bounds is centred in them, to the nearest pixel", arguments: [28.0, 36, 44, 52])
  func centred(size: Double) {
    let label = label(size, lines: 0)
    let whole = label.sizeThatFits(CGSize(width: 353, height: 107)).height
    let rect = label.textRect(forBounds: label.frame, limitedToNumberOfLines: 0)
    let expected = whole > 107 ? ((254 + (107 - whole) / 2) * 3).rounded(.toNearestOrAwayFromZero) / 3 : 254
    #expect(abs(rect.minY - expected) < 0.001)
    #expect(rect.height == min(107, whole))
    #expect(rect.minX == 4)
  }

  @Test(
    "one line of a wrapping mode is measured whole, then cut at the bounds",
    arguments: [NSLineBreakMode.byWordWrapping, .byCharWrapping])
  func singleLine(mode: NSLineBreakMode) {
    let label = label(28, lines: 1, mode)
    let rect = label.textRect(forBounds: label.frame, limitedToNumberOfLines: 1)
    #expect(rect.width == 353)
    #expect(rect.minY == 254 && rect.height == up(28 * 1.193359375))
  }

  @Test("shrinking changes no measure, in any mode", arguments: [0, 1, 2, 3, 4, 5])
  func shrinking(mode: Int) throws {
    let label = label(28, lines: 1, try #require(NSLineBreakMode(rawValue: mode)))
    let plain = (label.intrinsicContentSize, label.textRect(forBounds: label.frame, limitedToNumberOfLines: 1))
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.1
    #expect(label.intrinsicContentSize == plain.0)
    #expect(label.textRect(forBounds: label.frame, limitedToNumberOfLines: 1) == plain.1)
  }

  @Test("a subclass's margins around the text's rectangle are part of the label's size")
  func margins() {
    final class Padded: UILabel {
      override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let inner = bounds.insetBy(dx: 10, dy: 4)
        return super.textRect(forBounds: inner, limitedToNumberOfLines: numberOfLines).insetBy(dx: -10, dy: -4)
      }
    }
    let (padded, plain) = (Padded(), UILabel())
    for label in [padded, plain] { label.text = "Hello" }
    let (size, own) = (padded.intrinsicContentSize, plain.intrinsicContentSize)
    #expect(abs(size.width - own.width - 20) < 0.001 && abs(size.height - own.height - 8) < 0.001)
    padded.numberOfLines = 0
    padded.text = "mmmm mmmm"
    #expect(padded.sizeThatFits(CGSize(width: width("mmmm mmmm", 17) + 15, height: 0)).height > 45)
  }

  @Test(
    "a text rectangle keeps to the label's alignment",
    arguments: [(NSTextAlignment.center, 0.5), (.right, 1), (.left, 0)])
  func alignment(alignment: NSTextAlignment, share: Double) {
    let label = label(17, lines: 1)
    label.text = "Hello"
    label.textAlignment = alignment
    let rect = label.textRect(forBounds: label.frame, limitedToNumberOfLines: 1)
    #expect(abs(rect.minX - 4 - (353 - rect.width) * share) < 0.34)
  }
}
