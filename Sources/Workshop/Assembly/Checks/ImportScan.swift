import Journal
import XcodeProject

/// Looks for imports of frameworks that are not there in an app's files, line by line, before anything reads them closely.
///
/// Most apps that are not ours import one. They are not compiled then, and their files, often thousands, need not be read.
enum ImportScan {
  /// The frameworks of Apple's that files import outside `#if` and cannot have, each at its first place.
  static func missing(
    _ files: [(path: String, bytes: [UInt8])], importable: Set<String>, target: String
  ) -> [Finding] {
    var findings: [Finding] = []
    var seen: Set<String> = []
    for (path, bytes) in files {
      for (module, line) in imports(bytes) where !importable.contains(module) && AppleFrameworks.names.contains(module)
      {
        guard seen.insert(module).inserted else { continue }
        findings.append(
          Finding(
            .error, "module.not-yet", "The framework \(module) is not there yet",
            hint: "What \(target) needs of it cannot run here; an import inside '#if canImport(\(module))' is skipped.",
            location: .init(file: path, line: line), target: target))
      }
    }
    return findings
  }

  /// The modules that lines at the beginning of a file import, with the lines' numbers; those inside `#if` are left out.
  static func imports(_ bytes: [UInt8]) -> [(module: String, line: Int)] {
    var found: [(module: String, line: Int)] = []
    var depth = 0
    var isComment = false
    for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      let line = line.drop { $0 == 0x20 || $0 == 0x09 }
      if isComment {
        isComment = !contains(line, "*/")
        continue
      }
      guard let first = line.first else { continue }
      switch first {
      case UInt8(ascii: "#"):
        if line.starts(with: Array("#if".utf8)) { depth += 1 }
        if line.starts(with: Array("#endif".utf8)) { depth -= 1 }
      case UInt8(ascii: "/"): isComment = line.starts(with: Array("/*".utf8)) && !contains(line, "*/")
      case UInt8(ascii: "i") where depth == 0 && line.starts(with: Array("import ".utf8)):
        let words = String(decoding: line.dropFirst(7), as: UTF8.self).split { $0 == " " || $0 == "\r" || $0 == "\t" }
        let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
        guard let word = words.first(where: { !kinds.contains(String($0)) }) else { continue }
        found.append((String(word.prefix { $0.isLetter || $0.isNumber || $0 == "_" }), index + 1))
      default: break
      }
    }
    return found
  }

  private static func contains(_ line: ArraySlice<UInt8>, _ text: String) -> Bool {
    String(decoding: line, as: UTF8.self).contains(text)
  }
}
