import IOSFoundation
import Journal

/// Runs `body` if this is the main thread; views may not be touched from others.
func onMain(_ body: @MainActor @Sendable () -> Void) {
  guard Thread.isMainThread else {
    Journal.reportOnce(
      .init(kind: .misuse, message: "a view's layer was changed outside of the main thread; its view was not told"))
    return
  }
  MainActor.assumeIsolated { body() }
}
