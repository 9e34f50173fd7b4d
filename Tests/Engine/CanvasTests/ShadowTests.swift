import Testing

@testable import Canvas

@Suite("Shadows")
struct ShadowTests {
  @Test("the blur keeps the sum and spreads as far as its deviation says", arguments: [1.0, 2.5, 6.0, 12.0])
  func blur(sigma: Double) throws {
    let mask = try #require(Coverage(width: 161, height: 161))
    // A bar: along x the blur of a step function has its quartiles at ±0.674 deviations.
    for y in 0..<161 { for x in 80..<161 { mask.bytes[y * mask.stride + x] = 255 } }

    mask.blur(sigma: sigma)

    func value(_ offset: Double) -> Double {
      Double(mask.bytes[80 * mask.stride + 80 + Int(offset.rounded(.down))]) / 255
    }
    #expect(abs(value(-0.5) + value(0) - 1) < 0.06)
    // The normal distribution at one deviation: 0.841.
    #expect(abs(value(sigma) - 0.841) < 0.09)
    #expect(value(-3.5 * sigma - 1) < 0.01)
  }

  @Test("a shadow lies where its offset says and under nothing else")
  func offset() {
    let surface = Surface(width: 100, height: 100)
    let painter = Painter(surface: surface)
    painter.paintShadow(
      of: Path(rect: Rect(x: 20, y: 20, width: 20, height: 20)),
      shadow: Shadow(offsetX: 30, offsetY: 10, sigma: 0, color: .black))
    painter.finish()

    #expect(surface.pixel(x: 55, y: 35) == 0xFF00_0000)
    #expect(surface.pixel(x: 30, y: 25) == 0)
  }

  @Test("the same shadow is the same from the cache")
  func cached() {
    func draw() -> Surface {
      let surface = Surface(width: 100, height: 100)
      let painter = Painter(surface: surface)
      painter.matrix = .scale(x: 3, y: 3)
      painter.paintShadow(
        of: Path(roundedRect: Rect(x: 5, y: 5, width: 20, height: 20), radius: 4),
        shadow: Shadow(offsetX: 0, offsetY: 3, sigma: 4, color: Color(white: 0, alpha: 0.3)))
      painter.finish()
      return surface
    }
    let (first, second) = (draw(), draw())

    for y in 0..<100 { for x in 0..<100 { #expect(first.pixel(x: x, y: y) == second.pixel(x: x, y: y)) } }
  }

  @Test("shapes get the state's shadow beneath them")
  func stateShadow() {
    let surface = Surface(width: 60, height: 60)
    let painter = Painter(surface: surface)
    painter.shadow = Shadow(offsetX: 10, offsetY: 10, sigma: 0, color: Color(red: 0, green: 0, blue: 1))
    painter.fill(Rect(x: 10, y: 10, width: 20, height: 20), color: Color(red: 1, green: 0, blue: 0))
    painter.finish()

    #expect(surface.pixel(x: 15, y: 15) == 0xFFFF_0000)
    #expect(surface.pixel(x: 35, y: 35) == 0xFF00_00FF)
    #expect(surface.pixel(x: 25, y: 25) == 0xFFFF_0000)
  }
}
