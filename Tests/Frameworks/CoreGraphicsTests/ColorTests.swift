import CoreGraphics
import Testing

@Suite("CGColor")
struct ColorTests {
  @Test("a colour keeps its components and space")
  func components() {
    let color = CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)

    #expect(color.components == [0.1, 0.2, 0.3, 0.4])
    #expect(color.alpha == 0.4)
    #expect(color.numberOfComponents == 4)
    #expect(color.colorSpace?.name == CGColorSpace.sRGB)
    #expect(CGColor.white.components == [1, 1])
  }

  @Test("another opacity is another colour")
  func alpha() {
    let color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

    #expect(color.copy(alpha: 0.5)?.alpha == 0.5)
    #expect(color.copy(alpha: 0.5) != color)
    #expect(color.copy(alpha: 1) == color)
  }

  @Test("Display P3's red is out of sRGB's reach, its white is the same")
  func displayP3() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let sRGB = try #require(CGColorSpace(name: CGColorSpace.extendedSRGB))
    let red = try #require(CGColor(colorSpace: space, components: [1, 0, 0, 1]))
    let white = try #require(CGColor(colorSpace: space, components: [1, 1, 1, 1]))

    let moved = try #require(red.converted(to: sRGB, intent: .defaultIntent, options: nil)?.components)
    let plain = try #require(white.converted(to: sRGB, intent: .defaultIntent, options: nil)?.components)

    // P3 red in extended sRGB is (1.0930, −0.2267, −0.1501), as Apple's ColorSync Utility and CSS Color 4 give it.
    #expect(abs(moved[0] - 1.0930) < 1e-3 && abs(moved[1] + 0.2267) < 1e-3 && abs(moved[2] + 0.1501) < 1e-3)
    #expect(plain.allSatisfy { abs($0 - 1) < 1e-6 })
  }

  @Test("spaces are found by name, unknown ones are nil")
  func spaces() {
    #expect(CGColorSpace(name: CGColorSpace.sRGB)?.model == .rgb)
    #expect(CGColorSpace(name: "no such space") == nil)
    #expect(CGColorSpaceCreateDeviceGray().numberOfComponents == 1)
    #expect(CGColorSpaceCreateDeviceCMYK().numberOfComponents == 4)
  }

  @Test("a gradient needs colours")
  func gradients() {
    let colors: [CGColor] = [.black, .white]

    #expect(CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil) != nil)
    #expect(CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: [0, 0.5]) != nil)
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: ["red"], locations: nil) == nil)
  }
}
