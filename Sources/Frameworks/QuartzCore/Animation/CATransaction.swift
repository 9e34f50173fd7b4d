import CoreGraphics
import Dispatch
import IOSFoundation
import Synchronization

/// A group of changes of layers.
///
/// Changes are seen at once here; a transaction keeps durations and calls its completion block when its animations end.
open class CATransaction: NSObject {
  private struct Frame {
    var duration: CFTimeInterval?
    var timing: CAMediaTimingFunction?
    var disablesActions: Bool?
    var completion: (() -> Void)?
    var longest: CFTimeInterval = 0
    var values: [String: Any] = [:]
  }

  /// Transactions belong to the main thread.
  nonisolated(unsafe) private static var frames: [Frame] = []

  /// Begins a transaction inside the current one.
  open class func begin() { frames.append(Frame()) }

  /// Ends the innermost transaction.
  open class func commit() {
    guard let frame = frames.popLast(), let completion = frame.completion else { return }
    nonisolated(unsafe) let call = completion
    schedule(after: frame.longest) { call() }
  }

  /// Ends all work that waits; there is none.
  open class func flush() {}
  /// Changes from other threads are not guarded here.
  open class func lock() {}
  /// Changes from other threads are not guarded here.
  open class func unlock() {}

  /// The seconds that an animation without its own duration takes: 0.25.
  open class func animationDuration() -> CFTimeInterval { frames.reversed().lazy.compactMap(\.duration).first ?? 0.25 }
  /// Sets the seconds that an animation without its own duration takes.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { change { $0.duration = dur } }
  /// The curve of animations in the transaction.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    frames.reversed().lazy.compactMap(\.timing).first
  }
  /// Sets the curve of animations in the transaction.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { change { $0.timing = function } }
  /// True when changes run no actions.
  open class func disableActions() -> Bool { frames.reversed().lazy.compactMap(\.disablesActions).first ?? false }
  /// Says whether changes run actions.
  open class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }
  /// What is called when the transaction's animations have ended.
  open class func completionBlock() -> (() -> Void)? { frames.last?.completion }
  /// Sets what is called when the transaction's animations have ended.
  open class func setCompletionBlock(_ block: (() -> Void)?) { change { $0.completion = block } }
  /// A value of the transaction.
  open class func value(forKey key: String) -> Any? { frames.reversed().lazy.compactMap { $0.values[key] }.first }
  /// Sets a value of the transaction.
  open class func setValue(_ anObject: Any?, forKey key: String) { change { $0.values[key] = anObject } }

  private class func change(_ edit: (inout Frame) -> Void) {
    if frames.isEmpty {
      // Changes outside of any transaction belong to an implicit one that ends by itself.
      frames.append(Frame())
      edit(&frames[0])
      DispatchQueue.main.async {
        if !frames.isEmpty {
          let frame = frames.removeFirst()
          if let completion = frame.completion { completion() }
        }
      }
    } else {
      edit(&frames[frames.count - 1])
    }
  }

  /// Calls `body` on the main queue when an animation of that many seconds ends; the transaction waits for it.
  @_spi(Runtime) public static func whenAnimationsEnd(
    after duration: CFTimeInterval, _ body: @escaping () -> Void
  ) {
    if !frames.isEmpty { frames[frames.count - 1].longest = max(frames[frames.count - 1].longest, duration) }
    guard duration.isFinite else { return }
    nonisolated(unsafe) let call = body
    schedule(after: duration) { call() }
  }

  /// Runs blocks after a time; the phone's virtual clock may take its place.
  @_spi(Runtime) public static let scheduler = Mutex<
    @Sendable (CFTimeInterval, @escaping @Sendable () -> Void) -> Void
  >(
    { seconds, body in
      DispatchQueue.main.asyncAfter(deadline: .now() + max(0, seconds), execute: body)
    })

  private static func schedule(after seconds: CFTimeInterval, _ body: @escaping @Sendable () -> Void) {
    scheduler.withLock { $0 }(seconds, body)
  }
}
