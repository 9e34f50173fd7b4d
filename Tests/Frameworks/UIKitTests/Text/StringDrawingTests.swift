import Testing
import UIKit

@Suite struct StringDrawingTests {
  @Test("a string's size is not rounded")
  func size() {
    let size = NSAttributedString(string: "Hi", attributes: [.font: UIFont.systemFont(ofSize: 17)]).size()
    #expect(abs(size.height - 20.287) < 0.001)
    #expect(size.width > 10)
    // mo4tech "UILabel is a pit": 35.8007813 at system 30.
    let thirty = ("Hi" as String).size(withAttributes: [.font: UIFont.systemFont(ofSize: 30)])
    #expect(abs(thirty.height - 35.8007813) < 0.00001)
  }

  @Test("a bounding rectangle wraps only with line fragments")
  func boundingRect() {
    let text = NSString(string: "The quick brown fox jumps over the lazy dog")
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
    let box = CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude)
    let wrapped = text.boundingRect(with: box, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    #expect(wrapped.height > 40 && wrapped.width <= 120)
    let line = text.boundingRect(with: box, options: [], attributes: attributes, context: nil)
    #expect(abs(line.height - 20.287) < 0.001)
    #expect(line.width > 300)
    #expect(line.minY < 0)
  }

  @Test("paragraph styles change measured text")
  func paragraphStyle() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 10
    let text = NSAttributedString(
      string: "a\u{2028}b", attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
    #expect(abs(text.size().height - 2 * 20.287 - 10) < 0.002)
  }

  @Test("a paragraph style's copy is equal and changes alone")
  func copies() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
    #expect(copy == style)
    copy.alignment = .right
    #expect(style.alignment == .center)
    #expect(copy != style)
  }
}
