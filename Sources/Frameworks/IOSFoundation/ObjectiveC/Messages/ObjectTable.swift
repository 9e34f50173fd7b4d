import Foundation

/// Registers one class's members; the build's generated code calls it beside the user's sources.
///
/// The closures are the main actor's, because most of these classes are; they are called on whatever thread sends a message,
/// as on iOS.
@_spi(Runtime) public struct ObjectTable<Owner: AnyObject> {
  /// Calls a method with its arguments.
  public typealias Call = @MainActor @Sendable (Owner, MessageArguments) -> MessageTable.Reply

  /// Makes a table for a class.
  public init(_ type: Owner.Type) {}

  /// Registers the class under its name, so that documents and property lists find it.
  /// - Parameter name: the name that `@objc(…)` gives.
  public func name(_ name: String? = nil) { ClassRegistry.register(type: Owner.self, objectiveCName: name) }

  /// Registers a method.
  public func method(
    _ name: String, selector: String? = nil, effects: SelectorName.Effects = [], _ call: @escaping Call
  ) {
    let call = unsafeBitCast(call, to: (@Sendable (Owner, MessageArguments) -> MessageTable.Reply).self)
    MessageTable.register(name, of: Owner.self, selector: selector, effects: effects) { receiver, arguments in
      (receiver as? Owner).map { call($0, arguments) } ?? .misfit
    }
  }

  /// Registers a method of the class itself.
  public func classMethod(
    _ name: String, selector: String? = nil, effects: SelectorName.Effects = [],
    _ call: @escaping @MainActor @Sendable (Owner.Type, MessageArguments) -> MessageTable.Reply
  ) {
    let call = unsafeBitCast(call, to: (@Sendable (Owner.Type, MessageArguments) -> MessageTable.Reply).self)
    MessageTable.register(name, of: Owner.self, selector: selector, effects: effects, isStatic: true) {
      receiver, arguments in
      (receiver as? Owner.Type).map { call($0, arguments) } ?? .misfit
    }
  }

  /// Registers a property.
  /// - Parameters:
  ///   - get: reads it; nil for one that cannot be read.
  ///   - set: sets it, false when the value does not fit; nil for one that cannot be set.
  ///   - isDynamic: whether setting it tells observers by itself.
  public func property(
    _ name: String, get: (@MainActor @Sendable (Owner) -> Any?)?,
    set: (@MainActor @Sendable (Owner, Any?) -> Bool)?, isDynamic: Bool = false
  ) {
    if let set { PropertyTable.register(name, of: Owner.self, set: set) }
    if let get { PropertyTable.register(name, of: Owner.self, isDynamic: isDynamic, get: get) }
  }
}

/// Puts a value into a variable if it fits.
/// - Returns: false when it does not.
@_spi(Runtime) public func _store<Value>(_ value: Any?, _ variable: inout Value) -> Bool {
  guard let fitting = MessageArguments([value]).take(0, as: Value.self) else { return false }
  variable = fitting
  return true
}

/// Whether an object has an optional member of a protocol.
@_spi(Runtime) public func _hasOptional(_ object: AnyObject, _ selector: String) -> Bool {
  MessageTable.responds(object, to: Selector(selector))
}

/// Calls an optional member of a protocol that the object has.
@_spi(Runtime) public func _callOptional(_ object: AnyObject, _ selector: String, _ arguments: [Any?]) {
  MessageTable.send(Selector(selector), to: object, arguments)
}

/// Calls an optional member of a protocol that the object has.
@_spi(Runtime) public func _callOptional<Result>(
  _ object: AnyObject, _ selector: String, _ arguments: [Any?]
) -> Result {
  if case .value(let value)? = MessageTable.send(Selector(selector), to: object, arguments),
    let result = MessageArguments([value]).take(0, as: Result.self)
  {
    return result
  }
  preconditionFailure("\(type(of: object)) has no \(selector) that returns \(Result.self)")
}
