/// Writes messages of a subsystem's category.
public struct Logger: Sendable {
  private let log: OSLog

  /// Makes a logger.
  /// - Parameters:
  ///   - subsystem: the subsystem, in the form of a bundle identifier.
  ///   - category: the part of it.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  /// Makes a logger of the default subsystem.
  public init() { log = .default }
  /// Makes a logger that writes where a log does.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a message.
  public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Writes a message.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
  /// Writes what helps to follow the program.
  public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Writes what helps to find errors.
  public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Writes what may help.
  public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
  /// Writes what is worth keeping.
  public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Writes a warning, which is kept like an error.
  public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Writes an error.
  public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Writes an error that the program cannot recover from.
  public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
  /// Writes an error in the program.
  public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}
