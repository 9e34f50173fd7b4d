internal import CPlatform
import Glibc
import Journal
import Synchronization
import Wire

/// A real process.
final class ChildProcess: RunningProcess {
  let identifier: pid_t
  let pixels: PixelBuffer?
  let socket: Int32
  private let writer: MessageWriter
  private let state = Mutex(State())

  struct State {
    /// The watched process's memory, in bytes: where it stood, and the megabytes that it may have above.
    var memory: (baseline: Int64, limit: Int)?
    var wasStopped = false
    var isOver = false
  }

  init(identifier: pid_t, socket: Int32, pixels: PixelBuffer?) {
    self.identifier = identifier
    self.socket = socket
    self.pixels = pixels
    writer = MessageWriter(descriptor: socket)
  }

  func send(_ command: Command) {
    do {
      try writer.write(command)
    } catch {
      Journal.report(.init(kind: .data, message: "A command could not be sent to a process: \(error)"))
    }
  }

  func limitMemory(megabytes: Int?) {
    let now = megabytes.map { (baseline: max(0, np_private_memory(identifier)), limit: $0) }
    state.withLock { $0.memory = now }
  }

  func stop() {
    let isRunning = state.withLock { state in
      guard !state.isOver else { return false }
      state.wasStopped = true
      return true
    }
    if isRunning { np_kill_group(identifier) }
  }

  // MARK: The monitor's side

  var memoryLimit: (baseline: Int64, limit: Int)? { state.withLock { $0.memory } }
  var wasStopped: Bool { state.withLock { $0.wasStopped } }

  /// The process is gone: its number may soon be another's.
  func finish() {
    state.withLock { $0.isOver = true }
    writer.close()
  }
}
