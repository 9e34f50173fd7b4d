import CoreGraphics
import IOSFoundation

extension UITextField {
  /// The text as it is shown: secret text is dots.
  var shownString: String {
    isSecureTextEntry ? String(repeating: "•", count: content.string.count) : content.string
  }

  var baseAttributes: [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = extraAttributes
    result[.font] = font ?? .systemFont(ofSize: 17)
    result[.foregroundColor] = textColor ?? .label
    return result
  }

  private var extraAttributes: [NSAttributedString.Key: Any] {
    isAttributed || typingAttributes == nil ? [:] : typingAttributes ?? [:]
  }

  func setBaseAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont { self.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
    typingAttributes = attributes
    isAttributed = true
    content = NSAttributedString(string: content.string, attributes: attributes)
    sizeDidChange()
  }

  /// The text with the field's own look wherever it has none.
  func decorated(_ text: NSAttributedString) -> NSAttributedString {
    let copy = NSMutableAttributedString(string: text.string, attributes: baseAttributes)
    guard isAttributed else { return copy }
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
      copy.addAttributes(attributes, range: range)
    }
    return copy
  }

  func setText(_ new: NSAttributedString?, attributed: Bool) {
    isAttributed = attributed && new != nil
    content = new ?? NSAttributedString(string: "")
    if attributed, let new, new.length > 0 {
      let first = new.attributes(at: 0, effectiveRange: nil)
      if let font = first[.font] as? UIFont { self.font = font }
      if let color = first[.foregroundColor] as? UIColor { textColor = color }
    }
    selection = NSRange(location: content.length, length: 0)
    marked = nil
    sizeDidChange()
  }

  /// A look that is set for the field changes all of its text.
  func restyle(_ key: NSAttributedString.Key, _ value: Any?) {
    if isAttributed, let value, content.length > 0 {
      let copy = NSMutableAttributedString(attributedString: content)
      copy.addAttribute(key, value: value, range: NSRange(location: 0, length: copy.length))
      content = copy
    }
    sizeDidChange()
  }

  func followTextSize() {
    if adjustsFontForContentSizeCategory, let scaling = font?.scaling { font = scaling.font(for: traitCollection) }
    setNeedsDisplay()
  }

  func sizeDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  func exchange(_ old: UIView?, _ new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    sizeDidChange()
  }

  // MARK: Places

  func offset(of position: UITextPosition) -> Int {
    min(max(0, (position as? TextPlace)?.offset ?? 0), content.length)
  }

  func span(_ from: UITextPosition, _ to: UITextPosition) -> UITextRange? {
    let (a, b) = (offset(of: from), offset(of: to))
    return TextSpan(NSRange(location: min(a, b), length: abs(b - a)))
  }

  func place(_ position: UITextPosition, _ offset: Int) -> UITextPosition? {
    let place = self.offset(of: position) + offset
    return (0...content.length).contains(place) ? TextPlace(place) : nil
  }

  func text(of range: UITextRange) -> String? {
    guard let range = (range as? TextSpan)?.range, NSMaxRange(range) <= content.length, range.location >= 0 else {
      return nil
    }
    return (content.string as NSString).substring(with: range)
  }
}
