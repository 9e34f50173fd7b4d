/// Text files as UTF-8 bytes, whatever Unicode encoding they were saved in.
package enum TextBytes {
  /// The bytes of `bytes` in UTF-8 without a byte order mark. UTF-16 is told by its mark or by zero bytes at the start.
  package static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    guard bytes.count >= 2 else { return bytes }
    if bytes[0] == 0xFF && bytes[1] == 0xFE { return utf16(bytes.dropFirst(2), bigEndian: false) }
    if bytes[0] == 0xFE && bytes[1] == 0xFF { return utf16(bytes.dropFirst(2), bigEndian: true) }
    if bytes[0] == 0 && bytes[1] != 0 { return utf16(bytes[...], bigEndian: true) }
    if bytes[1] == 0 && bytes[0] != 0 { return utf16(bytes[...], bigEndian: false) }
    return bytes
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, bigEndian: Bool) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      let first = UInt16(bytes[index])
      let second = UInt16(bytes[index + 1])
      units.append(bigEndian ? first << 8 | second : second << 8 | first)
      index += 2
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  package static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }

  /// The line of a byte offset, counted from 1.
  package static func line(of offset: Int, in bytes: [UInt8]) -> Int {
    var line = 1
    for index in 0..<min(offset, bytes.count) where bytes[index] == 0x0A { line += 1 }
    return line
  }
}
