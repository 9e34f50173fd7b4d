import Foundation

/// A text whose characters have attributes, such as fonts and colours. Ranges count UTF-16 units.
///
/// In the place of Foundation's on Linux, which ends the process when two attributes that are objects of a class outside
/// Foundation, such as two fonts, are compared.
open class NSAttributedString: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// The name of an attribute.
  public typealias Key = Foundation.NSAttributedString.Key
  /// How attributes are visited.
  public typealias EnumerationOptions = Foundation.NSAttributedString.EnumerationOptions

  final var text: NSString
  final var runs: AttributeRuns

  /// Makes a text without attributes.
  public init(string: String) {
    text = NSString(string: string)
    runs = AttributeRuns(length: text.length, attributes: [:])
    super.init()
  }

  /// Makes a text whose characters all have the same attributes.
  public init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    text = NSString(string: string)
    runs = AttributeRuns(length: text.length, attributes: attrs ?? [:])
    super.init()
  }

  /// Makes a text of another's characters and attributes.
  public init(attributedString: NSAttributedString) {
    text = NSString(string: attributedString.string)
    runs = attributedString.allRuns
    super.init()
  }

  /// Makes a text of Swift's attributed string; of its attributes, links are kept.
  public convenience init(_ attrStr: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      let attributes: [NSAttributedString.Key: Any] = run.link.map { [Key("NSLink"): $0] } ?? [:]
      result.append(NSAttributedString(string: String(attrStr[run.range].characters), attributes: attributes))
    }
    self.init(attributedString: result)
  }

  /// Makes an empty text.
  public convenience override init() { self.init(string: "") }

  /// The characters.
  open var string: String { text as String }

  /// The attributes of a character and the range around it, perhaps not the longest one, that has the same.
  open func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
    let run = runs.run(at: location)
    range?.pointee = run?.range ?? NSRange(location: max(0, location), length: 0)
    return run?.attributes ?? [:]
  }

  /// The length in UTF-16 units.
  open var length: Int { text.length }

  /// The runs as overriders of `attributes(at:effectiveRange:)` tell them.
  final var allRuns: AttributeRuns {
    if type(of: self) == NSAttributedString.self || type(of: self) == NSMutableAttributedString.self { return runs }
    var result = AttributeRuns(length: 0, attributes: [:])
    var location = 0
    while location < length {
      var range = NSRange(location: location, length: 0)
      let attributes = attributes(at: location, effectiveRange: &range)
      let end = max(location + 1, min(length, range.upperBound))
      result.append(end - location, attributes)
      location = end
    }
    return result
  }

  open func copy(with zone: NSZone? = nil) -> Any { NSAttributedString(attributedString: self) }
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableAttributedString(attributedString: self) }
  open override func copy() -> Any { copy(with: nil) }
  open override func mutableCopy() -> Any { mutableCopy(with: nil) }

  /// Whether characters and attributes are the same.
  open func isEqual(to other: NSAttributedString) -> Bool {
    if other === self { return true }
    guard string == other.string else { return false }
    let (left, right) = (allRuns.runs, other.allRuns.runs)
    return left.count == right.count
      && zip(left, right).allSatisfy { $0.length == $1.length && AttributeRuns.areEqual($0.attributes, $1.attributes) }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSAttributedString).map(isEqual(to:)) ?? false
  }
  open override var hash: Int { string.hashValue }
  open override var description: String {
    var result = ""
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
      let values = attributes.map { "    \($0.key.rawValue) = \"\($0.value)\";\n" }.sorted().joined()
      result += "\(attributedSubstring(from: range).string){\n\(values)}"
    }
    return result
  }
}
