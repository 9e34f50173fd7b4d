import Foundation

/// Classes with type parameters: which of them there are is only known when an object of one comes along.
@_spi(Runtime) public enum LazyClasses {
  nonisolated(unsafe) private static var registrations: [@Sendable (AnyClass) -> Void] = []
  nonisolated(unsafe) private static var seen: Set<ObjectIdentifier> = []
  private static let lock = NSRecursiveLock()

  /// Adds what registers a class's members if it is a certain one with any parameters.
  public static func add(_ register: @escaping @Sendable (AnyClass) -> Void) {
    lock.lock()
    registrations.append(register)
    lock.unlock()
  }

  /// Registers the members of a class that was not met before.
  static func meet(_ type: AnyClass) {
    lock.lock()
    defer { lock.unlock() }
    guard !registrations.isEmpty, seen.insert(ObjectIdentifier(type)).inserted else { return }
    for register in registrations { register(type) }
  }
}
