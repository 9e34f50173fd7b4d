import Glibc
import Journal
import Lowering
import XcodeProject

/// One target's compilation, from its sources to its library.
struct CompileJob: Sendable {
  var target: String
  /// The whole command.
  var arguments: [String]
  /// Where the compiler puts the library.
  var output: String
  /// Where it belongs when it is done.
  var library: String
  /// The fingerprint of everything that goes in.
  var key: String
  /// The user's files.
  var sources: Set<String>
  /// Files that were generated; diagnostics in them are not the user's.
  var generated: Set<String>
  /// The files that the compiler reads, by the names of the generated code in them.
  var copies: [String: String]
  /// Where columns of lowered files differ from the user's, by path.
  var shifts: [String: [[Int]]]

  /// How it went.
  struct Outcome: Sendable {
    var findings: [Finding]
    var isDone: Bool
    var seconds: Double
  }

  /// Runs the compiler and, if it succeeded, puts the library in its place.
  func run(timeout: Double) -> Outcome {
    let start = Self.now()
    var result = Subprocess.run(arguments, timeout: timeout)
    var text = String(decoding: result.errors + result.output, as: UTF8.self)
    var findings = CompilerOutput.findings(text, target: target).map(inUsersColumns)
    // A member that cannot be registered must not keep the rest from running.
    let leftOut = leaveOut(findings)
    if !leftOut.isEmpty {
      result = Subprocess.run(arguments, timeout: timeout)
      text = String(decoding: result.errors + result.output, as: UTF8.self)
      findings = CompilerOutput.findings(text, target: target).map(inUsersColumns) + leftOut
    }
    // Warnings about our own files would only confuse; errors there are ours to explain.
    findings.removeAll { finding in
      guard finding.severity != .error, let file = finding.location?.file else { return false }
      return !sources.contains(file)
    }
    // After the user's own errors, those of generated code only repeat them.
    if findings.contains(where: { $0.severity == .error && $0.location?.file.map(generated.contains) != true }) {
      findings.removeAll { $0.location?.file.map(generated.contains) == true }
    }
    for index in findings.indices where findings[index].location?.file.map(generated.contains) == true {
      findings[index].code = "compiler.generated"
      findings[index].hint = "This is in code that nagaoshi generated; please report it with the target's source."
    }
    let seconds = Self.now() - start
    var isDone = false
    switch result.end {
    case .exited(0):
      isDone = rename(output, library) == 0
      if !isDone { findings.append(error("compiler.output", "\(library) cannot be written: \(Disk.reason(errno))")) }
    case .exited(let code):
      if !findings.contains(where: { $0.severity == .error }) {
        let tail = text.split(whereSeparator: \.isNewline).suffix(3).joined(separator: " / ")
        findings.append(error("compiler.failed", "The compiler ended with code \(code): \(tail)"))
      }
    case .killed(let signal):
      findings.append(
        error("compiler.crashed", "The compiler was ended by signal \(signal) while it compiled \(target)"))
    case .timedOut:
      findings.append(
        error(
          "compiler.timeout", "The compiler took longer than \(Self.short(timeout)) s for \(target) and was ended",
          hint: "A very long expression may be the reason; split it."))
    case .notStarted(let reason):
      findings.append(error("compiler.not-started", "\(arguments[0]) could not be started: \(reason)"))
    }
    if !isDone { unlink(output) }
    return Outcome(findings: findings, isDone: isDone, seconds: (seconds * 1000).rounded() / 1000)
  }

  /// Takes lines out of generated code that do not compile, if nothing else is wrong.
  /// - Returns: what was left out; empty when there is nothing to try again.
  private func leaveOut(_ findings: [Finding]) -> [Finding] {
    var lines: [String: Set<Int>] = [:]
    for finding in findings where finding.severity == .error {
      guard let file = finding.location?.file, let line = finding.location?.line, copies[file] != nil else { return [] }
      lines[file, default: []].insert(line)
    }
    var told: [Finding] = []
    for (file, numbers) in lines {
      guard let copy = copies[file], let bytes = try? Disk.read(copy) else { return [] }
      var rows = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      guard let start = rows.lastIndex(where: { $0.hasPrefix("#sourceLocation(") && $0.contains(" (generated)\"") })
      else { return [] }
      for number in numbers {
        let index = start + number
        guard index < rows.count, rows[index].hasPrefix("t."),
          let name = rows[index].split(separator: "\"").dropFirst().first
        else { return [] }
        told.append(
          Finding(
            .warning, "lowering.left-out", "\(name) cannot be reached by its name for Objective-C",
            location: .init(file: LoweredFile.userPath(file)), target: target))
        rows[index] = ""
      }
      guard (try? Files.write(Array(rows.joined(separator: "\n").utf8), to: copy)) != nil else { return [] }
    }
    return told
  }

  /// A finding in a lowered file, where the user's text has it.
  private func inUsersColumns(_ finding: Finding) -> Finding {
    guard let place = finding.location, let file = place.file, let line = place.line, let column = place.column,
      let shifts = shifts[file]
    else { return finding }
    var finding = finding
    finding.location?.column = LoweredFile.column(column, line: line, shifts: shifts)
    return finding
  }

  private func error(_ code: String, _ message: String, hint: String? = nil) -> Finding {
    Finding(.error, code, message, hint: hint, target: target)
  }

  private static func short(_ seconds: Double) -> String {
    seconds == seconds.rounded() ? String(Int(seconds)) : String(seconds)
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
