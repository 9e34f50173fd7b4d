import Journal

/// What the process ends with; see the contract in the documentation.
enum ExitStatus: Int32 {
  case fine = 0
  /// The project has findings that iOS would refuse.
  case findings = 1
  /// The command line, or a file that it names, is not as it must be; or a step could not be done.
  case usage = 2
  case buildFailed = 3
  /// An extension or the app crashed, did not answer, or took too much memory.
  case extensionFailed = 4

  /// Wrong input is the caller's to mend; what cannot be built is the project's.
  init(_ error: NagaoshiError) {
    let family = error.code.prefix { $0 != "." }
    self = ["build", "lowering", "toolbox"].contains(family) ? .buildFailed : .usage
  }
}
