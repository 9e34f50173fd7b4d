import Dispatch
import IOSFoundation
import Journal

/// Marks the main queue, which a test runner may serve from another thread than the process's first.
private let mainQueueMark: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()

/// Runs `body` if this is the main thread; views may not be touched from others.
func onMain(_ body: @MainActor @Sendable () -> Void) {
  guard Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueMark) == true else {
    Journal.reportOnce(
      .init(kind: .misuse, message: "a view's layer was changed outside of the main thread; its view was not told"))
    return
  }
  MainActor.assumeIsolated { body() }
}
