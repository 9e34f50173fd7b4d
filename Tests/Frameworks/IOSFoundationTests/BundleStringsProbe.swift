@testable import IOSFoundation

enum BundleStringsProbe {
  static func first(available: [String], preferred: [String]) -> String? {
    LanguageMatcher.searchOrder(available: available, preferred: preferred, development: "en").first
  }
}
