import Foundation
import Journal

/// The recursive descent behind `JSONDocument` (RFC 8259, with a byte order mark allowed).
struct JSONReader {
  private let text: [UInt8]
  private var position = 0
  private(set) var offsets: [String: Int] = [:]
  private(set) var duplicateKeys: [String] = []

  init(_ text: [UInt8]) {
    self.text = text
  }

  mutating func readDocument() throws -> PropertyValue {
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    skipSpace()
    guard position < text.count else { throw syntax("the text is empty") }
    let value = try readValue(path: "", depth: 0)
    skipSpace()
    guard position == text.count else { throw syntax("expected the end, found \(found)") }
    return value
  }

  private mutating func readValue(path: String, depth: Int) throws -> PropertyValue {
    guard depth < PropertyValue.depthLimit else {
      throw NagaoshiError(
        code: "json.too-deep", message: "More than \(PropertyValue.depthLimit) levels of arrays and dictionaries",
        location: place(position))
    }
    offsets[path] = position
    guard position < text.count else { throw syntax("expected a value, found the end") }
    switch text[position] {
    case UInt8(ascii: "{"): return try readDictionary(path: path, depth: depth)
    case UInt8(ascii: "["): return try readArray(path: path, depth: depth)
    case UInt8(ascii: "\""): return .string(try readString())
    case UInt8(ascii: "t"): return try readWord("true", .bool(true))
    case UInt8(ascii: "f"): return try readWord("false", .bool(false))
    case UInt8(ascii: "n"): return try readWord("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try readNumber()
    case UInt8(ascii: "'"): throw syntax("expected a value, found a single quote: strings stand in double quotes")
    default: throw syntax("expected a value, found \(found)")
    }
  }

  private mutating func readDictionary(path: String, depth: Int) throws -> PropertyValue {
    var members: [String: PropertyValue] = [:]
    position += 1
    skipSpace()
    if take("}") { return .dictionary(members) }
    while true {
      guard position < text.count, text[position] == UInt8(ascii: "\"") else {
        throw syntax("expected a key in double quotes, found \(found)")
      }
      let key = try readString()
      let member = path.isEmpty ? key : "\(path).\(key)"
      skipSpace()
      guard take(":") else { throw syntax("expected \":\" after the key \"\(key)\", found \(found)") }
      skipSpace()
      if members[key] != nil { duplicateKeys.append(member) }
      members[key] = try readValue(path: member, depth: depth + 1)
      skipSpace()
      if take("}") { return .dictionary(members) }
      guard take(",") else { throw syntax("expected \",\" or \"}\", found \(found)") }
      skipSpace()
      if position < text.count, text[position] == UInt8(ascii: "}") {
        throw syntax("a comma before \"}\": JSON allows none after the last member")
      }
    }
  }

  private mutating func readArray(path: String, depth: Int) throws -> PropertyValue {
    var items: [PropertyValue] = []
    position += 1
    skipSpace()
    if take("]") { return .array(items) }
    while true {
      items.append(try readValue(path: "\(path)[\(items.count)]", depth: depth + 1))
      skipSpace()
      if take("]") { return .array(items) }
      guard take(",") else { throw syntax("expected \",\" or \"]\", found \(found)") }
      skipSpace()
    }
  }

  private mutating func readWord(_ word: String, _ value: PropertyValue) throws -> PropertyValue {
    guard text[position...].starts(with: word.utf8) else { throw syntax("expected a value, found \(found)") }
    position += word.utf8.count
    return value
  }

  private mutating func readNumber() throws -> PropertyValue {
    let start = position
    var isWhole = true
    _ = take("-")
    guard position < text.count, isDigit(text[position]) else { throw syntax("expected a digit, found \(found)") }
    if take("0") {
      if position < text.count, isDigit(text[position]) { throw syntax("a number does not begin with 0") }
    } else {
      skipDigits()
    }
    if take(".") {
      isWhole = false
      guard position < text.count, isDigit(text[position]) else { throw syntax("expected a digit, found \(found)") }
      skipDigits()
    }
    if take("e") || take("E") {
      isWhole = false
      if !take("+") { _ = take("-") }
      guard position < text.count, isDigit(text[position]) else { throw syntax("expected a digit, found \(found)") }
      skipDigits()
    }
    let digits = String(decoding: text[start..<position], as: UTF8.self)
    if isWhole, let value = Int64(digits) { return .integer(value) }
    guard let value = Double(digits), value.isFinite else {
      throw syntax("the number \(digits.prefix(24)) is too large", at: start)
    }
    return .double(value)
  }

  private mutating func skipDigits() {
    while position < text.count, isDigit(text[position]) { position += 1 }
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
}

// MARK: - Strings

extension JSONReader {
  private mutating func readString() throws -> String {
    let start = position
    position += 1
    var bytes: [UInt8] = []
    while position < text.count {
      let byte = text[position]
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        guard let string = String(validating: bytes, as: UTF8.self) else {
          throw syntax("a string that is not UTF-8", at: start)
        }
        return string
      case UInt8(ascii: "\\"): try readEscape(into: &bytes)
      case 0..<0x20:
        throw syntax("a string must not hold a line break or control character: write \\n", at: position)
      default:
        bytes.append(byte)
        position += 1
      }
    }
    throw syntax("the string that begins here has no end", at: start)
  }

  private mutating func readEscape(into bytes: inout [UInt8]) throws {
    position += 1
    guard position < text.count else { return }
    let byte = text[position]
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): bytes.append(byte)
    case UInt8(ascii: "b"): bytes.append(8)
    case UInt8(ascii: "f"): bytes.append(12)
    case UInt8(ascii: "n"): bytes.append(10)
    case UInt8(ascii: "r"): bytes.append(13)
    case UInt8(ascii: "t"): bytes.append(9)
    case UInt8(ascii: "u"): bytes.append(contentsOf: Array(String(try readScalar()).utf8))
    default: throw syntax("no such escape in a string", at: position - 2)
    }
  }

  /// `XXXX` after `\u`, with its second half if it is one half of a pair; a lonely half becomes U+FFFD.
  private mutating func readScalar() throws -> Unicode.Scalar {
    let replacement: Unicode.Scalar = "\u{FFFD}"
    let first = try readHex()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, text[position...].starts(with: Array("\\u".utf8)) else { return replacement }
    let before = position
    position += 2
    let second = try readHex()
    guard (0xDC00...0xDFFF).contains(second) else {
      position = before
      return replacement
    }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? replacement
  }

  private mutating func readHex() throws -> UInt32 {
    guard position + 4 <= text.count,
      text[position..<position + 4].allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let value = UInt32(String(decoding: text[position..<position + 4], as: UTF8.self), radix: 16)
    else { throw syntax("expected four hexadecimal digits after \\u") }
    position += 4
    return value
  }
}

// MARK: - Places and errors

extension JSONReader {
  private mutating func skipSpace() {
    while position < text.count, [0x20, 0x0A, 0x0D, 0x09].contains(text[position]) { position += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard position < text.count, text[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private var found: String {
    guard position < text.count else { return "the end" }
    if text[position...].starts(with: Array("//".utf8)) || text[position...].starts(with: Array("/*".utf8)) {
      return "a comment: JSON has none"
    }
    let rest = String(decoding: text[position..<min(position + 4, text.count)], as: UTF8.self)
    guard let first = rest.first, first != "\u{FFFD}" else { return "a byte that is no text" }
    return first == "\"" ? "a double quote" : "\"\(first)\""
  }

  private func syntax(_ what: String, at offset: Int? = nil) -> NagaoshiError {
    NagaoshiError(code: "json.syntax", message: "Not JSON: \(what)", location: place(offset ?? position))
  }

  private func place(_ offset: Int) -> NagaoshiError.Location {
    let place = Self.lineAndColumn(of: offset, in: text)
    return .init(line: place.line, column: place.column)
  }

  /// Line and column of a byte, both from 1; columns count characters, as editors do.
  static func lineAndColumn(of offset: Int, in text: [UInt8]) -> (line: Int, column: Int) {
    let end = min(offset, text.count)
    let before = text[..<end]
    let line = before.reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? (text.starts(with: [0xEF, 0xBB, 0xBF]) ? min(3, end) : 0)
    return (line, String(decoding: text[start..<end], as: UTF8.self).count + 1)
  }
}
