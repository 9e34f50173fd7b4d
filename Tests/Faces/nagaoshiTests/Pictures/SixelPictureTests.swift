import Canvas
import Foundation
import Testing

@testable import nagaoshi

@Suite("Sixels")
struct SixelPictureTests {
  private func surface(_ width: Int, _ height: Int, _ color: (Int, Int) -> (UInt8, UInt8, UInt8)) -> Surface {
    let surface = Surface(width: width, height: height)
    for y in 0..<height {
      let row = (surface.memory + y * surface.bytesPerRow).assumingMemoryBound(to: UInt8.self)
      for x in 0..<width {
        let (red, green, blue) = color(x, y)
        (row[4 * x], row[4 * x + 1], row[4 * x + 2], row[4 * x + 3]) = (blue, green, red, 255)
      }
    }
    return surface
  }

  @Test("a picture of few colours comes back as it was, whatever its height", arguments: [1, 5, 6, 7, 13])
  func exact(height: Int) throws {
    let colors: [(UInt8, UInt8, UInt8)] = [(0, 0, 0), (255, 255, 255), (255, 0, 0), (0, 255, 0), (0, 0, 255)]
    let picture = surface(17, height) { x, y in colors[(x / 3 + y) % colors.count] }

    let decoded = try #require(SixelReader(SixelPicture.encode(picture)))

    #expect(decoded.width == 17 && decoded.height == height)
    for y in 0..<height {
      for x in 0..<17 {
        let color = colors[(x / 3 + y) % colors.count]
        #expect(decoded.pixel(x, y) == [Int(color.0) * 100 / 255, Int(color.1) * 100 / 255, Int(color.2) * 100 / 255])
      }
    }
  }

  @Test("of many colours 256 are left, and on the whole nothing gets lighter or darker")
  func gradient() throws {
    let picture = surface(128, 96) { x, y in (UInt8(x * 2), UInt8(y * 255 / 95), UInt8((x + y) & 255)) }
    let palette = Palette(of: picture, colors: 256)
    let indexes = palette.dithered(picture)

    #expect(palette.colors.count == 256)
    var error = [0, 0, 0]
    var worst = 0
    for y in 0..<96 {
      for x in 0..<128 {
        let color = palette.colors[Int(indexes[y * 128 + x])]
        let differences = [color.red - x * 2, color.green - y * 255 / 95, color.blue - (x + y) & 255]
        for channel in 0..<3 { error[channel] += differences[channel] }
        worst = max(worst, differences.map { abs($0) }.max() ?? 0)
      }
    }
    // A mean of less than a step of 256, and nowhere another colour.
    #expect(error.allSatisfy { abs($0) < 128 * 96 })
    #expect(worst < 80)
  }

  @Test("a picture of one colour, and one of a single pixel")
  func small() throws {
    let picture = surface(1, 1) { _, _ in (10, 20, 30) }

    #expect(Palette(of: picture, colors: 256).colors == [.init(red: 10, green: 20, blue: 30)])
    #expect(
      String(decoding: SixelPicture.encode(picture), as: UTF8.self) == "\u{1B}P0;1;0q\"1;1;1;1#0;2;4;8;12#0@$-\u{1B}\\")
  }
}

/// Reads sixels back, as a terminal does.
private struct SixelReader {
  let width: Int
  let height: Int
  private var pixels: [[Int]]

  func pixel(_ x: Int, _ y: Int) -> [Int] { pixels[y * width + x] }

  init?(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix("\u{1B}P0;1;0q\""), text.hasSuffix("\u{1B}\\") else { return nil }
    var rest = text.dropFirst("\u{1B}P0;1;0q\"".count).dropLast(2)
    let raster = Self.numbers(&rest)
    guard raster.count == 4 else { return nil }
    (width, height) = (raster[2], raster[3])
    pixels = Array(repeating: [], count: width * height)
    var palette: [Int: [Int]] = [:]
    var (color, x, top) = (0, 0, 0)
    while let letter = rest.popFirst() {
      var count = 1
      var mask = letter
      switch letter {
      case "#":
        let values = Self.numbers(&rest)
        if values.count == 5 { palette[values[0]] = Array(values[2...]) } else { color = values[0] }
        continue
      case "$":
        x = 0
        continue
      case "-":
        (x, top) = (0, top + 6)
        continue
      case "!":
        count = Self.numbers(&rest).first ?? 0
        mask = rest.popFirst() ?? "?"
      default: break
      }
      guard let bits = mask.asciiValue.map({ Int($0) - 63 }), (0..<64).contains(bits) else { return nil }
      for _ in 0..<count {
        for row in 0..<6 where bits >> row & 1 == 1 { pixels[(top + row) * width + x] = palette[color] ?? [] }
        x += 1
      }
    }
  }

  private static func numbers(_ rest: inout Substring) -> [Int] {
    let text = rest.prefix { $0.isNumber || $0 == ";" }
    rest = rest.dropFirst(text.count)
    return text.split(separator: ";").compactMap { Int($0) }
  }
}
