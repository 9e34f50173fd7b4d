import Testing

@testable @_spi(Runtime) import UIKit

/// A text view's geometry: insets of 8 above and below, a padding of 5 at both ends (Apple's documentation of
/// `textContainerInset` and `lineFragmentPadding`), and the lines' heights of the system font.
@MainActor @Suite struct TextViewTests {
  private func view(_ text: String, size: Double = 17, width: CGFloat = 300) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: 100))
    view.font = .systemFont(ofSize: size)
    view.text = text
    return view
  }

  private func width(_ text: String, _ size: Double) -> CGFloat {
    NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: size)]).size().width
  }

  @Test("a new text view is UIKit's")
  func defaults() {
    let view = UITextView()
    #expect(view.font == nil && view.isEditable && view.isSelectable && view.isScrollEnabled)
    #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(view.textContainer.lineFragmentPadding == 5)
    #expect(view.text == "")
    #expect(view.layoutManager.textStorage === view.textStorage)
    #expect(view.textContainer.layoutManager === view.layoutManager)
  }

  @Test("a scrolling text view has no size of its own, another one has its text's")
  func intrinsic() {
    let view = view("Hello")
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    view.isScrollEnabled = false
    let size = view.intrinsicContentSize
    // 20.287 + 16 = 36.287, at 3x 36.333.
    #expect(abs(size.height - 36.333) < 0.001)
    #expect(abs(size.width - (width("Hello", 17) + 10)) < 0.34)
  }

  @Test("it is as high as its lines at a width", arguments: [1, 2, 5])
  func heights(lines: Int) {
    let view = view(Array(repeating: "line", count: lines).joined(separator: "\n"))
    let height = view.sizeThatFits(CGSize(width: 200, height: CGFloat.infinity)).height
    #expect(abs(height - ((Double(lines) * 17 * 1.193359375 + 16) * 3 - 0.001).rounded(.up) / 3) < 0.001)
  }

  @Test("lines wrap inside of the insets and the padding")
  func wrapping() {
    let view = view("mmmm mmmm")
    let line = width("mmmm mmmm", 17)
    #expect(view.sizeThatFits(CGSize(width: line + 11, height: 500)).height < 40)
    #expect(view.sizeThatFits(CGSize(width: line + 9, height: 500)).height > 50)
    view.textContainerInset = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 4)
    #expect(view.sizeThatFits(CGSize(width: line + 11, height: 500)).height > 40)
    view.textContainer.lineFragmentPadding = 0
    #expect(abs(view.sizeThatFits(CGSize(width: line + 9, height: 500)).height - 20.333) < 0.001)
  }

  @Test("contents are as high as the text, so that it scrolls")
  func contents() {
    let view = view(String(repeating: "line\n", count: 20))
    view.layoutIfNeeded()
    #expect(view.contentSize.width == 300)
    #expect(abs(view.contentSize.height - ((21 * 17 * 1.193359375 + 16) * 3 - 0.001).rounded(.up) / 3) < 0.001)
  }

  @Test("constraints give a text view that does not scroll the height of its text")
  func autoLayout() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 500))
    let view = view("The quick brown fox jumps over the lazy dog")
    view.isScrollEnabled = false
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor), view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == 120)
    #expect(view.frame.height == view.sizeThatFits(CGSize(width: 120, height: 1e5)).height)
    #expect(view.frame.height > 70)
  }

  @Test("font, colour and alignment hold for all of the text, attributed text brings its own")
  func attributes() {
    let view = view("Hello")
    view.textColor = .red
    view.textAlignment = .center
    let attributes = view.attributedText.attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.font] as? UIFont == .systemFont(ofSize: 17))
    #expect(attributes[.foregroundColor] as? UIColor == .red)
    #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    view.attributedText = NSAttributedString(string: "Hi", attributes: [.font: UIFont.systemFont(ofSize: 28)])
    #expect(view.font == .systemFont(ofSize: 28))
    #expect(view.text == "Hi")
  }

  @Test("the layout manager knows lines and characters")
  func layoutManager() {
    let view = view("abc\ndef")
    view.layoutIfNeeded()
    let manager = view.layoutManager
    var ranges: [NSRange] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 7)) { _, _, _, range, _ in
      ranges.append(range)
    }
    #expect(ranges == [NSRange(location: 0, length: 4), NSRange(location: 4, length: 3)])
    let box = manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 1), in: view.textContainer)
    #expect(box.minX == 5 && abs(box.minY - 17 * 1.193359375) < 0.001)
    let character = manager.characterIndex(
      for: CGPoint(x: 6, y: 30), in: view.textContainer, fractionOfDistanceBetweenInsertionPoints: nil)
    #expect(character == 4)
    #expect(abs(manager.usedRect(for: view.textContainer).height - 2 * 17 * 1.193359375) < 0.001)
  }

  @Test("changes of the text storage are seen")
  func storage() {
    let view = view("one")
    view.isScrollEnabled = false
    let before = view.intrinsicContentSize
    view.textStorage.append(NSAttributedString(string: " two", attributes: view.typingAttributes))
    #expect(view.text == "one two")
    #expect(view.intrinsicContentSize.width > before.width)
  }

  @Test("links and telephone numbers are found when the text is not edited")
  func detectors() {
    let view = view("See https://example.com/a?b=1, www.example.org or mail me@example.com; call +1 (555) 123-4567.")
    view.dataDetectorTypes = [.link, .phoneNumber]
    final class Asked: NSObject, UITextViewDelegate {
      var urls: [String] = []
      func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
      ) -> Bool {
        urls.append(url.absoluteString)
        return false
      }
    }
    let asked = Asked()
    view.delegate = asked
    view.isEditable = false
    view.layoutIfNeeded()
    let text = view.text as NSString
    for word in ["example.com/a", "www", "me@", "555"] {
      let range = text.range(of: word)
      let box = view.layoutManager.boundingRect(forGlyphRange: range, in: view.textContainer)
      view.tapText(at: CGPoint(x: box.midX, y: box.midY + 8))
    }
    #expect(
      asked.urls == [
        "https://example.com/a?b=1", "http://www.example.org", "mailto:me@example.com", "tel:+15551234567",
      ])
  }
}

/// Editing with the phone's keyboard: the order of the delegate's calls is that of Apple's documentation of
/// `UITextViewDelegate`.
@MainActor @Suite struct TextViewEditingTests {
  private final class Diary: NSObject, UITextViewDelegate {
    var entries: [String] = []
    var forbidden: String?
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      entries.append("should begin")
      return true
    }
    func textViewDidBeginEditing(_ textView: UITextView) { entries.append("began") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      entries.append("\(range.location),\(range.length) \(text == "\n" ? "return" : text)")
      return text != forbidden
    }
    func textViewDidChange(_ textView: UITextView) { entries.append("changed") }
    func textViewDidEndEditing(_ textView: UITextView) { entries.append("ended") }
  }

  private func view() -> (UITextView, Diary, UIWindow) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let diary = Diary()
    view.font = .systemFont(ofSize: 17)
    view.delegate = diary
    window.addSubview(view)
    window.isHidden = false
    return (view, diary, window)
  }

  @Test("keys ask, write, and tell; the return key writes a line separator")
  func keys() {
    let (view, diary, window) = view()
    defer { window.isHidden = true }
    #expect(view.becomeFirstResponder())
    UIRuntime.insertText("a👍\n")
    UIRuntime.deleteBackward()
    UIRuntime.deleteBackward()
    #expect(view.text == "a")
    #expect(view.resignFirstResponder())
    #expect(
      diary.entries == [
        "should begin", "began", "0,0 a", "changed", "1,0 👍", "changed", "3,0 return", "changed", "3,1 ", "changed",
        "1,2 ", "changed", "ended",
      ])
  }

  @Test("a delegate's no keeps the text, a selection is replaced")
  func refusal() {
    let (view, diary, window) = view()
    defer { window.isHidden = true }
    view.text = "Hello"
    diary.forbidden = "x"
    view.becomeFirstResponder()
    UIRuntime.insertText("x")
    #expect(view.text == "Hello")
    view.selectedRange = NSRange(location: 1, length: 3)
    UIRuntime.insertText("i")
    #expect(view.text == "Hio")
    #expect(view.selectedRange == NSRange(location: 2, length: 0))
    view.resignFirstResponder()
  }

  @Test("the cursor follows lines, and a tap sets it")
  func cursor() throws {
    let (view, _, window) = view()
    defer { window.isHidden = true }
    view.text = "abc\ndef"
    view.layoutIfNeeded()
    let caret = view.caretRect(for: view.endOfDocument)
    #expect(abs(caret.minY - 8 - 17 * 1.193359375) < 0.001)
    let start = try #require(view.position(from: view.beginningOfDocument, offset: 4))
    #expect(view.caretRect(for: start).minX == 5)
    let below = try #require(view.position(from: view.beginningOfDocument, in: .down, offset: 1))
    #expect(view.offset(from: view.beginningOfDocument, to: below) == 4)
    view.tapText(at: CGPoint(x: 5, y: 8 + 30))
    #expect(view.isFirstResponder && view.selectedRange == NSRange(location: 4, length: 0))
    #expect(
      view.selectionRects(for: try #require(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)))
        .count == 2)
    view.resignFirstResponder()
  }

  @Test("a text view that is not editable takes no keyboard")
  func fixed() {
    let (view, _, window) = view()
    defer { window.isHidden = true }
    view.isEditable = false
    #expect(!view.becomeFirstResponder())
  }
}
