import Foundation
import Journal
import Synchronization

/// Collects what is reported in the whole process; tests look for entries that only they can cause.
enum Reports {
  private static let entries = Mutex<[Journal.Entry]>([])
  private static let installed: Void = {
    Journal.sink = { entry in entries.withLock { $0.append(entry) } }
  }()

  static func start() { installed }

  static func containing(_ text: String) -> [Journal.Entry] {
    entries.withLock { $0.filter { $0.message.contains(text) } }
  }
}

/// A new, empty folder.
func makeFolder() throws -> String {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("IOSFoundationTests-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  return folder.path
}
