// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

internal import Glibc
internal import Synchronization

/// A lock that keeps a state together with it.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Box: @unchecked Sendable {
    let lock = Mutex<Void>(())
    var state: State
    init(_ state: State) { self.state = state }
  }
  private let box: Box

  /// Makes a lock over a state that may be anything.
  public init(uncheckedState initialState: State) { box = Box(initialState) }
  /// Makes a lock over a state.
  public init(initialState: State) where State: Sendable { box = Box(initialState) }

  /// Runs `body` while nobody else holds the lock.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }
  /// Runs `body` while nobody else holds the lock.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    box.lock._unsafeLock()
    defer { box.lock._unsafeUnlock() }
    return try body(&box.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Makes a lock over nothing.
  public init() { box = Box(()) }
  /// Takes the lock.
  public func lock() { box.lock._unsafeLock() }
  /// Gives the lock back.
  public func unlock() { box.lock._unsafeUnlock() }
  /// Takes the lock if it is free.
  public func lockIfAvailable() -> Bool { box.lock._unsafeTryLock() }
  /// Runs `body` while nobody else holds the lock.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    lock()
    defer { unlock() }
    return try body()
  }
}

/// A lock in one word of memory.
public struct os_unfair_lock: Sendable {
  var word: UInt32 = 0
  /// Makes a lock that is free.
  public init() {}
}
/// A lock in one word of memory.
public typealias os_unfair_lock_s = os_unfair_lock

/// Takes the lock.
public func os_unfair_lock_lock(_ lock: UnsafeMutablePointer<os_unfair_lock>) {
  while !os_unfair_lock_trylock(lock) { sched_yield() }
}
/// Takes the lock if it is free.
public func os_unfair_lock_trylock(_ lock: UnsafeMutablePointer<os_unfair_lock>) -> Bool {
  lock.withMemoryRebound(to: Atomic<UInt32>.self, capacity: 1) {
    $0.pointee.compareExchange(expected: 0, desired: 1, ordering: .acquiring).exchanged
  }
}
/// Gives the lock back.
public func os_unfair_lock_unlock(_ lock: UnsafeMutablePointer<os_unfair_lock>) {
  lock.withMemoryRebound(to: Atomic<UInt32>.self, capacity: 1) { $0.pointee.store(0, ordering: .releasing) }
}
