import Phone

/// Lines for people about what happened.
enum Summary {
  /// SpringBoard's kinds of event for a process that failed.
  private static let failures: Set<String> = ["crash", "timeout", "memory"]

  static func isFailure(_ event: Transcript.Event) -> Bool {
    failures.contains(event.kind)
  }

  static func line(_ step: Transcript.Step) -> String {
    let action = step.action.map { " \($0)" } ?? ""
    let response = step.response.map { ", \($0)" } ?? ""
    let forwarded = step.forwarded == true ? ", the app got it" : ""
    return "\(step.step)\(action): \(step.state.rawValue)\(response)\(forwarded)  \(step.frame ?? "")"
  }

  static func line(_ event: Transcript.Event) -> String {
    let place = event.file.map { file in file + (event.line.map { ":\($0)" } ?? "") + ": " } ?? ""
    return "\(event.kind): \(place)\(event.message)"
  }
}
