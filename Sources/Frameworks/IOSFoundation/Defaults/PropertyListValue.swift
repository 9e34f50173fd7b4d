import Foundation

/// Property-list values as the defaults system hands them out, and their stored form.
///
/// Numbers come back as `NSNumber`, as on iOS, so that one value can be read as `Int`, `Double` or `Bool`.
@_spi(Runtime) public enum PropertyListValue {
  /// The stored form: a binary property list.
  public static func encode(_ value: Any) -> Data? {
    if let short = encodeScalar(value) { return short }
    guard let list = normalized(value) else { return nil }
    return try? PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
  }

  /// The value of a stored form; nil if it is not a property list.
  public static func decode(_ data: Data) -> Any? {
    guard let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil) else {
      return nil
    }
    return normalized(list)
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

  /// A binary property list that holds one short string or number, without the detour through Foundation: these are
  /// nearly all that is stored, and each is written on its own.
  private static func encodeScalar(_ value: Any) -> Data? {
    let object: [UInt8]
    // The exact type is asked for: an NSNumber that holds 1 can be cast to Bool.
    switch type(of: value) {
    case is String.Type:
      guard let text = (value as? String)?.utf8, text.count < 15, text.allSatisfy({ $0 < 0x80 }) else { return nil }
      object = [0x50 | UInt8(text.count)] + text
    case is Bool.Type:
      object = [(value as? Bool) == true ? 0x09 : 0x08]
    case is Int.Type:
      object = [0x13] + withUnsafeBytes(of: Int64(value as? Int ?? 0).bigEndian, Array.init)
    case is Double.Type:
      object = [0x23] + withUnsafeBytes(of: (value as? Double ?? 0).bitPattern.bigEndian, Array.init)
    default: return nil
    }
    var bytes = Array("bplist00".utf8) + object
    let table = UInt8(bytes.count)
    bytes.append(8)  // the offset table: the only object begins after the magic
    // Trailer: six unused bytes, sizes of offsets and references, then the counts and places as 64-bit numbers.
    bytes += [0, 0, 0, 0, 0, 0, 1, 1]
    bytes += [0, 0, 0, 0, 0, 0, 0, 1]
    bytes += [0, 0, 0, 0, 0, 0, 0, 0]
    bytes += [0, 0, 0, 0, 0, 0, 0, table]
    return Data(bytes)
  }
}
