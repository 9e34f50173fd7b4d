import Testing

@testable import nagaoshi

@Suite("The progress line")
struct ProgressLineTests {
  @Test(
    "it is cut before it would wrap; wide letters count twice",
    arguments: [
      ("building App … 3 s", 40, "building App … 3 s"), ("building App", 12, "building A…"), ("日本語の名前", 8, "日本…"),
    ])
  func fitted(text: String, columns: Int, expected: String) {
    #expect(ProgressLine.fitted(text, columns: columns) == expected)
  }

  @Test("foreign text cannot command the terminal; letters of every script stay")
  func plain() {
    #expect(Terminal.plain("a\u{1B}[2J\tb\n\u{7F}\u{9B}\u{202E}é日本👍") == "a␛[2J\tb␊\u{FFFD}\u{FFFD}\u{FFFD}é日本👍")
  }
}
