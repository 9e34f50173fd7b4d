import Foundation
import Journal

/// A text with attributes that can be changed. Ranges count UTF-16 units.
open class NSMutableAttributedString: NSAttributedString, @unchecked Sendable {
  public override init(string: String) { super.init(string: string) }
  public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: string, attributes: attrs)
  }
  public override init(attributedString: NSAttributedString) { super.init(attributedString: attributedString) }

  /// Replaces characters; the new ones have the attributes of the first replaced one, or of the one before.
  open func replaceCharacters(in range: NSRange, with str: String) {
    let range = checked(range)
    let source = range.length > 0 || range.location == 0 ? range.location : range.location - 1
    let attributes = runs.run(at: source)?.attributes ?? [:]
    replace(range, with: str, AttributeRuns(length: NSString(string: str).length, attributes: attributes))
  }

  /// Gives all characters of a range these attributes and no others.
  open func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    runs.change(checked(range)) { $0 = attrs ?? [:] }
  }

  /// The characters, as a copy: changing them does not change this text.
  open var mutableString: NSMutableString {
    Journal.reportOnce(
      .init(
        kind: .unsupported,
        message: "NSMutableAttributedString.mutableString is a copy; changing it does not change the attributed string."
      ))
    return NSMutableString(string: string)
  }

  /// Gives all characters of a range an attribute.
  open func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    runs.change(checked(range)) { $0[name] = value }
  }

  /// Gives all characters of a range attributes and leaves them their others.
  open func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    runs.change(checked(range)) { $0.merge(attrs) { $1 } }
  }

  /// Takes an attribute from all characters of a range.
  open func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    runs.change(checked(range)) { $0[name] = nil }
  }

  /// Replaces characters by others with their attributes.
  open func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    replace(checked(range), with: attrString.string, attrString.allRuns)
  }

  /// Puts a text before the character at `loc`.
  open func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  /// Puts a text at the end.
  open func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }

  /// Takes characters away.
  open func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: NSAttributedString(string: "")) }

  /// Takes all characters and attributes of another text.
  open func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }

  /// Begins a group of changes.
  open func beginEditing() {}
  /// Ends a group of changes.
  open func endEditing() {}

  private func replace(_ range: NSRange, with string: String, _ attributes: AttributeRuns) {
    text = NSString(string: text.replacingCharacters(in: range, with: string))
    runs.replace(range, with: attributes)
  }
}
