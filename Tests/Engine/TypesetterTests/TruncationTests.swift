import Testing

@testable import Typesetter

@Suite struct TruncationTests {
  private let text = "The quick brown fox jumps over the lazy dog"

  /// What is to be read: characters by their place in the text, "…" for the ellipsis.
  private func reading(_ layout: TextLayout, _ text: String, line: Int = 0) -> String {
    let units = Array(text.utf16)
    let ellipsis = Typesetter.layout(AttributedText("…", TextAttributes(font: Font(size: 17)))).lines[0].runs[0].glyphs[
      0
    ].id
    return layout.lines[line].runs.flatMap(\.glyphs).map { glyph in
      glyph.id == ellipsis ? "…" : String(decoding: [units[glyph.character]], as: UTF16.self)
    }.joined()
  }

  @Test("the tail gives way to an ellipsis, without a space before it")
  func tail() {
    let layout = BreakingTests.lay(text, width: 120, lines: 1, mode: .truncateTail)
    let shown = reading(layout, text)
    #expect(shown.hasPrefix("The quick"))
    #expect(shown.hasSuffix("…") && !shown.hasSuffix(" …"))
    #expect(layout.width <= 120 && layout.width > 100)
    #expect(layout.isTruncated && layout.lines[0].isTruncated)
  }

  @Test("the head gives way to an ellipsis")
  func head() {
    let shown = reading(BreakingTests.lay(text, width: 120, lines: 1, mode: .truncateHead), text)
    #expect(shown.hasPrefix("…") && shown.hasSuffix("dog"))
  }

  @Test("the middle gives way to an ellipsis")
  func middle() {
    let shown = reading(BreakingTests.lay(text, width: 160, lines: 1, mode: .truncateMiddle), text)
    #expect(shown.hasPrefix("The") && shown.hasSuffix("dog") && shown.contains("…"))
  }

  @Test("text that fits is not truncated")
  func fits() {
    let layout = BreakingTests.lay("Short", width: 120, lines: 1, mode: .truncateTail)
    #expect(!layout.isTruncated)
    #expect(reading(layout, "Short") == "Short")
  }

  @Test("only the last line of several is truncated")
  func lastLine() {
    let layout = BreakingTests.lay(text, width: 120, lines: 2, mode: .truncateTail)
    #expect(layout.lines.map(\.isTruncated) == [false, true])
    #expect(reading(layout, text, line: 1).hasSuffix("…"))
  }

  @Test("a paragraph that is left out is told of by an ellipsis")
  func nextParagraph() {
    let layout = BreakingTests.lay("one\ntwo", width: 120, lines: 1, mode: .truncateTail)
    #expect(reading(layout, "one\ntwo") == "one…")
  }

  @Test("clipping keeps the whole line, wrapping only whole words")
  func clip() {
    #expect(BreakingTests.lay(text, width: 120, lines: 1, mode: .clip).width > 300)
    #expect(!reading(BreakingTests.lay(text, width: 120, lines: 1, mode: .wordWrap), text).contains("…"))
  }

  @Test("a wrapping mode is truncated when the drawing asks for it")
  func truncatesLastLine() {
    let layout = BreakingTests.lay(text, width: 120, lines: 2) { $1.truncatesLastLine = true }
    #expect(reading(layout, text, line: 1).hasSuffix("…"))
  }

  @Test("text a little too wide is squeezed if it may be")
  func tightening() {
    let natural = BreakingTests.lay(text).width
    let layout = BreakingTests.lay(text, width: natural * 0.97, lines: 1, mode: .truncateTail) { style, _ in
      style.tightening = 0.05
    }
    #expect(!layout.isTruncated)
    #expect(abs((layout.lines.first?.width ?? 0) - natural * 0.97) < 0.01)
    let far = BreakingTests.lay(text, width: natural * 0.9, lines: 1, mode: .truncateTail) { style, _ in
      style.tightening = 0.05
    }
    #expect(far.isTruncated)
  }

  @Test("Japanese text is truncated at characters")
  func japanese() {
    let text = "今日の一枚をお届けします"
    #expect(reading(BreakingTests.lay(text, width: 100, lines: 1, mode: .truncateTail), text) == "今日の一枚…")
  }

  @Test("there is an ellipsis even where nothing fits")
  func nothingFits() {
    #expect(reading(BreakingTests.lay(text, width: 2, lines: 1, mode: .truncateTail), text) == "…")
  }
}
