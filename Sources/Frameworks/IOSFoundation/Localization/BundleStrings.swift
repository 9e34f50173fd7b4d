import Foundation
import Journal
import Synchronization

/// Looks up texts in a bundle's `.lproj` folders for the phone's languages.
///
/// CoreFoundation on Linux does not know the phone's languages and takes whichever folder it finds first.
@_spi(Runtime) public enum BundleStrings {
  /// The text of `key`, or `value`, or `key` itself.
  /// - Parameters:
  ///   - table: the name of the strings file; nil or empty is `Localizable`.
  ///   - languages: the languages to try, the best first; nil means the phone's.
  public static func string(
    _ key: String, value: String?, table: String?, bundle: Bundle, languages: [String]? = nil
  ) -> String {
    let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    for localization in searchOrder(in: bundle, languages: languages) {
      if let text = strings(named: name, in: localization, of: bundle)[key] { return text }
    }
    if let text = strings(named: name, in: "", of: bundle)[key] { return text }
    if let value, !value.isEmpty { return value }
    return key
  }

  /// The names of the bundle's localizations to look in, the best first.
  public static func searchOrder(in bundle: Bundle, languages: [String]? = nil) -> [String] {
    let available = localizations(of: bundle)
    let preferred = languages ?? ProcessEnvironment.current.preferredLanguages
    // `developmentLocalization` ends the process where the bundle has no Info.plist.
    let development = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String
    return LanguageMatcher.searchOrder(available: available, preferred: preferred, development: development)
  }

  private static let tables = Mutex<[String: [String: String]]>([:])
  private static let folders = Mutex<[String: [String]]>([:])

  private static func localizations(of bundle: Bundle) -> [String] {
    let path = bundle.bundlePath
    return folders.withLock { folders in
      if let known = folders[path] { return known }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: bundle.resourcePath ?? path)) ?? []
      let found = names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }.sorted()
      folders[path] = found
      return found
    }
  }

  private static func strings(named name: String, in localization: String, of bundle: Bundle) -> [String: String] {
    var folder = bundle.resourcePath ?? bundle.bundlePath
    if !localization.isEmpty { folder += "/\(localization).lproj" }
    let path = "\(folder)/\(name).strings"
    return tables.withLock { tables in
      if let known = tables[path] { return known }
      var table = read(path)
      // An entry with plural forms goes before a plain one of the same key.
      for (key, entry) in readPlurals(path + "dict", language: localization) {
        PluralFormat.remember(entry)
        table[key] = entry.general
      }
      tables[path] = table
      return table
    }
  }

  private static func readPlurals(_ path: String, language: String) -> [String: PluralFormat] {
    guard let data = FileManager.default.contents(atPath: path) else { return [:] }
    guard let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil),
      let entries = list as? [String: [String: Any]]
    else {
      Journal.reportOnce(.init(kind: .data, message: "The plural forms cannot be read; they are left out.", file: path))
      return [:]
    }
    return entries.compactMapValues { PluralFormat($0, language: language) }
  }

  private static func read(_ path: String) -> [String: String] {
    guard let data = FileManager.default.contents(atPath: path) else { return [:] }
    do {
      let list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
      return (list as? [String: Any])?.compactMapValues { $0 as? String } ?? [:]
    } catch {
      Journal.reportOnce(
        .init(
          kind: .data,
          message: "The strings file cannot be read (\(error.localizedDescription)); its keys are shown instead.",
          file: path))
      return [:]
    }
  }
}
