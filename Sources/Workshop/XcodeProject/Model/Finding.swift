public import Journal

/// Something that the Workshop noticed about a project: an error, a warning or a note, with where and what to do.
///
/// Findings are collected, not thrown: one broken target does not hide the news about the others.
public struct Finding: Sendable, Equatable, Codable {
  /// How bad it is.
  public enum Severity: String, Sendable, Codable {
    /// The target cannot be built, or will not work on a device.
    case error
    /// It builds, but probably not into what was meant.
    case warning
    /// Worth knowing; nothing to do.
    case note
  }

  public var severity: Severity
  /// A stable name for tests and tools, such as `project.file-missing`.
  public var code: String
  /// One sentence: what is wrong, with the names involved.
  public var message: String
  /// What to do about it.
  public var hint: String?
  /// Where it is.
  public var location: NagaoshiError.Location?
  /// The target that it concerns; nil for the project as a whole.
  public var target: String?

  public init(
    _ severity: Severity, _ code: String, _ message: String, hint: String? = nil,
    location: NagaoshiError.Location? = nil, target: String? = nil
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.hint = hint
    self.location = location
    self.target = target
  }

  /// The same as an error that can be thrown.
  public var asError: NagaoshiError { NagaoshiError(code: code, message: message, hint: hint, location: location) }
}

/// As one flat object: an error's fields, with `severity` and `target`.
extension Finding {
  private enum Key: String, CodingKey {
    case severity, target
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let error = try NagaoshiError(from: decoder)
    self.init(
      try values.decode(Severity.self, forKey: .severity), error.code, error.message, hint: error.hint,
      location: error.location, target: try values.decodeIfPresent(String.self, forKey: .target))
  }

  public func encode(to encoder: any Encoder) throws {
    try asError.encode(to: encoder)
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(severity, forKey: .severity)
    try values.encodeIfPresent(target, forKey: .target)
  }
}
