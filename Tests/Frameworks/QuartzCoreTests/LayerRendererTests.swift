import Canvas
@_spi(Runtime) import QuartzCore
import Testing

@Suite("Drawing layers")
struct LayerRendererTests {
  private func draw(_ layer: CALayer, _ width: Int, _ height: Int, scale: Double = 1, behind: Color = .white) -> Surface
  {
    let surface = Surface(width: width, height: height)
    surface.clear(to: behind)
    let painter = Painter(surface: surface)
    painter.concatenate(.scale(x: scale, y: scale))
    LayerRenderer.render(layer, with: LayerPainter(painter: painter, scale: CGFloat(scale)))
    painter.finish()
    return surface
  }

  private func layer(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, gray: CGFloat? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    if let gray { layer.backgroundColor = CGColor(gray: gray, alpha: 1) }
    return layer
  }

  @Test("a background fills whole pixels")
  func background() {
    let picture = draw(layer(2, 3, 4, 5, gray: 0), 10, 10)

    #expect(picture.pixel(x: 2, y: 3) == 0xFF00_0000)
    #expect(picture.pixel(x: 5, y: 7) == 0xFF00_0000)
    #expect(picture.pixel(x: 6, y: 7) == 0xFFFF_FFFF)
    #expect(picture.pixel(x: 1, y: 3) == 0xFFFF_FFFF)
  }

  @Test("a rounded cut lets nothing of the background shine through at its edge")
  func noHalo() {
    let card = layer(0, 0, 20, 20)
    card.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    card.cornerRadius = 8
    card.masksToBounds = true
    card.addSublayer(layer(0, 0, 20, 20, gray: 0))

    let picture = draw(card, 20, 20)

    // Black on white at every coverage is a grey: red would be the background's.
    for y in 0..<20 {
      for x in 0..<20 {
        let pixel = picture.pixel(x: x, y: y)
        #expect(pixel >> 16 & 255 == pixel & 255)
      }
    }
    #expect(picture.pixel(x: 0, y: 0) == 0xFFFF_FFFF)
    #expect(picture.pixel(x: 10, y: 10) == 0xFF00_0000)
  }

  @Test("opacity applies to a layer and all in it as one")
  func groupOpacity() {
    let card = layer(0, 0, 10, 10, gray: 0)
    card.addSublayer(layer(0, 0, 10, 10, gray: 1))
    card.opacity = 0.5

    let picture = draw(card, 10, 10, behind: .black)

    // White over black, then half over black: half grey, whatever is beneath the white.
    #expect(picture.pixel(x: 5, y: 5) & 255 == 128)
  }

  @Test("a mask cuts by its alpha")
  func mask() {
    let card = layer(0, 0, 10, 10, gray: 0)
    let mask = layer(0, 0, 5, 10)
    mask.backgroundColor = CGColor(gray: 0, alpha: 1)
    card.mask = mask

    let picture = draw(card, 10, 10)

    #expect(picture.pixel(x: 4, y: 5) == 0xFF00_0000)
    #expect(picture.pixel(x: 5, y: 5) == 0xFFFF_FFFF)
  }

  @Test("a border lies inside the bounds and over sublayers")
  func border() {
    let card = layer(0, 0, 10, 10, gray: 1)
    card.borderWidth = 2
    card.borderColor = CGColor(gray: 0, alpha: 1)
    card.addSublayer(layer(0, 0, 10, 10, gray: 0.5))

    let picture = draw(card, 12, 12)

    #expect(picture.pixel(x: 1, y: 5) == 0xFF00_0000)
    #expect(picture.pixel(x: 2, y: 5) & 255 == 128)
    #expect(picture.pixel(x: 10, y: 5) == 0xFFFF_FFFF)
  }

  @Test("a shadow lies beneath and beside the layer")
  func shadow() {
    let card = layer(10, 10, 20, 20, gray: 1)
    card.shadowOpacity = 1
    card.shadowRadius = 3
    card.shadowOffset = CGSize(width: 0, height: 5)

    let picture = draw(card, 40, 45)

    #expect(picture.pixel(x: 20, y: 20) == 0xFFFF_FFFF)
    #expect(picture.pixel(x: 20, y: 32) & 255 < 128)
    #expect(picture.pixel(x: 20, y: 4) & 255 > 240)
  }

  @Test(
    "contents lie where gravity says",
    arguments: [
      (CALayerContentsGravity.topLeft, 0, 0), (.bottomRight, 6, 6), (.center, 3, 3), (.top, 3, 0),
    ])
  func gravity(_ gravity: CALayerContentsGravity, _ x: Int, _ y: Int) {
    let source = Surface(width: 4, height: 4)
    source.clear(to: .black)
    let card = layer(0, 0, 10, 10)
    card.contents = CGImage.make(surface: source)
    card.contentsGravity = gravity

    let picture = draw(card, 10, 10)

    #expect(picture.pixel(x: x, y: y) == 0xFF00_0000)
    #expect(picture.pixel(x: x + 3, y: y + 3) == 0xFF00_0000)
    #expect(picture.pixel(x: (x + 5) % 10, y: (y + 5) % 10) == 0xFFFF_FFFF)
  }

  @Test("a gradient runs from its start to its end")
  func gradient() {
    let sky = CAGradientLayer()
    sky.frame = CGRect(x: 0, y: 0, width: 10, height: 100)
    sky.colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)]

    let picture = draw(sky, 10, 100)

    #expect(picture.pixel(x: 5, y: 1) & 255 < 10)
    #expect(abs(Int(picture.pixel(x: 5, y: 50) & 255) - 128) < 4)
    #expect(picture.pixel(x: 5, y: 98) & 255 > 245)
  }

  @Test("a shape layer draws the part of its line that it is told to")
  func shapes() {
    let line = CAShapeLayer()
    line.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 5))
    path.addLine(to: CGPoint(x: 100, y: 5))
    line.path = path
    line.strokeColor = CGColor(gray: 0, alpha: 1)
    line.lineWidth = 4
    line.strokeStart = 0.25
    line.strokeEnd = 0.5

    let picture = draw(line, 100, 10)

    #expect(picture.pixel(x: 20, y: 5) == 0xFFFF_FFFF)
    #expect(picture.pixel(x: 30, y: 5) == 0xFF00_0000)
    #expect(picture.pixel(x: 60, y: 5) == 0xFFFF_FFFF)
  }

  @Test("a layer class that draws is asked once for each setNeedsDisplay")
  func ownDrawing() {
    final class Square: CALayer {
      var count = 0
      override func draw(in ctx: CGContext) {
        count += 1
        ctx.setFillColor(CGColor(gray: 0, alpha: 1))
        ctx.fill(CGRect(x: 0, y: 0, width: 5, height: 2))
      }
    }
    let square = Square()
    square.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    square.setNeedsDisplay()

    _ = draw(square, 10, 10)
    let picture = draw(square, 10, 10)

    #expect(square.count == 1)
    // The y axis points down in a layer's context on iOS.
    #expect(picture.pixel(x: 2, y: 1) == 0xFF00_0000)
    #expect(picture.pixel(x: 2, y: 8) == 0xFFFF_FFFF)
  }

  @Test("redrawing only the damage gives the same picture as drawing all")
  func partial() {
    let root = layer(0, 0, 100, 100, gray: 0.9)
    let card = layer(10, 10, 60, 60, gray: 1)
    card.cornerRadius = 12
    card.masksToBounds = true
    card.shadowOpacity = 0
    let dot = layer(5, 5, 20, 20, gray: 0.2)
    card.addSublayer(dot)
    root.addSublayer(card)
    let surface = draw(root, 100, 100)
    _ = root.takeDamage()
    dot.position.x += 9
    guard let damage = root.takeDamage() else {
      Issue.record("nothing was changed")
      return
    }

    let painter = Painter(surface: surface)
    painter.clip(to: Rect(x: damage.minX, y: damage.minY, width: damage.width, height: damage.height).roundedOut)
    LayerRenderer.render(root, with: LayerPainter(painter: painter, scale: 1))
    painter.finish()

    let whole = draw(root, 100, 100)
    let same = (0..<10_000).allSatisfy {
      surface.pixel(x: $0 % 100, y: $0 / 100) == whole.pixel(x: $0 % 100, y: $0 / 100)
    }
    #expect(same)
  }
}
