import CoreGraphics
import IOSFoundation

/// Reads the visual format language.
struct VisualFormatParser {
  private let characters: [Character]
  private var position = 0

  init(_ text: String) { characters = Array(text) }

  static func parse(_ text: String) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(text)
    return try parser.parseFormat()
  }

  private var next: Character? { position < characters.count ? characters[position] : nil }

  private mutating func skipSpace() {
    while let next, next.isWhitespace { position += 1 }
  }

  private mutating func take(_ text: String) -> Bool {
    skipSpace()
    let wanted = Array(text)
    guard position + wanted.count <= characters.count,
      Array(characters[position..<position + wanted.count]) == wanted
    else { return false }
    position += wanted.count
    return true
  }

  private mutating func expect(_ text: String, _ what: String) throws(VisualFormatError) {
    guard take(text) else { throw fail("expected \(what)") }
  }

  private func fail(_ message: String) -> VisualFormatError { .init(message: message, position: position) }

  private mutating func parseFormat() throws(VisualFormatError) -> VisualFormat {
    var format = VisualFormat()
    if take("V:") { format.isVertical = true } else { _ = take("H:") }
    if take("|") { format.leading = try parseConnection() }
    format.boxes.append(try parseBox())
    while true {
      skipSpace()
      guard next != nil else { return format }
      let connection = try parseConnection()
      if take("|") {
        format.trailing = connection
        break
      }
      format.boxes.append(try parseBox())
      format.connections.append(connection)
    }
    skipSpace()
    if next != nil { throw fail("nothing can follow the last |") }
    return format
  }

  private mutating func parseConnection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard take("-") else { return .flush }
    skipSpace()
    if next == "[" || next == "|" { return .standard }
    let gaps: [VisualFormat.Predicate]
    if take("(") { gaps = try parsePredicates() } else { gaps = [.init(value: try parseValue())] }
    try expect("-", "- after a gap")
    return .gaps(gaps)
  }

  private mutating func parseBox() throws(VisualFormatError) -> VisualFormat.Box {
    try expect("[", "a view in square brackets")
    skipSpace()
    let name = parseName()
    guard !name.isEmpty else { throw fail("expected the name of a view") }
    var box = VisualFormat.Box(name: name, sizes: [])
    if take("(") { box.sizes = try parsePredicates() }
    try expect("]", "] after a view")
    return box
  }

  /// Reads predicates up to and with the closing parenthesis.
  private mutating func parsePredicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var predicates: [VisualFormat.Predicate] = []
    repeat {
      var relation = NSLayoutConstraint.Relation.equal
      if take("==") {
        relation = .equal
      } else if take("<=") {
        relation = .lessThanOrEqual
      } else if take(">=") {
        relation = .greaterThanOrEqual
      }
      var predicate = VisualFormat.Predicate(relation: relation, value: try parseValue())
      if take("@") { predicate.priority = try parseValue() }
      predicates.append(predicate)
    } while take(",")
    try expect(")", ") after lengths")
    return predicates
  }

  private mutating func parseValue() throws(VisualFormatError) -> VisualFormat.Value {
    skipSpace()
    let begin = position
    if next == "-" || next == "+" { position += 1 }
    while let next, next.isNumber || next == "." { position += 1 }
    if position > begin, let number = Double(String(characters[begin..<position])) { return .number(CGFloat(number)) }
    position = begin
    let name = parseName()
    guard !name.isEmpty else { throw fail("expected a number or a name") }
    return .name(name)
  }

  private mutating func parseName() -> String {
    let begin = position
    while let next, next.isLetter || next.isNumber || next == "_" || next == "." || next == "$" { position += 1 }
    return String(characters[begin..<position])
  }
}
