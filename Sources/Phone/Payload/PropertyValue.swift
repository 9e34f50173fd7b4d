import Foundation

/// A property-list or JSON value: what a notification's `userInfo` may hold.
///
/// It keeps apart what `NSNumber` blurs: a boolean, an integer and a floating-point number.
public enum PropertyValue: Sendable, Hashable {
  case null
  case bool(Bool)
  case integer(Int64)
  case double(Double)
  case string(String)
  case data(Data)
  case date(Date)
  case array([PropertyValue])
  case dictionary([String: PropertyValue])
}

extension PropertyValue {
  /// The value's kind with its article, as error messages say it: "a string", "a number".
  public var kindDescription: String {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .integer, .double: "a number"
    case .string: "a string"
    case .data: "data"
    case .date: "a date"
    case .array: "an array"
    case .dictionary: "a dictionary"
    }
  }

  public var stringValue: String? {
    if case .string(let value) = self { return value }
    return nil
  }

  /// The value as a whole number; nil for booleans and for fractions.
  public var integerValue: Int64? {
    switch self {
    case .integer(let value): value
    case .double(let value): Int64(exactly: value)
    default: nil
    }
  }

  /// The value as a floating-point number; nil for booleans.
  public var doubleValue: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .double(let value): value
    default: nil
    }
  }

  public var arrayValue: [PropertyValue]? {
    if case .array(let value) = self { return value }
    return nil
  }

  public var dictionaryValue: [String: PropertyValue]? {
    if case .dictionary(let value) = self { return value }
    return nil
  }

  /// The member of a dictionary, nil if this is no dictionary or has no such member.
  public subscript(key: String) -> PropertyValue? { dictionaryValue?[key] }
}

extension PropertyValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }
  public init(integerLiteral value: Int64) { self = .integer(value) }
  public init(floatLiteral value: Double) { self = .double(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(arrayLiteral elements: PropertyValue...) { self = .array(elements) }
  public init(dictionaryLiteral elements: (String, PropertyValue)...) {
    self = .dictionary(Dictionary(elements, uniquingKeysWith: { $1 }))
  }
}
