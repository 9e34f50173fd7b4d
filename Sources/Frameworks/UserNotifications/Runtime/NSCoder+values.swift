import Foundation
@_spi(Runtime) import IOSFoundation

extension NSCoder {
  func string(_ key: String) -> String? {
    decodeObject(of: NSString.self, forKey: key) as String?
  }

  func number(_ key: String) -> NSNumber? {
    decodeObject(of: NSNumber.self, forKey: key)
  }

  func list<T: NSObject>(of type: T.Type, _ key: String) -> [T] {
    decodeObject(of: [NSArray.self, type], forKey: key) as? [T] ?? []
  }

  func strings(_ key: String) -> [String] {
    decodeObject(of: [NSArray.self, NSString.self], forKey: key) as? [String] ?? []
  }

  /// Writes the parts of a dictionary that are property-list values.
  func encode(userInfo: [AnyHashable: Any], forKey key: String) {
    let savable = userInfo.filter { $0.key.base is String && PropertyListValue.normalized($0.value) != nil }
    if let data = PropertyListValue.encode(savable) { encode(data as NSData, forKey: key) }
  }

  func userInfo(_ key: String) -> [AnyHashable: Any] {
    guard let data = decodeObject(of: NSData.self, forKey: key) as Data? else { return [:] }
    return PropertyListValue.decode(data) as? [String: Any] ?? [:]
  }
}
