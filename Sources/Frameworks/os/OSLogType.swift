/// How important a message is.
public struct OSLogType: RawRepresentable, Equatable, Hashable, Sendable {
  /// The number that `os/log.h` has for it.
  public var rawValue: UInt8

  /// Makes the type of that number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Makes the type of that number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// What is worth keeping.
  public static let `default` = OSLogType(rawValue: 0x00)
  /// What may help.
  public static let info = OSLogType(rawValue: 0x01)
  /// What is of use while developing.
  public static let debug = OSLogType(rawValue: 0x02)
  /// An error of the process.
  public static let error = OSLogType(rawValue: 0x10)
  /// An error of the system or of several processes.
  public static let fault = OSLogType(rawValue: 0x11)

  /// The word that the transcript has for it.
  var word: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "notice"
    }
  }
}
