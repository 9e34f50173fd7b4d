import Foundation
import Glibc
import Payload
import Synchronization

/// One process's way to attachments: each has a path at which there is nothing until the process asks for access, and
/// nothing again when it has given up access as often as it was given.
///
/// No file mode could do that: the phone and its processes are one user, maybe root.
public final class AttachmentScope: Sendable {
  private struct Entry {
    var stored: String
    var count = 0
  }
  private let folder: String
  private let entries = Mutex<[String: Entry]>([:])

  /// - Parameter name: unique among running processes.
  public init(_ directory: PhoneDirectory, name: String) throws {
    folder = directory.scope(of: name)
    try? FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit {
    close()
  }

  /// The attachments as the process may see them: at paths of its own.
  public func scoped(_ attachments: [AttachmentFacts]) -> [AttachmentFacts] {
    attachments.map { attachment in
      guard let name = attachment.path.split(separator: "/").last else { return attachment }
      var scoped = attachment
      scoped.path = folder + "/" + name
      entries.withLock { entries in
        if entries[scoped.path] == nil { entries[scoped.path] = Entry(stored: attachment.path) }
      }
      return scoped
    }
  }

  /// The notification as the process may see it.
  public func scoped(_ notification: NotificationFacts) -> NotificationFacts {
    var scoped = notification
    scoped.content.attachments = self.scoped(notification.content.attachments)
    return scoped
  }

  /// The process asks to read the file of that path.
  /// - Returns: whether it may.
  public func begin(_ path: String) -> Bool {
    entries.withLock { entries in
      guard var entry = entries[path] else { return false }
      if entry.count == 0, link(entry.stored, path) != 0, errno != EEXIST,
        symlink(entry.stored, path) != 0
      {
        return false
      }
      entry.count += 1
      entries[path] = entry
      return true
    }
  }

  /// The process gives up access once.
  public func end(_ path: String) {
    entries.withLock { entries in
      guard var entry = entries[path], entry.count > 0 else { return }
      entry.count -= 1
      entries[path] = entry
      if entry.count == 0 { unlink(path) }
    }
  }

  /// The process is gone.
  public func close() {
    try? FileManager.default.removeItem(atPath: folder)
  }
}
