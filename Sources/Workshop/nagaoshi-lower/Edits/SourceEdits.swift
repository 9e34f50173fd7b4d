import SwiftSyntax

/// Replacements in a file's text. None of them adds or takes away a line.
struct SourceEdits {
  struct Edit {
    /// Bytes from the start of the file.
    var offset: Int
    var length: Int
    var text: String
  }

  private let bytes: [UInt8]
  private(set) var edits: [Edit] = []

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Writes blanks over a node; line ends stay.
  mutating func blank(_ node: some SyntaxProtocol) { replace(node, with: "") }

  /// Replaces a node's text, filled with blanks to its old length, so that what follows stays in its column where the new
  /// text is not longer.
  mutating func replace(_ node: some SyntaxProtocol, with text: String) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    replace(start..<node.endPositionBeforeTrailingTrivia.utf8Offset, with: text)
  }

  mutating func replace(_ range: Range<Int>, with text: String) {
    var rest = Substring(text)
    var start = range.lowerBound
    // Line by line: the new text goes into the first one.
    while start <= range.upperBound {
      let end = bytes[start..<range.upperBound].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? range.upperBound
      let length = end - start
      let padding = String(repeating: " ", count: max(0, length - rest.utf8.count))
      if length > 0 || !rest.isEmpty { edits.append(Edit(offset: start, length: length, text: rest + padding)) }
      rest = ""
      start = end + 1
    }
  }

  /// Puts text before the byte at `offset`.
  mutating func insert(_ text: String, at offset: Int) { edits.append(Edit(offset: offset, length: 0, text: text)) }

  /// The bytes of a part of the original text.
  func original(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The text with all edits, and where columns moved: line, column, old and new length (bytes, counted from 1).
  func apply() -> (text: String, shifts: [[Int]]) {
    var output: [UInt8] = []
    var shifts: [[Int]] = []
    var (position, line, lineStart) = (0, 1, 0)
    func advance(to offset: Int) {
      while position < offset {
        let byte = bytes[position]
        output.append(byte)
        position += 1
        if byte == 0x0A || (byte == 0x0D && !(position < bytes.count && bytes[position] == 0x0A)) {
          line += 1
          lineStart = position
        }
      }
    }
    let sorted = edits.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
    for (_, edit) in sorted where edit.offset >= position && edit.offset + edit.length <= bytes.count {
      advance(to: edit.offset)
      output += Array(edit.text.utf8)
      let length = edit.text.utf8.count
      if length != edit.length { shifts.append([line, position - lineStart + 1, edit.length, length]) }
      position += edit.length
    }
    advance(to: bytes.count)
    return (String(decoding: output, as: UTF8.self), shifts)
  }
}
