import Foundation

/// The arguments of a message that a selector names.
@_spi(Runtime) public struct MessageArguments {
  /// As they were given.
  public let values: [Any?]

  /// Makes the arguments of a message.
  public init(_ values: [Any?]) { self.values = values }

  /// The argument at `index` as the type that the method takes; nil when it is none.
  ///
  /// An argument that was not given is nil, which is a value where the method takes an optional.
  public func take<Value>(_ index: Int, as type: Value.Type = Value.self) -> Value? {
    if index < values.count, let value = values[index] {
      return PropertyTable.cast(value, to: Value.self)
    }
    return Absence.value(of: Value.self)
  }
}

/// What optionals are when there is nothing.
enum Absence {
  /// `nil` as a value of an optional type; nil for other types.
  static func value<Value>(of type: Value.Type) -> Value? {
    (Value.self as? any PossiblyAbsent.Type)?.absence(as: Value.self)
  }
}

private protocol PossiblyAbsent {
  static func absence<Value>(as type: Value.Type) -> Value?
}

extension Optional: PossiblyAbsent {
  fileprivate static func absence<Value>(as type: Value.Type) -> Value? {
    Self.self == Value.self ? unsafeBitCast(Self.none, to: Value.self) : nil
  }
}
