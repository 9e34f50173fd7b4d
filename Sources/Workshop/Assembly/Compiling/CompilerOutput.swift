import Journal
import XcodeProject

/// What the compiler wrote, as findings.
enum CompilerOutput {
  /// Diagnostics of the form `file:line:column: error: text`; notes are put to the diagnostic before them.
  static func findings(_ text: String, target: String) -> [Finding] {
    var findings: [Finding] = []
    var seen: Set<String> = []
    for line in text.split(whereSeparator: \.isNewline) {
      guard let diagnostic = Diagnostic(line) else { continue }
      if diagnostic.severity == "note" || diagnostic.severity == "remark" {
        guard !findings.isEmpty, findings[findings.count - 1].hint == nil else { continue }
        findings[findings.count - 1].hint = diagnostic.message
        continue
      }
      // In batch mode several frontends report the same line.
      guard seen.insert(String(line)).inserted else { continue }
      findings.append(
        Finding(
          diagnostic.severity == "error" ? .error : .warning, "compiler.\(diagnostic.severity)", diagnostic.message,
          location: diagnostic.file.map { .init(file: $0, line: diagnostic.line, column: diagnostic.column) },
          target: target))
    }
    return findings
  }

  private struct Diagnostic {
    var file: String?
    var line: Int?
    var column: Int?
    var severity: String
    var message: String

    init?(_ text: Substring) {
      for word in ["error", "warning", "note", "remark"] {
        if text.hasPrefix("\(word): ") {
          severity = word
          message = String(text.dropFirst(word.count + 2))
          return
        }
        guard let mark = text.firstRange(of: ": \(word): ") else { continue }
        let place = text[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
        guard place.count >= 2 else { continue }
        severity = word
        message = String(text[mark.upperBound...])
        if place.count >= 3, let column = Int(place[place.count - 1]), let line = Int(place[place.count - 2]) {
          self.line = line
          self.column = column
          file = place.dropLast(2).joined(separator: ":")
        } else if let line = Int(place[place.count - 1]) {
          self.line = line == 0 ? nil : line
          file = place.dropLast().joined(separator: ":")
        } else {
          continue
        }
        if file == "<unknown>" { file = nil }
        return
      }
      return nil
    }
  }
}
