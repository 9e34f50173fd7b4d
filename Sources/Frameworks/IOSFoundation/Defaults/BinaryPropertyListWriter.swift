import Foundation

/// Writes native Swift values as a binary property list, several times as fast as Foundation on Linux.
///
/// The format: the magic, the objects one after another, a table of their offsets, and a trailer with the sizes and counts.
/// A container holds the numbers of its parts.
struct BinaryPropertyListWriter {
  private var bytes = Array("bplist00".utf8)
  private var offsets: [Int] = []
  private let referenceSize: Int

  /// The property list of `value`; nil if a part is of a type that this writer leaves to Foundation (such as `NSNumber`),
  /// or that no property list can hold.
  static func data(of value: Any) -> Data? {
    guard let count = objectCount(value) else { return nil }
    var writer = BinaryPropertyListWriter(referenceSize: size(of: count))
    writer.append(value)
    return writer.finished()
  }

  private init(referenceSize: Int) {
    self.referenceSize = referenceSize
  }

  private static func objectCount(_ value: Any) -> Int? {
    // The exact type is asked for: an NSNumber that holds 1 can be cast to Bool.
    switch type(of: value) {
    case is String.Type, is Int.Type, is Bool.Type, is Double.Type, is Data.Type, is Date.Type: return 1
    case is [String].Type: return 1 + ((value as? [String])?.count ?? 0)
    case is [Any].Type:
      return (value as? [Any])?.reduce(into: 1 as Int?) { total, element in
        total = total.flatMap { sum in objectCount(element).map { sum + $0 } }
      }
    case is [String: Any].Type:
      return (value as? [String: Any])?.reduce(into: 1 as Int?) { total, entry in
        total = total.flatMap { sum in objectCount(entry.value).map { sum + $0 + 1 } }
      }
    default: return nil
    }
  }

  /// Writes an object and its parts after it.
  /// - Returns: its number.
  @discardableResult
  private mutating func append(_ value: Any) -> Int {
    let number = offsets.count
    offsets.append(bytes.count)
    switch value {
    case let value as [String]: appendContainer(0xa0, count: value.count) { writer in value.map { writer.append($0) } }
    case let value as [Any]: appendContainer(0xa0, count: value.count) { writer in value.map { writer.append($0) } }
    case let value as [String: Any]:
      appendContainer(0xd0, count: value.count) { writer in
        let keys = value.keys.map { writer.append($0) }
        return keys + value.values.map { writer.append($0) }
      }
    case let value as String: append(text: value)
    case let value as Data:
      appendMarker(0x40, count: value.count)
      bytes.append(contentsOf: value)
    case let value as Date:
      bytes.append(0x33)
      append(value.timeIntervalSinceReferenceDate.bitPattern, size: 8)
    default:
      switch type(of: value) {
      case is Bool.Type: bytes.append((value as? Bool) == true ? 0x09 : 0x08)
      case is Double.Type:
        bytes.append(0x23)
        append((value as? Double ?? 0).bitPattern, size: 8)
      default:
        bytes.append(0x13)
        append(UInt64(bitPattern: Int64(value as? Int ?? 0)), size: 8)
      }
    }
    return number
  }

  private mutating func append(text: String) {
    let utf8 = text.utf8
    if utf8.allSatisfy({ $0 < 0x80 }) {
      appendMarker(0x50, count: utf8.count)
      bytes.append(contentsOf: utf8)
    } else {
      appendMarker(0x60, count: text.utf16.count)
      for unit in text.utf16 { append(UInt64(unit), size: 2) }
    }
  }

  /// Keeps the place of the parts' numbers, writes the parts, and fills the numbers in.
  private mutating func appendContainer(
    _ marker: UInt8, count: Int, parts: (inout BinaryPropertyListWriter) -> [Int]
  ) {
    appendMarker(marker, count: count)
    var place = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: (marker == 0xd0 ? 2 : 1) * count * referenceSize))
    for part in parts(&self) {
      for position in 0..<referenceSize {
        bytes[place + position] = UInt8(truncatingIfNeeded: part >> (8 * (referenceSize - 1 - position)))
      }
      place += referenceSize
    }
  }

  private mutating func appendMarker(_ marker: UInt8, count: Int) {
    if count < 15 {
      bytes.append(marker | UInt8(count))
    } else {
      bytes.append(marker | 0x0f)
      let size = Self.size(of: count)
      bytes.append(0x10 | UInt8(size.trailingZeroBitCount))
      append(UInt64(count), size: size)
    }
  }

  private mutating func append(_ value: UInt64, size: Int) {
    for position in (0..<size).reversed() { bytes.append(UInt8(truncatingIfNeeded: value >> (8 * UInt64(position)))) }
  }

  private consuming func finished() -> Data {
    let table = bytes.count
    let offsetSize = Self.size(of: table)
    for offset in offsets { append(UInt64(offset), size: offsetSize) }
    bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
    append(UInt64(offsets.count), size: 8)
    append(0, size: 8)
    append(UInt64(table), size: 8)
    return Data(bytes)
  }

  /// The least power of two of bytes that holds `value`.
  private static func size(of value: Int) -> Int {
    switch value {
    case ...0xff: 1
    case ...0xffff: 2
    case ...0xffff_ffff: 4
    default: 8
    }
  }
}
