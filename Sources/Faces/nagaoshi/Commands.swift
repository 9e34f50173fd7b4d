import Arguments
import Foundation
import Journal

/// The commands, and which one a command line means.
@MainActor
enum Commands {
  nonisolated static let program = Program(
    "nagaoshi", "Runs iOS rich notifications: compiles a project's extensions, pushes, long-presses, taps.",
    version: Version.text, [PushCommand.command, BuildCommand.command, FramesCommand.command])

  static func run(_ words: [String]) -> ExitStatus {
    guard !words.isEmpty else {
      Terminal.note(program.overview)
      return .usage
    }
    let reporter = Reporter(isJSON: words.prefix { $0 != "--" }.contains("--json"))
    do {
      switch try program.request(words) {
      case .tell(let text):
        Terminal.say(text)
        return .fine
      case .run("push", let arguments): return try PushCommand(arguments, reporter).run()
      case .run("frames", let arguments): return try FramesCommand(arguments, reporter).run()
      case .run(_, let arguments): return try BuildCommand(arguments, reporter).run()
      }
    } catch let error as NagaoshiError {
      reporter.complain(error)
      return ExitStatus(error)
    } catch {
      reporter.complain(NagaoshiError(code: "unexpected", message: "\(error)"))
      return .usage
    }
  }
}
