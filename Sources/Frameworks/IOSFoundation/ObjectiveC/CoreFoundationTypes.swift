import Foundation

// Core Foundation's names for values of the same kind. On iOS they are classes that convert with `as`; here each is the Swift
// value that code converts from or to, so that `url as CFURL` and `options as CFDictionary` are what they look like.

/// A text.
public typealias CFString = String
/// An address.
public typealias CFURL = URL
/// Bytes.
public typealias CFData = Data
/// Bytes that change.
public typealias CFMutableData = NSMutableData
/// A table of values.
public typealias CFDictionary = [AnyHashable: Any]
/// A list of values.
public typealias CFArray = [Any]
/// Any of Core Foundation's objects.
public typealias CFTypeRef = AnyObject
/// A number.
public typealias CFNumber = NSNumber
/// True or false.
public typealias CFBoolean = Bool
/// An error.
public typealias CFError = NSError
/// A place in a list.
public typealias CFIndex = Int
/// A date.
public typealias CFDate = Date

// swift-format-ignore: AlwaysUseLowerCamelCase
/// True.
public var kCFBooleanTrue: CFBoolean! { true }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// False.
public var kCFBooleanFalse: CFBoolean! { false }

/// Where memory for an object comes from; there is only one place.
public final class CFAllocator: Sendable {
  private init() {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The allocator that is used when none is named.
public var kCFAllocatorDefault: CFAllocator! { nil }

/// A reference that a function hands out; the value is the same whichever way it is taken.
public struct CFReference<Value> {
  private let value: Value

  /// Wraps a value.
  @_spi(Runtime) public init(_ value: Value) { self.value = value }

  /// The value, of which the caller has a reference.
  public func takeRetainedValue() -> Value { value }
  /// The value, of which the caller has no reference.
  public func takeUnretainedValue() -> Value { value }
}
