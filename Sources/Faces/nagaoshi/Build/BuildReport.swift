import Assembly
import Foundation
import Journal
import XcodeProject

/// What a build came to, in words and in JSON.
struct BuildReport {
  private(set) var result: BuildResult

  /// - Parameter forRunning: an app whose code cannot be built is no failure, but one warning: its extensions run.
  init(_ result: BuildResult, forRunning: Bool = false) {
    self.result = result
    guard forRunning, result.isRunnable else { return }
    for index in result.targets.indices {
      guard let reason = result.targets[index].shell else { continue }
      self.result.targets[index].status = .built
      self.result.targets[index].findings = [
        Finding(
          .warning, "app.shell",
          "The code of the app \(result.targets[index].name) does not run here, its extensions do",
          hint: "\(reason). nagaoshi build tells all.", target: result.targets[index].name)
      ]
    }
  }

  var status: ExitStatus {
    if !result.isComplete { return .buildFailed }
    return result.allFindings.contains { $0.severity == .error } ? .findings : .fine
  }

  /// `error: file:line:column: message`, the form that editors know, errors first.
  /// - Parameter severity: what is less bad is left out.
  func findings(from severity: Finding.Severity) -> [String] {
    let shown: [Finding.Severity] = severity == .note ? [.error, .warning, .note] : [.error, .warning]
    return shown.flatMap { kind in result.allFindings.filter { $0.severity == kind } }.map {
      finding in
      "\(finding.severity): \(Terminal.plain(Places.short(finding.asError).description))"
    }
  }

  /// One line a target.
  var targets: [String] {
    let width = result.targets.map(\.name.count).max() ?? 0
    return result.targets.map { target in
      let status =
        target.status.rawValue + String(repeating: " ", count: "unchanged".count - target.status.rawValue.count)
      let name = target.name + String(repeating: " ", count: width - target.name.count)
      return Terminal.plain("\(status)  \(name)  \(Places.short(target.bundle))")
    }
  }

  /// What could not be built; nil when all could.
  var failure: String? {
    let failed = result.targets.filter { $0.status == .failed }.map(\.name)
    guard !failed.isEmpty else { return nil }
    return Terminal.plain("\(failed.joined(separator: " and ")) could not be built")
  }

  /// One object a target. What was noticed about the project as a whole stands with the target that it is about, else with
  /// the first one.
  var json: [String] {
    var targets = result.targets
    for finding in result.findings {
      guard let place = targets.firstIndex(where: { $0.name == finding.target }) ?? targets.indices.first else {
        return result.findings.map { JSON.line($0) }
      }
      targets[place].findings.insert(finding, at: 0)
    }
    return targets.map { JSON.line($0) }
  }

  /// Errors alone, an object each: for a command whose answer is another one.
  var errorJSON: [String] {
    result.allFindings.filter { $0.severity == .error }.map { JSON.line($0) }
  }
}
