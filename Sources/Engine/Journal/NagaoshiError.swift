/// The one error that every room of the house throws: what happened, where, and what to do about it.
public struct NagaoshiError: Error, Sendable, Equatable {
  /// A short, stable name of the failure, such as `payload.too-large`. Tools and tests match on it.
  public var code: String
  /// One sentence: what happened.
  public var message: String
  /// One sentence: what the reader can do, if anything is known to help.
  public var hint: String?
  /// Where it happened.
  public var location: Location?

  /// A place in a file, in a document's structure, or both.
  public struct Location: Sendable, Hashable, Codable {
    /// The file's path as the user named it; `-` is standard input.
    public var file: String?
    /// The line, counted from 1.
    public var line: Int?
    /// The column in characters, counted from 1.
    public var column: Int?
    /// The path of a value inside a structured document, such as `aps.alert.title`.
    public var path: String?

    public init(file: String? = nil, line: Int? = nil, column: Int? = nil, path: String? = nil) {
      self.file = file
      self.line = line
      self.column = column
      self.path = path
    }
  }

  public init(code: String, message: String, hint: String? = nil, location: Location? = nil) {
    self.code = code
    self.message = message
    self.hint = hint
    self.location = location
  }

  /// The same error, with `file` as its place if it has none yet.
  public func located(in file: String?) -> NagaoshiError {
    guard let file, location?.file == nil else { return self }
    var error = self
    var place = location ?? Location()
    place.file = file
    error.location = place
    return error
  }
}

extension NagaoshiError: CustomStringConvertible {
  /// `file:line:column: message (hint)`, the form that editors and terminals turn into a link.
  public var description: String {
    var text = ""
    if let place = location?.description, !place.isEmpty { text += place + ": " }
    text += message
    if let hint { text += text.hasSuffix(".") ? " \(hint)" : ". \(hint)" }
    return text
  }
}

extension NagaoshiError.Location: CustomStringConvertible {
  /// `file:line:column: path`, without the parts that are not known.
  public var description: String {
    var place = file == "-" ? "standard input" : file ?? ""
    if let line {
      place += place.isEmpty ? "line \(line)" : ":\(line)"
      if let column { place += ":\(column)" }
    }
    guard let path, !path.isEmpty else { return place }
    return place.isEmpty ? path : "\(place): \(path)"
  }
}
