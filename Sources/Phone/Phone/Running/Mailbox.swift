import Foundation
import Glibc
import Journal
import Processes
import Synchronization

/// What reaches the phone from other threads.
enum Occurrence: Sendable {
  /// A process, by its slot's number.
  case process(Int, ProcessEvent)
  /// A note of the phone's own modules.
  case note(Journal.Entry)
}

/// Where other threads leave what the phone shall see, in order.
final class Mailbox: Sendable {
  private let items = Mutex<[Occurrence]>([])
  private let arrived = DispatchSemaphore(value: 0)

  func post(_ occurrence: Occurrence) {
    items.withLock { $0.append(occurrence) }
    arrived.signal()
  }

  /// What has come; waits at most `seconds` for something.
  func take(waiting seconds: Double) -> [Occurrence] {
    _ = arrived.wait(timeout: .now() + max(0, seconds))
    let all = items.withLock { items in
      defer { items = [] }
      return items
    }
    // One signal a message was sent, and several may have been taken at once.
    for _ in 0..<max(0, all.count - 1) { _ = arrived.wait(timeout: .now()) }
    return all
  }
}
