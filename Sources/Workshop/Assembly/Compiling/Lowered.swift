/// Source text that says the same without Objective-C; every line and column stays where it was.
enum Lowered {
  /// `@UIApplicationMain` becomes `@main` and blanks of the same length. The first line names the user's file, so that
  /// diagnostics and line tables speak of it.
  static func text(_ bytes: [UInt8], applicationMains offsets: [Int], path: String) -> String {
    var bytes = bytes
    for offset in offsets where offset >= 0 && offset < bytes.count && bytes[offset] == UInt8(ascii: "@") {
      var end = offset + 1
      while end < bytes.count, isName(bytes[end]) { end += 1 }
      guard end - offset >= 5 else { continue }
      for (index, byte) in "@main".utf8.enumerated() { bytes[offset + index] = byte }
      for index in (offset + 5)..<end { bytes[index] = 0x20 }
    }
    let name = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "#sourceLocation(file: \"\(name)\", line: 1)\n" + String(decoding: bytes, as: UTF8.self)
  }

  private static func isName(_ byte: UInt8) -> Bool {
    (byte >= 0x41 && byte <= 0x5A) || (byte >= 0x61 && byte <= 0x7A) || byte == 0x5F
  }
}
