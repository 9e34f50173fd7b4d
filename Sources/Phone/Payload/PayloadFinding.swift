import Journal

/// Something in a payload that iOS accepts but its author probably did not mean.
public struct PayloadFinding: Sendable, Hashable {
  /// A short, stable name, such as `payload.misspelt-key`.
  public var code: String
  public var message: String
  public var hint: String?
  public var location: NagaoshiError.Location

  public init(code: String, message: String, hint: String? = nil, location: NagaoshiError.Location) {
    self.code = code
    self.message = message
    self.hint = hint
    self.location = location
  }
}

extension PayloadFinding: CustomStringConvertible {
  public var description: String {
    NagaoshiError(code: code, message: message, hint: hint, location: location).description
  }
}
