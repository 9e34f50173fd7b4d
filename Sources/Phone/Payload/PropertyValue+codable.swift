import Foundation

/// Values are coded as plain JSON where JSON can say them. What it cannot say is a dictionary with one `$` key:
/// `{"$data": base64}`, `{"$date": seconds since 1970}`, `{"$double": 2}` for a whole number that is floating-point, and
/// `{"$dictionary": {…}}` around a dictionary that would be mistaken for one of these.
extension PropertyValue: Codable {
  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  public init(from decoder: any Decoder) throws {
    if let members = try? decoder.container(keyedBy: Key.self) {
      self = try PropertyValue(members: members)
      return
    }
    if var items = try? decoder.unkeyedContainer() {
      var values: [PropertyValue] = []
      while !items.isAtEnd { values.append(try items.decode(PropertyValue.self)) }
      self = .array(values)
      return
    }
    let single = try decoder.singleValueContainer()
    if single.decodeNil() {
      self = .null
    } else if let value = try? single.decode(String.self) {
      self = .string(value)
    } else if let value = try? single.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? single.decode(Int64.self) {
      self = .integer(value)
    } else {
      self = .double(try single.decode(Double.self))
    }
  }

  private init(members: KeyedDecodingContainer<Key>) throws {
    if members.allKeys.count == 1, let key = members.allKeys.first {
      switch key.stringValue {
      case "$data":
        self = .data(try members.decode(Data.self, forKey: key))
        return
      case "$date":
        self = .date(Date(timeIntervalSince1970: try members.decode(Double.self, forKey: key)))
        return
      case "$double":
        self = .double(try members.decode(Double.self, forKey: key))
        return
      case "$dictionary":
        self = .dictionary(try members.decode([String: PropertyValue].self, forKey: key))
        return
      default: break
      }
    }
    var values: [String: PropertyValue] = [:]
    for key in members.allKeys { values[key.stringValue] = try members.decode(PropertyValue.self, forKey: key) }
    self = .dictionary(values)
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .null:
      var single = encoder.singleValueContainer()
      try single.encodeNil()
    case .bool(let value): try value.encode(to: encoder)
    case .integer(let value): try value.encode(to: encoder)
    case .double(let value) where Int64(exactly: value) != nil: try tagged("$double", value, in: encoder)
    case .double(let value): try value.encode(to: encoder)
    case .string(let value): try value.encode(to: encoder)
    case .data(let value): try tagged("$data", value, in: encoder)
    case .date(let value): try tagged("$date", value.timeIntervalSince1970, in: encoder)
    case .array(let values): try values.encode(to: encoder)
    case .dictionary(let values):
      if values.count == 1, values.keys.first?.hasPrefix("$") == true {
        try tagged("$dictionary", values, in: encoder)
      } else {
        try values.encode(to: encoder)
      }
    }
  }

  private func tagged<Value: Encodable>(_ tag: String, _ value: Value, in encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Key.self)
    try members.encode(value, forKey: Key(tag))
  }
}
