/// Reads the old text form of property lists: `project.pbxproj` and `.strings` files are written in it.
///
/// The reader keeps line numbers, refuses bottomless nesting and never reads past the end, whatever the bytes.
package struct OpenStepReader {
  private let bytes: [UInt8]
  private var position = 0
  private var lineCount = 1
  private var countedTo = 0
  private var path: [String] = []
  /// The line of each dictionary key down to the third level, by its path.
  package private(set) var lines: [String: Int] = [:]

  /// - Parameter bytes: text in UTF-8.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The whole file: one value, or the pairs of a `.strings` file.
  package mutating func document() throws(PlistError) -> PlistValue {
    try skipBlanks()
    guard let first = peek else { throw error("The file is empty") }
    if first != UInt8(ascii: "{") && first != UInt8(ascii: "(") && first != UInt8(ascii: "<") {
      return .dictionary(try strings())
    }
    let value = try value(depth: 0)
    try skipBlanks()
    if position < bytes.count { throw error("There is more text after the end of the property list") }
    return value
  }

  /// The pairs of a `.strings` file: `"key" = "value";`.
  package mutating func strings() throws(PlistError) -> [String: PlistValue] {
    var pairs: [String: PlistValue] = [:]
    try skipBlanks()
    while position < bytes.count {
      try pair(into: &pairs, depth: 0)
      try skipBlanks()
    }
    return pairs
  }

  // MARK: Values

  private mutating func value(depth: Int) throws(PlistError) -> PlistValue {
    guard depth < PlistDocument.depthLimit else { throw error("Nested more than \(PlistDocument.depthLimit) deep") }
    try skipBlanks()
    guard let byte = peek else { throw error("The file ends where a value should be") }
    switch byte {
    case UInt8(ascii: "{"): return .dictionary(try dictionary(depth: depth))
    case UInt8(ascii: "("): return .array(try array(depth: depth))
    case UInt8(ascii: "<"): return .data(try data())
    default: return .string(try text())
    }
  }

  private mutating func dictionary(depth: Int) throws(PlistError) -> [String: PlistValue] {
    let opening = position
    position += 1
    var pairs: [String: PlistValue] = [:]
    while true {
      try skipBlanks()
      guard let byte = peek else {
        throw error("The file ends inside the dictionary that begins on line \(TextBytes.line(of: opening, in: bytes))")
      }
      if byte == UInt8(ascii: "}") {
        position += 1
        return pairs
      }
      try pair(into: &pairs, depth: depth)
    }
  }

  private mutating func pair(into pairs: inout [String: PlistValue], depth: Int) throws(PlistError) {
    let start = position
    let key = try text()
    if depth < 3 {
      let line = line(of: start)
      lines[(path + [key]).joined(separator: ".")] = line
    }
    try skipBlanks()
    if peek == UInt8(ascii: ";") {
      position += 1
      pairs[key] = .string(key)
      return
    }
    guard peek == UInt8(ascii: "=") else { throw error("Expected '=' after the key '\(Self.short(key))'") }
    position += 1
    path.append(key)
    let value = try value(depth: depth + 1)
    path.removeLast()
    pairs[key] = value
    try skipBlanks()
    if peek == UInt8(ascii: ";") {
      position += 1
    } else if peek != UInt8(ascii: "}") {
      throw error("Expected ';' after the value of '\(Self.short(key))'")
    }
  }

  private mutating func array(depth: Int) throws(PlistError) -> [PlistValue] {
    let opening = position
    position += 1
    var values: [PlistValue] = []
    while true {
      try skipBlanks()
      guard let byte = peek else {
        throw error("The file ends inside the list that begins on line \(TextBytes.line(of: opening, in: bytes))")
      }
      if byte == UInt8(ascii: ")") {
        position += 1
        return values
      }
      values.append(try value(depth: depth + 1))
      try skipBlanks()
      if peek == UInt8(ascii: ",") {
        position += 1
      } else if peek != UInt8(ascii: ")") {
        throw error("Expected ',' or ')' in a list")
      }
    }
  }

  private mutating func data() throws(PlistError) -> [UInt8] {
    position += 1
    var result: [UInt8] = []
    var high: UInt8?
    while let byte = peek, byte != UInt8(ascii: ">") {
      position += 1
      if TextBytes.isSpace(byte) { continue }
      guard let digit = Self.hexDigit(byte) else { throw error("Only hexadecimal digits may stand between < and >") }
      if let first = high {
        result.append(first << 4 | digit)
        high = nil
      } else {
        high = digit
      }
    }
    guard peek != nil, high == nil else { throw error("The data between < and > is incomplete") }
    position += 1
    return result
  }

  // MARK: Text

  private mutating func text() throws(PlistError) -> String {
    guard let byte = peek else { throw error("The file ends where a text should be") }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quoted(byte) }
    let start = position
    while let byte = peek, Self.isBare(byte) { position += 1 }
    guard position > start else { throw error("Unexpected '\(Self.printable(byte))'") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func quoted(_ quote: UInt8) throws(PlistError) -> String {
    let opening = position
    position += 1
    let start = position
    while let byte = peek, byte != quote, byte != UInt8(ascii: "\\") { position += 1 }
    if peek == quote {
      defer { position += 1 }
      return String(decoding: bytes[start..<position], as: UTF8.self)
    }
    var units = Array(String(decoding: bytes[start..<position], as: UTF8.self).utf16)
    var plain = position
    while let byte = peek, byte != quote {
      if byte != UInt8(ascii: "\\") {
        position += 1
        continue
      }
      units += String(decoding: bytes[plain..<position], as: UTF8.self).utf16
      position += 1
      units.append(contentsOf: escape())
      plain = position
    }
    guard peek == quote else {
      position = opening
      throw error("The quoted text never ends")
    }
    units += String(decoding: bytes[plain..<position], as: UTF8.self).utf16
    position += 1
    return String(decoding: units, as: UTF16.self)
  }

  /// What follows a backslash, in UTF-16 so that `\UD83D\UDE00` becomes one character.
  private mutating func escape() -> [UInt16] {
    guard let byte = peek else { return [] }
    position += 1
    switch byte {
    case UInt8(ascii: "n"), 0x0A: return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "a"): return [0x07]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "v"): return [0x0B]
    case UInt8(ascii: "U"), UInt8(ascii: "u"): return [digits(radix: 16, limit: 4)]
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      position -= 1
      return [digits(radix: 8, limit: 3)]
    default:
      position -= 1
      let start = position
      position += 1
      while let next = peek, next & 0xC0 == 0x80 { position += 1 }
      return Array(String(decoding: bytes[start..<position], as: UTF8.self).utf16)
    }
  }

  private mutating func digits(radix: UInt16, limit: Int) -> UInt16 {
    var value: UInt16 = 0
    var count = 0
    while count < limit, let byte = peek, let digit = Self.hexDigit(byte), UInt16(digit) < radix {
      value = value &* radix &+ UInt16(digit)
      position += 1
      count += 1
    }
    return value
  }

  // MARK: Blanks and errors

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipBlanks() throws(PlistError) {
    while let byte = peek {
      if TextBytes.isSpace(byte) {
        position += 1
      } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "/") {
        while let next = peek, next != 0x0A { position += 1 }
      } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "*") {
        let opening = position
        position += 2
        while position + 1 < bytes.count,
          bytes[position] != UInt8(ascii: "*") || bytes[position + 1] != UInt8(ascii: "/")
        {
          position += 1
        }
        guard position + 1 < bytes.count else {
          position = opening
          throw error("The comment never ends")
        }
        position += 2
      } else {
        return
      }
    }
  }

  private mutating func line(of offset: Int) -> Int {
    if offset < countedTo {
      countedTo = 0
      lineCount = 1
    }
    while countedTo < offset {
      if bytes[countedTo] == 0x0A { lineCount += 1 }
      countedTo += 1
    }
    return lineCount
  }

  private mutating func error(_ message: String) -> PlistError {
    PlistError(message, line: line(of: min(position, bytes.count)))
  }

  static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "'"):
      false
    default: byte > 0x20 && byte != 0x7F
    }
  }

  private static func printable(_ byte: UInt8) -> String {
    byte > 0x20 && byte < 0x7F ? String(UnicodeScalar(byte)) : "byte \(byte)"
  }

  private static func short(_ text: String) -> String { text.count > 40 ? text.prefix(40) + "…" : text }
}

extension OpenStepReader {
  /// Whether the text holds nothing but blanks and comments, as a `.strings` file may.
  package static func isBlank(_ bytes: [UInt8]) -> Bool {
    var reader = OpenStepReader(bytes)
    return (try? reader.strings())?.isEmpty == true
  }
}
