import Testing

@testable import Canvas

@Suite("Glyphs")
struct GlyphTests {
  static let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
  static let emoji = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"

  private func face(_ path: String) throws -> GlyphFace { try #require(GlyphFace.load(path: path)) }

  @Test("a face is loaded once and knows its measures")
  func metrics() throws {
    let face = try face(Self.inter)

    #expect(try self.face(Self.inter) === face)
    // Inter's own tables: 2048 units an em (2816 in older releases), capitals a little under three quarters of it.
    #expect(face.metrics.unitsPerEm >= 1000)
    #expect((0.7...0.75).contains(face.metrics.capHeight))
    #expect((0.5...0.6).contains(face.metrics.xHeight))
    #expect(!face.hasColor)
  }

  @Test("a file that is no font is refused")
  func noFont() {
    #expect(GlyphFace.load(path: "/etc/passwd") == nil)
    #expect(GlyphFace.load(path: "/nowhere") == nil)
  }

  private func draw(_ x: Double, _ y: Double, size: Double = 40, matrix: Matrix = .identity) throws -> Surface {
    let face = try face(Self.inter)
    let surface = Surface(width: 120, height: 80)
    let painter = Painter(surface: surface)
    painter.matrix = matrix
    painter.draw(
      GlyphRun(face: face, size: size, glyphs: [.init(id: face.glyph(for: "l"), x: x, y: y)]), color: .black)
    painter.finish()
    return surface
  }

  private func center(_ surface: Surface) -> (x: Double, y: Double, mass: Double) {
    var (sumX, sumY, mass) = (0.0, 0.0, 0.0)
    for y in 0..<surface.height {
      for x in 0..<surface.width {
        let alpha = Double(surface.pixel(x: x, y: y) >> 24) / 255
        sumX += (Double(x) + 0.5) * alpha
        sumY += (Double(y) + 0.5) * alpha
        mass += alpha
      }
    }
    return (sumX / mass, sumY / mass, mass)
  }

  @Test("a quarter of a pixel moves a glyph by a quarter of a pixel", arguments: [0.25, 0.5, 0.75, 1.25])
  func phases(offset: Double) throws {
    let first = center(try draw(20, 60))

    let moved = center(try draw(20 + offset, 60 + offset))

    // FreeType rounds outlines to 1/64 of a pixel, coverage to 1/256.
    #expect(abs(moved.x - first.x - offset) < 0.06)
    #expect(abs(moved.y - first.y - offset) < 0.06)
  }

  @Test("pictures of glyphs and filled outlines agree")
  func outlines() throws {
    let picture = center(try draw(20, 60))
    // A tiny turn makes the painter fill outlines.
    let outline = center(try draw(20, 60, matrix: Matrix(a: 1, b: 1e-9, c: 0, d: 1, tx: 0, ty: 0)))

    #expect(abs(picture.x - outline.x) < 0.05)
    #expect(abs(picture.y - outline.y) < 0.05)
    #expect(abs(picture.mass - outline.mass) / outline.mass < 0.01)
  }

  @Test("a scaled space gives the same pixels as a larger size")
  func scaled() throws {
    let small = try draw(10, 30, size: 20, matrix: .scale(x: 2, y: 2))
    let large = try draw(20, 60)

    for y in 0..<80 { for x in 0..<120 { #expect(small.pixel(x: x, y: y) == large.pixel(x: x, y: y)) } }
  }

  @Test("thickened and slanted glyphs are heavier and lean to the right")
  func synthetic() throws {
    let face = try face(Self.inter)
    func draw(slant: Double, weight: Double) -> Surface {
      let surface = Surface(width: 120, height: 80)
      let painter = Painter(surface: surface)
      let glyphs = [GlyphRun.Glyph(id: face.glyph(for: "l"), x: 40, y: 60)]
      painter.draw(GlyphRun(face: face, size: 40, glyphs: glyphs, slant: slant, extraWeight: weight), color: .black)
      painter.finish()
      return surface
    }
    let plain = center(draw(slant: 0, weight: 0))

    #expect(center(draw(slant: 0, weight: 0.03)).mass > plain.mass * 1.1)
    #expect(center(draw(slant: 0.2, weight: 0)).x > plain.x + 2)
  }

  @Test("emoji have colours and the size that is asked for", .enabled(if: GlyphFace.load(path: emoji) != nil))
  func colourGlyphs() throws {
    let face = try face(Self.emoji)
    let surface = Surface(width: 100, height: 100)
    let painter = Painter(surface: surface)
    painter.draw(
      GlyphRun(face: face, size: 60, glyphs: [.init(id: face.glyph(for: "😀"), x: 10, y: 80)]), color: .black)
    painter.finish()
    let middle = surface.pixel(x: 45, y: 62)

    #expect(face.hasColor)
    // A yellow face: much red, little blue.
    #expect(middle >> 16 & 255 > 150)
    #expect(middle & 255 < 120)
    // Noto's emoji are 136 of 109 units wide.
    #expect(abs(face.advance(of: face.glyph(for: "😀")) - 136.0 / 109) < 0.06)
  }
}
