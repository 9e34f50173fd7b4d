import Foundation
import Phone
import Testing

/// One `nagaoshi push`, and the folder that it wrote.
final class PushRun {
  let outcome: Tool.Outcome
  let folder: String
  /// Nil when there is none.
  let transcript: Transcript?

  /// - Parameters:
  ///   - payload: JSON, given on standard input.
  ///   - words: the command line behind project and payload.
  init(
    _ project: String, _ payload: String, _ words: String..., clockScale: Double? = nil,
    environment: [String: String] = [:]
  ) throws {
    folder = NSTemporaryDirectory() + "nagaoshi-test-\(UUID().uuidString)"
    var environment = environment
    if let clockScale { environment["NAGAOSHI_CLOCK_SCALE"] = String(clockScale) }
    let path = project.hasPrefix("/") ? project : Tool.project(project)
    outcome = try Tool.run(["push", path, "-", "--out", folder] + words, input: payload, environment: environment)
    let data = try? Data(contentsOf: URL(fileURLWithPath: folder + "/transcript.json"))
    transcript = try data.map { try JSONDecoder().decode(Transcript.self, from: $0) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  var steps: [Transcript.Step] { transcript?.steps ?? [] }
  var states: [String] { steps.map(\.state.rawValue) }

  func events(_ kinds: String...) -> [Transcript.Event] {
    (transcript?.events ?? []).filter { kinds.contains($0.kind) }
  }

  /// Events that a developer should look at.
  var troubles: [Transcript.Event] {
    events("crash", "timeout", "memory", "warning", "fallback", "gate", "unsupported", "misuse", "layout", "data")
  }

  /// What the banner showed last.
  var shown: String? { events("banner").last?.message }

  /// A push with an alert.
  static func payload(
    _ mode: String = "", category: String = "", mutable: Bool = true, content: String = ""
  ) -> String {
    """
    {"aps": {"alert": {"title": "T", "body": "b"}, "category": "\(category)"\(mutable ? ", \"mutable-content\": 1" : "")},
     "mode": "\(mode)", "content": "\(content)"}
    """
  }
}
