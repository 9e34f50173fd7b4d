import Foundation
import Synchronization

/// Tells whether the user's code has a member that is optional on iOS.
///
/// Swift has no optional protocol members without Objective-C. So our protocols have default implementations that leave a
/// note here, and the caller looks whether there is one after the call: if so, the user's code has no such member.
@_spi(Runtime) public enum Unimplemented {
  private final class Recorder: Sendable {
    let isNoted = Mutex(false)
  }

  @TaskLocal private static var recorder: Recorder?

  /// Leaves the note; called by default implementations only.
  public static func note() {
    recorder?.isNoted.withLock { $0 = true }
  }

  /// Calls an optional member.
  /// - Returns: whether the user's code has it.
  public static func isImplemented(_ call: () throws -> Void) rethrows -> Bool {
    let recorder = Recorder()
    try $recorder.withValue(recorder) { try call() }
    return !recorder.isNoted.withLock { $0 }
  }

  /// Calls an optional async member.
  /// - Returns: what it returned, or nil if the user's code does not have it.
  public static func value<T>(
    isolation: isolated (any Actor)? = #isolation, of call: () async throws -> T
  ) async rethrows -> T? {
    let recorder = Recorder()
    let value = try await $recorder.withValue(recorder, operation: call, isolation: isolation)
    return recorder.isNoted.withLock { $0 } ? nil : value
  }
}
