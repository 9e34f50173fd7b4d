internal import CPlatform
import Glibc
import SpringBoard

/// Finds out why a process ended.
struct Diagnosis {
  let sources: [String]
  /// What the process itself said about why it cannot work.
  var failure: String?
  /// It sent a message that cannot be read.
  var protocolError: String?
  private(set) var ranOutOfMemory = false
  private var fatal: FatalErrorLine?
  /// The text of `fatal`: the crash will say it, if there is one.
  private var heldLine: String?
  private var crash: CrashReport?
  private var isInStackTrace = false

  init(sources: [String]) {
    self.sources = sources
  }

  /// Looks at a line of standard error.
  /// - Parameter release: gets a line that was held back and turned out to be output of the user's code.
  /// - Returns: whether the line is for the diagnosis alone and no output of the user's code.
  mutating func takes(_ line: String, release: (String) -> Void = { _ in }) -> Bool {
    if CrashReport.isPart(line) {
      if crash == nil { crash = CrashReport(firstLine: line) } else { crash?.append(line) }
      return true
    }
    let isMemory = Self.memoryFailures.contains(where: line.contains)
    if isMemory { ranOutOfMemory = true }
    let found = crash == nil ? FatalErrorLine(line) : nil
    guard isMemory || found != nil else { return isRuntimeStackTrace(line) }
    if let heldLine { release(heldLine) }
    if let found { fatal = found }
    heldLine = line
    return true
  }

  /// A line that was held back for a crash, when the process ended otherwise.
  func unusedLine(at end: ProcessEnd) -> String? {
    switch end {
    case .crashed, .memoryLimit: nil
    default: heldLine
    }
  }

  /// How Swift's and C++'s runtimes say that an allocation failed.
  private static let memoryFailures = ["failed to allocate", "Could not allocate memory", "std::bad_alloc"]

  /// Swift's runtime follows a fatal error with a stack of addresses; ours is a better one.
  private mutating func isRuntimeStackTrace(_ line: String) -> Bool {
    if line == "Current stack trace:" {
      isInStackTrace = true
      return true
    }
    guard isInStackTrace else { return false }
    if line.isEmpty || (line.prefix { $0 != " " }.allSatisfy(\.isNumber) && line.contains(" 0x")) { return true }
    isInStackTrace = false
    return false
  }

  /// How it ended.
  func end(status: Int32, wasStopped: Bool, exceededMemory: Int?) -> ProcessEnd {
    if let limit = exceededMemory { return .memoryLimit(megabytes: limit) }
    // Whoever said that it cannot work is stopped for it.
    if let failure { return .failedToStart(reason: failure) }
    if wasStopped { return .stopped }
    if let protocolError { return .crashed(reason: protocolError) }
    var value: Int32 = 0
    guard np_was_signalled(status, &value) != 0 else { return .exited(status: value) }
    return crashed(signal: crash?.signal ?? value)
  }

  private func crashed(signal: Int32) -> ProcessEnd {
    if let fatal, let file = fatal.source(among: sources) {
      return .crashed(reason: fatal.message, file: file, line: fatal.line)
    }
    let place = crash.flatMap { Symbolizer.shared?.userPlace(of: $0, sources: sources) }
    let reason = fatal?.message ?? place?.failure ?? Self.name(of: signal)
    return .crashed(reason: reason, file: place?.file, line: place?.line)
  }

  static func name(of signal: Int32) -> String {
    switch signal {
    case SIGSEGV: "bad memory access (SIGSEGV)"
    case SIGBUS: "bad memory access (SIGBUS)"
    case SIGILL, SIGTRAP: "a runtime check failed (\(signal == SIGILL ? "SIGILL" : "SIGTRAP"))"
    case SIGABRT: "aborted (SIGABRT)"
    case SIGFPE: "arithmetic error (SIGFPE)"
    case SIGKILL: "killed (SIGKILL)"
    case SIGTERM: "terminated (SIGTERM)"
    case SIGXFSZ: "wrote a file that is too large (SIGXFSZ)"
    case SIGSYS: "a forbidden system call (SIGSYS)"
    default: "signal \(signal)"
    }
  }
}
