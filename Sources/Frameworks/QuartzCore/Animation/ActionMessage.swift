@_spi(Runtime) import IOSFoundation

/// A message named by a selector.
@_spi(Runtime) public struct ActionMessage {
  /// The method's name.
  public let selector: Selector

  /// Makes a message.
  public init(_ selector: Selector) { self.selector = selector }

  /// Sends the message; an event tells when nobody could take it.
  public func send(to target: Any, _ arguments: [Any?]) { MessageTable.send(selector, to: target, arguments) }
}
