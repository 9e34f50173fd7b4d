/// The line that Swift's runtime writes before it traps: `DailyPick/Pick.swift:12: Fatal error: no picks`.
struct FatalErrorLine: Equatable {
  /// As printed: a path, or module and file name.
  var file: String
  var line: Int
  /// What went wrong, with the kind of error where that says more: `Fatal error: …` is left out of it.
  var message: String

  private static let kinds = ["Fatal error", "Precondition failed", "Assertion failed"]

  init?(_ text: String) {
    for kind in Self.kinds {
      guard let place = text.firstRange(of: ": \(kind)") else { continue }
      let location = text[..<place.lowerBound]
      guard let colon = location.lastIndex(of: ":"), let line = Int(location[location.index(after: colon)...]) else {
        // `fatalError` with an empty file name, as `-Ounchecked` code may have it.
        continue
      }
      file = String(location[..<colon])
      self.line = line
      var rest = text[place.upperBound...]
      if rest.hasPrefix(":") { rest = rest.dropFirst() }
      let words = rest.drop { $0 == " " }
      message = words.isEmpty ? kind : String(words)
      return
    }
    return nil
  }

  /// The user's source file that the line means; nil when it is none of theirs (the standard library's).
  func source(among sources: [String]) -> String? {
    if file.hasPrefix("/") { return sources.contains(file) ? file : nil }
    let parts = file.split(separator: "/")
    guard let name = parts.last, parts.first != "Swift" else { return nil }
    return sources.first { $0.hasSuffix("/\(name)") }
  }
}
