import Foundation
import Journal
import Synchronization

/// What is reported while a test runs, in the whole process; tests look for entries that only they can cause.
final class Reports: Sendable {
  private let entries = Mutex<[Journal.Entry]>([])

  /// Begins to listen. Whoever listened before goes on hearing everything.
  init() {
    let previous = Journal.sink
    Journal.sink = { [self] entry in
      previous?(entry)
      entries.withLock { $0.append(entry) }
    }
  }

  func containing(_ text: String) -> [Journal.Entry] {
    entries.withLock { $0.filter { $0.message.contains(text) } }
  }
}

/// A new, empty folder.
func makeFolder() throws -> String {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("IOSFoundationTests-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  return folder.path
}
