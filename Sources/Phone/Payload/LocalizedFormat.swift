/// Fills a localized text's places with a payload's arguments.
enum LocalizedFormat {
  /// Replaces `%@` (each takes the next argument), `%1$@` (takes that one) and `%%`.
  ///
  /// - Returns: The text, and how many arguments more it wants than there are; a missing one leaves nothing.
  static func fill(_ format: String, with arguments: [String]) -> (text: String, missing: Int) {
    var text = ""
    var next = 0
    var wanted = 0
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        text += "%"
        rest = rest.dropFirst()
        continue
      }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      let tail = rest[digits.endIndex...]
      let index: Int
      if tail.hasPrefix("$@"), let number = Int(digits), number > 0 {
        index = number - 1
        rest = tail.dropFirst(2)
      } else if digits.isEmpty, tail.first == "@" {
        index = next
        next += 1
        rest = tail.dropFirst()
      } else {
        text += "%"
        continue
      }
      wanted = max(wanted, index + 1)
      if arguments.indices.contains(index) { text += arguments[index] }
    }
    return (text + rest, max(0, wanted - arguments.count))
  }
}
