import Testing

@testable import Typesetter

@Suite struct BreakingTests {
  static func lay(
    _ text: String, width: Double = .infinity, lines: Int = 0, mode: ParagraphStyle.BreakMode = .wordWrap,
    size: Double = 17,
    change: (inout ParagraphStyle, inout LayoutOptions) -> Void = { _, _ in }
  ) -> TextLayout {
    var style = ParagraphStyle()
    style.breakMode = mode
    var options = LayoutOptions()
    options.width = width
    options.maximumLines = lines
    change(&style, &options)
    return Typesetter.layout(AttributedText(text, TextAttributes(font: Font(size: size)), paragraph: style), options)
  }

  /// The characters of each line, line separators included.
  static func pieces(_ layout: TextLayout, _ text: String) -> [String] {
    let units = Array(text.utf16)
    return layout.lines.map { String(decoding: units[$0.range], as: UTF16.self) }
  }

  @Test("words wrap, and their spaces hang over the end of the line")
  func wordWrap() {
    let text = "Every photo tells a story"
    let layout = Self.lay(text, width: 100)
    #expect(Self.pieces(layout, text).joined() == text)
    #expect(layout.lines.count > 1)
    for line in layout.lines.dropLast() { #expect(Self.pieces(layout, text)[0].last == " " && line.width <= 100) }
    #expect(!layout.isTruncated)
  }

  @Test("a word that is wider than the line is cut between characters")
  func longWord() {
    let layout = Self.lay("Donaudampfschifffahrtsgesellschaft", width: 80)
    #expect(layout.lines.count > 2)
    #expect(layout.lines.allSatisfy { $0.width <= 80 })
  }

  @Test("even a line narrower than a character holds one")
  func narrow() {
    let layout = Self.lay("abc", width: 1)
    #expect(layout.lines.map(\.range) == [0..<1, 1..<2, 2..<3])
  }

  @Test("character wrap fills lines without regard to words")
  func characterWrap() {
    let text = "aaa bbb ccc ddd eee"
    let words = Self.lay(text, width: 50)
    let characters = Self.lay(text, width: 50, mode: .characterWrap)
    #expect(characters.lines.count <= words.lines.count)
    #expect(Self.pieces(characters, text).contains { !$0.hasSuffix(" ") && $0 != "eee" })
  }

  @Test("n lines are n times one line high, not rounded")
  func heights() {
    let one = Self.lay("a").height
    #expect(abs(Self.lay("a\nb\nc").height - 3 * one) < 1e-9)
    #expect(abs(Self.lay("a\n").height - 2 * one) < 1e-9)
  }

  @Test("line separators of all kinds end lines", arguments: ["\n", "\r\n", "\u{2028}", "\u{2029}", "\r"])
  func separators(separator: String) {
    let layout = Self.lay("a\(separator)b")
    #expect(layout.lines.count == 2)
    #expect(layout.lines[0].range == 0..<(1 + separator.utf16.count))
    #expect(layout.lines[1].range.upperBound == layout.length)
  }

  @Test("no Japanese line begins with a closing mark or ends with an opening one")
  func kinsoku() {
    let text = "今日は、晴れです。「明日」も、きっと晴れるでしょう。ねえ、そうでしょ？"
    // From 56 on: "しょ？" has no break inside, and a line must hold it.
    for width in stride(from: 56.0, through: 200, by: 7) {
      let layout = Self.lay(text, width: width)
      for piece in Self.pieces(layout, text).dropFirst() {
        #expect(!"、。」？".contains(piece.first ?? " "), "width \(width): \(piece)")
      }
      for piece in Self.pieces(layout, text) { #expect(piece.last != "「", "width \(width): \(piece)") }
    }
  }

  @Test("joined characters are never torn: emoji families, flags, combining marks")
  func clusters() {
    let text = "👨‍👩‍👧‍👦🇯🇵e\u{301}が"
    let layout = Self.lay(text, width: 1)
    #expect(Self.pieces(layout, text) == ["👨‍👩‍👧‍👦", "🇯🇵", "e\u{301}", "が"])
  }

  @Test("a limit of lines leaves the rest out")
  func limit() {
    let layout = Self.lay("aaa bbb ccc ddd", width: 40, lines: 2)
    #expect(layout.lines.count == 2)
    #expect(layout.isTruncated)
  }

  @Test("a limit of height leaves out lines that do not fit, never the first")
  func heightLimit() {
    let layout = Self.lay("a\nb\nc") { $1.height = 45 }
    #expect(layout.lines.count == 2)
    #expect(Self.lay("a\nb") { $1.height = 3 }.lines.count == 1)
  }

  @Test("a last word does not stand alone when the strategy forbids it")
  func orphans() {
    let text = "one two three four five"
    let width = Self.lay("one two three four").width + 1
    #expect(Self.pieces(Self.lay(text, width: width), text) == ["one two three four ", "five"])
    let kept = Self.lay(text, width: width) { style, _ in style.avoidsOrphans = true }
    #expect(Self.pieces(kept, text) == ["one two three ", "four five"])
  }

  @Test("tabs lead to the next stop")
  func tabs() {
    let layout = Self.lay("a\tb") { style, _ in style.tabStops = [60] }
    #expect(layout.lines[0].runs.last?.x == 60)
    #expect(Self.lay("\tb").lines[0].runs.last?.x == 28)
  }

  @Test("empty text has one line of the default font")
  func empty() {
    let layout = Typesetter.layout(AttributedText(string: "", runs: []))
    #expect(layout.lines.count == 1)
    #expect(abs(layout.height - 12 * 1.193359375) < 1e-9)
  }
}
