/// As one flat object: `code`, `message`, `hint`, `file`, `line`, `column`, `path`. What is not known is absent.
extension NagaoshiError: Codable {
  private enum Key: String, CodingKey {
    case code, message, hint
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let place = try Location(from: decoder)
    self.init(
      code: try values.decode(String.self, forKey: .code), message: try values.decode(String.self, forKey: .message),
      hint: try values.decodeIfPresent(String.self, forKey: .hint), location: place == Location() ? nil : place)
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(code, forKey: .code)
    try values.encode(message, forKey: .message)
    try values.encodeIfPresent(hint, forKey: .hint)
    try location?.encode(to: encoder)
  }
}
