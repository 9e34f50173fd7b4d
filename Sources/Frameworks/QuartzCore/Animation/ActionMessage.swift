import IOSFoundation
import Journal
import Synchronization

/// A message named by a selector.
///
/// There is no Objective-C runtime: the build's generated table takes the message, if it knows the method.
@_spi(Runtime) public struct ActionMessage {
  /// The method's name.
  public let selector: Selector

  /// Makes a message.
  public init(_ selector: Selector) { self.selector = selector }

  /// Sends a message to an object: target, selector, arguments → false when the method is not known.
  public typealias Dispatcher = @Sendable (Any, Selector, [Any?]) -> Bool

  /// Who sends messages; nil until a table of methods was loaded.
  public static var dispatcher: Dispatcher? {
    get { box.withLock { $0 } }
    set { box.withLock { $0 = newValue } }
  }
  private static let box = Mutex<Dispatcher?>(nil)

  /// Sends the message; an event tells when nobody could take it.
  public func send(to target: Any, _ arguments: [Any?]) {
    if let dispatcher = Self.dispatcher, dispatcher(target, selector, arguments) { return }
    Journal.reportOnce(
      .init(
        kind: .unsupported,
        message: "message \(selector) to \(type(of: target)): selectors cannot be sent yet; nothing was called"))
  }
}
