/// How the end of a process is told.
extension SpringBoard {
  mutating func sayEnd(_ end: ProcessEnd, of name: String, then: String) {
    switch end {
    case .exited(let status): say(.crash, "\(name) ended by itself (exit status \(status)). \(then)")
    case .crashed(let reason, let file, let line):
      say(.crash, "\(name) crashed: \(reason). \(then)", file: file, line: line)
    case .memoryLimit(let megabytes):
      say(.memory, "\(name): EXC_RESOURCE, exceeded mem limit: ActiveHard \(megabytes) MB (fatal). \(then)")
    case .failedToStart(let reason): say(.crash, "\(name) could not be started: \(reason). \(then)")
    case .startupTimeout:
      say(.timeout, "\(name): Extension will be killed because it used its runtime in starting up. \(then)")
    case .stopped: say(.crash, "\(name) was stopped. \(then)")
    }
  }
}
