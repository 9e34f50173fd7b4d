import CoreGraphics
import IOSFoundation
import Journal
internal import Typesetter

extension UITextView {
  /// Finds links in the text, and marks them so that they are drawn as links.
  func detectData() {
    let old = detected
    detected = isEditable || dataDetectorTypes.isEmpty ? [] : DataDetection.matches(in: text, types: dataDetectorTypes)
    guard !old.isEmpty || !detected.isEmpty else { return }
    layoutManager.marks = detected.map { ($0.range, $0.url) }
    setNeedsDisplay()
  }

  /// The looks of the text with links as the view shows them.
  func linkedLooks(_ layout: ContainerLayout) -> [TextLook] {
    var looks = layout.text.looks
    for index in looks.indices where looks[index].isLink {
      // [M] A text view's links are in the tint colour, without a line.
      looks[index].color = tintColor
      if !looks[index].hasOwnUnderline { looks[index].underline = [] }
      looks[index].apply(linkTextAttributes ?? [:])
    }
    return looks
  }

  /// The link or attachment at a point of the contents.
  private func item(at point: CGPoint) -> (value: Any, range: NSRange)? {
    let place = CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y)
    guard let index = layoutManager.layout?.character(at: place, onlyOnGlyph: true)?.index, index < textStorage.length
    else { return nil }
    if let found = detected.first(where: { NSLocationInRange(index, $0.range) }) { return (found.url, found.range) }
    var range = NSRange(location: 0, length: 0)
    for key in [NSAttributedString.Key.link, .attachment] {
      if let value = textStorage.attribute(key, at: index, effectiveRange: &range) { return (value, range) }
    }
    return nil
  }

  /// The user tapped: sets the cursor where text is edited; else asks the delegate, then opens the link.
  func tapText(at point: CGPoint) {
    if isEditable {
      guard isFirstResponder || becomeFirstResponder() else { return }
      selectedRange = NSRange(location: offset(nearestTo: point), length: 0)
      return
    }
    guard isSelectable, let item = item(at: point) else { return }
    if let attachment = item.value as? NSTextAttachment {
      _ = textDelegate?.textView(
        self, shouldInteractWith: attachment, in: item.range, interaction: .invokeDefaultAction)
      return
    }
    guard let url = item.value as? URL ?? (item.value as? String).flatMap({ URL(string: $0) }) else { return }
    let mayOpen =
      textDelegate?.textView(self, shouldInteractWith: url, in: item.range, interaction: .invokeDefaultAction) ?? true
    guard mayOpen else { return }
    Journal.report(.init(kind: "link", message: "A link in a text was tapped: \(url.absoluteString)"))
    UIApplication.shared.open(url)
  }
}
