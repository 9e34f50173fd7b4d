/// Why a picture could not be read.
public struct ImageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of failure.
  public enum Code: String, Sendable, Hashable {
    /// The file could not be opened or read.
    case unreadable
    /// The bytes are no picture of a known kind.
    case unknownFormat
    /// The file contradicts its format or breaks off before its first pixel.
    case damaged
    /// The picture is larger than what is decoded.
    case tooLarge
    /// The kind is known but cannot be read here.
    case unsupported
  }

  /// The kind of failure.
  public var code: Code
  /// What went wrong, in one sentence.
  public var message: String
  /// What to do about it.
  public var hint: String

  /// Makes an error.
  public init(_ code: Code, _ message: String, hint: String = "") {
    self.code = code
    self.message = message
    self.hint = hint
  }

  /// Message and hint.
  public var description: String { hint.isEmpty ? message : "\(message) \(hint)" }
}
