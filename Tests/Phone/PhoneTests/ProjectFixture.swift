import Assembly
import Device
import Foundation
import Testing

@testable import Phone

/// A phone with a project of `Tests/Projects` on it, compiled, its processes real.
@MainActor
final class ProjectFixture {
  let phone: Phone

  /// - Parameter scale: how fast the phone's time passes.
  init(_ project: String, scale: Double = 1, configuration: DeviceConfiguration = DeviceConfiguration()) throws {
    phone = try Phone(
      apps: [try Self.build(project)],
      options: PhoneOptions(
        configuration: configuration, clockScale: scale,
        inheritedEnvironment: ProcessInfo.processInfo.environment))
  }

  isolated deinit {
    phone.shutDown()
  }

  /// Builds a project, unless it is up to date.
  /// - Returns: the path of its app.
  static func build(_ project: String) throws -> String {
    let result = try Assembly.build(project: path(project))
    #expect(result.isComplete, "\(result.allFindings)")
    return try #require(result.app).bundle
  }

  /// The folder of a project.
  static func path(_ project: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Projects/" + project).path
  }

  /// A push with an alert.
  func push(_ mode: String = "", category: String = "", mutable: Bool = true) throws -> StepResult {
    let json = """
      {"aps": {"alert": {"title": "T", "body": "b"}, "category": "\(category)"\(mutable ? ", \"mutable-content\": 1" : "")},
       "mode": "\(mode)"}
      """
    return try phone.push(Data(json.utf8))
  }

  func events(_ kinds: String...) -> [Transcript.Event] { phone.events.filter { kinds.contains($0.kind) } }
  var shown: String? { phone.events.last { $0.kind == "banner" }?.message }
}
