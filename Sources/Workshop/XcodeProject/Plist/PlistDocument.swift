import Foundation

/// Why a property list could not be read: what, and on which line.
public struct PlistError: Error, Equatable {
  public var message: String
  /// Counted from 1; nil for binary files.
  public var line: Int?

  init(_ message: String, line: Int? = nil) {
    self.message = message
    self.line = line
  }
}

/// A property list that was read from XML, from the old OpenStep text or from the binary form.
public struct PlistDocument: Sendable {
  public var root: PlistValue
  /// The line of each dictionary key, by its path (`NSExtension.NSExtensionPrincipalClass`); empty for binary files.
  public var lines: [String: Int]

  /// Dictionaries and arrays nested deeper than this are refused.
  static let depthLimit = 200

  /// Reads any of the three formats.
  public init(bytes: [UInt8]) throws(PlistError) {
    if bytes.starts(with: Array("bplist".utf8)) {
      root = try Self.binary(bytes)
      lines = [:]
      return
    }
    let text = TextBytes.utf8(bytes)
    let start = text.first { !TextBytes.isSpace($0) }
    guard let start else { throw PlistError("The file is empty") }
    if start == UInt8(ascii: "<") && !Self.isOpenStepData(text) {
      var reader = XMLPlistReader(text)
      root = try reader.document()
      lines = reader.lines
    } else {
      var reader = OpenStepReader(text)
      root = try reader.document()
      lines = reader.lines
    }
  }

  /// `<0fbd77>` is data in the old text form; everything else that begins with `<` is XML.
  private static func isOpenStepData(_ text: [UInt8]) -> Bool {
    guard let open = text.firstIndex(of: UInt8(ascii: "<")), open + 1 < text.count else { return false }
    let next = text[open + 1]
    return next != UInt8(ascii: "?") && next != UInt8(ascii: "!") && next != UInt8(ascii: "p")
      && OpenStepReader.hexDigit(next) != nil && !text[(open + 1)...].contains(UInt8(ascii: "<"))
  }

  private static func binary(_ bytes: [UInt8]) throws(PlistError) -> PlistValue {
    let object: Any
    do {
      object = try PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
    } catch {
      throw PlistError("The binary property list is damaged")
    }
    return try convert(object, depth: 0)
  }

  private static func convert(_ object: Any, depth: Int) throws(PlistError) -> PlistValue {
    guard depth < depthLimit else { throw PlistError("The property list is nested more than \(depthLimit) deep") }
    switch object {
    case let value as String: return .string(value)
    case let value as Bool where type(of: object) == Bool.self: return .boolean(value)
    case let value as [Any]:
      var values: [PlistValue] = []
      for element in value { values.append(try convert(element, depth: depth + 1)) }
      return .array(values)
    case let value as [String: Any]:
      var values: [String: PlistValue] = [:]
      for (key, element) in value { values[key] = try convert(element, depth: depth + 1) }
      return .dictionary(values)
    case let value as Data: return .data([UInt8](value))
    case let value as Date: return .date(ISO8601DateFormatter().string(from: value))
    case let value as NSNumber:
      if isBoolean(value) { return .boolean(value.boolValue) }
      let isReal =
        value.objCType.pointee == CChar(bitPattern: UInt8(ascii: "d"))
        || value.objCType.pointee == CChar(bitPattern: UInt8(ascii: "f"))
      return isReal ? .real(value.doubleValue) : .integer(value.int64Value)
    default: throw PlistError("The property list holds a value of an unknown kind")
    }
  }

  private static func isBoolean(_ number: NSNumber) -> Bool {
    number.objCType.pointee == CChar(bitPattern: UInt8(ascii: "B"))
      || (number.objCType.pointee == CChar(bitPattern: UInt8(ascii: "c"))
        && (number === NSNumber(value: true) || number === NSNumber(value: false)))
  }
}
