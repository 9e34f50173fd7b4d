import CoreGraphics
import IOSFoundation

extension UITextField: KeyboardClient {
  // MARK: Beginning and end

  /// Asks, becomes the first responder, and tells: the delegate first, then targets and observers [M].
  func beginEditing(_ take: () -> Bool) -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true, take() else { return false }
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true {
      setText(nil, attributed: false)
      tellChange()
    }
    selection = NSRange(location: content.length, length: 0)
    setNeedsLayout()
    setNeedsDisplay()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
    return true
  }

  func endEditing(_ giveUp: () -> Bool) -> Bool {
    guard isFirstResponder else { return giveUp() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, giveUp() else { return false }
    marked = nil
    setNeedsLayout()
    setNeedsDisplay()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(
      name: UITextField.textDidEndEditingNotification, object: self,
      userInfo: [UITextField.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
    return true
  }

  // MARK: Keys

  func type(_ text: String) {
    let range = clearsOnInsertion ? NSRange(location: 0, length: content.length) : selection
    guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true else { return }
    if clearsOnInsertion { selection = range }
    insertText(text)
  }

  func typeDelete() {
    let range = rangeToDelete
    if range.length > 0 {
      guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: "") ?? true else { return }
    }
    deleteBackward()
  }

  func typeReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let ends = !allControlEvents.isDisjoint(with: .editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if ends { resignFirstResponder() }
  }

  private var rangeToDelete: NSRange {
    if selection.length > 0 || selection.location == 0 { return selection }
    return content.string.characterRange(atUTF16: selection.location - 1)
  }

  func write(_ text: String) {
    clearsOnInsertion = false
    substitute(marked ?? selection, text)
    marked = nil
    tellChange()
  }

  func deleteOne() {
    let range = rangeToDelete
    guard range.length > 0 else { return }
    substitute(range, "")
    tellChange()
  }

  func change(_ range: UITextRange, to text: String) {
    guard let range = (range as? TextSpan)?.range, NSMaxRange(range) <= content.length else { return }
    substitute(range, text)
    tellChange()
  }

  func mark(_ text: String?, _ selected: NSRange) {
    let range = marked ?? selection
    let text = text ?? ""
    substitute(range, text)
    let length = text.utf16.count
    marked = length > 0 ? NSRange(location: range.location, length: length) : nil
    let start = min(max(0, selected.location), length)
    selection = NSRange(location: range.location + start, length: min(max(0, selected.length), length - start))
    tellChange()
  }

  private func substitute(_ range: NSRange, _ text: String) {
    let start = min(max(0, range.location), content.length)
    let range = NSRange(location: start, length: min(max(0, range.length), content.length - start))
    let copy = NSMutableAttributedString(attributedString: content)
    let look = isAttributed ? typingAttributes ?? baseAttributes : [:]
    copy.replaceCharacters(in: range, with: NSAttributedString(string: text, attributes: look))
    content = copy
    selection = NSRange(location: range.location + text.utf16.count, length: 0)
    sizeDidChange()
    delegate?.textFieldDidChangeSelection(self)
  }

  private func tellChange() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
  }

  func select(_ range: NSRange) {
    let start = min(max(0, range.location), content.length)
    let new = NSRange(location: start, length: min(max(0, range.length), content.length - start))
    guard new != selection else { return }
    inputDelegate?.selectionWillChange(self)
    selection = new
    setNeedsDisplay()
    inputDelegate?.selectionDidChange(self)
    delegate?.textFieldDidChangeSelection(self)
  }

  // MARK: The button that empties the field

  func prepareClearButton() {
    clearButton.isHidden = true
    let look = UIImage.SymbolConfiguration(pointSize: 15, weight: .regular)
    clearButton.setImage(UIImage(systemName: "xmark.circle.fill", withConfiguration: look), for: .normal)
    clearButton.tintColor = .systemGray
    clearButton.accessibilityLabel = "Clear text"
    clearButton.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
    addSubview(clearButton)
  }

  private func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    let hadText = hasText
    setText(nil, attributed: false)
    if hadText { tellChange() }
    becomeFirstResponder()
  }
}
