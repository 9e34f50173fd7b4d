#if canImport(Glibc)
  import Glibc
#endif

/// A thread that does one thing.
final class Worker {
  private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private var thread = pthread_t()
  private var isRunning = false

  /// Starts a thread; when there is none to be had, the work is left to others.
  init(_ body: @escaping @Sendable () -> Void) {
    let work = Unmanaged.passRetained(Work(body))
    let status = pthread_create(
      &thread, nil,
      { argument in
        guard let argument else { return nil }
        Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body()
        return nil
      }, work.toOpaque())
    isRunning = status == 0
    if !isRunning { work.release() }
  }

  /// Waits for the end.
  func join() {
    if isRunning { pthread_join(thread, nil) }
    isRunning = false
  }
}
