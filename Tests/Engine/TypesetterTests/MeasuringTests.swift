import Foundation
import Testing

@testable import Typesetter

/// The numbers of groundtruth/README.md: labels of real iOS at 3x, and of Interface Builder documents at 2x.
@Suite struct MeasuringTests {
  static func width(_ text: String, _ size: Double, _ weight: Int = 400) -> Double {
    Typesetter.layout(AttributedText(text, TextAttributes(font: Font(size: size, weight: weight)))).width
  }

  static func height(_ text: String, _ size: Double) -> Double {
    Typesetter.layout(AttributedText(text, TextAttributes(font: Font(size: size)))).height
  }

  @Test(
    "a line's height rounds up to what Interface Builder writes at 2x",
    arguments: [(12, 14.5), (13, 16), (14, 17), (15, 18), (16, 19.5), (17, 20.5), (22, 26.5)])
  func heightsAtTwo(size: Double, expected: Double) {
    #expect((Self.height("Label", size) * 2).rounded(.up) / 2 == expected)
  }

  @Test(
    "a title's height rounds up to what iOS draws at 3x",
    arguments: zip(
      [25.0, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      [90, 94, 97, 101, 108, 115, 122, 137, 154, 172, 190, 208]))
  func heightsAtThree(size: Double, pixels: Double) {
    #expect((Self.height("What's the point?", size) * 3).rounded(.up) == pixels)
  }

  @Test("Japanese, emoji and mixed text are as high as Latin text", arguments: ["今日の一枚", "👊", "Hi 今日 ❤️"])
  func fallbackDoesNotRaiseLines(text: String) {
    #expect(Self.height(text, 17) == Self.height("Hi", 17))
    #expect((Self.height(text, 17) * 3).rounded(.up) == 61)
    #expect((Self.height(text, 13) * 3).rounded(.up) == 47)
  }

  @Test(
    "a title is as wide as in iOS, to the pixel at 3x",
    arguments: zip(
      [25.0, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      [188.667, 196, 203.333, 210.667, 225.667, 240.333, 255, 284, 320.667, 356.667, 392.667, 428.333]))
  func titleWidths(size: Double, expected: Double) {
    #expect(abs((Self.width("What's the point?", size) * 3).rounded(.up) / 3 - expected) < 0.01)
  }

  @Test("Japanese takes one em a character, whatever the tracking of the system font", arguments: [13.0, 17, 28])
  func japaneseAdvance(size: Double) {
    #expect(abs(Self.width("今日の一枚", size) - 5 * size) < 0.01)
  }

  // Interface Builder: 50 at 45 points, 65 at 60.
  @Test("an emoji is as wide as in iOS", arguments: [(45.0, 50.0), (60, 65)])
  func emojiAdvance(size: Double, expected: Double) {
    #expect(abs(Self.width("👊", size) - expected) < 0.01)
  }

  @Test("tabular digits have one width")
  func tabularDigits() {
    func width(_ text: String) -> Double {
      Typesetter.layout(AttributedText(text, TextAttributes(font: Font(size: 17, hasTabularDigits: true)))).width
    }
    #expect(abs(width("1111") - width("8888")) < 1e-9)
    #expect(Self.width("1111", 17) < Self.width("8888", 17))
  }

  @Test("the monospaced font gives every letter the advance of SF Mono")
  func monospaced() {
    let font = Font(family: .systemMonospaced, size: 10)
    let widths = ["iiii", "WWWW"].map { Typesetter.layout(AttributedText($0, TextAttributes(font: font))).width }
    #expect(widths.allSatisfy { abs($0 - 4 * 10 * 1266 / 2048) < 0.01 })
  }

  @Test("kern and tracking add to each character")
  func spacing() {
    var attributes = TextAttributes(font: Font(size: 17))
    let plain = Typesetter.layout(AttributedText("HHHH", attributes)).width
    attributes.kern = 2
    #expect(abs(Typesetter.layout(AttributedText("HHHH", attributes)).width - plain - 8) < 1e-9)
    attributes.kern = nil
    attributes.tracking = 1
    #expect(abs(Typesetter.layout(AttributedText("HHHH", attributes)).width - plain - 4) < 1e-9)
  }

  @Test("heavier weights choose other faces, sizes of 20 and more the display cut")
  func faces() {
    func face(_ size: Double, _ weight: Int, _ isItalic: Bool = false) -> String? {
      let font = Font(size: size, weight: weight, isItalic: isItalic)
      let layout = Typesetter.layout(AttributedText("a", TextAttributes(font: font)))
      return layout.lines[0].runs[0].face.map {
        URL(fileURLWithPath: $0.path).deletingPathExtension().lastPathComponent
      }
    }
    #expect(face(17, 400) == "Inter-Regular")
    #expect(face(17, 600) == "Inter-SemiBold")
    #expect(face(17, 100) == "Inter-Thin")
    #expect(face(17, 700, true) == "Inter-BoldItalic")
    #expect(face(20, 900) == "InterDisplay-Black")
  }

  @Test("an arrow of ASCII characters stays two characters, as in SF")
  func noArrows() {
    let layout = Typesetter.layout(AttributedText("->", TextAttributes(font: Font(size: 17))))
    #expect(layout.lines[0].runs[0].glyphs.count == 2)
  }
}
