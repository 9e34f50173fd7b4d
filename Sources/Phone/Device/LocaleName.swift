import Foundation
import Journal

/// Checks and writes locale identifiers in one form.
public enum LocaleName {
  /// `ja_JP` from `ja_JP`, `ja-JP`, `JA-jp` or `ja_JP.UTF-8`; scripts stay (`zh-Hant_TW`).
  ///
  /// - Throws: `NagaoshiError` `locale.unknown` for what has not the form of a locale, and for a language or region that
  ///   there is not.
  public static func canonical(_ text: String) throws -> String {
    let bare = text.prefix { $0 != "." && $0 != "@" }
    let parts = bare.split(whereSeparator: { $0 == "_" || $0 == "-" }).map(String.init)
    guard let language = parts.first, (2...3).contains(language.count),
      language.allSatisfy({ $0.isASCII && $0.isLetter }),
      parts.count <= 3
    else { throw unknown(text) }
    guard Locale.LanguageCode(language.lowercased()).isISOLanguage else {
      throw unknown(text, "There is no language \"\(language)\" (\(text))")
    }
    var name = language.lowercased()
    for part in parts.dropFirst() {
      switch part.count {
      case 4 where part.allSatisfy({ $0.isASCII && $0.isLetter }): name += "-" + part.capitalizedFirst
      case 2 where part.allSatisfy({ $0.isASCII && $0.isLetter }):
        guard Locale.Region(part.uppercased()).isISORegion else {
          throw unknown(text, "There is no region \"\(part)\" (\(text))")
        }
        name += "_" + part.uppercased()
      case 3 where part.allSatisfy({ $0.isASCII && $0.isNumber }): name += "_" + part
      default: throw unknown(text)
      }
    }
    return name
  }

  private static func unknown(_ text: String, _ message: String? = nil) -> NagaoshiError {
    NagaoshiError(
      code: "locale.unknown", message: message ?? "\"\(text)\" is no locale",
      hint: "Write language and region, such as ja_JP.")
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
