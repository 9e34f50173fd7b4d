import Canvas

/// DEC's sixels: six rows at a time, colour by colour (VT330/VT340 Programmer Reference Manual, chapter 14).
enum SixelPicture {
  /// The most colours that every terminal with sixels has.
  static let colors = 256

  /// The command that shows a picture. What is transparent in it is shown on black.
  static func encode(_ surface: Surface) -> [UInt8] {
    let palette = Palette(of: surface, colors: colors)
    let indexes = palette.dithered(surface)
    let (width, height) = (surface.width, surface.height)
    // P2 = 1: pixels that no colour sets keep the background. The raster attributes: square pixels, the size.
    var bytes = Array("\u{1B}P0;1;0q\"1;1;\(width);\(height)".utf8)
    for (index, color) in palette.colors.enumerated() {
      func percent(_ value: Int) -> Int { (value * 100 + 127) / 255 }
      bytes += Array("#\(index);2;\(percent(color.red));\(percent(color.green));\(percent(color.blue))".utf8)
    }
    for top in stride(from: 0, to: height, by: 6) {
      append(band: indexes, top: top, width: width, height: height, count: palette.colors.count, to: &bytes)
    }
    return bytes + [0x1B, 0x5C]
  }

  /// Six rows: for each colour in them a line of letters, whose bits say where it is.
  private static func append(
    band indexes: [UInt8], top: Int, width: Int, height: Int, count: Int, to bytes: inout [UInt8]
  ) {
    var masks = [UInt8](repeating: 0, count: count * width)
    var isUsed = [Bool](repeating: false, count: count)
    for row in 0..<min(6, height - top) {
      for x in 0..<width {
        let color = Int(indexes[(top + row) * width + x])
        masks[color * width + x] |= 1 << UInt8(row)
        isUsed[color] = true
      }
    }
    for color in 0..<count where isUsed[color] {
      bytes += Array("#\(color)".utf8)
      let line = masks[color * width..<(color + 1) * width]
      // What is empty at the end of a line need not be said.
      let length = (line.lastIndex { $0 != 0 } ?? line.startIndex - 1) + 1 - line.startIndex
      append(run: line.prefix(length), to: &bytes)
      bytes.append(UInt8(ascii: "$"))
    }
    bytes.append(UInt8(ascii: "-"))
  }

  /// `!12?` says twelve times the same; up to three times the letter itself is as short.
  private static func append(run line: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
    var index = line.startIndex
    while index < line.endIndex {
      let mask = line[index]
      let end = line[index...].firstIndex { $0 != mask } ?? line.endIndex
      let letter = mask + 63
      if end - index > 3 {
        bytes += Array("!\(end - index)".utf8) + [letter]
      } else {
        bytes += [UInt8](repeating: letter, count: end - index)
      }
      index = end
    }
  }
}
