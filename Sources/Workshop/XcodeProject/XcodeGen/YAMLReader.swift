/// Reads the part of YAML that project descriptions use: block and flow maps and lists, quoted and plain texts, texts of
/// several lines, comments, anchors and merge keys. Everything else is an error with its line.
struct YAMLReader {
  /// What is wrong, and in which line.
  struct Problem: Error {
    var message: String
    var line: Int
  }

  private struct Line {
    var indent: Int
    var text: Substring
    var number: Int
  }

  private static let depthLimit = 60
  private let raw: [Substring]
  private var lines: [Line] = []
  private var next = 0
  private var anchors: [String: PlistValue] = [:]

  /// The document's value; an empty one is an empty map.
  static func read(_ text: String) throws(Problem) -> PlistValue {
    var reader = YAMLReader(text)
    guard let first = reader.lines.first else { return .dictionary([:]) }
    let value = try reader.block(first.indent, depth: 0)
    if reader.next < reader.lines.count {
      throw Problem(message: "the indentation does not fit", line: reader.lines[reader.next].number)
    }
    return value
  }

  private init(_ text: String) {
    raw = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in raw.enumerated() {
      let indent = line.prefix { $0 == " " }.count
      let body = Self.withoutComment(line.dropFirst(indent))
      if body.isEmpty || body == "---" || body.hasPrefix("%") { continue }
      lines.append(Line(indent: indent, text: body, number: index + 1))
    }
  }

  /// A `#` at the start or after a blank, outside quotes, begins a comment.
  private static func withoutComment(_ line: Substring) -> Substring {
    var quote: Character?
    var previous: Character = " "
    for index in line.indices {
      let character = line[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if (character == "\"" || character == "'") && !previous.isLetter && !previous.isNumber {
        quote = character
      } else if character == "#" && (previous == " " || previous == "\t") {
        return trimmed(line[..<index])
      }
      previous = character
    }
    return trimmed(line)
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while text.last?.isWhitespace == true { text.removeLast() }
    return text.drop(while: \.isWhitespace)
  }

  // MARK: Blocks

  private mutating func block(_ indent: Int, depth: Int) throws(Problem) -> PlistValue {
    let line = lines[next]
    guard depth < Self.depthLimit else { throw Problem(message: "it is nested too deeply", line: line.number) }
    if line.text == "-" || line.text.hasPrefix("- ") { return try list(line.indent, depth: depth) }
    if Self.keyEnd(line.text) != nil { return try map(line.indent, depth: depth) }
    next += 1
    return try scalar(line.text, line: line.number)
  }

  private mutating func list(_ indent: Int, depth: Int) throws(Problem) -> PlistValue {
    var items: [PlistValue] = []
    while next < lines.count, lines[next].indent == indent,
      lines[next].text == "-" || lines[next].text.hasPrefix("- ")
    {
      let rest = lines[next].text.dropFirst()
      let inner = rest.drop { $0 == " " }
      if inner.isEmpty {
        next += 1
        let isDeeper = next < lines.count && lines[next].indent > indent
        items.append(isDeeper ? try block(lines[next].indent, depth: depth + 1) : .string(""))
      } else if Self.keyEnd(inner) != nil && !inner.hasPrefix("{") && !inner.hasPrefix("[") {
        // `- key: value` begins a map whose further keys stand below the first one.
        let inside = indent + 1 + (rest.count - inner.count)
        lines[next] = Line(indent: inside, text: inner, number: lines[next].number)
        items.append(try map(inside, depth: depth + 1))
      } else {
        let number = lines[next].number
        next += 1
        items.append(try value(inner, indent: indent, line: number, depth: depth))
      }
    }
    return .array(items)
  }

  private mutating func map(_ indent: Int, depth: Int) throws(Problem) -> PlistValue {
    var fields: [String: PlistValue] = [:]
    while next < lines.count, lines[next].indent == indent {
      let line = lines[next]
      guard let end = Self.keyEnd(line.text) else { break }
      guard depth < Self.depthLimit else { throw Problem(message: "it is nested too deeply", line: line.number) }
      let key = Self.unquoted(line.text[..<end])
      next += 1
      let rest = Self.trimmed(line.text[line.text.index(after: end)...])
      let field = try value(rest, indent: indent, line: line.number, depth: depth)
      if key == "<<" {
        for part in field.array ?? [field] { fields.merge(part.dictionary ?? [:]) { own, _ in own } }
      } else {
        fields[key] = field
      }
    }
    return .dictionary(fields)
  }

  /// What stands after a key or a dash: here, or in the lines below.
  private mutating func value(
    _ text: Substring, indent: Int, line: Int, depth: Int
  ) throws(Problem) -> PlistValue {
    var text = text
    var anchor: String?
    if text.hasPrefix("&") {
      anchor = String(text.dropFirst().prefix { !$0.isWhitespace })
      text = Self.trimmed(text.drop { !$0.isWhitespace })
    }
    let result: PlistValue
    if text.isEmpty {
      let isList = next < lines.count && lines[next].indent == indent && lines[next].text.hasPrefix("-")
      let isDeeper = next < lines.count && lines[next].indent > indent
      result = isList || isDeeper ? try block(lines[next].indent, depth: depth + 1) : .string("")
    } else if let mark = text.first, mark == "|" || mark == ">" {
      result = .string(paragraph(indent: indent, line: line, isFolded: mark == ">"))
    } else {
      result = try scalar(text, line: line)
    }
    if let anchor { anchors[anchor] = result }
    return result
  }

  private mutating func paragraph(indent: Int, line: Int, isFolded: Bool) -> String {
    var parts: [Substring] = []
    var own: Int?
    for text in raw[min(line, raw.count)...] {
      let depth = text.prefix { $0 == " " }.count
      if text.allSatisfy(\.isWhitespace) {
        parts.append("")
        continue
      }
      if depth <= indent { break }
      if own == nil { own = depth }
      parts.append(text.dropFirst(min(depth, own ?? depth)))
    }
    let last = line + parts.count
    while next < lines.count, lines[next].number <= last { next += 1 }
    while parts.last?.isEmpty == true { parts.removeLast() }
    return parts.joined(separator: isFolded ? " " : "\n")
  }

  // MARK: Texts and flow values

  private mutating func scalar(_ text: Substring, line: Int) throws(Problem) -> PlistValue {
    if text.hasPrefix("*") { return anchors[String(text.dropFirst())] ?? .string("") }
    guard text.hasPrefix("[") || text.hasPrefix("{") else { return Self.plain(text) }
    var whole = String(text)
    // A flow value may go on in the next lines.
    while Self.isOpen(whole), next < lines.count, whole.utf8.count < 1 << 16 {
      whole += " " + lines[next].text
      next += 1
    }
    var rest = Substring(whole)
    let value = try flow(&rest, line: line, depth: 0)
    guard Self.trimmed(rest).isEmpty else { throw Problem(message: "text follows the closing bracket", line: line) }
    return value
  }

  private static func isOpen(_ text: String) -> Bool {
    text.count { $0 == "[" || $0 == "{" } > text.count { $0 == "]" || $0 == "}" }
  }

  private func flow(_ text: inout Substring, line: Int, depth: Int) throws(Problem) -> PlistValue {
    text = text.drop(while: \.isWhitespace)
    guard let open = text.first, depth < Self.depthLimit, open == "[" || open == "{" else {
      return .string("")
    }
    let close: Character = open == "[" ? "]" : "}"
    text.removeFirst()
    var items: [PlistValue] = []
    var fields: [String: PlistValue] = [:]
    while true {
      text = text.drop { $0.isWhitespace || $0 == "," }
      guard let first = text.first else { throw Problem(message: "the closing \(close) is missing", line: line) }
      if first == close {
        text.removeFirst()
        return open == "[" ? .array(items) : .dictionary(fields)
      }
      if open == "{" {
        let key = Self.word(&text, until: [":", ",", "}"])
        if text.first == ":" { text.removeFirst() }
        fields[key.text] = try flowValue(&text, line: line, depth: depth)
      } else {
        items.append(try flowValue(&text, line: line, depth: depth))
      }
    }
  }

  private func flowValue(_ text: inout Substring, line: Int, depth: Int) throws(Problem) -> PlistValue {
    text = text.drop(while: \.isWhitespace)
    if text.hasPrefix("[") || text.hasPrefix("{") { return try flow(&text, line: line, depth: depth + 1) }
    let start = text.startIndex
    let word = Self.word(&text, until: [",", "]", "}"])
    // Something has to be taken, or a list that is wrong would never end.
    if text.startIndex == start, !text.isEmpty { text.removeFirst() }
    return word.isQuoted ? .string(word.text) : Self.plain(Substring(word.text))
  }

  private static func word(
    _ text: inout Substring, until ends: Set<Character>
  ) -> (text: String, isQuoted: Bool) {
    text = text.drop(while: \.isWhitespace)
    if let quote = text.first, quote == "\"" || quote == "'" {
      let body = text.dropFirst()
      let end = body.firstIndex(of: quote) ?? body.endIndex
      text = end == body.endIndex ? body[end...] : body[body.index(after: end)...]
      text = text.drop(while: \.isWhitespace)
      return (String(body[..<end]), true)
    }
    let word = text.prefix { !ends.contains($0) }
    text = text[word.endIndex...]
    return (String(trimmed(word)), false)
  }

  private static func plain(_ text: Substring) -> PlistValue {
    if let first = text.first, first == "\"" || first == "'" { return .string(unquoted(text)) }
    switch text {
    case "true", "True", "yes", "YES", "Yes", "on": return .boolean(true)
    case "false", "False", "no", "NO", "No", "off": return .boolean(false)
    case "~", "null": return .string("")
    default: return Int64(text).map(PlistValue.integer) ?? .string(String(text))
    }
  }

  private static func unquoted(_ text: Substring) -> String {
    let text = trimmed(text)
    guard let first = text.first, first == "\"" || first == "'", text.count >= 2, text.last == first else {
      return String(text)
    }
    let inner = String(text.dropFirst().dropLast())
    if first == "'" { return inner.replacing("''", with: "'") }
    return inner.replacing("\\\"", with: "\"").replacing("\\n", with: "\n").replacing("\\\\", with: "\\")
  }

  /// The colon that ends a key: followed by a blank or the line's end, outside quotes.
  private static func keyEnd(_ text: Substring) -> Substring.Index? {
    var quote: Character?
    if text.hasPrefix("[") || text.hasPrefix("{") { return nil }
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if index == text.startIndex && (character == "\"" || character == "'") {
        quote = character
      } else if character == ":" {
        let after = text.index(after: index)
        if after == text.endIndex || text[after].isWhitespace { return index }
      }
    }
    return nil
  }
}
