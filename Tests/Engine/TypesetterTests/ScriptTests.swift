import Testing

@testable import Typesetter

/// Scripts that the phone's fonts have and the system font's substitute has not (package fonts-noto-core).
@Suite struct ScriptTests {
  static let samples: [(script: String, text: String, family: String)] = [
    ("Arabic", "صباح الخير", "Noto Sans Arabic"), ("Hebrew", "בוקר טוב", "Noto Sans Hebrew"),
    ("Thai", "สวัสดีตอนเช้า", "Noto Sans Thai"), ("Devanagari", "सुप्रभात क्षत्रिय", "Noto Sans Devanagari"),
    ("Bengali", "সুপ্রভাত", "Noto Sans Bengali"), ("Tamil", "காலை வணக்கம்", "Noto Sans Tamil"),
    ("Telugu", "శుభోదయం", "Noto Sans Telugu"), ("Gujarati", "સુપ્રભાત", "Noto Sans Gujarati"),
    ("Gurmukhi", "ਸ਼ੁਭ ਸਵੇਰ", "Noto Sans Gurmukhi"), ("Kannada", "ಶುಭೋದಯ", "Noto Sans Kannada"),
    ("Malayalam", "സുപ്രഭാതം", "Noto Sans Malayalam"), ("Khmer", "អរុណសួស្តី", "Noto Sans Khmer"),
    ("Lao", "ສະບາຍດີ", "Noto Sans Lao"), ("Myanmar", "မင်္ဂလာပါ", "Noto Sans Myanmar"),
    ("Georgian", "დილა მშვიდობისა", "Noto Sans Georgian"), ("Armenian", "Բարի լույս", "Noto Sans Armenian"),
    ("Ethiopic", "እንደምን አደርክ", "Noto Sans Ethiopic"), ("Sinhala", "සුබ උදෑසනක්", "Noto Sans Sinhala"),
    ("Tibetan", "བཀྲ་ཤིས་བདེ་ལེགས།", "Noto Serif Tibetan"),
  ]

  private func glyphs(_ text: String, weight: Int = 400) -> [(face: Face?, glyph: TextRun.Glyph)] {
    let layout = Typesetter.layout(AttributedText(text, TextAttributes(font: Font(size: 17, weight: weight))))
    return layout.lines.flatMap { $0.runs.flatMap { run in run.glyphs.map { (run.face, $0) } } }
  }

  @Test("a script has glyphs, not boxes, of the one face that is pinned for it", arguments: samples)
  func glyphs(script: String, text: String, family: String) {
    let found = glyphs(text)
    #expect(!found.isEmpty && found.allSatisfy { $0.glyph.id != 0 })
    // Spaces stay the system font's.
    #expect(Set(found.compactMap { $0.face?.family }).subtracting(["Inter"]) == [family])
  }

  @Test("bold text takes the bold face", arguments: [(400, "Regular"), (600, "Bold"), (900, "Bold")])
  func bold(weight: Int, style: String) {
    #expect(glyphs("ก", weight: weight).allSatisfy { $0.face?.path.hasSuffix("-\(style).ttf") == true })
  }

  @Test("Korean and Chinese come from the pinned CJK font", arguments: ["좋은 아침", "早上好 这说", "早安 這說"])
  func cjk(text: String) {
    let found = glyphs(text)
    #expect(found.allSatisfy { $0.glyph.id != 0 })
    let families = Set(found.compactMap { $0.face?.family })
    #expect(families.isSubset(of: ["Inter", "Noto Sans CJK JP"]))
  }

  @Test("marks stay with their letters in one face")
  func marks() {
    let families = Set(glyphs("क\u{94D}\u{200D}ष\u{301} בְּרֵאשִׁית").compactMap { $0.face?.family })
    #expect(families.isSubset(of: ["Inter", "Noto Sans Devanagari", "Noto Sans Hebrew"]))
    #expect(glyphs("בְּרֵאשִׁית").allSatisfy { $0.face?.family == "Noto Sans Hebrew" })
  }

  @Test("Latin, digits and emoji beside another script keep their own faces")
  func mixed() {
    let faces = glyphs("iPhone 15 สวัสดี 👊").compactMap { $0.face?.family }
    #expect(Set(faces) == ["Inter", "Noto Sans Thai", "Noto Color Emoji"])
  }

  @Test("a line of another script is as high as one of Latin letters", arguments: samples.prefix(5))
  func heights(script: String, text: String, family: String) {
    let layout = Typesetter.layout(AttributedText(text, TextAttributes(font: Font(size: 17))))
    #expect(abs(layout.height - 17 * 1.193359375) < 1e-9)
  }

  @Test("what one text needed changes nothing for another")
  func independent() {
    let before = glyphs("♞ ∮ ☎ →").map { "\($0.face?.path ?? "-") \($0.glyph.id)" }
    for (_, text, _) in Self.samples { _ = glyphs(text) }
    Typesetter.forgetLayouts()
    #expect(glyphs("♞ ∮ ☎ →").map { "\($0.face?.path ?? "-") \($0.glyph.id)" } == before)
  }

  @Test("an unknown family is told of by its package, and text goes on")
  func missingFile() {
    #expect(FontFiles.path(of: "NotoSansNowhere-Regular.ttf") == nil)
  }
}
