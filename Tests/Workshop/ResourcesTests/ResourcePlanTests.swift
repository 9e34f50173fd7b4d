import Foundation
import Testing

@testable import Resources
@testable import XcodeProject

@Suite("Resources of a bundle") struct ResourcePlanTests {
  private func target(_ resources: [Target.Resource]) -> Target {
    Target(
      name: "App", kind: .app, bundleIdentifier: "net.example", moduleName: "App", productName: "App",
      executableName: "App", sources: [], foreignSources: [], resources: resources, infoPlist: .dictionary([:]),
      infoPlistPath: nil, infoPlistLines: [:], entitlements: nil, entitlementsPath: nil, embeddedTargets: [],
      dependencies: [], languageMode: "5", deploymentTarget: nil, conditions: [], compilerArguments: [], settings: nil)
  }

  private func plan(_ scratch: Scratch, _ names: String...) -> ResourcePlan {
    ResourcePlan(
      for: target(
        names.map { name in
          let language = name.split(separator: "/").dropLast().last { $0.hasSuffix(".lproj") }.map {
            String($0.dropLast(6))
          }
          return Target.Resource(path: "\(scratch.path)/\(name)", language: language)
        }))
  }

  private func table(_ plan: ResourcePlan, _ place: String) throws -> [String: String] {
    guard case .bytes(let bytes) = try #require(plan.files[place]) else { return [:] }
    return try #require(try PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: String])
  }

  @Test(
    "texts in any Unicode encoding become a table that Foundation reads",
    arguments: [
      String.Encoding.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian,
    ])
  func strings(_ encoding: String.Encoding) throws {
    let scratch = try Scratch()
    let text = "/* greeting */\n\"hello %@\" = \"こんにちは、\\\"%@\\\"さん\\n\";\nbare_key = 'single';\n"
    try scratch.write(try #require(text.data(using: encoding)), to: "ja.lproj/Localizable.strings")

    let plan = plan(scratch, "ja.lproj/Localizable.strings")

    #expect(
      try table(plan, "ja.lproj/Localizable.strings") == ["hello %@": "こんにちは、\"%@\"さん\n", "bare_key": "single"])
    #expect(plan.findings == [])
  }

  @Test("a bundle on disk finds the texts that were planned")
  func bundle() throws {
    let scratch = try Scratch()
    try scratch.write("\"a\" = \"エー\";", to: "ja.lproj/Localizable.strings")
    let plan = plan(scratch, "ja.lproj/Localizable.strings")
    guard case .bytes(let bytes) = plan.files["ja.lproj/Localizable.strings"] else { return }
    try scratch.write(Data(bytes), to: "Out.app/ja.lproj/Localizable.strings")

    let bundle = try #require(Bundle(path: scratch.path + "/Out.app/ja.lproj"))

    #expect(bundle.localizedString(forKey: "a", value: nil, table: "Localizable") == "エー")
  }

  @Test("a table that cannot be read is a warning with its line, and the rest goes on")
  func damagedStrings() throws {
    let scratch = try Scratch()
    try scratch.write("\"a\" = \"1\";\n\"b\" \"2\";\n", to: "en.lproj/Localizable.strings")
    try scratch.write("{}", to: "data.json")

    let plan = plan(scratch, "en.lproj/Localizable.strings", "data.json")

    #expect(plan.files.keys.sorted() == ["data.json"])
    #expect(plan.findings.map(\.severity) == [.warning])
    #expect(plan.findings.first?.location?.line == 2)
  }

  @Test("a table with nothing but comments is an empty table")
  func emptyStrings() throws {
    let scratch = try Scratch()
    try scratch.write("/* nothing yet */\n", to: "en.lproj/InfoPlist.strings")

    let plan = plan(scratch, "en.lproj/InfoPlist.strings")

    #expect(try table(plan, "en.lproj/InfoPlist.strings") == [:])
    #expect(plan.findings == [])
  }

  @Test("a string catalog becomes one table a language, and a table of plural forms where there are any")
  func stringCatalog() throws {
    let scratch = try Scratch()
    try scratch.write(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "title": {"localizations": {"ja": {"stringUnit": {"state": "translated", "value": "題"}}}},
        "%d items": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%d item"}},
          "other": {"stringUnit": {"state": "translated", "value": "%d items"}}}}}}},
        "tap": {"localizations": {"en": {"variations": {"device": {
          "mac": {"stringUnit": {"value": "click"}}, "other": {"stringUnit": {"value": "tap"}}}}}}},
        "bare": {}
      }}
      """, to: "Localizable.xcstrings")

    let plan = plan(scratch, "Localizable.xcstrings")

    #expect(try table(plan, "ja.lproj/Localizable.strings") == ["title": "題"])
    #expect(try table(plan, "en.lproj/Localizable.strings") == ["%d items": "%d items", "tap": "tap"])
    #expect(plan.findings == [])
    guard case .bytes(let bytes)? = plan.files["en.lproj/Localizable.stringsdict"] else {
      Issue.record("There is no table of plural forms")
      return
    }
    let entry = try PlistDocument(bytes: bytes).root["%d items"]
    #expect(entry?["NSStringLocalizedFormatKey"] == .string("%#@value@"))
    #expect(entry?["value"]?["one"] == .string("%d item"))
    #expect(entry?["value"]?["other"] == .string("%d items"))
  }

  @Test("loose files lie flat, folders stay whole, storyboards are copied")
  func loose() throws {
    let scratch = try Scratch()
    for name in ["Deep/Er/sound.caf", "Web/index.html", "Web/img/a.png", "Base.lproj/Main.storyboard"] {
      try scratch.write("x", to: name)
    }

    let plan = plan(scratch, "Deep/Er/sound.caf", "Web", "Base.lproj/Main.storyboard")

    #expect(plan.files.keys.sorted() == ["Base.lproj/Main.storyboard", "Web/img/a.png", "Web/index.html", "sound.caf"])
    #expect(plan.findings.isEmpty)
  }

  @Test("two files for one place are told, and the first stays")
  func sameName() throws {
    let scratch = try Scratch()
    try scratch.write("1", to: "A/x.json")
    try scratch.write("2", to: "B/x.json")

    let plan = plan(scratch, "A/x.json", "B/x.json")

    #expect(plan.files["x.json"] == .file(scratch.path + "/A/x.json"))
    #expect(plan.findings.map(\.code) == ["resources.same-name"])
  }
}
