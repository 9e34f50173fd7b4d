/// Finds the orientation in Exif data.
enum ExifOrientation {
  /// The orientation, 1…8, in a TIFF structure that starts at `start`; nil when there is none.
  static func read(_ reader: ByteReader, at start: Int) -> Int? {
    let isLittle: Bool
    if reader.has("II", at: start) {
      isLittle = true
    } else if reader.has("MM", at: start) {
      isLittle = false
    } else {
      return nil
    }
    func two(_ offset: Int) -> Int? { isLittle ? reader.little16(offset) : reader.big16(offset) }
    func four(_ offset: Int) -> Int? { isLittle ? reader.little32(offset) : reader.big32(offset) }
    guard two(start + 2) == 42, let directory = four(start + 4), let count = two(start + directory) else { return nil }
    for index in 0..<count {
      let entry = start + directory + 2 + 12 * index
      guard let tag = two(entry) else { return nil }
      // 0x0112 is the orientation, a number of two bytes.
      if tag == 0x0112, let value = two(entry + 8), (1...8).contains(value) { return value }
    }
    return nil
  }
}
