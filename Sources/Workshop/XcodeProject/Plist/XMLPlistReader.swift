/// Reads XML property lists, keeping the line of every key.
///
/// A general XML parser would lose the lines and take what no property list has; this one knows the eleven tags and says
/// what it met instead.
struct XMLPlistReader {
  private let bytes: [UInt8]
  private var position = 0
  private var lineCount = 1
  private var countedTo = 0
  private var path: [String] = []
  private(set) var lines: [String: Int] = [:]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func document() throws(PlistError) -> PlistValue {
    var tag = try nextTag()
    var isWrapped = false
    if tag.name == "plist" && !tag.isClosing {
      isWrapped = true
      if tag.isEmpty { throw error("The property list is empty") }
      tag = try nextTag()
    }
    let value = try value(tag, depth: 0)
    if isWrapped {
      let end = try nextTag()
      guard end.name == "plist" && end.isClosing else {
        throw error("Expected </plist> after the first value, found \(end.text)")
      }
    }
    return value
  }

  // MARK: Values

  private mutating func value(_ tag: Tag, depth: Int) throws(PlistError) -> PlistValue {
    guard depth < PlistDocument.depthLimit else { throw error("Nested more than \(PlistDocument.depthLimit) deep") }
    if tag.isClosing { throw error("Unexpected \(tag.text)") }
    switch tag.name {
    case "dict": return .dictionary(tag.isEmpty ? [:] : try dictionary(depth: depth))
    case "array": return .array(tag.isEmpty ? [] : try array(depth: depth))
    case "true", "false":
      if !tag.isEmpty { _ = try content(of: tag) }
      return .boolean(tag.name == "true")
    case "string": return .string(try content(of: tag))
    case "integer":
      let text = Self.trim(try content(of: tag))
      let isHex = text.lowercased().hasPrefix("0x")
      guard let number = isHex ? Int64(text.dropFirst(2), radix: 16) : Int64(text) else {
        throw error("'\(text)' is not an integer")
      }
      return .integer(number)
    case "real":
      let text = Self.trim(try content(of: tag))
      guard let number = Double(text) else { throw error("'\(text)' is not a number") }
      return .real(number)
    case "date": return .date(Self.trim(try content(of: tag)))
    case "data": return .data(try base64(try content(of: tag)))
    case "key": throw error("A <key> may only stand inside a <dict>, before its value")
    default: throw error("Unknown tag \(tag.text)")
    }
  }

  private mutating func dictionary(depth: Int) throws(PlistError) -> [String: PlistValue] {
    var pairs: [String: PlistValue] = [:]
    while true {
      let tag = try nextTag()
      if tag.isClosing && tag.name == "dict" { return pairs }
      guard tag.name == "key" && !tag.isClosing else {
        throw error("Expected <key> or </dict>, found \(tag.text)")
      }
      let line = line(of: tag.offset)
      let key = try content(of: tag)
      if depth < 4 { lines[(path + [key]).joined(separator: ".")] = line }
      let next = try nextTag()
      if next.isClosing || next.name == "key" { throw error("The key '\(key)' has no value") }
      path.append(key)
      pairs[key] = try value(next, depth: depth + 1)
      path.removeLast()
    }
  }

  private mutating func array(depth: Int) throws(PlistError) -> [PlistValue] {
    var values: [PlistValue] = []
    while true {
      let tag = try nextTag()
      if tag.isClosing && tag.name == "array" { return values }
      values.append(try value(tag, depth: depth + 1))
    }
  }

  // MARK: Markup

  private struct Tag {
    var name: String
    var isClosing: Bool
    var isEmpty: Bool
    var offset: Int
    var text: String { isClosing ? "</\(name)>" : "<\(name)>" }
  }

  /// The next tag; text other than blanks between tags is an error.
  private mutating func nextTag() throws(PlistError) -> Tag {
    while position < bytes.count {
      if TextBytes.isSpace(bytes[position]) {
        position += 1
        continue
      }
      guard bytes[position] == UInt8(ascii: "<") else { throw error("Unexpected text outside a value") }
      if skip("<!--", to: "-->") || skip("<?", to: "?>") || skip("<!", to: ">") { continue }
      return try tag()
    }
    throw error("The file ends too early")
  }

  private mutating func tag() throws(PlistError) -> Tag {
    let offset = position
    position += 1
    let isClosing = position < bytes.count && bytes[position] == UInt8(ascii: "/")
    if isClosing { position += 1 }
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: ">") { position += 1 }
    guard position < bytes.count else {
      position = offset
      throw error("A tag is never closed by '>'")
    }
    var inside = bytes[start..<position]
    position += 1
    let isEmpty = inside.last == UInt8(ascii: "/")
    if isEmpty { inside.removeLast() }
    let name = inside.prefix { !TextBytes.isSpace($0) }.prefix(40)
    return Tag(name: String(decoding: name, as: UTF8.self), isClosing: isClosing, isEmpty: isEmpty, offset: offset)
  }

  /// Text up to the closing tag of `tag`.
  private mutating func content(of tag: Tag) throws(PlistError) -> String {
    if tag.isEmpty { return "" }
    var result: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "&") {
        result += try entity()
      } else if byte != UInt8(ascii: "<") {
        result.append(byte)
        position += 1
      } else if matches("<![CDATA[") {
        let start = position + 9
        guard skip("<![CDATA[", to: "]]>") else { throw error("<![CDATA[ is never closed") }
        result += bytes[start..<max(start, position - 3)]
      } else if skip("<!--", to: "-->") {
        continue
      } else {
        let end = try self.tag()
        guard end.isClosing && end.name == tag.name else {
          throw error("Expected </\(tag.name)>, found \(end.text)")
        }
        return String(decoding: result, as: UTF8.self)
      }
    }
    throw error("The file ends inside \(tag.text)")
  }

  private mutating func entity() throws(PlistError) -> [UInt8] {
    let start = position + 1
    var end = start
    while end < bytes.count, end - start < 12, bytes[end] != UInt8(ascii: ";") { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: ";") else {
      throw error("A '&' must be written as '&amp;'")
    }
    let name = String(decoding: bytes[start..<end], as: UTF8.self)
    position = end + 1
    switch name {
    case "lt": return [UInt8(ascii: "<")]
    case "gt": return [UInt8(ascii: ">")]
    case "amp": return [UInt8(ascii: "&")]
    case "quot": return [UInt8(ascii: "\"")]
    case "apos": return [UInt8(ascii: "'")]
    default:
      let number =
        name.hasPrefix("#x")
        ? UInt32(name.dropFirst(2), radix: 16) : (name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil)
      guard let number, let scalar = UnicodeScalar(number) else { throw error("Unknown entity '&\(name);'") }
      return Array(String(Character(scalar)).utf8)
    }
  }

  private mutating func base64(_ text: String) throws(PlistError) -> [UInt8] {
    var result: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for byte in text.utf8 where !TextBytes.isSpace(byte) && byte != UInt8(ascii: "=") {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): digit = byte - UInt8(ascii: "A")
      case UInt8(ascii: "a")...UInt8(ascii: "z"): digit = byte - UInt8(ascii: "a") + 26
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0") + 52
      case UInt8(ascii: "+"): digit = 62
      case UInt8(ascii: "/"): digit = 63
      default: throw error("The <data> is not base64")
      }
      bits = (bits << 6 | UInt32(digit)) & 0xFF_FFFF
      count += 6
      if count >= 8 {
        count -= 8
        result.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return result
  }

  private func matches(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    for index in 0..<count where bytes[position + index] != text.utf8Start[index] { return false }
    return true
  }

  private mutating func skip(_ opening: StaticString, to closing: StaticString) -> Bool {
    guard matches(opening) else { return false }
    let start = position
    position += opening.utf8CodeUnitCount
    while position < bytes.count {
      if matches(closing) {
        position += closing.utf8CodeUnitCount
        return true
      }
      position += 1
    }
    position = start
    return false
  }

  // MARK: Errors

  private mutating func line(of offset: Int) -> Int {
    if offset < countedTo {
      countedTo = 0
      lineCount = 1
    }
    while countedTo < min(offset, bytes.count) {
      if bytes[countedTo] == 0x0A { lineCount += 1 }
      countedTo += 1
    }
    return lineCount
  }

  private mutating func error(_ message: String) -> PlistError { PlistError(message, line: line(of: position)) }

  private static func trim(_ text: String) -> String {
    String(
      decoding: text.utf8.drop(while: TextBytes.isSpace).reversed().drop(while: TextBytes.isSpace).reversed(),
      as: UTF8.self)
  }
}
