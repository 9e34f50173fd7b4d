import Foundation
import Synchronization

extension NSObjectProtocol {
  /// Whether the object has the method.
  public func responds(to aSelector: Selector?) -> Bool {
    aSelector.map { MessageTable.responds(self, to: $0) } ?? false
  }
  /// Whether objects of the class have the method.
  public static func instancesRespond(to aSelector: Selector) -> Bool { false }

  /// Sends a message at once.
  @discardableResult public func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>? {
    Performing.now(self, aSelector, [])
  }
  /// Sends a message with an argument at once.
  @discardableResult public func perform(_ aSelector: Selector, with object: Any?) -> Unmanaged<AnyObject>? {
    Performing.now(self, aSelector, [object])
  }
  /// Sends a message with two arguments at once.
  @discardableResult
  public func perform(_ aSelector: Selector, with object1: Any?, with object2: Any?) -> Unmanaged<AnyObject>? {
    Performing.now(self, aSelector, [object1, object2])
  }
  /// Sends a message after that many seconds, on this thread's run loop.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    Performing.later(self, aSelector, anArgument, delay, [.default])
  }
  /// Sends a message after that many seconds, in those modes of this thread's run loop.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
  ) {
    Performing.later(self, aSelector, anArgument, delay, modes)
  }
  /// Sends a message on the main thread.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    if Thread.isMainThread, wait {
      _ = Performing.now(self, aSelector, [arg])
      return
    }
    nonisolated(unsafe) let (receiver, argument) = (self as AnyObject, arg)
    let call = { @Sendable () -> Void in _ = Performing.now(receiver, aSelector, [argument]) }
    if wait { DispatchQueue.main.sync(execute: call) } else { DispatchQueue.main.async(execute: call) }
  }
  /// Sends a message on a thread of its own.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    nonisolated(unsafe) let (receiver, argument) = (self as AnyObject, arg)
    Thread.detachNewThread { _ = Performing.now(receiver, aSelector, [argument]) }
  }
  /// Takes back a message that waits.
  public static func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    Performing.cancel(aTarget as AnyObject, aSelector, anArgument)
  }
  /// Takes back all messages to an object that wait.
  public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    Performing.cancel(aTarget as AnyObject, nil, nil)
  }
}

/// Messages that are sent now or later.
private enum Performing {
  private struct Waiting {
    var receiver: AnyObject
    var selector: Selector
    var argument: Any?
    var timer: Timer
  }
  nonisolated(unsafe) private static var waiting: [Waiting] = []
  private static let lock = NSLock()

  static func now(_ receiver: Any, _ selector: Selector, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    guard case .value(let value?)? = MessageTable.send(selector, to: receiver, arguments) else { return nil }
    let object = value as AnyObject
    // The caller takes it without owning it: it lives until the main queue comes round, as in an autorelease pool.
    nonisolated(unsafe) let kept = object
    DispatchQueue.main.async { _ = kept }
    return Unmanaged.passUnretained(object)
  }

  static func later(
    _ receiver: AnyObject, _ selector: Selector, _ argument: Any?, _ delay: TimeInterval, _ modes: [RunLoop.Mode]
  ) {
    let timer = Timer(timeInterval: max(0, delay), repeats: false) { timer in
      for due in take({ $0.timer === timer }) { MessageTable.send(due.selector, to: due.receiver, [due.argument]) }
    }
    lock.lock()
    waiting.append(Waiting(receiver: receiver, selector: selector, argument: argument, timer: timer))
    lock.unlock()
    for mode in modes { RunLoop.current.add(timer, forMode: mode) }
  }

  static func cancel(_ receiver: AnyObject, _ selector: Selector?, _ argument: Any?) {
    let ending = take {
      $0.receiver === receiver && (selector == nil || ($0.selector == selector && isSame($0.argument, argument)))
    }
    for entry in ending { entry.timer.invalidate() }
  }

  private static func isSame(_ first: Any?, _ second: Any?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    if let first = first as? AnyHashable, let second = second as? AnyHashable { return first == second }
    return first as AnyObject === second as AnyObject
  }

  private static func take(_ fits: (Waiting) -> Bool) -> [Waiting] {
    lock.lock()
    defer { lock.unlock() }
    let taken = waiting.filter(fits)
    waiting.removeAll(where: fits)
    return taken
  }
}
