import CoreGraphics
import IOSFoundation
internal import Typesetter

extension UITextView {
  var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }
  private var whole: NSRange { NSRange(location: 0, length: textStorage.length) }

  func setText(_ text: String) {
    textStorage.beginEditing()
    textStorage.setAttributedString(NSAttributedString(string: text, attributes: style.typing))
    textStorage.endEditing()
    textWasSet()
  }

  func setAttributedText(_ text: NSAttributedString) {
    textStorage.beginEditing()
    textStorage.setAttributedString(text)
    textStorage.endEditing()
    if text.length > 0 {
      let first = text.attributes(at: 0, effectiveRange: nil)
      if let font = first[.font] as? UIFont { style.font = font }
      if let color = first[.foregroundColor] as? UIColor { style.color = color }
      if let paragraph = first[.paragraphStyle] as? NSParagraphStyle { style.alignment = paragraph.alignment }
      applyDefaults()
    }
    textWasSet()
  }

  private func textWasSet() {
    selectedRange = NSRange(location: textStorage.length, length: 0)
    detectData()
    textLayoutDidChange()
  }

  func setFont(_ font: UIFont?) {
    style.font = font
    style.typingChanges?[.font] = font
    applyDefaults()
    if let font, textStorage.length > 0 { textStorage.addAttribute(.font, value: font, range: whole) }
    textLayoutDidChange()
  }

  func setColor(_ color: UIColor?) {
    style.color = color
    style.typingChanges?[.foregroundColor] = color
    applyDefaults()
    if textStorage.length > 0 {
      if let color {
        textStorage.addAttribute(.foregroundColor, value: color, range: whole)
      } else {
        textStorage.removeAttribute(.foregroundColor, range: whole)
      }
    }
    setNeedsDisplay()
  }

  func setAlignment(_ alignment: NSTextAlignment) {
    style.alignment = alignment
    applyDefaults()
    guard textStorage.length > 0 else { return textLayoutDidChange() }
    textStorage.beginEditing()
    NSAttributedString(attributedString: textStorage).enumerateAttribute(.paragraphStyle, in: whole, options: []) {
      value, range, _ in
      let changed = NSMutableParagraphStyle()
      if let old = value as? NSParagraphStyle { changed.setParagraphStyle(old) }
      changed.alignment = alignment
      textStorage.addAttribute(.paragraphStyle, value: changed, range: range)
    }
    textStorage.endEditing()
    textLayoutDidChange()
  }

  /// Tells the layout manager what holds for characters whose attributes do not say.
  func applyDefaults() {
    var defaults = TextDefaults()
    defaults.font = style.usedFont
    defaults.color = style.color ?? .label
    defaults.paragraph = style.paragraph
    layoutManager.defaults = defaults
    layoutManager.forgetLayout()
  }

  /// Fonts that follow the user's size of text take that of the view's traits.
  func followTextSize() {
    let traits = traitCollection
    if let scaling = style.font?.scaling { style.font = scaling.font(for: traits) }
    applyDefaults()
    guard textStorage.length > 0 else { return }
    textStorage.beginEditing()
    NSAttributedString(attributedString: textStorage).enumerateAttribute(.font, in: whole, options: []) {
      value, range, _ in
      if let scaling = (value as? UIFont)?.scaling {
        textStorage.addAttribute(.font, value: scaling.font(for: traits), range: range)
      }
    }
    textStorage.endEditing()
    textLayoutDidChange()
  }

  /// The text or its room was changed.
  func textLayoutDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }
}
