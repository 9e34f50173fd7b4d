/// How the end of a process is told.
extension SpringBoard {
  /// - Parameters:
  ///   - name: the process, as its author knows it.
  ///   - then: what the phone does about it.
  mutating func sayEnd(_ end: ProcessEnd, of subject: Event.Subject, _ name: String, then: String) {
    switch end {
    case .exited(let status):
      say(.crash, "\(name) ended by itself with exit status \(status). \(then)", of: subject)
    case .crashed(let reason, let file, let line):
      say(.crash, "\(name) crashed: \(reason). \(then)", of: subject, file: file, line: line)
    case .memoryLimit(let megabytes):
      say(
        .memory,
        "\(name) used more than its \(megabytes) MB and was ended (EXC_RESOURCE, exceeded mem limit: ActiveHard"
          + " \(megabytes) MB (fatal)). \(then)", of: subject)
    case .failedToStart(let reason): say(.crash, "\(name) could not be started: \(reason). \(then)", of: subject)
    case .startupTimeout where subject == .app:
      say(
        .timeout,
        "\(name) did not finish launching within \(Int(limits.appLaunch)) seconds and is ended (0x8badf00d). \(then)",
        of: subject)
    case .startupTimeout:
      say(
        .timeout, "\(name): Extension will be killed because it used its runtime in starting up. \(then)", of: subject)
    case .stopped: say(.crash, "\(name) was stopped. \(then)", of: subject)
    }
  }
}
