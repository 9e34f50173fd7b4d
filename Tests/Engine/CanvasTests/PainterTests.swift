import Testing

@testable import Canvas

@Suite("Painter")
struct PainterTests {
  let surface = Surface(width: 60, height: 40)

  private func paint(_ body: (Painter) -> Void) {
    let painter = Painter(surface: surface)
    body(painter)
    painter.finish()
  }

  @Test("a rectangle on pixel borders has no soft edge", arguments: [1.0, 3.0])
  func exactRectangle(scale: Double) {
    paint {
      $0.matrix = .scale(x: scale, y: scale)
      $0.fill(
        Rect(x: 15 / scale, y: 9 / scale, width: 24 / scale, height: 12 / scale),
        color: Color(red: 1, green: 0, blue: 0))
    }

    for y in 0..<40 {
      for x in 0..<60 {
        let isInside = (15..<39).contains(x) && (9..<21).contains(y)
        #expect(surface.pixel(x: x, y: y) == (isInside ? 0xFFFF_0000 : 0))
      }
    }
  }

  @Test("half a pixel gives half the colour")
  func halfPixel() {
    paint { $0.fill(Rect(x: 10.5, y: 10, width: 10, height: 10), color: .white) }

    let alpha = surface.pixel(x: 10, y: 15) >> 24
    #expect((126...129).contains(alpha))
  }

  @Test("what is saved comes back")
  func savesAndRestores() {
    paint {
      $0.save()
      $0.clip(to: Rect(x: 0, y: 0, width: 5, height: 5))
      $0.concatenate(.translation(x: 7, y: 7))
      $0.alpha = 0.5
      $0.restore()
      $0.restore()
      $0.fill(Rect(x: 30, y: 30, width: 5, height: 5), color: .black)
    }

    #expect(surface.pixel(x: 32, y: 32) == 0xFF00_0000)
  }

  @Test("a layer fades as one")
  func layerOpacity() {
    paint {
      $0.beginLayer(opacity: 0.5)
      $0.fill(Rect(x: 0, y: 0, width: 20, height: 20), color: .white)
      $0.fill(Rect(x: 10, y: 0, width: 20, height: 20), color: .white)
      $0.endLayer()
    }

    #expect(surface.pixel(x: 5, y: 5) == surface.pixel(x: 15, y: 5))
    #expect(surface.pixel(x: 5, y: 5) >> 24 == 128 || surface.pixel(x: 5, y: 5) >> 24 == 127)
  }

  @Test("layers and saved states that are left open are ended")
  func openLayers() {
    paint {
      $0.save()
      $0.beginLayer()
      $0.save()
      $0.clip(toAlphaOf: Surface(width: 2, height: 2), in: Rect(x: 0, y: 0, width: 60, height: 40))
      $0.fill(Rect(x: 0, y: 0, width: 60, height: 40), color: .white)
      $0.restore()
      $0.fill(Rect(x: 0, y: 0, width: 10, height: 10), color: .black)
    }

    #expect(surface.pixel(x: 5, y: 5) == 0xFF00_0000)
    #expect(surface.pixel(x: 30, y: 30) == 0)
  }

  @Test("a mask lets through what it covers")
  func masks() {
    let mask = Surface(width: 2, height: 1)
    mask.row(0)[0] = 0xFF00_0000
    mask.row(0)[1] = 0x8000_0000
    mask.markChanged()
    paint {
      $0.interpolation = .none
      $0.save()
      $0.clip(toAlphaOf: mask, in: Rect(x: 0, y: 0, width: 20, height: 20))
      $0.fill(Rect(x: 0, y: 0, width: 60, height: 40), color: .white)
      $0.restore()
      $0.fill(Rect(x: 40, y: 0, width: 5, height: 5), color: .white)
    }

    #expect(surface.pixel(x: 5, y: 10) == 0xFFFF_FFFF)
    #expect(surface.pixel(x: 15, y: 10) >> 24 == 0x80)
    #expect(surface.pixel(x: 25, y: 10) == 0)
    #expect(surface.pixel(x: 42, y: 2) == 0xFFFF_FFFF)
  }

  @Test("a picture in its own size is copied pixel by pixel")
  func exactPicture() {
    let picture = Surface(width: 3, height: 2)
    for index in 0..<6 { picture.row(index / 3)[index % 3] = 0xFF00_0000 | UInt32(index * 40) }
    picture.isOpaque = true
    picture.markChanged()

    paint { $0.draw(picture, in: Rect(x: 4, y: 5, width: 3, height: 2)) }

    for index in 0..<6 {
      #expect(surface.pixel(x: 4 + index % 3, y: 5 + index / 3) == 0xFF00_0000 | UInt32(index * 40))
    }
    #expect(surface.pixel(x: 7, y: 5) == 0)
  }

  @Test("a picture that shrinks is averaged")
  func shrunkPicture() {
    let picture = Surface(width: 400, height: 400)
    for y in 0..<400 { for x in 0..<400 { picture.row(y)[x] = (x + y) % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 } }
    picture.isOpaque = true
    picture.markChanged()

    paint { $0.draw(picture, in: Rect(x: 0, y: 0, width: 20, height: 20)) }

    // The mean of 0 and 255 in every pixel: no pattern is left.
    for y in 0..<20 { for x in 0..<20 { #expect((127...128).contains(surface.pixel(x: x, y: y) & 255)) } }
  }

  @Test("a uniform picture keeps its colour in every size", arguments: [1, 7, 19, 20, 33])
  func uniformPicture(size: Int) {
    let picture = Surface(width: 100, height: 77)
    picture.clear(to: Color(red: 1, green: 0.5, blue: 0.25))
    let color = picture.pixel(x: 0, y: 0)

    let shrunk = picture.shrunk(width: size, height: size)

    for y in 0..<size { for x in 0..<size { #expect(shrunk.pixel(x: x, y: y) == color) } }
  }

  @Test("a picture shrunk by a whole number has the means of squares", arguments: [2, 3, 5, 16])
  func squares(side: Int) {
    let picture = Surface(width: 7 * side, height: 4 * side)
    for y in 0..<picture.height {
      for x in 0..<picture.width { picture.row(y)[x] = 0xFF00_0000 | UInt32(x * 3 % 256) << 16 | UInt32(y * 5 % 256) }
    }
    picture.markChanged()

    let shrunk = picture.shrunk(width: 7, height: 4)

    for y in 0..<4 {
      for x in 0..<7 {
        let columns = (x * side..<(x + 1) * side).map { Double($0 * 3 % 256) }
        let rows = (y * side..<(y + 1) * side).map { Double($0 * 5 % 256) }
        let pixel = shrunk.pixel(x: x, y: y)
        #expect(pixel >> 24 == 255)
        #expect(abs(Double(pixel >> 16 & 255) - columns.reduce(0, +) / Double(side)) <= 0.51)
        #expect(abs(Double(pixel & 255) - rows.reduce(0, +) / Double(side)) <= 0.51)
      }
    }
  }

  @Test("a stretched picture is what a painter's bilinear drawing gives, within two levels")
  func stretched() {
    let small = Surface(width: 9, height: 7)
    for y in 0..<7 {
      for x in 0..<9 { small.row(y)[x] = 0xFF00_0000 | UInt32(x * 31 % 256) << 16 | UInt32(y * 40 + x * 3) << 8 }
    }
    small.isOpaque = true
    small.markChanged()
    let drawn = Surface(width: 130, height: 101)
    let painter = Painter(surface: drawn)
    painter.draw(small, in: drawn.bounds)
    painter.finish()

    let whole = Surface(width: 130, height: 101)
    whole.fill(stretching: small)
    let part = Surface(width: 130, height: 101)
    part.fill(Path(ellipseIn: Rect(x: 11, y: 3, width: 90, height: 80)), stretching: small)

    #expect(whole.isOpaque)
    for y in 0..<101 {
      for x in 0..<130 {
        let (left, right) = (whole.pixel(x: x, y: y), drawn.pixel(x: x, y: y))
        // Cairo 1.16 counts a pixel's place in 128ths, and the pixels of this picture are 40 levels apart, or 255.
        for shift: UInt32 in [0, 8, 16, 24] {
          #expect(abs(Int(left >> shift & 255) - Int(right >> shift & 255)) <= 2)
        }
      }
    }
    #expect(part.pixel(x: 56, y: 43) == whole.pixel(x: 56, y: 43))
    #expect(part.pixel(x: 12, y: 4) == 0 && part.pixel(x: 120, y: 43) == 0)
    let soft = (0..<101).reduce(0) { sum, y in
      sum + (0..<130).count { (1...254).contains(part.pixel(x: $0, y: y) >> 24) }
    }
    #expect(soft > 100, "the ellipse's edge covers a part of the pixels that it crosses")
  }

  @Test("a part of a picture fills the rectangle")
  func picturePart() {
    let picture = Surface(width: 10, height: 10)
    picture.clear(to: .black)
    for y in 0..<5 { for x in 0..<5 { picture.row(y)[x] = 0xFFFF_FFFF } }
    picture.markChanged()

    paint { $0.draw(picture, in: Rect(x: 0, y: 0, width: 30, height: 30), from: Rect(x: 0, y: 0, width: 5, height: 5)) }

    #expect(surface.pixel(x: 15, y: 15) == 0xFFFF_FFFF)
    #expect(surface.pixel(x: 31, y: 15) == 0)
  }

  @Test("a gradient runs from its first colour to its last")
  func gradient() {
    paint {
      $0.fill(
        Path(rect: Rect(x: 0, y: 0, width: 60, height: 40)),
        gradient: Gradient(
          .linear(from: .zero, to: Point(x: 60, y: 0)),
          stops: [.init(location: 0, color: .black), .init(location: 1, color: .white)]))
    }

    #expect(surface.pixel(x: 0, y: 0) & 255 < 6)
    #expect((120...135).contains(surface.pixel(x: 30, y: 0) & 255))
    #expect(surface.pixel(x: 59, y: 0) & 255 > 249)
  }

  @Test("a gradient that does not go on leaves the rest alone")
  func boundedGradient() {
    paint {
      $0.cover(
        with: Gradient(
          .linear(from: Point(x: 20, y: 0), to: Point(x: 40, y: 0)),
          stops: [.init(location: 0, color: .black), .init(location: 1, color: .white)], extendsBefore: false,
          extendsAfter: false))
    }

    #expect(surface.pixel(x: 19, y: 5) == 0)
    #expect(surface.pixel(x: 20, y: 5) >> 24 == 255)
    #expect(surface.pixel(x: 39, y: 5) >> 24 == 255)
    #expect(surface.pixel(x: 40, y: 5) == 0)
  }

  @Test("every blend mode paints without leaving its shape", arguments: BlendMode.allCases)
  func blendModes(mode: BlendMode) {
    paint {
      $0.fill(Rect(x: 0, y: 0, width: 60, height: 40), color: Color(red: 0.2, green: 0.4, blue: 0.6))
      $0.blendMode = mode
      $0.fill(Rect(x: 10, y: 10, width: 10, height: 10), color: Color(red: 0.9, green: 0.3, blue: 0.1))
    }

    #expect(surface.pixel(x: 40, y: 20) == 0xFF33_6699)
    #expect(surface.pixel(x: 9, y: 15) == 0xFF33_6699)
  }

  @Test("multiplying with white changes nothing, with black all")
  func multiply() {
    paint {
      $0.fill(Rect(x: 0, y: 0, width: 60, height: 40), color: Color(red: 0.2, green: 0.4, blue: 0.6))
      $0.blendMode = .multiply
      $0.fill(Rect(x: 0, y: 0, width: 10, height: 10), color: .white)
      $0.fill(Rect(x: 10, y: 0, width: 10, height: 10), color: .black)
    }

    #expect(surface.pixel(x: 5, y: 5) == 0xFF33_6699)
    #expect(surface.pixel(x: 15, y: 5) == 0xFF00_0000)
  }

  @Test("a clip on pixel borders changes no pixel inside it")
  func clippedPainting() {
    let other = Surface(width: 60, height: 40)
    func draw(_ painter: Painter) {
      painter.fill(
        Path(roundedRect: Rect(x: 3.3, y: 2.7, width: 50, height: 33), radius: 11, curve: .continuous),
        color: Color(red: 0.3, green: 0.6, blue: 0.2))
      painter.stroke(
        Path(ellipseIn: Rect(x: 10, y: 5, width: 30, height: 30)), style: StrokeStyle(width: 3), color: .black)
      painter.paintShadow(
        of: Path(ellipseIn: Rect(x: 20, y: 10, width: 20, height: 10)),
        shadow: Shadow(offsetX: 1.5, offsetY: 2, sigma: 3, color: .black))
    }
    paint(draw)
    let painter = Painter(surface: other)
    painter.clip(to: Rect(x: 12, y: 4, width: 20, height: 20))
    draw(painter)
    painter.finish()

    for y in 4..<24 { for x in 12..<32 { #expect(surface.pixel(x: x, y: y) == other.pixel(x: x, y: y)) } }
    #expect(other.pixel(x: 11, y: 10) == 0)
  }
}
