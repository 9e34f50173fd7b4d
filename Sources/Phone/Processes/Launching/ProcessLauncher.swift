import SpringBoard
import Wire

/// Starts the processes of extensions and apps. The phone knows this protocol only; tests give it processes that do not
/// exist.
public protocol ProcessLauncher: Sendable {
  /// Starts a process.
  /// - Parameter events: called on a thread of the process's own, in order; the last event is `ended`.
  /// - Throws: when the process cannot be started at all.
  func launch(_ order: LaunchOrder, events: @escaping @Sendable (ProcessEvent) -> Void) throws -> any RunningProcess
}

/// A process that was started.
public protocol RunningProcess: AnyObject, Sendable {
  /// The pictures that it draws; nil for a process that draws none.
  var pixels: PixelBuffer? { get }
  /// Tells it something. Nothing happens if it is gone: its end is an event.
  func send(_ command: Command)
  /// From now on it may use that many megabytes more than it does now; nil ends the watch.
  func limitMemory(megabytes: Int?)
  /// Kills it and everything that it started. `ended(.stopped)` follows, unless it is dead already.
  func stop()
}

/// What a process is started with.
public struct LaunchOrder: Sendable, Equatable {
  /// The path of the program, inside the bundle: the bundle is found by it.
  public var executable: String
  /// Arguments after the program's name.
  public var arguments: [String]
  /// The whole environment: nothing else is passed on.
  public var environment: [String: String]
  /// The working directory.
  public var directory: String?
  /// Bytes of memory for pictures; 0 for none.
  public var pixelCapacity: Int
  /// The user's source files, by absolute path: crashes are told in their terms.
  public var sources: [String]
  public var limits: ProcessLimits

  public init(
    executable: String, arguments: [String] = [], environment: [String: String] = [:], directory: String? = nil,
    pixelCapacity: Int = 0, sources: [String] = [], limits: ProcessLimits = ProcessLimits()
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.directory = directory
    self.pixelCapacity = pixelCapacity
    self.sources = sources
    self.limits = limits
  }
}

/// What happens in a process.
public enum ProcessEvent: Sendable, Equatable {
  case report(Report)
  /// A line that the user's code printed.
  case output(OutputLine)
  case ended(ProcessEnd)
}

/// A line of a process's output.
public struct OutputLine: Sendable, Equatable {
  public enum Stream: String, Sendable, Hashable { case output, error }
  public var stream: Stream
  /// Without its line break; cut if it is long.
  public var text: String

  public init(stream: Stream, text: String) {
    self.stream = stream
    self.text = text
  }
}
