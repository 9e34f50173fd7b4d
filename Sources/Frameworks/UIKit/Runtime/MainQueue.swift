import IOSFoundation
@_spi(Runtime) import QuartzCore

/// Calls that come later on the main queue.
@MainActor enum MainQueue {
  /// Calls `body` after that many seconds, on the phone's clock.
  static func after(_ seconds: TimeInterval, _ body: @escaping () -> Void) {
    nonisolated(unsafe) let call = body
    CATransaction.scheduler.withLock { $0 }(seconds) {
      MainActor.assumeIsolated { call() }
    }
  }
}
