import Testing
import UIKit

@Suite struct AttributedStringTests {
  private let small = UIFont.systemFont(ofSize: 12)
  private let large = UIFont.systemFont(ofSize: 20)

  private func mixed() -> NSMutableAttributedString {
    let text = NSMutableAttributedString(string: "Hello ", attributes: [.font: small])
    text.append(NSAttributedString(string: "world", attributes: [.font: large, .foregroundColor: UIColor.red]))
    return text
  }

  @Test("runs of different fonts are visited one by one")
  func enumerating() {
    var ranges: [NSRange] = []
    mixed().enumerateAttributes(in: NSRange(location: 0, length: 11), options: []) { _, range, _ in ranges.append(range)
    }
    #expect(ranges == [NSRange(location: 0, length: 6), NSRange(location: 6, length: 5)])
    var colours: [Bool] = []
    mixed().enumerateAttribute(.foregroundColor, in: NSRange(location: 2, length: 6), options: [.reverse]) {
      value, _, _ in
      colours.append(value != nil)
    }
    #expect(colours == [true, false])
  }

  @Test("a font replaces another one")
  func replacing() {
    let text = mixed()
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 3, length: 5))
    var range = NSRange()
    #expect(text.attribute(.font, at: 4, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 30))
    #expect(text.attribute(.font, at: 0, effectiveRange: &range) as? UIFont == small)
    #expect(range == NSRange(location: 0, length: 3))
    #expect(text.attribute(.foregroundColor, at: 7, effectiveRange: nil) as? UIColor == .red)
  }

  @Test("the longest range of one value spans runs that differ otherwise")
  func longestRange() {
    let text = NSMutableAttributedString(string: "aabbcc", attributes: [.font: small])
    text.addAttribute(.kern, value: 2, range: NSRange(location: 2, length: 2))
    var range = NSRange()
    let whole = NSRange(location: 0, length: 6)
    _ = text.attribute(.font, at: 3, longestEffectiveRange: &range, in: whole)
    #expect(range == whole)
    _ = text.attribute(.kern, at: 3, longestEffectiveRange: &range, in: whole)
    #expect(range == NSRange(location: 2, length: 2))
  }

  @Test("equal runs that meet become one")
  func joining() {
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: small])
    text.append(NSAttributedString(string: "cd", attributes: [.font: UIFont.systemFont(ofSize: 12)]))
    var range = NSRange()
    _ = text.attributes(at: 0, effectiveRange: &range)
    #expect(range == NSRange(location: 0, length: 4))
  }

  @Test("typed characters take the attributes of those before")
  func inserting() {
    let text = mixed()
    text.replaceCharacters(in: NSRange(location: 11, length: 0), with: "!")
    #expect(text.string == "Hello world!")
    #expect(text.attribute(.font, at: 11, effectiveRange: nil) as? UIFont == large)
    text.deleteCharacters(in: NSRange(location: 0, length: 6))
    #expect(text.string == "world!")
    #expect(text.attributedSubstring(from: NSRange(location: 1, length: 2)).string == "or")
  }

  @Test("copies are equal and independent")
  func copying() throws {
    let text = mixed()
    let copy = try #require(text.mutableCopy() as? NSMutableAttributedString)
    #expect(copy == text)
    copy.removeAttribute(.foregroundColor, range: NSRange(location: 0, length: 11))
    #expect(copy != text)
    #expect(NSAttributedString(attributedString: text).isEqual(to: text))
  }

  @Test("ranges outside of the text change what is inside and end no process")
  func badRanges() {
    let text = mixed()
    text.addAttribute(.kern, value: 1, range: NSRange(location: 9, length: 50))
    #expect(text.attribute(.kern, at: 10, effectiveRange: nil) != nil)
    #expect(text.attributedSubstring(from: NSRange(location: 90, length: 1)).length == 0)
    #expect(text.attributes(at: 99, effectiveRange: nil).isEmpty)
  }

  @Test("ranges count UTF-16 units")
  func units() {
    let text = NSMutableAttributedString(string: "👊a")
    #expect(text.length == 3)
    text.addAttribute(.font, value: large, range: NSRange(location: 2, length: 1))
    #expect(text.attributedSubstring(from: NSRange(location: 0, length: 2)).string == "👊")
  }
}
