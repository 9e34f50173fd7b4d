import Arguments
import Assembly
import Foundation
import Journal

/// `nagaoshi build`: compiles a project's app and extensions.
enum BuildCommand {
  static let command = Command(
    "build", "Compile a project's app and notification extensions.",
    [
      .positional("PROJECT", "folder of the project, or its .xcodeproj"),
      .option("configuration", "NAME", help: "build configuration (the scheme's, else Debug)"),
      .option("target", "NAME", help: "only this target, and what embeds it"),
      .flag("json", "print one JSON object a target"),
    ])

  static func run(_ arguments: ParsedArguments) throws -> ExitStatus {
    let result = try build(arguments, project: arguments.positionals["PROJECT"] ?? ".")
    if arguments.has("json") {
      for target in result.targets { Terminal.say(target.json) }
    } else {
      for target in result.targets { Terminal.say("\(target.status.rawValue)  \(target.name)  \(target.bundle)") }
    }
    if !result.isComplete { return .buildFailed }
    return result.allFindings.contains { $0.severity == .error } ? .findings : .fine
  }

  /// Builds and says what was found.
  static func build(_ arguments: ParsedArguments, project: String) throws -> BuildResult {
    let isInteractive = Terminal.isInteractive
    let result = try Assembly.build(
      project: project,
      options: BuildOptions(
        configuration: arguments.value("configuration"), target: arguments.value("target"),
        progress: { progress in if isInteractive { Terminal.note("\(progress)") } }))
    for finding in result.allFindings {
      Terminal.note("\(finding.severity): \(finding.asError.description)")
    }
    return result
  }
}
