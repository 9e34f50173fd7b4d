import Arguments
import Assembly
import Foundation
import Journal

/// `nagaoshi build`: compiles a project's app and extensions.
struct BuildCommand {
  static let json = Argument.flag("json", "print one JSON object a target, and errors as JSON objects")

  static let command = Command(
    "build", "Compile a project's app and notification extensions.",
    [
      .init("", [ProjectArguments.project]),
      .init("Options", [ProjectArguments.configuration, ProjectArguments.target, json]),
    ],
    notes: """
      Bundles are in .nagaoshi/Build in the project; what has not changed is not built again.
      Ends with 0 when all is well, 1 when the project has errors that iOS would refuse, 2 when the command line or the
      project's path is wrong, 3 when something could not be built.
      """)

  let arguments: ParsedArguments
  let reporter: Reporter

  init(_ arguments: ParsedArguments, _ reporter: Reporter) {
    self.arguments = arguments
    self.reporter = reporter
  }

  func run() throws -> ExitStatus {
    let result = try ProjectBuild(arguments).run()
    let report = BuildReport(result)
    if reporter.isJSON {
      for line in report.json { Terminal.say(line) }
    } else {
      for line in report.findings(from: .note) { Terminal.note(line) }
      for line in report.targets { Terminal.say(line) }
      if let failure = report.failure { Terminal.note("nagaoshi: error: \(failure)") }
    }
    return report.status
  }
}
