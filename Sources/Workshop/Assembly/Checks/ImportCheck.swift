import Journal
import Lowering
import XcodeProject

/// Finds imports of modules that are not there, before the compiler does: all of them at once, and in clear words.
enum ImportCheck {
  /// - Parameter importable: every module that there is; nil when that is not known, and all is left to the compiler.
  static func findings(_ files: [SourceFacts], target: Target, importable: Set<String>?) -> [Finding] {
    guard let importable else { return [] }
    var findings: [Finding] = []
    var seen: Set<String> = []
    for file in files {
      for entry in file.imports where !entry.isConditional && !importable.contains(entry.module) {
        guard entry.module != target.moduleName, seen.insert(entry.module).inserted else { continue }
        let isApple = AppleFrameworks.names.contains(entry.module)
        findings.append(
          Finding(
            .error, isApple ? "module.not-yet" : "module.missing",
            isApple
              ? "The framework \(entry.module) is not there yet" : "There is no module \(entry.module)",
            hint: isApple
              ? "What \(target.name) needs of it cannot run here; an import inside '#if canImport(\(entry.module))' is skipped."
              : "Modules of packages and of other targets are not built yet.",
            location: .init(file: file.path, line: entry.line, column: entry.column), target: target.name))
      }
    }
    return findings
  }
}
