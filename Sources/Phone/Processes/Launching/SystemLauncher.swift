internal import CPlatform
import Foundation
import Glibc
import Journal
import Wire

/// Starts real processes.
public struct SystemLauncher: ProcessLauncher {
  public init() {}

  public func launch(
    _ order: LaunchOrder, events: @escaping @Sendable (ProcessEvent) -> Void
  ) throws -> any RunningProcess {
    let pixels = order.pixelCapacity > 0 ? try PixelBuffer(capacity: order.pixelCapacity) : nil
    var ends = Descriptors()
    defer { ends.closeTheirs() }
    do {
      try ends.open()
      let process = try spawn(order, ends, pixels)
      let watch = np_process_descriptor(process)
      guard watch >= 0 else {
        np_kill_group(process)
        var status: Int32 = 0
        _ = np_wait(process, 1, &status)
        throw failure("cannot be watched", order, -watch)
      }
      let limits = order.limits
      _ = np_limit(
        process, UInt64(limits.reservation) << 20, UInt64(limits.file) << 20, UInt64(max(64, limits.descriptors)))
      let child = ChildProcess(identifier: process, socket: ends.socket[0], pixels: pixels)
      let monitor = ProcessMonitor(
        child: child, watch: watch, output: ends.output[0], error: ends.error[0], sources: order.sources, events: events
      )
      monitor.start()
      return child
    } catch {
      ends.closeOurs()
      throw error
    }
  }

  private func spawn(_ order: LaunchOrder, _ ends: Descriptors, _ pixels: PixelBuffer?) throws -> pid_t {
    let texts = [order.executable] + order.arguments
    let variables = order.environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    // The number of our process: the child makes sure that it was not orphaned before it could say so.
    let result = withCStrings(texts) { arguments in
      withCStrings(variables + ["NAGAOSHI_PARENT=\(getpid())"]) { environment in
        order.executable.withCString { executable in
          withOptionalCString(order.directory) { directory in
            var launch = np_launch(
              executable: executable, arguments: arguments, environment: environment, directory: directory,
              output: ends.output[1], error: ends.error[1], socket: ends.socket[1], memory: pixels?.descriptor ?? -1)
            return np_spawn(&launch)
          }
        }
      }
    }
    guard result > 0 else { throw failure("cannot be started", order, -result) }
    return result
  }

  private func failure(_ what: String, _ order: LaunchOrder, _ code: Int32) -> NagaoshiError {
    NagaoshiError(
      code: "process.not-started", message: "The program \(what): \(String(cString: strerror(code)))",
      location: .init(file: order.executable))
  }
}

/// Both ends of everything between the phone and a process; index 0 is ours.
private struct Descriptors {
  var socket: [Int32] = [-1, -1]
  var output: [Int32] = [-1, -1]
  var error: [Int32] = [-1, -1]

  mutating func open() throws {
    let results = [np_socket_pair(&socket), np_pipe(&output), np_pipe(&error)]
    if let code = results.first(where: { $0 < 0 }) {
      throw NagaoshiError(
        code: "process.no-descriptors",
        message: "No connection to a new process can be made: \(String(cString: strerror(-code)))")
    }
  }

  mutating func closeTheirs() {
    for descriptor in [socket[1], output[1], error[1]] where descriptor >= 0 { close(descriptor) }
  }

  mutating func closeOurs() {
    for descriptor in [socket[0], output[0], error[0]] where descriptor >= 0 { close(descriptor) }
  }
}

/// Calls `body` with the strings as C has them: an array that ends with nil.
private func withCStrings<Result>(
  _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  var pointers: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) }
  pointers.append(nil)
  defer { for pointer in pointers { free(pointer) } }
  return pointers.withUnsafeBufferPointer { buffer in
    guard let start = buffer.baseAddress else { preconditionFailure("An array that ends with nil is never empty") }
    return body(start)
  }
}

private func withOptionalCString<Result>(_ string: String?, _ body: (UnsafePointer<CChar>?) -> Result) -> Result {
  guard let string else { return body(nil) }
  return string.withCString { body($0) }
}
