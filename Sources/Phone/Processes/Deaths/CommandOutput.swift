internal import CPlatform
import Foundation
import Glibc
import Synchronization

/// Runs a small program and takes what it prints.
enum CommandOutput {
  private final class Collector: Sendable {
    let text = Mutex("")
    let done = DispatchSemaphore(value: 0)
  }

  /// The program's standard output; nil when it fails or is not done in time.
  static func capture(_ program: String, _ arguments: [String], seconds: Double) -> String? {
    let collector = Collector()
    let order = LaunchOrder(
      executable: program, arguments: arguments, environment: ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"],
      limits: ProcessLimits(reservation: 0))
    let process = try? SystemLauncher().launch(order) { event in
      switch event {
      case .output(let line) where line.stream == .output: collector.text.withLock { $0 += line.text + "\n" }
      case .ended(let end):
        if end != .exited(status: 0) { collector.text.withLock { $0 = "" } }
        collector.done.signal()
      default: break
      }
    }
    guard let process else { return nil }
    guard collector.done.wait(timeout: .now() + seconds) == .success else {
      process.stop()
      return nil
    }
    let text = collector.text.withLock { $0 }
    return text.isEmpty ? nil : text
  }
}
