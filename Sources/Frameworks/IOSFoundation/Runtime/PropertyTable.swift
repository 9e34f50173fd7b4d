import Synchronization

/// Properties that are set by name: outlets and runtime attributes of storyboards.
///
/// There is no key-value coding here: the build's generated code registers a setter for each such property of the user's
/// classes. A subclass has the properties of its superclasses.
@_spi(Runtime) public enum PropertyTable {
  /// Sets the property of an object; false when the value is of another type.
  public typealias Setter = @MainActor @Sendable (AnyObject, Any?) -> Bool

  private struct Key: Hashable {
    var type: ObjectIdentifier
    var name: String
  }
  private static let setters = Mutex<[Key: Setter]>([:])

  /// Registers a property. A second registration replaces the first.
  /// - Parameters:
  ///   - name: the property's name as documents write it.
  ///   - type: the class that has it.
  ///   - set: takes the object and the value; `cast(_:to:)` helps with the value.
  public static func register<Owner: AnyObject>(
    _ name: String, of type: Owner.Type, set: @escaping @MainActor @Sendable (Owner, Any?) -> Bool
  ) {
    setters.withLock {
      $0[Key(type: ObjectIdentifier(type), name: name)] = { object, value in
        (object as? Owner).map { set($0, value) } ?? false
      }
    }
  }

  /// The setter of an object's property, its own class's or a superclass's; nil when none is registered.
  public static func setter(of name: String, in object: AnyObject) -> Setter? {
    setters.withLock { table in
      var here: AnyClass? = type(of: object)
      while let current = here {
        if let setter = table[Key(type: ObjectIdentifier(current), name: name)] { return setter }
        here = _getSuperclass(current)
      }
      return nil
    }
  }

  /// The value as another type: numbers become the kind of number that is asked for, optionals are unwrapped.
  public static func cast<Value>(_ value: Any?, to type: Value.Type = Value.self) -> Value? {
    guard let value else { return nil }
    if let fitting = value as? Value { return fitting }
    guard let number = double(value) else { return nil }
    let candidates: [Any?] = [
      number, Float(number), Int(exactly: number.rounded()), UInt(exactly: number.rounded()),
      Int32(exactly: number.rounded()), Int64(exactly: number.rounded()), Int16(exactly: number.rounded()),
      UInt8(exactly: number.rounded()), number != 0,
    ]
    return candidates.lazy.compactMap { $0 as? Value }.first ?? floating(number) as? Value
  }

  private static func double(_ value: Any) -> Double? {
    switch value {
    case let number as Double: number
    case let number as Int: Double(number)
    case let flag as Bool: flag ? 1 : 0
    default: nil
    }
  }

  private static func floating(_ number: Double) -> Any { number }
}
