import Foundation
import Glibc
import Synchronization

/// Writes messages to a socket from any thread; each arrives whole.
///
/// A reader that does not read cannot hold the writer for ever: after `patience` the message is dropped and the writer is
/// closed.
public final class MessageWriter: Sendable {
  private struct State {
    var descriptor: Int32
    var isOpen = true
  }
  private let state: Mutex<State>
  private let patience: Int32

  /// Takes over the descriptor's writing side; the caller keeps the descriptor open until `close()`.
  /// - Parameter patience: how long to wait for a full socket, in milliseconds.
  public init(descriptor: Int32, patience: Int32 = 5000) {
    state = Mutex(State(descriptor: descriptor))
    self.patience = patience
  }

  /// Writes a message.
  /// - Returns: whether it went out: false once the other side is gone or does not read.
  @discardableResult
  public func write<Message: Encodable>(_ message: Message) throws -> Bool {
    let frame = try MessageCoder.encode(message)
    return state.withLock { state in
      guard state.isOpen else { return false }
      guard send(frame, to: state.descriptor) else {
        state.isOpen = false
        return false
      }
      return true
    }
  }

  /// No message goes out any more.
  public func close() {
    state.withLock { $0.isOpen = false }
  }

  private func send(_ frame: Data, to descriptor: Int32) -> Bool {
    frame.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) -> Bool in
      var sent = 0
      while sent < bytes.count {
        // MSG_NOSIGNAL: a process that is gone must not take us along.
        let count = Glibc.send(
          descriptor, bytes.baseAddress.map { $0 + sent }, bytes.count - sent, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
        if count > 0 {
          sent += count
          continue
        }
        guard count < 0 else { return false }
        switch errno {
        case EINTR: continue
        case EAGAIN:
          var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          guard poll(&entry, 1, patience) > 0 else { return false }
        default: return false
        }
      }
      return true
    }
  }
}
