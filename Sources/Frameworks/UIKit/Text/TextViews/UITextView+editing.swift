import CoreGraphics
import IOSFoundation
internal import Typesetter

extension UITextView: KeyboardClient {
  // MARK: Beginning and end

  /// Asks, becomes the first responder, and tells.
  func beginEditing(_ take: () -> Bool) -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, textDelegate?.textViewShouldBeginEditing(self) ?? true, take() else { return false }
    setNeedsDisplay()
    textDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
    return true
  }

  func endEditing(_ giveUp: () -> Bool) -> Bool {
    guard isFirstResponder else { return giveUp() }
    guard textDelegate?.textViewShouldEndEditing(self) ?? true, giveUp() else { return false }
    style.marked = nil
    setNeedsDisplay()
    textDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
    return true
  }

  // MARK: Keys

  func type(_ text: String) {
    let range = clearsOnInsertion ? NSRange(location: 0, length: textStorage.length) : selectedRange
    guard textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true else { return }
    if clearsOnInsertion { selectedRange = range }
    insertText(text)
  }

  func typeDelete() {
    let range = rangeToDelete
    if range.length > 0 {
      guard textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: "") ?? true else { return }
    }
    deleteBackward()
  }

  func typeReturn() { type("\n") }

  private var rangeToDelete: NSRange {
    if selectedRange.length > 0 || selectedRange.location == 0 { return selectedRange }
    return text.characterRange(atUTF16: selectedRange.location - 1)
  }

  func write(_ text: String) {
    clearsOnInsertion = false
    substitute(style.marked ?? selectedRange, text)
    style.marked = nil
    tellChange()
  }

  func deleteOne() {
    let range = rangeToDelete
    guard range.length > 0 else { return }
    substitute(range, "")
    tellChange()
  }

  func change(_ range: UITextRange, to text: String) {
    guard let range = (range as? TextSpan)?.range, range.upperBound <= textStorage.length else { return }
    substitute(range, text)
    tellChange()
  }

  func mark(_ text: String, _ selected: NSRange) {
    let range = valid(style.marked ?? selectedRange)
    substitute(range, text)
    let length = text.utf16.count
    style.marked = length > 0 ? NSRange(location: range.location, length: length) : nil
    let start = min(max(0, selected.location), length)
    selectedRange = NSRange(location: range.location + start, length: min(max(0, selected.length), length - start))
    tellChange()
  }

  private func substitute(_ range: NSRange, _ text: String) {
    let range = valid(range)
    textStorage.replaceCharacters(in: range, with: NSAttributedString(string: text, attributes: typingAttributes))
    selectedRange = NSRange(location: range.location + text.utf16.count, length: 0)
    textLayoutDidChange()
    fitContainer()
    if isScrollEnabled { scrollRectToVisible(caret(at: selectedRange.location), animated: false) }
  }

  private func tellChange() {
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
  }

  func selectionDidChange(from old: NSRange) {
    guard selectedRange != old else { return }
    setNeedsDisplay()
    textDelegate?.textViewDidChangeSelection(self)
  }

  // MARK: Places

  /// A range cut to the text.
  func valid(_ range: NSRange) -> NSRange {
    let start = min(max(0, range.location), textStorage.length)
    return NSRange(location: start, length: min(max(0, range.length), textStorage.length - start))
  }

  func offset(of position: UITextPosition) -> Int {
    min(max(0, (position as? TextPlace)?.offset ?? 0), textStorage.length)
  }

  func substring(_ range: UITextRange) -> String? {
    guard let range = (range as? TextSpan)?.range, range.location >= 0, range.upperBound <= textStorage.length else {
      return nil
    }
    return textStorage.attributedSubstring(from: range).string
  }

  /// A place `count` characters or lines away.
  func place(_ offset: Int, _ direction: UITextLayoutDirection, _ count: Int) -> UITextPosition? {
    switch direction {
    case .right, .left:
      let place = offset + (direction == .right ? count : -count)
      return (0...textStorage.length).contains(place) ? TextPlace(place) : nil
    case .up, .down:
      guard let lines = layoutManager.layout?.layout else { return nil }
      let caret = lines.caret(at: offset)
      let index = caret.line + (direction == .down ? count : -count)
      guard lines.lines.indices.contains(index) else { return nil }
      return TextPlace(lines.offset(nearestTo: caret.x, lines.lines[index].top + 0.01))
    }
  }

  func offset(nearestTo point: CGPoint) -> Int {
    guard let layout = layoutManager.layout else { return 0 }
    let x = Double(point.x - textOrigin.x - layout.padding)
    return min(textStorage.length, layout.layout.offset(nearestTo: x, Double(point.y - textOrigin.y)))
  }

  /// The cursor's rectangle in the contents; [M] 2 points wide.
  func caret(at offset: Int) -> CGRect {
    guard let layout = layoutManager.layout else { return .zero }
    let caret = layout.layout.caret(at: offset)
    return CGRect(
      x: textOrigin.x + layout.padding + caret.x, y: textOrigin.y + caret.top, width: 2, height: caret.height)
  }

  /// The rectangles of characters in the contents, line by line.
  func areas(of range: UITextRange) -> [CGRect] {
    guard let range = (range as? TextSpan)?.range, let layout = layoutManager.layout else { return [] }
    return layout.rectangles(of: range).map { $0.offsetBy(dx: textOrigin.x, dy: textOrigin.y) }
  }
}
