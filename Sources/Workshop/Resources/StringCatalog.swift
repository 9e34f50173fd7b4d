import Foundation
import XcodeProject

/// A `.xcstrings` file: all languages of a table in one JSON document.
struct StringCatalog {
  /// Key → text, by language.
  var tables: [String: [String: String]] = [:]
  /// Key → entry of a `.stringsdict` file, by language.
  var plurals: [String: [String: PlistValue]] = [:]

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
        let substitutions = localization["substitutions"] as? [String: Any] ?? [:]
        if let text = text(localization) {
          catalog.tables[language, default: [:]][key] = text
          if let entry = substituted(text, substitutions) { catalog.plurals[language, default: [:]][key] = entry }
        } else if let variations = localization["variations"] as? [String: Any] {
          let own = phone(variations)
          if let text = text(own) {
            catalog.tables[language, default: [:]][key] = text
          } else if let plural = (own["variations"] as? [String: Any])?["plural"] as? [String: Any] {
            let forms = Self.forms(plural)
            catalog.tables[language, default: [:]][key] = forms["other"] ?? forms.values.sorted().first
            catalog.plurals[language, default: [:]][key] = .dictionary([
              "NSStringLocalizedFormatKey": .string("%#@value@"), "value": variable(forms, specifier: "lld"),
            ])
          }
        }
      }
    }
    return .success(catalog)
  }

  private static func text(_ value: [String: Any]) -> String? {
    (value["stringUnit"] as? [String: Any])?["value"] as? String
  }

  /// The form for an iPhone, as a localization of its own; plural forms are wrapped in `variations`.
  private static func phone(_ variations: [String: Any], depth: Int = 0) -> [String: Any] {
    guard depth < 4, let devices = variations["device"] as? [String: Any] else { return ["variations": variations] }
    let form = (devices["iphone"] ?? devices["other"]) as? [String: Any] ?? [:]
    guard let inner = form["variations"] as? [String: Any] else { return form }
    return phone(inner, depth: depth + 1)
  }

  private static func forms(_ plural: [String: Any]) -> [String: String] {
    plural.compactMapValues { ($0 as? [String: Any]).flatMap(text) }
  }

  private static func variable(_ forms: [String: String], specifier: String) -> PlistValue {
    var fields = forms.mapValues { PlistValue.string($0) }
    fields["NSStringFormatSpecTypeKey"] = .string("NSStringPluralRuleType")
    fields["NSStringFormatValueTypeKey"] = .string(specifier)
    return .dictionary(fields)
  }

  /// A text with `%#@name@` in it and what the names stand for.
  private static func substituted(_ text: String, _ substitutions: [String: Any]) -> PlistValue? {
    var fields: [String: PlistValue] = [:]
    for (name, value) in substitutions {
      guard let substitution = value as? [String: Any], let variations = substitution["variations"] as? [String: Any],
        let plural = (phone(variations)["variations"] as? [String: Any])?["plural"] as? [String: Any]
      else { continue }
      let specifier = substitution["formatSpecifier"] as? String ?? "lld"
      let forms = Self.forms(plural).mapValues { $0.replacing("%arg", with: "%" + specifier) }
      fields[name] = variable(forms, specifier: specifier)
    }
    guard !fields.isEmpty else { return nil }
    fields["NSStringLocalizedFormatKey"] = .string(text)
    return .dictionary(fields)
  }
}
