import Testing

@testable import Typesetter

@Suite struct ParagraphTests {
  private let lineHeight = 17 * 1.193359375

  @Test("lines keep to the edge that they are aligned to")
  func alignment() {
    func left(_ alignment: ParagraphStyle.Alignment) -> Double {
      BreakingTests.lay("Hello", width: 200) { style, _ in style.alignment = alignment }.lines[0].x
    }
    let width = BreakingTests.lay("Hello").width
    #expect(left(.left) == 0 && left(.natural) == 0)
    #expect(abs(left(.center) - (200 - width) / 2) < 1e-9)
    #expect(abs(left(.right) - (200 - width)) < 1e-9)
  }

  @Test("justified lines fill their room, but for the last")
  func justified() {
    let layout = BreakingTests.lay("one two three four five six", width: 100) { style, _ in style.alignment = .justified
    }
    for line in layout.lines.dropLast() { #expect(abs(line.width - 100) < 1e-6) }
    #expect((layout.lines.last?.width ?? 100) < 99)
  }

  @Test("indents narrow and move lines")
  func indents() {
    let layout = BreakingTests.lay("one two three four five six", width: 120) { style, _ in
      style.firstLineHeadIndent = 30
      style.headIndent = 10
      style.tailIndent = -20
    }
    #expect(layout.lines[0].x == 30)
    #expect(layout.lines[1].x == 10)
    #expect(layout.lines.allSatisfy { $0.x + $0.width <= 100 })
  }

  @Test("a minimum line height is added above the text")
  func minimumHeight() {
    let plain = BreakingTests.lay("a").lines[0]
    let layout = BreakingTests.lay("a") { style, _ in style.minimumLineHeight = 30 }
    #expect(layout.height == 30)
    #expect(abs(layout.firstBaseline - plain.baseline - (30 - lineHeight)) < 1e-9)
  }

  @Test("a maximum and a multiple change the height of lines")
  func multiple() {
    #expect(BreakingTests.lay("a") { style, _ in style.maximumLineHeight = 12 }.height == 12)
    #expect(abs(BreakingTests.lay("a") { style, _ in style.lineHeightMultiple = 1.5 }.height - 1.5 * lineHeight) < 1e-9)
  }

  @Test("spacing is between lines and paragraphs, not after the last")
  func spacing() {
    let lines = BreakingTests.lay("a\u{2028}b") { style, _ in style.lineSpacing = 5 }
    #expect(abs(lines.height - 2 * lineHeight - 5) < 1e-9)
    let paragraphs = BreakingTests.lay("a\nb") { style, _ in
      style.paragraphSpacing = 7
      style.paragraphSpacingBefore = 3
    }
    #expect(abs(paragraphs.height - 2 * lineHeight - 10) < 1e-9)
  }

  @Test("the largest font of a line makes its height")
  func mixedSizes() {
    let text = AttributedText(
      string: "ab",
      runs: [
        .init(length: 1, attributes: TextAttributes(font: Font(size: 10))),
        .init(length: 1, attributes: TextAttributes(font: Font(size: 30))),
      ])
    #expect(abs(Typesetter.layout(text).height - 30 * 1.193359375) < 1e-9)
  }

  @Test("an attachment takes its box and raises the line")
  func attachment() {
    var attributes = TextAttributes(font: Font(size: 17))
    attributes.attachment = .init(width: 50, height: 40, baselineOffset: -4)
    let layout = Typesetter.layout(AttributedText("\u{FFFC}", attributes))
    #expect(layout.width == 50)
    #expect(abs(layout.height - 40) < 1e-9)
    #expect(abs(layout.firstBaseline - 36) < 1e-9)
  }

  @Test("raised text makes the line higher")
  func baselineOffset() {
    var attributes = TextAttributes(font: Font(size: 17))
    attributes.baselineOffset = 6
    let layout = Typesetter.layout(AttributedText("a", attributes))
    #expect(abs(layout.height - lineHeight - 6) < 1e-9)
    #expect(layout.lines[0].runs[0].glyphs[0].y == -6)
  }

  @Test("right-to-left text runs from the right, numbers in it from the left")
  func bidi() {
    let text = "שלום 123 abc"
    let layout = BreakingTests.lay(text, width: 300)
    #expect(layout.lines[0].isRightToLeft)
    #expect(abs(layout.lines[0].x + layout.lines[0].width - 300) < 1e-9)
    let glyphs = layout.lines[0].runs.flatMap(\.glyphs).sorted { $0.x < $1.x }
    // Seen from the left: abc, 123, then the Hebrew letters backwards.
    #expect(glyphs.map(\.character) == [9, 10, 11, 8, 5, 6, 7, 4, 3, 2, 1, 0])
  }

  @Test("natural alignment follows the interface when the caller says so")
  func naturalAlignment() {
    let layout = BreakingTests.lay("Hello", width: 300) { $1.naturalAlignment = .right }
    #expect(abs(layout.lines[0].x + layout.lines[0].width - 300) < 1e-9)
  }

  @Test("an isolated right-to-left word inside Latin text is turned alone")
  func embedded() {
    let layout = BreakingTests.lay("a שלום b")
    let glyphs = layout.lines[0].runs.flatMap(\.glyphs).sorted { $0.x < $1.x }
    #expect(glyphs.map(\.character) == [0, 1, 5, 4, 3, 2, 6, 7])
  }
}
