import Foundation
import Synchronization

/// A text whose words depend on numbers: an entry of a `.stringsdict` file.
///
/// On iOS the string that `NSLocalizedString` gives carries the entry along. Here it is the text of the general form, and the
/// entry is found again by that text when numbers are put into it.
@_spi(Runtime) public struct PluralFormat: Sendable {
  /// What a part of the text is made of.
  struct Variable: Sendable {
    /// The specifier of the number, such as `lld`.
    var specifier: String
    /// By `zero`, `one`, `two`, `few`, `many`, `other`.
    var forms: [String: String]
  }

  private let format: String
  private let variables: [String: Variable]
  private let language: String

  /// Reads an entry; nil when it has no format or no variable.
  init?(_ entry: [String: Any], language: String) {
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    self.format = format
    self.language = language
    variables = entry.compactMapValues { value in
      guard let fields = value as? [String: Any] else { return nil }
      let names = ["zero", "one", "two", "few", "many", "other"]
      let forms = fields.filter { names.contains($0.key) }.compactMapValues { $0 as? String }
      return Variable(specifier: fields["NSStringFormatValueTypeKey"] as? String ?? "d", forms: forms)
    }
    if variables.isEmpty { return nil }
  }

  /// The text in its general form, with specifiers where the numbers go.
  var general: String { expand(format, depth: 0) { $0.forms["other"] ?? $0.forms.values.sorted().first ?? "" } }

  private static let known = Mutex<[String: PluralFormat]>([:])

  /// Remembers an entry by its general form.
  static func remember(_ entry: PluralFormat) { known.withLock { $0[entry.general] = entry } }

  /// The format for those arguments: `format` itself, unless it is the general form of an entry.
  public static func choose(_ format: String, _ arguments: [any CVarArg]) -> String {
    guard let entry = known.withLock({ $0[format] }) else { return format }
    var index = 0
    let chosen = entry.expand(entry.format, depth: 0) { variable in
      // Each variable takes the next argument that is a number.
      var number: Double?
      while index < arguments.count, number == nil {
        number = Self.number(arguments[index])
        index += 1
      }
      guard let number else { return variable.forms["other"] ?? "" }
      let exact = number == 0 ? variable.forms["zero"] : nil
      let category = PluralRules.category(of: number, in: entry.language)
      return exact ?? variable.forms[category] ?? variable.forms["other"] ?? ""
    }
    return fillingGaps(chosen, arguments)
  }

  /// A format that leaves out one of its numbered arguments, with the others written in: Linux's `String(format:)` would
  /// take the wrong ones for them.
  private static func fillingGaps(_ format: String, _ arguments: [any CVarArg]) -> String {
    let places = format.matches(of: /%(\d+)\$([^%@a-zA-Z]*(?:hh|h|ll|l|q|L|z|t|j)?[@a-zA-Z])/)
    let used = Set(places.compactMap { Int($0.output.1) })
    guard let last = used.max(), used.count < last, last <= arguments.count, !used.contains(0) else { return format }
    var filled = format
    for place in places.reversed() {
      guard let index = Int(place.output.1) else { continue }
      let value = String(format: "%\(place.output.2)", arguments: [arguments[index - 1]])
      filled.replaceSubrange(place.range, with: value.replacing("%", with: "%%"))
    }
    return filled
  }

  private static func number(_ value: any CVarArg) -> Double? {
    switch value {
    case let value as any BinaryInteger: Double(Int64(clamping: value))
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  /// Replaces `%#@name@` and `%1$#@name@` by what `choose` gives for the variable.
  private func expand(_ text: String, depth: Int, _ choose: (Variable) -> String) -> String {
    guard depth < 8 else { return text }
    var output = ""
    var rest = Substring(text)
    while let percent = rest.firstIndex(of: "%") {
      output += rest[..<percent]
      let after = rest[rest.index(after: percent)...]
      let mark = after.drop { $0.isNumber || $0 == "$" }
      if mark.hasPrefix("#@"), let end = mark.dropFirst(2).firstIndex(of: "@") {
        let name = String(mark.dropFirst(2)[..<end])
        if let variable = variables[name] { output += expand(choose(variable), depth: depth + 1, choose) }
        rest = mark[mark.index(after: end)...]
      } else {
        output += "%"
        rest = after
      }
    }
    return output + rest
  }
}
