internal import CPlatform
import Foundation
import Glibc
import SpringBoard
import Wire

/// The thread that listens to one process: its messages, its output, its memory and its end.
final class ProcessMonitor: @unchecked Sendable {
  private let child: ChildProcess
  private let watch: Int32
  private let events: @Sendable (ProcessEvent) -> Void
  private var reader: MessageReader<Report>
  private var output: OutputPipe
  private var error: OutputPipe
  private var diagnosis: Diagnosis
  private var isConnected = true
  private var exceededMemory: Int?

  /// How often memory is looked at, in milliseconds. A process fills 4 GB/s at most: 16 MB between two looks.
  private static let memoryInterval: Int32 = 4

  init(
    child: ChildProcess, watch: Int32, output: Int32, error: Int32, sources: [String],
    events: @escaping @Sendable (ProcessEvent) -> Void
  ) {
    self.child = child
    self.watch = watch
    self.events = events
    reader = MessageReader(descriptor: child.socket)
    self.output = OutputPipe(descriptor: output, stream: .output)
    self.error = OutputPipe(descriptor: error, stream: .error)
    diagnosis = Diagnosis(sources: sources)
  }

  func start() {
    let thread = Thread { self.run() }
    thread.name = "process \(child.identifier)"
    thread.start()
  }

  private func run() {
    var isRunning = true
    while isRunning {
      let interval = child.memoryLimit == nil ? (output.isFlooding || error.isFlooding ? 5 : 200) : Self.memoryInterval
      var ready = [UInt8](repeating: 0, count: 4)
      let descriptors = [
        isConnected ? child.socket : -1, output.readableDescriptor, error.readableDescriptor, watch,
      ]
      _ = np_wait_readable(descriptors, 4, interval, &ready)
      if ready[1] != 0 { read(&output) }
      if ready[2] != 0 { read(&error) }
      if ready[0] != 0 { readMessages() }
      checkMemory()
      if ready[3] != 0 { isRunning = false }
    }
    finish()
  }

  private func read(_ pipe: inout OutputPipe) {
    pipe.read { pass($0) }
  }

  private func pass(_ line: OutputLine) {
    if line.stream == .error, let before = CrashReport.textBeforeReport(in: line.text) {
      pass(OutputLine(stream: .error, text: before))
      pass(OutputLine(stream: .error, text: String(line.text.dropFirst(before.count))))
      return
    }
    if line.stream == .error,
      diagnosis.takes(line.text, release: { events(.output(OutputLine(stream: .error, text: $0))) })
    {
      return
    }
    events(.output(line))
  }

  private func readMessages() {
    guard reader.receive() else {
      isConnected = false
      return
    }
    do {
      while let report = try reader.buffered() {
        if case .failed(let reason) = report { diagnosis.failure = reason }
        events(.report(report))
      }
    } catch {
      // Whoever sends nonsense once cannot be understood again.
      diagnosis.protocolError = "\(error)"
      isConnected = false
      np_kill_group(child.identifier)
    }
  }

  private func checkMemory() {
    guard exceededMemory == nil, let (baseline, limit) = child.memoryLimit else { return }
    let used = np_private_memory(child.identifier) - baseline
    guard used > Int64(limit) << 20 else { return }
    exceededMemory = limit
    np_kill_group(child.identifier)
  }

  private func finish() {
    var status: Int32 = 0
    // What it started must not outlive it, and must not hold its pipes open.
    np_kill_group(child.identifier)
    _ = np_wait(child.identifier, 1, &status)
    if isConnected { readMessages() }
    output.drain { pass($0) }
    error.drain { pass($0) }
    let limit = exceededMemory ?? (diagnosis.ranOutOfMemory ? child.memoryLimit?.limit : nil)
    child.finish()
    close(watch)
    close(child.socket)
    output.close()
    error.close()
    let end = diagnosis.end(status: status, wasStopped: child.wasStopped, exceededMemory: limit)
    if let line = diagnosis.unusedLine(at: end) { events(.output(OutputLine(stream: .error, text: line))) }
    events(.ended(end))
  }
}
