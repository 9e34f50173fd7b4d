import Foundation
import Testing

@testable @_spi(Runtime) import IOSFoundation

@Suite("Plural forms") struct PluralTests {
  // Unicode CLDR 44, cardinal plural rules.
  @Test(
    "numbers take the forms of CLDR",
    arguments: [
      ("en", [0: "other", 1: "one", 2: "other"]), ("ja", [1: "other"]), ("fr", [0: "one", 1: "one", 2: "other"]),
      ("ru", [1: "one", 2: "few", 5: "many", 11: "many", 21: "one", 112: "many"]),
      ("pl", [1: "one", 3: "few", 12: "many", 22: "few", 25: "many"]),
      ("ar", [0: "zero", 1: "one", 2: "two", 5: "few", 11: "many", 100: "other"]),
      ("cs", [1: "one", 4: "few", 5: "other"]), ("pt-PT", [0: "other", 1: "one"]),
    ])
  func rules(language: String, forms: [Int: String]) {
    for (number, form) in forms { #expect(PluralRules.category(of: Double(number), in: language) == form) }
  }

  @Test("a text of a stringsdict takes the forms of its numbers")
  func format() throws {
    let entry: [String: Any] = [
      "NSStringLocalizedFormatKey": "%#@files@ in %2$#@folders@",
      "files": [
        "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d",
        "zero": "no file (%1$d)", "one": "%1$d file", "other": "%1$d files",
      ],
      "folders": ["NSStringFormatValueTypeKey": "d", "one": "%2$d folder", "other": "%2$d folders"],
    ]
    let plural = try #require(PluralFormat(entry, language: "en"))
    PluralFormat.remember(plural)

    #expect(plural.general == "%1$d files in %2$d folders")
    func text(_ files: Int, _ folders: Int) -> String {
      String(format: PluralFormat.choose(plural.general, [files, folders]), arguments: [files, folders])
    }
    #expect(text(1, 2) == "1 file in 2 folders")
    #expect(text(3, 1) == "3 files in 1 folder")
    #expect(text(0, 1) == "no file (0) in 1 folder")
    #expect(PluralFormat.choose("%d others", [1]) == "%d others")
  }

  @Test("a form that leaves out its own number shifts none of the others")
  func gaps() throws {
    let entry: [String: Any] = [
      "NSStringLocalizedFormatKey": "%#@files@ in %2$#@boxes@",
      "files": ["NSStringFormatValueTypeKey": "d", "zero": "nothing", "one": "one file", "other": "%1$d files"],
      "boxes": ["NSStringFormatValueTypeKey": "d", "one": "%2$d box", "other": "%2$d boxes"],
    ]
    let plural = try #require(PluralFormat(entry, language: "en"))
    PluralFormat.remember(plural)
    func text(_ files: Int, _ boxes: Int) -> String {
      String(format: PluralFormat.choose(plural.general, [files, boxes]), arguments: [files, boxes])
    }

    #expect(text(0, 1) == "nothing in 1 box")
    #expect(text(1, 3) == "one file in 3 boxes")
    #expect(text(4, 3) == "4 files in 3 boxes")
  }

  @Test("a bundle's plural forms go before its plain texts")
  func bundle() throws {
    let folder = NSTemporaryDirectory() + "nagaoshi-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder + "/ru.lproj", withIntermediateDirectories: true)
    try "\"%lld picks\" = \"wrong\";".write(
      toFile: folder + "/ru.lproj/Localizable.strings", atomically: true, encoding: .utf8)
    let table: [String: Any] = [
      "%lld picks": [
        "NSStringLocalizedFormatKey": "%#@value@",
        "value": ["one": "%lld выбор", "few": "%lld выбора", "many": "%lld выборов", "other": "%lld выбора"],
      ]
    ]
    try PropertyListSerialization.data(fromPropertyList: table, format: .xml, options: 0)
      .write(to: URL(fileURLWithPath: folder + "/ru.lproj/Localizable.stringsdict"))
    let bundle = try #require(Bundle(path: folder))

    let format = BundleStrings.string("%lld picks", value: nil, table: nil, bundle: bundle, languages: ["ru"])

    func text(_ count: Int) -> String { String(format: PluralFormat.choose(format, [count]), arguments: [count]) }
    #expect(text(1) == "1 выбор")
    #expect(text(3) == "3 выбора")
    #expect(text(7) == "7 выборов")
  }
}
