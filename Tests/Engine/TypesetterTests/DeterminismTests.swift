import Foundation
import Testing

@testable import Typesetter

@Suite struct DeterminismTests {
  /// The glyphs and places of some lines, as text.
  static func fingerprint() -> String {
    let texts = ["Hello, 今日の一枚 直角 骨 👊", "ﬁ ﬂ -> 10:30", "שלום abc 123", "一二三。「四五」"]
    return texts.map { text in
      var options = LayoutOptions()
      options.width = 70
      options.language = "ja"
      let layout = Typesetter.layout(AttributedText(text, TextAttributes(font: Font(size: 15, weight: 600))), options)
      return layout.lines.map { line in
        line.runs.flatMap { run in run.glyphs.map { "\(run.face?.path ?? "-"):\($0.id)@\($0.x),\($0.y)" } }
          .joined(separator: " ")
      }.joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  @Test("two layouts are equal, remembered or not")
  func repeated() {
    let first = Self.fingerprint()
    Typesetter.forgetLayouts()
    #expect(Self.fingerprint() == first)
  }

  /// This very test program runs again in other surroundings and writes what it finds.
  @Test("language, home folder and time zone of the process change nothing")
  func surroundings() throws {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment["NAGAOSHI_FINGERPRINT"] {
      try Self.fingerprint().write(toFile: path, atomically: true, encoding: .utf8)
      return
    }
    let expected = Self.fingerprint()
    let fresh = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: fresh) }
    for (language, home) in [("ja_JP.UTF-8", "/dev/null"), ("ar_EG.UTF-8", fresh.path), ("C", fresh.path)] {
      let output = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments =
        CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("--event") } + ["--filter", "surroundings"]
      process.environment = environment.merging([
        "NAGAOSHI_FINGERPRINT": output, "LANG": language, "LC_ALL": language, "LANGUAGE": language, "HOME": home,
        "TZ": "Asia/Tokyo", "PANGO_LANGUAGE": language, "XDG_CACHE_HOME": "\(home)/cache",
      ]) { $1 }
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      let found = try? String(contentsOfFile: output, encoding: .utf8)
      #expect(found == expected, "\(language) \(home)")
    }
  }
}
