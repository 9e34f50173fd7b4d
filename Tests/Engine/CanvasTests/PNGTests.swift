import Testing

@testable import Canvas

@Suite("PNG files")
struct PNGTests {
  private func picture(width: Int, height: Int, seed: UInt64 = 1, alpha: Bool = false) -> Surface {
    let surface = Surface(width: width, height: height)
    var random = seed
    for y in 0..<height {
      for x in 0..<width {
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let noise = random >> 33 & 0xFFFFFF
        let opacity: UInt64 = alpha ? 128 : 255
        surface.row(y)[x] = UInt32(opacity << 24 | (noise & (alpha ? 0x7F7F7F : 0xFFFFFF)))
      }
    }
    return surface
  }

  @Test("the same pixels give the same bytes, cold and warm, and after other pictures")
  func deterministic() {
    let first = picture(width: 100, height: 300)
    let warm = PNGEncoder()
    let cold = PNGEncoder().encode(first)

    let once = warm.encode(first)
    first.row(150)[50] ^= 0x00FF_FFFF
    let changed = warm.encode(first)
    first.row(150)[50] ^= 0x00FF_FFFF
    let again = warm.encode(first)

    #expect(once == cold)
    #expect(changed != cold)
    #expect(again == cold)
  }

  @Test("the file begins as PNG files do, and says that it is opaque or not", arguments: [true, false])
  func header(alpha: Bool) {
    let bytes = PNGEncoder().encode(picture(width: 7, height: 5, alpha: alpha), scale: 3)

    #expect(Array(bytes[0..<8]) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    #expect(Array(bytes[16..<24]) == [0, 0, 0, 7, 0, 0, 0, 5])
    // Eight bits; colour type 6 with alpha, 2 without.
    #expect(Array(bytes[24..<26]) == [8, alpha ? 6 : 2])
    #expect(String(decoding: bytes, as: UTF8.self).contains("sRGB"))
    // 3 × 72 dots an inch are 8504 a metre.
    #expect(String(decoding: bytes, as: UTF8.self).contains("pHYs"))
  }

  @Test("a picture without pixels is written, not refused")
  func empty() {
    #expect(PNGEncoder().encode(Surface(width: 0, height: 0)).count > 40)
  }

  @Test("checksums of parts make the checksum of the whole")
  func adler() {
    // Adler-32 of "Wikipedia" is 0x11E60398 (RFC 1950's algorithm); of "Wiki" and "pedia" by hand.
    func plain(_ text: String) -> UInt32 {
      var (a, b): (UInt32, UInt32) = (1, 0)
      for byte in text.utf8 {
        a = (a + UInt32(byte)) % 65_521
        b = (b + a) % 65_521
      }
      return b << 16 | a
    }
    var sum = Adler32()
    sum.append(plain("Wiki"), length: 4)
    sum.append(plain("pedia"), length: 5)

    #expect(sum.value == 0x11E6_0398)
  }
}
