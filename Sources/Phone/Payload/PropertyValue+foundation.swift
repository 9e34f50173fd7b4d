import Foundation

extension PropertyValue {
  /// How deep nested arrays and dictionaries may go before a value is refused.
  public static let depthLimit = 64

  /// The value that a Foundation object stands for; nil for objects that no property list can hold, and for values nested
  /// deeper than `depthLimit`.
  ///
  /// Accepts what Swift code puts into `userInfo`: Swift values, `NSNumber`, `NSString`, `NSNull`, arrays and dictionaries.
  /// A dictionary's member that cannot be converted makes the whole conversion nil: nothing is lost in silence.
  public init?(_ object: Any) {
    self.init(object, depth: 0)
  }

  private init?(_ object: Any, depth: Int) {
    guard depth < Self.depthLimit else { return nil }
    switch object {
    case let value as PropertyValue: self = value
    case let value as String: self = .string(value)
    case let value as NSString: self = .string(value as String)
    case let value as NSNumber: self.init(number: value)
    case let value as Bool: self = .bool(value)
    case let value as Double: self = .double(value)
    case let value as Float: self = .double(Double(value))
    case let value as any BinaryInteger:
      guard let exact = Int64(exactly: value) else { return nil }
      self = .integer(exact)
    case let value as Data: self = .data(value)
    case let value as NSData: self = .data(value as Data)
    case let value as Date: self = .date(value)
    case let value as NSDate: self = .date(value as Date)
    case is NSNull: self = .null
    case let values as [Any]:
      var items: [PropertyValue] = []
      items.reserveCapacity(values.count)
      for value in values {
        guard let item = PropertyValue(value, depth: depth + 1) else { return nil }
        items.append(item)
      }
      self = .array(items)
    case let values as [AnyHashable: Any]:
      var members: [String: PropertyValue] = [:]
      for (key, value) in values {
        guard let name = key.base as? String, let item = PropertyValue(value, depth: depth + 1) else { return nil }
        members[name] = item
      }
      self = .dictionary(members)
    default: return nil
    }
  }

  /// Booleans are told from numbers by the number's type code ("c"), as `NSNumber` itself takes 1 for true.
  private init(number: NSNumber) {
    switch String(cString: number.objCType) {
    case "c", "B": self = .bool(number.boolValue)
    case "f", "d": self = .double(number.doubleValue)
    case "Q" where number.uint64Value > UInt64(Int64.max): self = .double(number.doubleValue)
    default: self = .integer(number.int64Value)
    }
  }

  /// The Foundation object for this value: `String`, `NSNumber`, `Data`, `Date`, `NSNull`, `[Any]` or `[String: Any]`.
  public var foundationObject: Any {
    switch self {
    case .null: NSNull()
    case .bool(let value): NSNumber(value: value)
    case .integer(let value): NSNumber(value: value)
    case .double(let value): NSNumber(value: value)
    case .string(let value): value
    case .data(let value): value
    case .date(let value): value
    case .array(let values): values.map(\.foundationObject)
    case .dictionary(let values): values.mapValues(\.foundationObject)
    }
  }
}
