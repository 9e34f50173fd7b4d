import IOSFoundation
import Journal

/// Finds web addresses, mail addresses and telephone numbers in a text.
///
/// [M] The phone's own detectors know much more, and more languages; what they would find beyond these is not found here.
enum DataDetection {
  /// What was found, in order, without overlaps.
  static func matches(in text: String, types: UIDataDetectorTypes) -> [(range: NSRange, url: URL)] {
    let others = types.subtracting([.link, .phoneNumber])
    if !others.isEmpty, types != .all {
      Journal.reportOnce(
        .init(kind: .unsupported, message: "UITextView.dataDetectorTypes: only links and telephone numbers are found."))
    }
    var found: [(range: NSRange, url: URL)] = []
    for word in words(of: text) {
      if types.contains(.link), let url = link(word.text) { found.append((word.range, url)) }
    }
    if types.contains(.phoneNumber) {
      for number in numbers(in: text)
      where !found.contains(where: { NSIntersectionRange($0.range, number.range).length > 0 }) {
        found.append(number)
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  /// Stretches without white space or brackets, without punctuation at the end.
  private static func words(of text: String) -> [(text: String, range: NSRange)] {
    var words: [(text: String, range: NSRange)] = []
    var (word, start, offset) = ("", 0, 0)
    func close() {
      while let last = word.last, ".,;:!?'\"…、。".contains(last) { word.removeLast() }
      if !word.isEmpty { words.append((word, NSRange(location: start, length: word.utf16.count))) }
      word = ""
    }
    for character in text {
      if character.isWhitespace || "<>()[]{}「」『』（）\"".contains(character) {
        close()
      } else {
        if word.isEmpty { start = offset }
        word.append(character)
      }
      offset += character.utf16.count
    }
    close()
    return words
  }

  private static let endings: Set<String> = [
    "com", "org", "net", "edu", "gov", "io", "app", "dev", "info", "jp", "uk", "de", "fr", "cn", "kr", "me", "co", "eu",
    "ch", "at", "nl", "it", "es", "us", "ca", "au", "in", "br", "ru", "tv",
  ]

  private static func link(_ word: String) -> URL? {
    guard word.utf16.count < 2000, word.allSatisfy(\.isASCII) else { return nil }
    let lower = word.lowercased()
    for scheme in ["http://", "https://", "mailto:", "tel:"] where lower.hasPrefix(scheme) {
      return lower.count > scheme.count ? URL(string: word) : nil
    }
    let parts = lower.split(separator: "@", omittingEmptySubsequences: false)
    if parts.count == 2, !parts[0].isEmpty, isHost(parts[1]) { return URL(string: "mailto:\(word)") }
    let host = lower.prefix { $0 != "/" && $0 != "?" && $0 != ":" }
    guard parts.count == 1, isHost(host) else { return nil }
    return URL(string: "http://\(word)")
  }

  private static func isHost(_ host: Substring) -> Bool {
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count >= 2, let last = labels.last, endings.contains(String(last)) else { return false }
    return labels.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" } }
  }

  /// Seven to fifteen digits with blanks, dashes, dots and brackets between them.
  private static func numbers(in text: String) -> [(range: NSRange, url: URL)] {
    var found: [(range: NSRange, url: URL)] = []
    let units = Array(text.utf16)
    var index = 0
    func isDigit(_ unit: UInt16) -> Bool { (0x30...0x39).contains(unit) }
    func isLetter(_ unit: UInt16) -> Bool { (0x41...0x5A).contains(unit & 0xDF) }
    while index < units.count {
      let isStart = isDigit(units[index]) || units[index] == 0x2B || units[index] == 0x28
      guard isStart, index == 0 || !isDigit(units[index - 1]) && !isLetter(units[index - 1]) else {
        index += 1
        continue
      }
      var (end, digits, last) = (index, "", index)
      while end < units.count, isDigit(units[end]) || [0x20, 0x28, 0x29, 0x2B, 0x2D, 0x2E].contains(units[end]) {
        if isDigit(units[end]) {
          digits.unicodeScalars.append(Unicode.Scalar(UInt8(units[end])))
          last = end + 1
        }
        end += 1
      }
      let isFree = end >= units.count || !isLetter(units[end])
      if isFree, (7...15).contains(digits.count),
        let url = URL(string: "tel:\(units[index] == 0x2B ? "+" : "")\(digits)")
      {
        found.append((NSRange(location: index, length: last - index), url))
      }
      index = max(end, index + 1)
    }
    return found
  }
}
