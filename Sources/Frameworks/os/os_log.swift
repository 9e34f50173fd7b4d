import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Logs a message that is made like `printf`'s.
/// - Parameters:
///   - message: the format; `%{public}@` and the like are understood.
///   - dso: not used.
///   - log: where it goes.
///   - type: how important it is.
///   - args: the values.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, type: OSLogType = .default,
  _ args: CVarArg...
) {
  log.write(LogFormat.text(message.description, args), type)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Logs a message that is made like `printf`'s.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, _ message: StaticString,
  _ args: CVarArg...
) {
  log.write(LogFormat.text(message.description, args), type)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Logs a message with values in it.
@_disfavoredOverload
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message.text, type)
}

/// Formats of `os_log`.
enum LogFormat {
  /// The text of a format with its values. `{public}`, `{private}` and kinds such as `{errno}` only concern who may read.
  static func text(_ format: String, _ arguments: [CVarArg]) -> String {
    guard !arguments.isEmpty else { return format.replacing("%%", with: "%") }
    var plain = ""
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      plain += rest[...percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "{", let close = rest.firstIndex(of: "}") { rest = rest[rest.index(after: close)...] }
    }
    return String(format: plain + rest, arguments: arguments)
  }
}
