import Foundation

extension Bundle {
  /// The text of a key, in a language of the caller's choice.
  /// - Parameter localizations: the languages to try, the best first.
  public func localizedString(
    forKey key: String, value: String?, table tableName: String?, localizations: [Locale.Language]
  ) -> String {
    BundleStrings.string(
      key, value: value, table: tableName, bundle: self, languages: localizations.map(\.maximalIdentifier))
  }
}
