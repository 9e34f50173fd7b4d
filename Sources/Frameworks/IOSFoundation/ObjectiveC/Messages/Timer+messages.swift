import Foundation

extension Timer {
  /// Makes a timer that sends a message to an object, which it keeps until it is invalid.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    self.init(timeInterval: ti, repeats: yesOrNo, block: Self.call(aTarget, aSelector))
    TimerInfo.set(userInfo, of: self)
  }

  /// Makes a timer that first sends its message at a date.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
    repeats rep: Bool
  ) {
    self.init(fire: date, interval: ti, repeats: rep, block: Self.call(t, s))
    TimerInfo.set(ui, of: self)
  }

  /// Makes a timer on this thread's run loop that sends a message to an object.
  @discardableResult public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  private static func call(_ target: Any, _ selector: Selector) -> @Sendable (Timer) -> Void {
    nonisolated(unsafe) let target = target
    return { timer in MessageTable.send(selector, to: target, selector.argumentCount == 0 ? [] : [timer]) }
  }
}

/// What timers carry for their targets.
@_spi(Runtime) public enum TimerInfo {
  private struct Entry {
    weak var timer: Timer?
    var value: Any
  }
  nonisolated(unsafe) private static var entries: [Entry] = []
  private static let lock = NSLock()

  static func set(_ value: Any?, of timer: Timer) {
    guard let value else { return }
    lock.lock()
    entries.removeAll { $0.timer == nil }
    entries.append(Entry(timer: timer, value: value))
    lock.unlock()
  }

  /// What a timer carries.
  public static func value(of timer: Timer) -> Any? {
    lock.lock()
    defer { lock.unlock() }
    return entries.first { $0.timer === timer }?.value
  }
}
