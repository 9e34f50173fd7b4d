import Arguments
import Foundation
import Journal

/// The commands, and which one a command line means.
@MainActor
enum Commands {
  static let all: [Command] = [PushCommand.command, BuildCommand.command]

  static func run(_ words: [String]) -> ExitStatus {
    guard let name = words.first, !["--help", "-h", "help"].contains(name) else {
      Terminal.say(overview)
      return words.isEmpty ? .usage : .fine
    }
    guard let command = all.first(where: { $0.name == name }) else {
      Terminal.complain(
        NagaoshiError(
          code: "usage.command", message: "'\(name)' is no command of nagaoshi.",
          hint: NearestName.hint(all.map(\.name), to: name)))
      return .usage
    }
    let rest = Array(words.dropFirst())
    if rest.contains("--help") {
      Terminal.say(command.help)
      return .fine
    }
    do {
      let arguments = try command.parse(rest)
      return command.name == "push" ? try PushCommand.run(arguments) : try BuildCommand.run(arguments)
    } catch let error as NagaoshiError {
      Terminal.complain(error)
      return status(of: error)
    } catch {
      Terminal.complain(NagaoshiError(code: "unexpected", message: "\(error)"))
      return .usage
    }
  }

  /// Wrong input is the caller's to mend; what cannot be built is the project's.
  private static func status(of error: NagaoshiError) -> ExitStatus {
    let family = error.code.prefix { $0 != "." }
    return ["build", "lowering", "toolbox"].contains(family) ? .buildFailed : .usage
  }

  private static var overview: String {
    let width = all.map(\.name.count).max() ?? 0
    let lines = all.map { "  \($0.name)" + String(repeating: " ", count: width - $0.name.count + 2) + $0.summary }
    return "Usage: nagaoshi COMMAND …\n\nRuns iOS rich notifications.\n\n" + lines.joined(separator: "\n")
      + "\n\n'nagaoshi COMMAND --help' tells more.\n"
  }
}
