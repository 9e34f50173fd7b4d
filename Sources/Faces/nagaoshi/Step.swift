import Arguments
import Foundation
import Journal
import Phone

/// One step of a push command, in the order in which it was written.
enum Step {
  case push(Data, file: String?)
  case longPress
  case tap(String)
  case reply(String, text: String)
  case touch(x: Double, y: Double)
  case defaultTap
  case dismiss
  case wait(Double)

  /// Every step of a command line. Payloads are read now, so that a wrong path is told before anything is built.
  static func all(_ arguments: ParsedArguments) throws -> [Step] {
    [try payload(arguments.positionals["PAYLOAD"] ?? "-")] + (try arguments.occurrences.compactMap(step))
  }

  private static func step(_ occurrence: ParsedArguments.Occurrence) throws -> Step? {
    let values = occurrence.values
    switch occurrence.name {
    case "long-press": return .longPress
    case "tap": return .tap(values[0])
    case "reply": return .reply(values[0], text: values[1])
    case "touch":
      let numbers = values[0].split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
      guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite else {
        throw NagaoshiError(
          code: "usage.touch", message: "'\(values[0])' is no place on the screen.",
          hint: "Write two numbers of points, such as --touch 196,400.")
      }
      return .touch(x: x, y: y)
    case "default-tap": return .defaultTap
    case "dismiss": return .dismiss
    case "wait":
      guard let seconds = Double(values[0]), seconds.isFinite, (0...3600).contains(seconds) else {
        throw NagaoshiError(
          code: "usage.wait", message: "'\(values[0])' is no number of seconds.", hint: "Write 0 … 3600.")
      }
      return .wait(seconds)
    case "push": return try payload(values[0])
    default: return nil
    }
  }

  private static func payload(_ path: String) throws -> Step {
    if path == "-" { return .push(FileHandle.standardInput.readDataToEndOfFile(), file: nil) }
    do {
      return .push(try Data(contentsOf: URL(fileURLWithPath: path)), file: path)
    } catch {
      throw NagaoshiError(
        code: "payload.unreadable", message: "The payload cannot be read: \(error.localizedDescription)",
        hint: "Name an .apns or .json file, or - for standard input.", location: .init(file: path))
    }
  }

  @MainActor
  func run(on phone: Phone) throws -> StepResult {
    switch self {
    case .push(let data, let file): try phone.push(data, file: file)
    case .longPress: phone.longPress()
    case .tap(let action): phone.tap(action)
    case .reply(let action, let text): phone.reply(action, text: text)
    case .touch(let x, let y): phone.touch(x: x, y: y)
    case .defaultTap: phone.defaultTap()
    case .dismiss: phone.dismiss()
    case .wait(let seconds): phone.wait(seconds: seconds)
    }
  }
}
