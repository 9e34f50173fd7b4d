import Foundation

/// Chooses among a bundle's localizations the ones that fit the phone's languages.
enum LanguageMatcher {
  /// The localizations to look in, the best first: the one that fits the user best, then the development language, then
  /// `Base`.
  static func searchOrder(
    available: [String], preferred: [String], development: String?
  ) -> [String] {
    var order: [String] = []
    func add(_ name: String?) {
      guard let name, available.contains(name), !order.contains(name) else { return }
      order.append(name)
    }
    add(bestMatch(available: available, preferred: preferred))
    add(development.flatMap { bestMatch(available: available, preferred: [$0]) })
    add("Base")
    if order.isEmpty { add(available.sorted().first) }
    return order
  }

  /// The localization that fits the first language that any fits; nil if none does.
  static func bestMatch(available: [String], preferred: [String]) -> String? {
    let candidates = available.map { (name: $0, parts: parts(of: canonical($0))) }
    for language in preferred {
      let wanted = parts(of: canonical(language))
      // From the whole identifier to the bare language.
      for count in stride(from: wanted.count, through: 1, by: -1) {
        let prefix = Array(wanted.prefix(count))
        if let exact = candidates.first(where: { $0.parts == prefix }) { return exact.name }
      }
      // `zh-Hant-TW` is also written `zh-TW`, and `pt` is content with `pt-BR`.
      let script = script(of: wanted)
      let sameLanguage = candidates.filter { $0.parts.first == wanted.first }
      if let match = sameLanguage.filter({ Self.script(of: $0.parts) == script }).min(by: { $0.name < $1.name }) {
        return match.name
      }
    }
    return nil
  }

  /// Names that projects of old gave their folders.
  private static let legacyNames = [
    "English": "en", "Japanese": "ja", "French": "fr", "German": "de", "Spanish": "es", "Italian": "it", "Dutch": "nl",
    "zh_CN": "zh-Hans", "zh_TW": "zh-Hant",
  ]

  private static func canonical(_ name: String) -> String {
    (legacyNames[name] ?? name).replacingOccurrences(of: "_", with: "-")
  }

  private static func parts(of identifier: String) -> [String] {
    identifier.split(separator: "-").map { $0.lowercased() }
  }

  /// The script, written or implied by the region; only Chinese and Serbian are told apart by it.
  private static func script(of parts: [String]) -> String {
    let written = parts.dropFirst().first { $0.count == 4 }
    switch parts.first {
    case "zh":
      if let written { return written }
      return parts.contains { ["tw", "hk", "mo"].contains($0) } ? "hant" : "hans"
    case "sr": return written ?? "cyrl"
    default: return ""
    }
  }
}
