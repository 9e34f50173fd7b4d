import CoreGraphics
import IOSFoundation

/// What is set of a text view's text as a whole, and of its keyboard.
@MainActor struct TextViewStyle {
  var font: UIFont?
  var color: UIColor?
  var alignment = NSTextAlignment.natural
  /// What was set over the attributes that follow from the others.
  var typingChanges: [NSAttributedString.Key: Any]?
  /// Text that the keyboard has not made up its mind of.
  var marked: NSRange?
  var inputView: UIView?
  var accessoryView: UIView?

  /// [M] Text without a font is the system's at 12 points.
  var usedFont: UIFont { font ?? .systemFont(ofSize: 12) }

  /// The attributes of text that has no others.
  var typing: [NSAttributedString.Key: Any] {
    if let typingChanges { return typingChanges }
    var attributes: [NSAttributedString.Key: Any] = [.font: usedFont]
    if let color { attributes[.foregroundColor] = color }
    if alignment != .natural { attributes[.paragraphStyle] = paragraph }
    return attributes
  }

  var paragraph: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    return style
  }
}
