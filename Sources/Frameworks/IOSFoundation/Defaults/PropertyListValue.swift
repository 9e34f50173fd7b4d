import Foundation

/// Property-list values as the defaults system hands them out, and their stored form.
///
/// Numbers come back as `NSNumber`, as on iOS, so that one value can be read as `Int`, `Double` or `Bool`.
@_spi(Runtime) public enum PropertyListValue {
  /// The stored form: a binary property list.
  public static func encode(_ value: Any) -> Data? {
    if let data = BinaryPropertyListWriter.data(of: value) { return data }
    guard let list = normalized(value) else { return nil }
    return try? PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
  }

  /// The value of a stored form; nil if it is not a binary property list.
  public static func decode(_ data: Data) -> Any? {
    // Any word is a property list of the oldest format.
    var format = PropertyListSerialization.PropertyListFormat.binary
    guard let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: &format),
      format == .binary
    else { return nil }
    return normalized(list)
  }

  /// Whether two values are the same: numbers by value, whatever their Swift type, and collections by their parts.
  public static func areEqual(_ one: Any, _ other: Any) -> Bool {
    switch (one, other) {
    case (let one as String, let other as String): return one == other
    case (let one as NSNumber, let other as NSNumber): return one.isEqual(to: other)
    case (let one as Data, let other as Data): return one == other
    case (let one as Date, let other as Date): return one == other
    case (let one as [Any], let other as [Any]):
      return one.count == other.count && zip(one, other).allSatisfy { areEqual($0, $1) }
    case (let one as [AnyHashable: Any], let other as [AnyHashable: Any]):
      return one.count == other.count
        && one.allSatisfy { key, value in other[key].map { areEqual(value, $0) } ?? false }
    case (let one as NSObject, let other as NSObject): return one.isEqual(other)
    default: return false
    }
  }

  /// `value` with every number as `NSNumber` and every collection native, or nil if a part is no property-list type.
  public static func normalized(_ value: Any) -> Any? {
    switch value {
    case let value as String: return value
    // Every Swift number and truth value is bridged here.
    case let value as NSNumber: return value
    case let value as Data: return value
    case let value as Date: return value
    case let value as [Any]:
      var list: [Any] = []
      list.reserveCapacity(value.count)
      for element in value {
        guard let element = normalized(element) else { return nil }
        list.append(element)
      }
      return list
    case let value as [String: Any]:
      var dictionary: [String: Any] = [:]
      dictionary.reserveCapacity(value.count)
      for (key, element) in value {
        guard let element = normalized(element) else { return nil }
        dictionary[key] = element
      }
      return dictionary
    case let value as [AnyHashable: Any]:
      var dictionary: [String: Any] = [:]
      dictionary.reserveCapacity(value.count)
      for (key, element) in value {
        guard let key = key.base as? String, let element = normalized(element) else { return nil }
        dictionary[key] = element
      }
      return dictionary
    default: return nil
    }
  }

  /// Where `value` is not a property list, in words: `an object of class Foo at key "a"`; nil if all of it is one.
  public static func objection(to value: Any, at place: String = "") -> String? {
    switch value {
    case let value as [Any]:
      for (index, element) in value.enumerated() {
        if let objection = objection(to: element, at: "\(place)[\(index)]") { return objection }
      }
      return nil
    case let value as [AnyHashable: Any]:
      for (key, element) in value {
        guard let key = key.base as? String else {
          return "the key \(key.base)\(place.isEmpty ? "" : " in \(place)"), no String"
        }
        if let objection = objection(to: element, at: "\(place)[\"\(key)\"]") { return objection }
      }
      return nil
    default:
      if normalized(value) != nil { return nil }
      return "a value of type \(type(of: value))\(place.isEmpty ? "" : " at \(place)")"
    }
  }
}
