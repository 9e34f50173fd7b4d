import Canvas
import Device
import SpringBoard
import Testing

@testable import Chrome

@Suite("Texts set with UIKit's labels", .serialized)
@MainActor
struct LabelTests {
  private func labels(_ configuration: DeviceConfiguration = DeviceConfiguration()) -> Labels {
    let labels = Labels()
    labels.configure(configuration)
    return labels
  }

  private let block = TextBlock(text: "Morning light", style: .body, color: .black)

  @Test("one line is as high as UIKit's line at this size, rounded up to the pixel")
  func height() {
    // 17 pt × 1.19336 = 20.287, up to a third of a point (uikit-numbers 5.2).
    #expect(abs(labels().size(of: block, width: 300).height - 20.333) < 0.01)
  }

  @Test("a text grows with the user's text size, unless its size is fixed, and never beyond its limit")
  func dynamicType() {
    let large = labels(DeviceConfiguration(textSize: .accessibility5))
    var fixed = block
    fixed.style = .fixed(17)
    var limited = block
    limited.sizeLimit = 22
    #expect(large.size(of: block, width: 2000).height > 60)
    #expect(large.size(of: fixed, width: 2000).height < 21)
    #expect(large.size(of: limited, width: 2000).height < 27)
  }

  @Test("lines are limited")
  func lines() {
    var long = block
    long.text = String(repeating: "Morning light ", count: 40)
    long.lines = 4
    let height = labels().size(of: long, width: 200).height
    #expect(height > 80 && height < 84)
  }

  @Test("the picture has ink in the text's colour, on nothing")
  func picture() throws {
    var red = block
    red.color = Color(red: 1, green: 0, blue: 0)
    let picture = try #require(labels().picture(of: red, width: 200, height: 21))
    #expect(picture.width == 600 && picture.height == 63)
    let pixels = (0..<picture.height).flatMap { y in (0..<picture.width).map { picture.pixel(x: $0, y: y) } }
    #expect(pixels.contains(0xFFFF_0000))
    #expect(pixels.contains(0))
    #expect(!pixels.contains { $0 & 0xFF != 0 }, "no blue")
  }

  @Test("from right to left, the leading side is the right one")
  func rightToLeft() throws {
    func inkStart(_ configuration: DeviceConfiguration) throws -> Int {
      let picture = try #require(labels(configuration).picture(of: block, width: 300, height: 21))
      return (0..<picture.width).first { x in (0..<picture.height).contains { picture.pixel(x: x, y: $0) != 0 } } ?? -1
    }
    #expect(try inkStart(DeviceConfiguration()) < 20)
    #expect(try inkStart(DeviceConfiguration(forcedLayoutDirection: .rightToLeft)) > 300)
  }

  @Test("the same text is set once")
  func remembered() throws {
    let labels = labels()
    let first = try #require(labels.picture(of: block, width: 200, height: 21))
    #expect(labels.picture(of: block, width: 200, height: 21) === first)
    labels.configure(DeviceConfiguration(textSize: .small))
    #expect(labels.picture(of: block, width: 200, height: 21) !== first)
  }

  @Test("an empty box makes no picture")
  func empty() {
    #expect(labels().picture(of: block, width: 0, height: 0) == nil)
  }

  @Test("the public renderer sets texts with labels")
  func renderer() {
    let surface = ChromeRenderer().render(ScreenModel(scene: .list([Sample.card()])), pictures: Pictures())
    #expect(surface.width == 1179)
  }
}
