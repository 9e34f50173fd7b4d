import Journal
import Synchronization

/// One answer that is waited for, given on whatever thread; more are reported.
@_spi(Runtime) public final class CompletionAnswer<Value: Sendable>: Sendable {
  private enum State {
    case open
    case waiting(CheckedContinuation<Value, Never>)
    case given(Value)
    case done
  }
  private let state = Mutex(State.open)
  private let call: String

  /// Makes an answer to wait for.
  /// - Parameter call: the member that was called, for reports.
  public init(call: String) {
    self.call = call
  }

  /// Gives the answer.
  public func give(_ value: Value) {
    let (waiter, isSecond): (CheckedContinuation<Value, Never>?, Bool) = state.withLock { state in
      switch state {
      case .open:
        state = .given(value)
        return (nil, false)
      case .waiting(let continuation):
        state = .done
        return (continuation, false)
      case .given, .done:
        return (nil, true)
      }
    }
    waiter?.resume(returning: value)
    if isSecond {
      Journal.report(
        .init(kind: .misuse, message: "\(call): the completion handler was called twice; the second call is ignored."))
    }
  }

  /// Waits for the answer; to be asked once.
  public func value() async -> Value {
    await withCheckedContinuation { continuation in
      let ready: Value? = state.withLock { state in
        if case .given(let value) = state {
          state = .done
          return value
        }
        state = .waiting(continuation)
        return nil
      }
      if let ready { continuation.resume(returning: ready) }
    }
  }
}
