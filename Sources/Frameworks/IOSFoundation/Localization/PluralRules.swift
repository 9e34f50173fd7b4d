import Foundation

/// Which form of a text a number takes in a language.
///
/// Source: the plural rules of Unicode CLDR 44 for cardinal numbers, for the languages that are listed; others have two
/// forms as English has.
enum PluralRules {
  /// `zero`, `one`, `two`, `few`, `many` or `other`.
  /// - Parameters:
  ///   - value: the number.
  ///   - language: such as `ru` or `pt-BR`.
  static func category(of value: Double, in language: String) -> String {
    let code = language.split { $0 == "-" || $0 == "_" }.first.map { $0.lowercased() } ?? "en"
    let size = abs(value)
    let isWhole = size == size.rounded() && size < 1e15
    let whole = isWhole ? Int(size) : 0
    let (ten, hundred) = (whole % 10, whole % 100)
    switch code {
    case "ja", "zh", "ko", "th", "vi", "id", "ms", "lo", "my", "yue": return "other"
    case "fr", "pt", "hy", "hi", "bn", "fa", "gu", "kn", "zu", "am":
      if code == "pt" && language.hasSuffix("PT") { return isWhole && whole == 1 ? "one" : "other" }
      // 0 to 1 are one thing (in Hindi and its like too).
      return size < 2 && (["fr", "pt", "hy"].contains(code) || size <= 1) ? "one" : "other"
    case "ru", "uk", "be":
      guard isWhole else { return "other" }
      if ten == 1 && hundred != 11 { return "one" }
      if (2...4).contains(ten) && !(12...14).contains(hundred) { return "few" }
      return "many"
    case "hr", "sr", "bs", "sh":
      guard isWhole else { return "other" }
      if ten == 1 && hundred != 11 { return "one" }
      if (2...4).contains(ten) && !(12...14).contains(hundred) { return "few" }
      return "other"
    case "pl":
      guard isWhole else { return "other" }
      if whole == 1 { return "one" }
      if (2...4).contains(ten) && !(12...14).contains(hundred) { return "few" }
      return "many"
    case "cs", "sk":
      guard isWhole else { return "many" }
      return whole == 1 ? "one" : (2...4).contains(whole) ? "few" : "other"
    case "sl":
      guard isWhole else { return "few" }
      return hundred == 1 ? "one" : hundred == 2 ? "two" : hundred == 3 || hundred == 4 ? "few" : "other"
    case "lt":
      guard isWhole else { return "many" }
      if ten == 1 && !(11...19).contains(hundred) { return "one" }
      return ten >= 2 && !(11...19).contains(hundred) ? "few" : "other"
    case "lv":
      if !isWhole { return "other" }
      if ten == 0 || (11...19).contains(hundred) { return "zero" }
      return ten == 1 ? "one" : "other"
    case "ro", "mo":
      guard isWhole else { return "few" }
      if whole == 1 { return "one" }
      return whole == 0 || (1...19).contains(hundred) ? "few" : "other"
    case "ar":
      guard isWhole else { return "other" }
      if whole < 3 { return ["zero", "one", "two"][whole] }
      return (3...10).contains(hundred) ? "few" : hundred >= 11 ? "many" : "other"
    case "he", "iw": return isWhole && whole == 1 ? "one" : isWhole && whole == 2 ? "two" : "other"
    case "ga":
      return isWhole && whole < 11 && whole > 0
        ? (whole == 1 ? "one" : whole == 2 ? "two" : whole < 7 ? "few" : "many") : "other"
    case "cy":
      guard isWhole, whole < 7 else { return "other" }
      return ["zero", "one", "two", "few", "other", "other", "many"][whole]
    default: return isWhole && whole == 1 ? "one" : "other"
    }
  }
}
