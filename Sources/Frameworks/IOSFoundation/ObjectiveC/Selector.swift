import Foundation

/// The name of a message that an object can be sent, such as `viewTapped(_:)`, written `"viewTapped:"`.
///
/// There is no Objective-C runtime here: a selector is only a name, and whoever sends it looks it up in the table that the
/// build generates beside the user's sources.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  private let name: String

  /// Makes the selector of that name.
  /// - Parameter str: the name with its colons, such as `"gestureRecognizer:shouldReceiveTouch:"`.
  public init(_ str: String) {
    name = str
  }

  /// Makes the selector of that name.
  public init(stringLiteral value: String) {
    name = value
  }

  /// The number of arguments that the message takes: its colons.
  @_spi(Runtime) public var argumentCount: Int {
    name.utf8.count { $0 == UInt8(ascii: ":") }
  }
}

extension Selector: CustomStringConvertible, CustomReflectable {
  /// The selector's name.
  public var description: String { name }

  /// A mirror that shows the name alone.
  public var customMirror: Mirror { Mirror(reflecting: name) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the selector of that name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
  Selector(aSelectorName)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String {
  aSelector.description
}
