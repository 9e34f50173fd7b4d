/// What may follow a variable's name: `$(PRODUCT_NAME:c99extidentifier)`.
enum SettingModifier {
  static func apply(_ modifier: String, to value: String) -> String {
    let sides = modifier.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let argument = sides.count == 2 ? sides[1] : nil
    switch sides.first ?? "" {
    case "lower": return value.lowercased()
    case "upper": return value.uppercased()
    case "identifier", "cidentifier": return identifier(value) { $0.isASCII && ($0.isLetter || $0.isNumber) }
    case "c99extidentifier": return identifier(value) { $0.isLetter || $0.isNumber }
    case "rfc1034identifier":
      return String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == ".") ? $0 : "-" })
    case "dir": return argument ?? (value.contains("/") ? Path.folder(value) + "/" : "./")
    case "file": return Path.name(value)
    case "base": return Path.stem(value)
    case "suffix":
      let name = Path.name(value)
      return name.lastIndex(of: ".").map { String(name[$0...]) } ?? ""
    case "standardizepath": return Path.normalize(value)
    case "quote": return value.map { " \"'\\$`".contains($0) ? "\\\($0)" : String($0) }.joined()
    case "default": return value.isEmpty ? argument ?? "" : value
    default: return value
    }
  }

  /// Letters, digits and underscores; a digit at the start is replaced too, as a name cannot begin with it.
  static func identifier(_ value: String, _ isKept: (Character) -> Bool) -> String {
    var out = ""
    for character in value {
      let isDigitFirst = out.isEmpty && character.isNumber
      out.append(!isDigitFirst && (isKept(character) || character == "_") ? character : "_")
    }
    return out
  }
}
