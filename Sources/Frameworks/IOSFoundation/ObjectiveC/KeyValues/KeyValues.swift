import Foundation
import Journal
import Synchronization

/// Reads and sets properties by name.
@_spi(Runtime) public enum KeyValues {
  /// The value of a property; an event tells when there is none of that name.
  public static func value(_ key: String, of object: AnyObject) -> Any? {
    switch object {
    case let dictionary as NSDictionary: return dictionary.object(forKey: key)
    case let defaults as UserDefaults: return defaults.object(forKey: key)
    default: break
    }
    if let get = PropertyTable.getter(of: key, in: object) { return flat(get(object)) }
    if let value = builtIns.withLock({ $0 })?.read(object, key) { return flat(value) }
    if let method = MessageTable.method(Selector(key), of: object),
      case .value(let value) = method(object, MessageArguments([]))
    {
      return flat(value)
    }
    unknown(key, object)
    return nil
  }

  /// The value at the end of a path.
  public static func value(path: String, of root: Any) -> Any? {
    var here: Any? = root
    for key in path.split(separator: ".") {
      guard let object = here else { return nil }
      here = value(String(key), of: object as AnyObject)
    }
    return here
  }

  /// Sets a property.
  /// - Returns: false when the value does not fit.
  @discardableResult public static func set(_ value: Any?, _ key: String, of object: AnyObject) -> Bool {
    switch object {
    case let dictionary as NSMutableDictionary:
      if let value {
        dictionary.setObject(value, forKey: key as NSString)
      } else {
        dictionary.removeObject(forKey: key)
      }
      return true
    case let defaults as UserDefaults:
      defaults.set(value, forKey: key)
      return true
    default: break
    }
    if let setter = PropertyTable.setter(of: key, in: object) {
      let tells = KeyObserving.isActive && !PropertyTable.isDynamic(key, in: object)
      if tells { KeyObserving.willChange(object, key) }
      let set = unsafeBitCast(setter, to: (@Sendable (AnyObject, Any?) -> Bool).self)
      let fits = set(object, value)
      if tells { KeyObserving.didChange(object, key) }
      if !fits {
        let given = value.map { "\(Swift.type(of: $0))" } ?? "nil"
        Journal.report(.init(kind: .misuse, message: "\(Swift.type(of: object)).\(key) does not take \(given)"))
      }
      return fits
    }
    if builtIns.withLock({ $0 })?.write(object, key, value) == true { return true }
    unknown(key, object)
    return true
  }

  private static func unknown(_ key: String, _ object: AnyObject) {
    Journal.reportOnce(
      .init(
        kind: .misuse,
        message:
          "\(Swift.type(of: object)) is not key value coding-compliant for the key \(key); iOS ends the process here"))
  }

  /// Optionals in `Any` are nil as well.
  private static func flat(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first.flatMap { flat($0.value) } : value
  }

  /// How properties of UIKit's own classes are read and set by name.
  public struct BuiltIns: Sendable {
    var read: @Sendable (AnyObject, String) -> Any?
    var write: @Sendable (AnyObject, String, Any?) -> Bool

    /// - Parameters:
    ///   - read: the value of a property, nil when there is none of that name.
    ///   - write: sets a property, false when there is none of that name.
    public init(
      read: @escaping @Sendable (AnyObject, String) -> Any?,
      write: @escaping @Sendable (AnyObject, String, Any?) -> Bool
    ) {
      (self.read, self.write) = (read, write)
    }
  }
  private static let builtIns = Mutex<BuiltIns?>(nil)

  /// Sets how UIKit's own properties are read and set.
  public static func register(_ new: BuiltIns) { builtIns.withLock { $0 = new } }
}
