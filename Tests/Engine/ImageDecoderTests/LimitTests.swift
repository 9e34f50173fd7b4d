import Canvas
import Foundation
import Testing

@testable import ImageDecoder

@Suite("Damaged and oversized pictures")
struct LimitTests {
  private func code(_ bytes: [UInt8], maxPixelSize: Int? = nil) -> ImageError.Code? {
    do {
      _ = try ImageSource(bytes: bytes).decode(maxPixelSize: maxPixelSize)
      return nil
    } catch {
      return (error as? ImageError)?.code
    }
  }

  /// A PNG file of one grey whose data is a run of zeros: a little file for a very large picture.
  static func bomb(side: Int) -> [UInt8] {
    let row = Surface(width: 1000, height: 1000)
    row.clear(to: .black)
    var bytes = PNGEncoder().encode(row)
    for (offset, value) in [(16, side), (20, side)] {
      for index in 0..<4 { bytes[offset + index] = UInt8(value >> (24 - 8 * index) & 255) }
    }
    // The header's checksum must fit, or the file is refused for that.
    let checksum = crc(Array(bytes[12..<29]))
    for index in 0..<4 { bytes[29 + index] = UInt8(checksum >> (24 - 8 * UInt32(index)) & 255) }
    return bytes
  }

  /// CRC-32 as PNG defines it.
  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    var value: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }
    return ~value
  }

  @Test("a picture of 20000 × 20000 pixels is refused whole, and fits when it is wanted small")
  func bomb() throws {
    let bytes = Self.bomb(side: 20_000)

    #expect(code(bytes) == .tooLarge)
    // The data ends in the first rows: what is there is decoded, in memory for 1000 × 1000 pixels.
    let image = try ImageSource(bytes: bytes).decode(maxPixelSize: 1000)
    #expect(image.isTruncated)
    #expect(image.surface.width == 1000 && image.surface.height == 1000)
  }

  @Test("absurd sizes are refused", arguments: [70_000, 2_000_000_000])
  func absurd(side: Int) {
    #expect(code(Self.bomb(side: side)) == .tooLarge)
  }

  @Test("bytes that are no picture are told apart", arguments: ["", "hello", "GIF", "BM12345678901234567890"])
  func unknown(text: String) {
    #expect(code(Array(text.utf8)) == .unknownFormat)
  }

  @Test(
    "a file that ends after its first bytes is damaged",
    arguments: [Samples.jpeg, Samples.pngAlpha, Samples.webp, Samples.webpLossless])
  func onlyHeader(bytes: [UInt8]) {
    #expect(code(Array(bytes.prefix(20))) == .damaged)
  }

  @Test("a JPEG that breaks off gives the part that is there")
  func truncatedJPEG() throws {
    let bytes = Array(Samples.jpeg.dropLast(60))

    let image = try ImageSource(bytes: bytes).decode()

    #expect(image.isTruncated)
    #expect(image.surface.width == 64)
    #expect(image.surface.pixel(x: 10, y: 2) >> 16 & 255 > 240)
  }

  @Test("a PNG that breaks off gives the part that is there, and nothing below")
  func truncatedPNG() throws {
    let surface = Surface(width: 300, height: 300)
    var random: UInt32 = 1
    for index in 0..<90_000 {
      random = random &* 1_664_525 &+ 1_013_904_223
      surface.memory.storeBytes(of: random | 0xFF00_0000, toByteOffset: index * 4, as: UInt32.self)
    }
    let bytes = PNGEncoder().encode(surface)

    let image = try ImageSource(bytes: Array(bytes.prefix(bytes.count / 2))).decode()

    #expect(image.isTruncated)
    #expect(!image.surface.isOpaque)
    #expect(image.surface.pixel(x: 5, y: 5) == surface.pixel(x: 5, y: 5))
    #expect(image.surface.pixel(x: 5, y: 299) == 0)
  }

  @Test("a GIF that breaks off keeps its whole pictures")
  func truncatedGIF() throws {
    let frames = try ImageSource(bytes: Array(Samples.gif.dropLast(8))).frames()

    #expect(!frames.isEmpty)
    #expect(frames.last?.isTruncated == true)
    #expect(frames[0].surface.pixel(x: 5, y: 5) == 0xFFFF_0000)
  }

  @Test("errors say what to do")
  func hints() {
    do {
      _ = try ImageSource(bytes: Array("nothing".utf8))
      Issue.record("there must be an error")
    } catch {
      #expect((error as? ImageError)?.hint.isEmpty == false)
    }
  }

  /// Changes bytes at random places, the same on every run. NAGAOSHI_FUZZ_ROUNDS asks for more rounds than the few hundred.
  @Test("no bytes crash the decoders")
  func fuzz() {
    let rounds = ProcessInfo.processInfo.environment["NAGAOSHI_FUZZ_ROUNDS"].flatMap { Int($0) } ?? 40
    let samples = [
      Samples.jpeg, Samples.jpegProgressive, Samples.jpegTurned, Samples.jpegInks, Samples.pngPalette,
      Samples.pngGrey16, Samples.pngAlpha, Samples.pngInterlaced, Samples.gif, Samples.webp, Samples.webpLossless,
      Samples.webpAnimated,
    ]
    var random: UInt64 = 0x5EED
    func next(_ limit: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(random >> 33) % max(1, limit)
    }
    for _ in 0..<rounds {
      for sample in samples {
        var bytes = sample
        for _ in 0...next(6) {
          let place = next(2) == 0 ? next(min(64, bytes.count)) : next(bytes.count)
          switch next(4) {
          case 0: bytes[place] = UInt8(next(256))
          case 1: bytes[place] ^= 1 << UInt8(next(8))
          case 2: bytes.removeLast(next(bytes.count / 4))
          default: bytes[place] = [0, 255, 127, 128][next(4)]
          }
        }
        guard let source = try? ImageSource(bytes: bytes) else { continue }
        // Small results keep the rounds short when a change has made the picture large.
        _ = try? source.decode(maxPixelSize: 64, appliesOrientation: true)
        if source.header.frameCount > 1, source.header.width * source.header.height < 10_000 {
          _ = try? source.frames()
        }
      }
    }
  }
}
