import SwiftSyntax

/// Replacements in a file's text. None of them changes the line that the compiler sees anything at.
struct SourceEdits {
  struct Edit {
    /// Bytes from the start of the file.
    var offset: Int
    var length: Int
    var text: String
    /// Whether it brings its own lines.
    var isWhole = false
  }

  private struct Move {
    var range: Range<Int>
    var place: Int
    var conditions: [String]
  }
  private var moves: [Move] = []

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

  /// Takes a part out, blanks stay, and puts it on lines of its own before the byte at `place`. It keeps its lines and
  /// columns for the compiler.
  mutating func move(_ range: Range<Int>, to place: Int, conditions: [String]) {
    moves.append(Move(range: range, place: place, conditions: conditions))
  }

  /// The text with all edits, and where columns moved: line, column, old and new length (bytes, counted from 1).
  func apply() -> (text: String, shifts: [[Int]]) {
    let starts = lineStarts
    var shifts: [[Int]] = []
    var outer: [Edit] = []
    var inner: [[Edit]] = Array(repeating: [], count: moves.count)
    for edit in edits {
      if let index = moves.firstIndex(where: { $0.range.contains(edit.offset) }) {
        inner[index].append(edit)
      } else {
        outer.append(edit)
      }
    }
    var additions: [(place: Int, text: String)] = []
    for (index, move) in moves.enumerated() {
      let body = render(move.range, inner[index], starts, &shifts)
      let (line, column) = location(move.range.lowerBound, starts)
      var text = "\n"
      if !move.conditions.isEmpty { text += "#if \(move.conditions.map { "(\($0))" }.joined(separator: " && "))\n" }
      text += "#sourceLocation(file: \"\(GeneratedCode.fileMark)\", line: \(line))\n"
      text += String(repeating: " ", count: column - 1) + String(decoding: body, as: UTF8.self) + "\n"
      if !move.conditions.isEmpty { text += "#endif\n" }
      additions.append((move.place, text))
      for (offset, length) in blanks(in: move.range) {
        outer.append(Edit(offset: offset, length: length, text: String(repeating: " ", count: length)))
      }
    }
    // What follows a moved part goes on where it was.
    for place in Set(additions.map(\.place)) {
      let (line, column) = location(place, starts)
      let onLine = outer.filter { $0.offset < place && location($0.offset, starts).line == line }
      let moved = onLine.reduce(0) { $0 + $1.text.utf8.count - $1.length }
      let text = additions.filter { $0.place == place }.map(\.text).joined()
      outer.append(
        Edit(
          offset: place, length: 0,
          text: text + "#sourceLocation(file: \"\(GeneratedCode.fileMark)\", line: \(line))\n"
            + String(repeating: " ", count: max(0, column - 1 + moved)), isWhole: true))
    }
    let text = render(0..<bytes.count, outer, starts, &shifts)
    return (String(decoding: text, as: UTF8.self), shifts)
  }

  private func render(_ range: Range<Int>, _ edits: [Edit], _ starts: [Int], _ shifts: inout [[Int]]) -> [UInt8] {
    var output: [UInt8] = []
    var position = range.lowerBound
    let sorted = edits.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
    for (_, edit) in sorted where edit.offset >= position && edit.offset + edit.length <= range.upperBound {
      output += bytes[position..<edit.offset]
      output += Array(edit.text.utf8)
      let length = edit.text.utf8.count
      if length != edit.length, !edit.isWhole {
        let (line, column) = location(edit.offset, starts)
        shifts.append([line, column, edit.length, length])
      }
      position = edit.offset + edit.length
    }
    return output + bytes[position..<range.upperBound]
  }

  /// The bytes at which lines start.
  private var lineStarts: [Int] {
    var starts = [0]
    for index in bytes.indices {
      let isEnd =
        bytes[index] == 0x0A || (bytes[index] == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A))
      if isEnd { starts.append(index + 1) }
    }
    return starts
  }

  private func location(_ offset: Int, _ starts: [Int]) -> (line: Int, column: Int) {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }

  /// The parts of a range between line ends.
  private func blanks(in range: Range<Int>) -> [(offset: Int, length: Int)] {
    var parts: [(Int, Int)] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let end = bytes[start..<range.upperBound].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? range.upperBound
      if end > start { parts.append((start, end - start)) }
      start = end + 1
    }
    return parts
  }
}
