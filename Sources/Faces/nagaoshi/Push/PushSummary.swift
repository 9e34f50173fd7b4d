import Foundation
import Phone

/// What a push came to, in lines for people.
struct PushSummary {
  /// SpringBoard's kinds of event for a process that failed.
  static let failures: Set<String> = ["crash", "timeout", "memory"]
  /// What a developer should know of; see `Event.Kind` and `Journal.Kind`.
  static let warnings: Set<String> = ["warning", "fallback", "gate", "unsupported", "misuse", "layout", "data"]
  /// What the user's code printed.
  private static let output: Set<String> = ["print", "stderr"]
  /// More lines of output in a step than these are left to the transcript.
  private static let outputLimit = 20

  private let labelWidth: Int
  private let frameWidth: Int
  private var failureCount = 0
  private var warningCount = 0

  init(labels: [String]) {
    labelWidth = min(32, labels.map(\.count).max() ?? 0)
    let names = labels.map { $0.prefix { $0 != " " }.count }
    frameWidth = "00-.png".count + (names.max() ?? 0)
  }

  /// A step on one line: what was done, what is to be seen, and where.
  /// - Parameter isExplained: whether the reason of a refusal is told beside it.
  func line(_ label: String, _ step: Transcript.Step, isExplained: Bool) -> String {
    var extras: [String] = []
    if let response = step.response { extras.append(response) }
    if let forwarded = step.forwarded { extras.append(forwarded ? "the app got it" : "the app did not get it") }
    if let height = step.height, step.content != nil {
      extras.append("view \(points(height.settled)) pt high, \(points(height.reserved)) reserved")
    }
    if let refused = step.refused { extras.append(isExplained ? "not done" : "not done: \(refused)") }
    let columns = [
      padded(label, labelWidth), padded(step.state.rawValue, "dismissed".count),
      padded(step.frame ?? "", frameWidth),
      extras.joined(separator: ", "),
    ]
    let text = columns.joined(separator: "  ")
    return Terminal.plain(String(text.reversed().drop { $0 == " " }.reversed()))
  }

  /// The events of a step that are worth a line. They are counted.
  mutating func events(_ events: ArraySlice<Transcript.Event>) -> [String] {
    var lines: [String] = []
    var outputCount = 0
    for event in events {
      if Self.failures.contains(event.kind) { failureCount += 1 }
      if Self.warnings.contains(event.kind) { warningCount += 1 }
      guard Self.output.contains(event.kind) else {
        if Self.failures.contains(event.kind) || Self.warnings.contains(event.kind) { lines.append(line(event)) }
        continue
      }
      outputCount += 1
      if outputCount <= Self.outputLimit {
        lines.append("  \(event.process.rawValue)> \(Terminal.plain(event.message))")
      }
    }
    if outputCount > Self.outputLimit {
      lines.append("  … \(outputCount - Self.outputLimit) more lines of output are in transcript.json")
    }
    return lines
  }

  private func line(_ event: Transcript.Event) -> String {
    let place = event.file.map { Places.short($0) + (event.line.map { ":\($0)" } ?? "") + ": " } ?? ""
    let lines = "\(event.kind): \(place)\(event.message)".split(separator: "\n").map { Terminal.plain(String($0)) }
    return "  " + lines.joined(separator: "\n    ")
  }

  /// How often something went wrong; nil when nothing did.
  var total: String? {
    let parts = [(failureCount, "failure"), (warningCount, "warning")].filter { $0.0 > 0 }.map { count, what in
      "\(count) \(what)\(count == 1 ? "" : "s")"
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private func points(_ value: Double) -> String {
    let rounded = (value * 10).rounded() / 10
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}
