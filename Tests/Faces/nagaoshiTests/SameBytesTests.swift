import Foundation
import Testing

extension CommandLineInputTests {
  /// Principle 6 of the design: same input, same bytes.
  @Suite("nagaoshi push: pictures are the same everywhere", .serialized)
  struct SameBytes {
    @Test("another home, locale, time zone and set of font files changes no byte of any picture")
    func elsewhere() throws {
      let here = try Self.pictures([:])
      let home = NSTemporaryDirectory() + "nagaoshi-home-\(UUID().uuidString)"
      defer { try? FileManager.default.removeItem(atPath: home) }
      try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
      let elsewhere = try Self.pictures([
        "HOME": home, "XDG_CACHE_HOME": home + "/cache", "TZ": "Pacific/Kiritimati", "LANG": "ar_EG.UTF-8",
        "LC_ALL": "ja_JP.UTF-8", "LANGUAGE": "de", "TMPDIR": home, "FONTCONFIG_PATH": home,
      ])

      #expect(here.keys.count == 7)
      #expect(here.keys == elsewhere.keys)
      for (name, picture) in here { #expect(elsewhere[name] == picture, "\(name) differs") }
    }

    /// Every PNG of DailyPick's push, by name.
    private static func pictures(_ environment: [String: String]) throws -> [String: Data] {
      let folder = NSTemporaryDirectory() + "nagaoshi-\(UUID().uuidString)"
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let project = Tool.root + "/Examples/DailyPick"
      let outcome = try Tool.run(
        [
          "push", project, project + "/Payloads/daily-pick.apns", "--out", folder, "--locale", "ja_JP", "--long-press",
          "--tap", "SAVE_PICK", "--tap", "SHUFFLE_PICK",
        ], environment: environment)
      #expect(outcome.status == 0, "\(outcome.error)")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".png") }
      return try Dictionary(
        uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: URL(fileURLWithPath: folder + "/" + $0))) })
    }
  }
}
