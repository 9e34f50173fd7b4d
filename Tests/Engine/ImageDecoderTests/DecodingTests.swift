import Canvas
import Foundation
import Testing

@testable import ImageDecoder

@Suite("Decoding pictures")
struct DecodingTests {
  /// Red, green, blue and white in the middle of the quarters, within what JPEG's rounding does.
  private func expectQuarters(_ surface: Surface, alpha: UInt32 = 255, tolerance: Int = 6) {
    let colors: [(UInt32, UInt32, UInt32)] = [(255, 0, 0), (0, 255, 0), (0, 0, 255), (255, 255, 255)]
    for (index, color) in colors.enumerated() {
      let pixel = surface.pixel(
        x: surface.width * (1 + 2 * (index % 2)) / 4, y: surface.height * (1 + 2 * (index / 2)) / 4)
      let parts = [pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255]
      for (part, wish) in zip(parts, [color.0, color.1, color.2]) {
        #expect(abs(Int(part) - Int(wish * alpha / 255)) <= tolerance)
      }
      #expect(pixel >> 24 == alpha)
    }
  }

  @Test(
    "every kind of file says its size and gives its colours",
    arguments: [
      ("jpeg", Samples.jpeg, 64, 48, 255), ("progressive", Samples.jpegProgressive, 64, 48, 255),
      ("interlaced", Samples.pngInterlaced, 16, 12, 255), ("alpha", Samples.pngAlpha, 16, 12, 128),
      ("webp", Samples.webp, 64, 48, 255), ("lossless", Samples.webpLossless, 16, 12, 128),
    ] as [(String, [UInt8], Int, Int, UInt32)])
  func quarters(name: String, bytes: [UInt8], width: Int, height: Int, alpha: UInt32) throws {
    let source = try ImageSource(bytes: bytes)

    let image = try source.decode()

    #expect(source.header.width == width && source.header.height == height)
    #expect(image.surface.width == width && image.surface.height == height)
    #expect(!image.isTruncated)
    expectQuarters(image.surface, alpha: alpha, tolerance: name == "webp" ? 12 : 6)
  }

  @Test("greys of 8 and 16 bits keep their lightness", arguments: [Samples.jpegGrey, Samples.pngGrey16])
  func greys(bytes: [UInt8]) throws {
    let image = try ImageSource(bytes: bytes).decode()

    #expect(image.surface.pixel(x: 3, y: 3) == 0xFF80_8080)
    #expect(image.surface.isOpaque)
  }

  @Test("four inks become the colour that they print")
  func inks() throws {
    let pixel = try ImageSource(bytes: Samples.jpegInks).decode().surface.pixel(x: 8, y: 8)

    #expect(pixel >> 16 & 255 > 248)
    #expect(pixel >> 8 & 255 < 8)
    #expect(pixel & 255 < 8)
  }

  @Test("a palette's transparent colour is transparent")
  func palette() throws {
    let source = try ImageSource(bytes: Samples.pngPalette)
    let surface = try source.decode().surface

    let alphas = [(4, 3), (12, 3), (4, 9), (12, 9)].map { surface.pixel(x: $0.0, y: $0.1) >> 24 }
    #expect(source.header.hasAlpha)
    #expect(alphas.filter { $0 == 0 }.count == 1)
    #expect(alphas.filter { $0 == 255 }.count == 3)
  }

  @Test("the orientation is told, and applied when asked for")
  func orientation() throws {
    let source = try ImageSource(bytes: Samples.jpegTurned)

    let stored = try source.decode().surface
    let upright = try source.decode(appliesOrientation: true).surface

    #expect(source.header.orientation == 6)
    #expect(source.header.uprightSize.width == 48)
    #expect(stored.width == 64)
    #expect(upright.width == 48 && upright.height == 64)
    // Orientation 6: a quarter turn clockwise brings the blue left lower quarter to the left upper one.
    #expect(upright.pixel(x: 10, y: 10) & 255 > 240)
    #expect(upright.pixel(x: 40, y: 10) >> 16 & 255 > 240)
  }

  @Test("turning there and back changes nothing", arguments: [(2, 2), (3, 3), (4, 4), (5, 5), (6, 8), (7, 7), (8, 6)])
  func turns(there: Int, back: Int) {
    let surface = Surface(width: 3, height: 2)
    for index in 0..<6 { surface.memory.storeBytes(of: UInt32(index + 1), toByteOffset: index * 4, as: UInt32.self) }

    let result = surface.turned(there).turned(back)

    for index in 0..<6 { #expect(result.pixel(x: index % 3, y: index / 3) == UInt32(index + 1)) }
  }

  @Test(
    "a smaller size is decoded at once",
    arguments: [Samples.jpeg, Samples.jpegProgressive, Samples.webp, Samples.pngInterlaced, Samples.pngAlpha])
  func smaller(bytes: [UInt8]) throws {
    let source = try ImageSource(bytes: bytes)

    let image = try source.decode(maxPixelSize: 8)

    #expect(image.surface.width == 8 && image.surface.height == 6)
    expectQuarters(image.surface, alpha: source.header.hasAlpha ? 128 : 255, tolerance: 24)
  }

  @Test("a picture is never enlarged")
  func notEnlarged() throws {
    #expect(try ImageSource(bytes: Samples.jpeg).decode(maxPixelSize: 4000).surface.width == 64)
  }

  @Test("an animation gives its pictures and times", arguments: [Samples.gif, Samples.webpAnimated])
  func animations(bytes: [UInt8]) throws {
    let source = try ImageSource(bytes: bytes)

    let frames = try source.frames()

    #expect(source.header.frameCount == 3)
    #expect(frames.count == 3)
    #expect(frames.map { $0.surface.pixel(x: 10, y: 5) } == [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF])
    #expect(frames[0].duration == 0.1)
    #expect(frames[1].duration == 0.2)
    // The GIF's last picture says 0 ms, which viewers take as 100.
    #expect(frames[2].duration == (source.header.format == .gif ? 0.1 : 0.3))
    #expect(try source.decode(frame: 1).surface.pixel(x: 3, y: 3) == 0xFF00_FF00)
    #expect(try source.decode(maxPixelSize: 10).surface.width == 10)
  }

  @Test("what the encoder writes comes back pixel by pixel", arguments: [true, false])
  func roundTrip(isOpaque: Bool) throws {
    let surface = Surface(width: 130, height: 201)
    for y in 0..<201 {
      for x in 0..<130 {
        let alpha: UInt32 = isOpaque ? 255 : y % 3 == 0 ? 0 : 255
        let color = UInt32(x * 7 % 256) << 16 | UInt32(y * 5 % 256) << 8 | UInt32((x ^ y) % 256)
        surface.memory.storeBytes(
          of: alpha == 0 ? 0 : 0xFF00_0000 | color, toByteOffset: y * surface.bytesPerRow + x * 4, as: UInt32.self)
      }
    }
    surface.markChanged()

    let decoded = try ImageSource(bytes: PNGEncoder().encode(surface, scale: 2)).decode().surface

    #expect(decoded.isOpaque == isOpaque)
    for y in 0..<201 {
      for x in 0..<130 where decoded.pixel(x: x, y: y) != surface.pixel(x: x, y: y) {
        Issue.record("pixel \(x), \(y) differs")
        return
      }
    }
  }

  @Test("a file is mapped, and a missing one is an error that names it")
  func files() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).jpg").path
    try Data(Samples.jpeg).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }

    #expect(try ImageSource(path: path).decode().surface.width == 64)
    #expect { try ImageSource(path: path + ".no") } throws: { error in
      let error = error as? ImageError
      return error?.code == .unreadable && error?.message.contains(path) == true
    }
  }
}
