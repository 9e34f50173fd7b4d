import CoreGraphics
import IOSFoundation

/// A place in a text: the number of UTF-16 units before it.
@MainActor final class TextPlace: UITextPosition {
  let offset: Int
  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }
  override func isEqual(_ object: Any?) -> Bool { (object as? TextPlace)?.offset == offset }
}

/// A part of a text between two places.
@MainActor final class TextSpan: UITextRange {
  let range: NSRange
  init(_ range: NSRange) {
    self.range = range
    super.init()
  }
  override var start: UITextPosition { TextPlace(range.location) }
  override var end: UITextPosition { TextPlace(range.location + range.length) }
  override var isEmpty: Bool { range.length == 0 }
  override func isEqual(_ object: Any?) -> Bool { (object as? TextSpan)?.range == range }
}

/// A rectangle of a selection in a text of one line.
@MainActor final class TextSelectionArea: UITextSelectionRect {
  private let area: CGRect
  init(_ area: CGRect) {
    self.area = area
    super.init()
  }
  override var rect: CGRect { area }
  override var containsStart: Bool { true }
  override var containsEnd: Bool { true }
}

/// Finds words, sentences and lines in any text.
@preconcurrency @MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: UIResponder?

  /// Makes a finder for a text.
  public init(textInput: UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  private var text: (any UITextInput)? { input as? any UITextInput }
  private var string: String {
    guard let text, let all = text.textRange(from: text.beginningOfDocument, to: text.endOfDocument) else { return "" }
    return text.text(in: all) ?? ""
  }
  private func offset(_ position: UITextPosition) -> Int {
    text.map { $0.offset(from: $0.beginningOfDocument, to: position) } ?? 0
  }
  private func range(_ range: NSRange) -> UITextRange? {
    guard let text, let start = text.position(from: text.beginningOfDocument, offset: range.location),
      let end = text.position(from: start, offset: range.length)
    else { return nil }
    return text.textRange(from: start, to: end)
  }

  /// The units of a kind: what lies between them belongs to none.
  private func units(_ granularity: UITextGranularity) -> [NSRange] {
    let string = string
    let all = NSRange(location: 0, length: string.utf16.count)
    func pieces(_ isInside: (Character) -> Bool) -> [NSRange] {
      var (found, start, place) = ([NSRange](), Int?.none, 0)
      for character in string {
        if isInside(character) {
          start = start ?? place
        } else if let first = start {
          found.append(NSRange(location: first, length: place - first))
          start = nil
        }
        place += character.utf16.count
      }
      if let start { found.append(NSRange(location: start, length: place - start)) }
      return found
    }
    switch granularity {
    case .character:
      var place = 0
      return string.map { character in
        defer { place += character.utf16.count }
        return NSRange(location: place, length: character.utf16.count)
      }
    case .word: return pieces { $0.isLetter || $0.isNumber || $0 == "'" || $0 == "’" }
    case .sentence: return pieces { !".!?。！？".contains($0) }
    case .paragraph, .line: return pieces { !$0.isNewline }
    case .document: return [all]
    }
  }

  private func isForward(_ direction: UITextDirection) -> Bool {
    direction.rawValue == UITextStorageDirection.forward.rawValue
      || direction.rawValue == UITextLayoutDirection.right.rawValue
      || direction.rawValue == UITextLayoutDirection.down.rawValue
  }

  /// The unit that a place is in or touches in a direction.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    let place = offset(position)
    let forward = isForward(direction)
    return units(granularity).first {
      let end = $0.location + $0.length
      return forward ? place >= $0.location && place < end : place > $0.location && place <= end
    }.flatMap(range)
  }

  /// True when a unit ends at a place in a direction.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    let place = offset(position)
    let forward = isForward(direction)
    return units(granularity).contains { forward ? $0.location + $0.length == place : $0.location == place }
  }

  /// The next end of a unit in a direction.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition? {
    let place = offset(position)
    let units = units(granularity)
    let next =
      isForward(direction)
      ? units.map { $0.location + $0.length }.first { $0 > place } : units.map(\.location).last { $0 < place }
    return next.flatMap { next in text.flatMap { $0.position(from: $0.beginningOfDocument, offset: next) } }
  }

  /// True when a place is in a unit.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool { rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil }
}

extension String {
  /// The UTF-16 range of the whole character that a unit belongs to; empty beyond the end.
  func characterRange(atUTF16 offset: Int) -> NSRange {
    var place = 0
    for character in self {
      let length = character.utf16.count
      if offset < place + length { return NSRange(location: place, length: length) }
      place += length
    }
    return NSRange(location: place, length: 0)
  }
}
