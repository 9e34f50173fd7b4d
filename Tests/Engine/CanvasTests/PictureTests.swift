import Testing

@testable import Canvas

#if canImport(Glibc)
  import Glibc
#endif

@Suite("A picture of everything")
struct PictureTests {
  static var folder: String? { getenv("NAGAOSHI_TEST_PICTURES").map { String(cString: $0) } }

  @Test("shapes, text, shadows and pictures can be looked at", .enabled(if: folder != nil))
  func everything() throws {
    let surface = Surface(width: 900, height: 700)
    let painter = Painter(surface: surface)
    painter.fill(surface.bounds, color: Color(red: 0.95, green: 0.95, blue: 0.97))
    let card = Path(roundedRect: Rect(x: 40, y: 40, width: 380, height: 240), radius: 40, curve: .continuous)
    painter.paintShadow(
      of: card, shadow: Shadow(offsetX: 0, offsetY: 12, sigma: 18, color: Color(white: 0, alpha: 0.3)))
    painter.fill(card, color: .white)
    painter.fill(
      Path(roundedRect: Rect(x: 70, y: 70, width: 90, height: 90), radius: 20, curve: .continuous),
      gradient: Gradient(
        .linear(from: Point(x: 70, y: 70), to: Point(x: 70, y: 160)),
        stops: [
          .init(location: 0, color: Color(red: 0.2, green: 0.6, blue: 1)),
          .init(location: 1, color: Color(red: 0, green: 0.3, blue: 0.9)),
        ]))
    let face = try #require(GlyphFace.load(path: GlyphTests.inter))
    func text(
      _ text: String, _ x: Double, _ y: Double, _ size: Double, slant: Double = 0, weight: Double = 0,
      face: GlyphFace = face
    ) {
      var place = x
      var glyphs: [GlyphRun.Glyph] = []
      for character in text.unicodeScalars {
        let id = face.glyph(for: character)
        glyphs.append(.init(id: id, x: place, y: y))
        place += face.advance(of: id) * size
      }
      painter.draw(
        GlyphRun(face: face, size: size, glyphs: glyphs, slant: slant, extraWeight: weight), color: .black)
    }
    text("Daily Pick", 180, 110, 34)
    text("Synthetic oblique and bold", 180, 145, 17, slant: 0.2, weight: 0.02)
    for (line, size) in [9.0, 11, 13, 15, 17, 20].enumerated() {
      text("Hamburgefonstiv 0123 — \(Int(size))", 70, 180 + Double(line) * 17, size)
    }
    painter.save()
    painter.concatenate(.translation(x: 560, y: 250))
    painter.concatenate(.rotation(-0.3))
    text("Turned text", 0, 0, 40)
    painter.restore()
    if let emoji = GlyphFace.load(path: GlyphTests.emoji) {
      text("😀🎉", 330, 265, 40, face: emoji)
    }
    painter.stroke(
      Path(ellipseIn: Rect(x: 480, y: 60, width: 120, height: 120)),
      style: StrokeStyle(width: 8, cap: .round, dash: [20, 16]), color: Color(red: 0.9, green: 0.2, blue: 0.2))
    painter.fill(
      Path(ellipseIn: Rect(x: 640, y: 60, width: 120, height: 120)),
      gradient: Gradient(
        .radial(from: Point(x: 680, y: 100), radius: 0, to: Point(x: 700, y: 120), endRadius: 60),
        stops: [.init(location: 0, color: .white), .init(location: 1, color: Color(red: 0.1, green: 0.5, blue: 0.2))]))
    painter.fill(
      Path(ellipseIn: Rect(x: 780, y: 60, width: 100, height: 100)),
      gradient: Gradient(
        .conic(center: Point(x: 830, y: 110), angle: 0),
        stops: [
          .init(location: 0, color: Color(red: 1, green: 0, blue: 0)),
          .init(location: 0.5, color: Color(red: 0, green: 1, blue: 0)),
          .init(location: 1, color: Color(red: 0, green: 0, blue: 1)),
        ]))
    let copy = surface.copy(x: 40, y: 40, width: 380, height: 240)
    if let copy {
      painter.draw(copy, in: Rect(x: 40, y: 340, width: 190, height: 120))
      painter.draw(copy, in: Rect(x: 250, y: 340, width: 95, height: 60))
      painter.draw(
        copy, in: Rect(x: 480, y: 320, width: 400, height: 300), from: Rect(x: 130, y: 60, width: 100, height: 75))
      painter.save()
      painter.clip(toAlphaOf: mask(), in: Rect(x: 250, y: 420, width: 200, height: 200))
      painter.draw(copy, in: Rect(x: 250, y: 420, width: 200, height: 200))
      painter.restore()
    }
    painter.beginLayer(opacity: 0.5, shadow: Shadow(offsetX: 6, offsetY: 6, sigma: 4, color: .black))
    painter.fill(Rect(x: 60, y: 500, width: 100, height: 100), color: Color(red: 1, green: 0, blue: 0))
    painter.fill(
      Path(ellipseIn: Rect(x: 110, y: 550, width: 100, height: 100)), color: Color(red: 0, green: 0, blue: 1))
    painter.endLayer()
    var star = Path()
    for index in 0..<5 {
      let angle = Double(index) * 4 * Double.pi / 5 - Double.pi / 2
      let point = Point(x: 400 + 50 * cos(angle), y: 90 + 50 * sin(angle))
      index == 0 ? star.move(to: point) : star.addLine(to: point)
    }
    star.close()
    painter.fill(star.applying(.translation(x: 30, y: 560)), rule: .evenOdd, color: Color(red: 1, green: 0.7, blue: 0))
    painter.fill(star.stroked(StrokeStyle(width: 5, join: .round)).applying(.translation(x: 30, y: 560)), color: .black)
    painter.finish()

    let bytes = PNGEncoder().encode(surface, scale: 2)
    let file = try #require(fopen((Self.folder ?? "/tmp") + "/canvas.png", "w"))
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }

  private func mask() -> Surface {
    let mask = Surface(width: 200, height: 200)
    let painter = Painter(surface: mask)
    painter.fill(
      Path(ellipseIn: mask.bounds),
      gradient: Gradient(
        .radial(from: Point(x: 100, y: 100), radius: 60, to: Point(x: 100, y: 100), endRadius: 100),
        stops: [.init(location: 0, color: .black), .init(location: 1, color: .clear)]))
    painter.finish()
    return mask
  }
}
