import IOSFoundation
import Synchronization

/// Counts the changes of all layers of the process, so that whoever shows them knows when to look again.
@_spi(Runtime) public enum LayerChanges {
  private static let counter = Atomic<Int>(0)
  private static let isNoted = Atomic<Bool>(false)
  private static let listener = Mutex<(@Sendable () -> Void)?>(nil)

  /// A number that grows with every change of a layer's look, place or need of layout.
  public static var version: Int { counter.load(ordering: .relaxed) }

  /// Called at the first change after `rearm()`, on the thread that made it.
  public static var onFirstChange: (@Sendable () -> Void)? {
    get { listener.withLock { $0 } }
    set { listener.withLock { $0 = newValue } }
  }

  /// Makes the next change the first one.
  public static func rearm() { isNoted.store(false, ordering: .relaxed) }

  static func note() {
    counter.add(1, ordering: .relaxed)
    if !isNoted.load(ordering: .relaxed), !isNoted.exchange(true, ordering: .relaxed) { onFirstChange?() }
  }
}
