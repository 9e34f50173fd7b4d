import Arguments
import Foundation
import Journal

/// One step of a push command, in the order in which it was written.
enum Step: Sendable, Equatable {
  /// A payload's path, or `-`.
  case push(String)
  case longPress
  case tap(String)
  case reply(String, text: String)
  case touch(x: Double, y: Double)
  case defaultTap
  case dismiss
  case wait(Double)

  static let arguments: [Argument<Step?>] = [
    .element("long-press", [], "press the newest notification long") { _ in .longPress },
    .element("tap", ["ID"], "tap the action with this identifier") { .tap($0[0]) },
    .element("reply", ["ID", "TEXT"], "answer a text input action") { .reply($0[0], text: $0[1]) },
    .element("touch", ["X,Y"], "touch the extension's view there, in its points") { try touch($0[0]) },
    .element("default-tap", [], "tap the notification itself") { _ in .defaultTap },
    .element("dismiss", [], "dismiss the notification") { _ in .dismiss },
    .element("wait", ["SECONDS"], "let time pass") { try wait($0[0]) },
    .element("push", ["PAYLOAD"], "send another push") { .push($0[0]) },
  ]

  private static func touch(_ word: String) throws -> Step {
    let numbers = word.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1], abs(x) < 1e5, abs(y) < 1e5 else {
      throw NagaoshiError(
        code: "usage.touch", message: "'\(word)' is no place on the screen",
        hint: "Write two numbers of points, such as --touch 196,400.")
    }
    return .touch(x: x, y: y)
  }

  private static func wait(_ word: String) throws -> Step {
    guard let seconds = Double(word), (0...3600).contains(seconds) else {
      throw NagaoshiError(
        code: "usage.wait", message: "'\(word)' is no number of seconds", hint: "Write a number from 0 to 3600.")
    }
    return .wait(seconds)
  }

  /// The step as the transcript names it, and its action.
  var label: String {
    switch self {
    case .push: "push"
    case .longPress: "long-press"
    case .tap(let action): "tap \(action)"
    case .reply(let action, _): "reply \(action)"
    case .touch: "touch"
    case .defaultTap: "default-tap"
    case .dismiss: "dismiss"
    case .wait: "wait"
    }
  }
}
