/// A value of a property list.
public enum PlistValue: Sendable, Equatable {
  case string(String)
  case integer(Int64)
  case real(Double)
  case boolean(Bool)
  case data([UInt8])
  /// A date as a property list writes it: `2026-01-31T08:00:00Z`.
  case date(String)
  case array([PlistValue])
  case dictionary([String: PlistValue])

  public var string: String? {
    if case .string(let value) = self { return value }
    return nil
  }
  public var array: [PlistValue]? {
    if case .array(let value) = self { return value }
    return nil
  }
  public var dictionary: [String: PlistValue]? {
    if case .dictionary(let value) = self { return value }
    return nil
  }
  /// The strings of an array of strings; others are left out.
  public var strings: [String]? { array?.compactMap(\.string) }

  /// The value under `key` when this is a dictionary.
  public subscript(key: String) -> PlistValue? { dictionary?[key] }

  /// What kind of value it is, for messages.
  package var kind: String {
    switch self {
    case .string: "a string"
    case .integer, .real: "a number"
    case .boolean: "a Boolean"
    case .data: "data"
    case .date: "a date"
    case .array: "an array"
    case .dictionary: "a dictionary"
    }
  }

  /// The same value with `transform` applied to every string and every key.
  package func mapStrings(_ transform: (String) -> String) -> PlistValue {
    switch self {
    case .string(let text): .string(transform(text))
    case .array(let values): .array(values.map { $0.mapStrings(transform) })
    case .dictionary(let values):
      .dictionary(
        Dictionary(values.map { (transform($0), $1.mapStrings(transform)) }, uniquingKeysWith: { first, _ in first }))
    default: self
    }
  }
}
