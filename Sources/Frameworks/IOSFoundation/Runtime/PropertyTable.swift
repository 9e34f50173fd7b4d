import Foundation
import Synchronization

/// Properties that are read and set by name: outlets and runtime attributes of storyboards, keys.
///
/// There is no key-value coding here: the build's generated code registers accessors for each such property of the user's
/// classes. A subclass has the properties of its superclasses.
@_spi(Runtime) public enum PropertyTable {
  /// Sets the property of an object; false when the value is of another type.
  public typealias Setter = @MainActor @Sendable (AnyObject, Any?) -> Bool
  /// Reads the property of an object.
  public typealias Getter = @Sendable (AnyObject) -> Any?

  private struct Key: Hashable {
    var type: ObjectIdentifier
    var name: String
  }
  private struct Tables {
    var setters: [Key: Setter] = [:]
    var getters: [Key: Getter] = [:]
    /// Properties that tell their observers when they are set.
    var dynamics: Set<Key> = []
  }
  private static let tables = Mutex(Tables())

  /// Registers a property. A second registration replaces the first.
  /// - Parameters:
  ///   - name: the property's name as documents write it.
  ///   - type: the class that has it.
  ///   - set: takes the object and the value; `cast(_:to:)` helps with the value.
  public static func register<Owner: AnyObject>(
    _ name: String, of type: Owner.Type, set: @escaping @MainActor @Sendable (Owner, Any?) -> Bool
  ) {
    tables.withLock {
      $0.setters[Key(type: ObjectIdentifier(type), name: name)] = { object, value in
        (object as? Owner).map { set($0, value) } ?? false
      }
    }
  }

  /// Registers how a property is read.
  public static func register<Owner: AnyObject>(
    _ name: String, of type: Owner.Type, isDynamic: Bool, get: @escaping @MainActor @Sendable (Owner) -> Any?
  ) {
    let get = unsafeBitCast(get, to: (@Sendable (Owner) -> Any?).self)
    let key = Key(type: ObjectIdentifier(type), name: name)
    tables.withLock {
      $0.getters[key] = { object in (object as? Owner).flatMap { get($0) } }
      if isDynamic { $0.dynamics.insert(key) }
    }
  }

  /// The setter of an object's property, its own class's or a superclass's; nil when none is registered.
  public static func setter(of name: String, in object: AnyObject) -> Setter? {
    find(name, object) { $0.setters[$1] }
  }

  /// The getter of an object's property, its own class's or a superclass's; nil when none is registered.
  public static func getter(of name: String, in object: AnyObject) -> Getter? {
    find(name, object) { $0.getters[$1] }
  }

  /// Whether setting a property tells its observers.
  static func isDynamic(_ name: String, in object: AnyObject) -> Bool {
    find(name, object) { $0.dynamics.contains($1) ? true : nil } ?? false
  }

  private static func find<Value>(_ name: String, _ object: AnyObject, _ look: (Tables, Key) -> Value?) -> Value? {
    nonisolated(unsafe) var found: Value?
    nonisolated(unsafe) let look = look
    let start: AnyClass = type(of: object)
    LazyClasses.meet(start)
    tables.withLock { table in
      var here: AnyClass? = start
      while let current = here, found == nil {
        found = look(table, Key(type: ObjectIdentifier(current), name: name))
        here = _getSuperclass(current)
      }
    }
    return found
  }

  /// The accessor that a selector names: `title` or `setTitle:`.
  static func accessor(_ selector: String, of receiver: Any) -> MessageTable.Method? {
    guard !(receiver is AnyClass) else { return nil }
    let object = receiver as AnyObject
    if let get = getter(of: selector, in: object) { return { receiver, _ in .value(get(receiver as AnyObject)) } }
    guard selector.hasPrefix("set"), selector.hasSuffix(":"), selector.count > 4 else { return nil }
    let name = selector.dropFirst(3).dropLast()
    for key in [name.prefix(1).lowercased() + name.dropFirst(), String(name)] where setter(of: key, in: object) != nil {
      return { receiver, arguments in
        KeyValues.set(arguments.values.first ?? nil, key, of: receiver as AnyObject) ? .value(nil) : .misfit
      }
    }
    return nil
  }

  /// The value as another type: numbers become the kind of number that is asked for, optionals are unwrapped.
  public static func cast<Value>(_ value: Any?, to type: Value.Type = Value.self) -> Value? {
    guard let value else { return nil }
    if let fitting = value as? Value { return fitting }
    guard let number = double(value) else { return nil }
    let candidates: [Any?] = [
      number, Float(number), CGFloat(number), Int(exactly: number.rounded()), UInt(exactly: number.rounded()),
      Int32(exactly: number.rounded()), Int64(exactly: number.rounded()), Int16(exactly: number.rounded()),
      UInt8(exactly: number.rounded()), number != 0, NSNumber(value: number),
    ]
    return candidates.lazy.compactMap { $0 as? Value }.first
  }

  private static func double(_ value: Any) -> Double? {
    switch value {
    case let number as Double: number
    case let number as Int: Double(number)
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    case let flag as Bool: flag ? 1 : 0
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}
