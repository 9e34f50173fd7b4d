import Arguments
import Assembly
import Foundation
import Synchronization

/// Builds a project, with a progress line.
struct ProjectBuild {
  let project: String
  let options: BuildOptions
  private let state: ActivityBox

  /// What goes on at a moment.
  private final class ActivityBox: Sendable {
    let activity = Mutex(Activity())
  }

  private struct Activity {
    var compiling: [String] = []
    var words = "reading the project"
    let began = ContinuousClock.now

    var text: String {
      let seconds = Int((ContinuousClock.now - began) / .seconds(1))
      let what = compiling.isEmpty ? words : "building \(compiling.joined(separator: ", "))"
      return "\(what) … \(seconds) s"
    }
  }

  init(_ arguments: ParsedArguments) {
    project = arguments[ProjectArguments.project]
    let state = ActivityBox()
    self.state = state
    options = BuildOptions(
      configuration: arguments[ProjectArguments.configuration], target: arguments[ProjectArguments.target],
      progress: { progress in state.activity.withLock { Self.take(progress, &$0) } })
  }

  func run() throws -> BuildResult {
    let state = state
    Terminal.progress { state.activity.withLock { $0.text } }
    defer { Terminal.endProgress() }
    return try Assembly.build(project: project, options: options)
  }

  private static func take(_ progress: BuildProgress, _ activity: inout Activity) {
    switch progress {
    case .reading: activity.words = "reading the project"
    case .compiling(let target): activity.compiling.append(target)
    case .compiled(let target, _):
      activity.compiling.removeAll { $0 == target }
      activity.words = "finishing"
    case .assembling(let target): activity.words = "laying out \(target)"
    }
  }
}
