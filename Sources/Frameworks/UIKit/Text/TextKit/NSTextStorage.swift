import IOSFoundation

/// A text that tells those who lay it out of its changes.
open class NSTextStorage: NSMutableAttributedString, @unchecked Sendable {
  /// What of a text was changed.
  public struct EditActions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  /// Posted before changes are processed.
  public static let willProcessEditingNotification = Notification.Name("NSTextStorageWillProcessEditingNotification")
  /// Posted after changes were processed.
  public static let didProcessEditingNotification = Notification.Name("NSTextStorageDidProcessEditingNotification")

  /// Told of changes.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// Those who lay the text out.
  open private(set) var layoutManagers: [NSLayoutManager] = []
  /// What is being changed.
  open private(set) var editedMask: EditActions = []
  /// Where, in the changed text; nowhere is `NSNotFound`.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// By how much the text has become longer.
  open private(set) var changeInLength = 0
  private var depth = 0

  public override init(string: String) { super.init(string: string) }
  public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: string, attributes: attrs)
  }
  public override init(attributedString: NSAttributedString) { super.init(attributedString: attributedString) }

  /// Lets a layout manager lay out the text.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
    aLayoutManager.forgetLayout()
  }

  /// Ends that.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    let old = length
    super.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: length - old)
  }
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    let old = length
    super.replaceCharacters(in: range, with: attrString)
    edited([.editedCharacters, .editedAttributes], range: range, changeInLength: length - old)
  }
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    super.addAttribute(name, value: value, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    super.addAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    super.removeAttribute(name, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  open override func beginEditing() { depth += 1 }
  open override func endEditing() {
    depth = max(0, depth - 1)
    if depth == 0, !editedMask.isEmpty { processEditing() }
  }

  /// Notes a change; outside of a group it is processed at once.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    let new = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
    if self.editedRange.location == NSNotFound {
      self.editedRange = new
    } else {
      let start = min(self.editedRange.location, new.location)
      let end = max(self.editedRange.upperBound + delta, new.upperBound)
      self.editedRange = NSRange(location: start, length: max(0, end - start))
    }
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    if depth == 0 { processEditing() }
  }

  /// Tells the delegate and the layout managers of the changes.
  open func processEditing() {
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    depth += 1
    delegate?.textStorage(self, willProcessEditing: mask, range: range, changeInLength: delta)
    NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
    delegate?.textStorage(self, didProcessEditing: mask, range: range, changeInLength: delta)
    NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
    depth -= 1
    (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
    for manager in layoutManagers {
      manager.processEditing(for: self, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
    }
  }

  /// Attributes are as they are: fonts are replaced when text is laid out.
  open func ensureAttributesAreFixed(in range: NSRange) {}
}

/// Told of a text storage's changes; every member may be left out.
public protocol NSTextStorageDelegate: NSObjectProtocol {
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
}
