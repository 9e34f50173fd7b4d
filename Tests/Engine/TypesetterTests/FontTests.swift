import Foundation
import Journal
import Synchronization
import Testing

@testable import Typesetter

@Suite(.serialized) struct FontTests {
  /// One of the pinned fonts under another name: a font that an app brings along.
  private func copy(_ name: String) throws -> URL? {
    let folders = FontFiles.folders()
    guard let source = folders.map({ "\($0)/\(name)" }).first(where: FileManager.default.fileExists) else { return nil }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let copy = folder.appendingPathComponent("Brand.otf")
    try FileManager.default.copyItem(atPath: source, toPath: copy.path)
    return copy
  }

  @Test("no font of the machine but the pinned ones is found")
  func nothingLeaks() {
    let pinned = ["Inter", "Noto Sans CJK JP", "Noto Color Emoji", "Noto Sans Hebrew", "Noto Sans Arabic"]
    let text = "Ж ע ع ก あ 한 中 ♞ ∮ 👊"
    let layout = Typesetter.layout(AttributedText(text, TextAttributes(font: Font(size: 17))))
    for run in layout.lines[0].runs {
      let family = run.face?.family ?? ""
      #expect((pinned + ["Noto Sans Thai"] + ScriptFontData.symbols).contains(family), "\(family)")
    }
  }

  @Test("characters that no pinned font has are drawn as boxes and told of once")
  func missing() {
    let messages = Mutex<[String]>([])
    let before = Journal.sink
    Journal.sink = { entry in messages.withLock { $0.append(entry.message) } }
    defer { Journal.sink = before }
    for text in ["\u{10980}", "\u{10980}\u{10981}"] {
      _ = Typesetter.layout(AttributedText(text, TextAttributes(font: Font(size: 17))))
    }
    #expect(messages.withLock { $0.filter { $0.contains("Mero") } }.count == 1)
  }

  @Test("a registered font is found under its names and has its own metrics")
  func registering() throws {
    guard let file = try copy("Inter-Bold.otf") else { return }
    #expect(FontCatalog.register(file: file.path) == ["Inter-Bold"])
    let match = try #require(FontCatalog.find(name: "inter-bold"))
    #expect(match.family == .named("Inter") && match.weight == 700)
    // Inter 4: ascender 1984, descender −494 of 2048 (its hhea table).
    #expect(abs(Font(family: match.family, size: 1).metrics.ascender - 0.96875) < 1e-6)
    #expect(FontCatalog.names(ofFamily: "Inter") == ["Inter-Bold"])
  }

  @Test("a file that is no font is refused with a note")
  func notAFont() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ttf")
    try Data("not a font".utf8).write(to: file)
    #expect(FontCatalog.register(file: file.path).isEmpty)
    #expect(FontCatalog.register(file: "/nowhere.ttf").isEmpty)
  }

  @Test("fonts of the phone have substitutes, unknown names have none")
  func names() {
    #expect(FontCatalog.find(name: "HiraginoSans-W6")?.weight == 600)
    #expect(FontCatalog.find(name: "HelveticaNeue-BoldItalic")?.isItalic == true)
    #expect(FontCatalog.find(name: "Arial")?.name == "ArialMT")
    #expect(FontCatalog.find(name: "NoSuchFont") == nil)
  }

  @Test("weights step through the faces")
  func weights() {
    let paths = [100, 200, 300, 400, 500, 600, 700, 800, 900].map { weight in
      let font = Font(size: 17, weight: weight)
      return Typesetter.layout(AttributedText("a", TextAttributes(font: font))).lines[0].runs[0].face?.path ?? ""
    }
    #expect(Set(paths).count == 9)
  }
}
