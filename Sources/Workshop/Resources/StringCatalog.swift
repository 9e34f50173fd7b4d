import Foundation
import XcodeProject

/// A `.xcstrings` file: all languages of a table in one JSON document.
struct StringCatalog {
  /// Key → text, by language.
  var tables: [String: [String: String]] = [:]
  /// Keys whose plural or device variants were reduced to one form.
  var simplified: [String] = []

  static func read(_ path: String) -> Result<StringCatalog, StringsProblem> {
    let bytes: [UInt8]
    do {
      bytes = try Disk.read(path)
    } catch {
      return .failure(StringsProblem(message: error.reason, line: nil))
    }
    guard let root = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any],
      let strings = root["strings"] as? [String: Any]
    else { return .failure(StringsProblem(message: "it is not a string catalog (JSON with 'strings')", line: 1)) }
    var catalog = StringCatalog()
    if let source = root["sourceLanguage"] as? String { catalog.tables[source] = [:] }
    for (key, value) in strings {
      guard let entry = value as? [String: Any], let languages = entry["localizations"] as? [String: Any] else {
        continue
      }
      for (language, value) in languages {
        guard let localization = value as? [String: Any] else { continue }
        if let text = text(localization) {
          catalog.tables[language, default: [:]][key] = text
        } else if let variations = localization["variations"] as? [String: Any], let text = chosen(variations, depth: 0)
        {
          catalog.tables[language, default: [:]][key] = text
          catalog.simplified.append(key)
        }
      }
    }
    catalog.simplified = Set(catalog.simplified).sorted()
    return .success(catalog)
  }

  private static func text(_ value: [String: Any]) -> String? {
    (value["stringUnit"] as? [String: Any])?["value"] as? String
  }

  /// The form for an iPhone, and of plurals the general one.
  private static func chosen(_ variations: [String: Any], depth: Int) -> String? {
    guard depth < 4 else { return nil }
    for (kind, preferred) in [("device", ["iphone", "other"]), ("plural", ["other", "many", "one"])] {
      guard let forms = variations[kind] as? [String: Any] else { continue }
      for name in preferred {
        guard let form = forms[name] as? [String: Any] else { continue }
        if let text = text(form) { return text }
        if let inner = form["variations"] as? [String: Any] { return chosen(inner, depth: depth + 1) }
      }
    }
    return nil
  }
}
