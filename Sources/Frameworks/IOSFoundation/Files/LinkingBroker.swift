import Foundation
import Journal
import Synchronization

/// Keeps files in a store and lets each appear at its promised place only while somebody has access.
///
/// Until then there is no file there, so no reader of any kind can read it, not even as root. The file appears as a hard
/// link, or as a copy where the store is on another volume. Accesses are counted: the file goes when the last one ends.
@_spi(Runtime) public final class LinkingBroker: AccessBroker {
  private struct Promise {
    var original: String
    var accesses = 0
  }
  private let promises = Mutex<[String: Promise]>([:])

  /// Makes a broker that has promised nothing.
  public init() {}

  /// Promises the file `original` at `path`, where nothing is to be seen of it for now.
  public func promise(_ original: String, at path: String) {
    promises.withLock { promises in
      if promises[path]?.accesses ?? 0 > 0 { Self.remove(path) }
      promises[path] = Promise(original: original)
    }
  }

  /// Breaks the promise of `path`, and ends accesses to it.
  public func withdraw(_ path: String) {
    promises.withLock { promises in
      if promises.removeValue(forKey: path)?.accesses ?? 0 > 0 { Self.remove(path) }
    }
  }

  /// Ends every access, as when the process that had them has ended; promises stay.
  public func endAll() {
    promises.withLock { promises in
      for path in promises.keys where promises[path]?.accesses ?? 0 > 0 {
        promises[path]?.accesses = 0
        Self.remove(path)
      }
    }
  }

  /// Makes the promised file appear at `path`.
  public func beginAccess(to path: String) -> Bool {
    promises.withLock { promises in
      guard let promise = promises[path] else { return false }
      if promise.accesses == 0, !Self.place(promise.original, at: path) { return false }
      promises[path]?.accesses += 1
      return true
    }
  }

  /// Makes the file disappear from `path` when this was the last access.
  public func endAccess(to path: String) {
    promises.withLock { promises in
      guard let promise = promises[path], promise.accesses > 0 else { return }
      promises[path]?.accesses -= 1
      if promise.accesses == 1 { Self.remove(path) }
    }
  }

  private static func place(_ original: String, at path: String) -> Bool {
    let folder = (path as NSString).deletingLastPathComponent
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      // A leftover of a process that was killed.
      unlink(path)
      if link(original, path) == 0 { return true }
      try FileManager.default.copyItem(atPath: original, toPath: path)
      return true
    } catch {
      Journal.report(.init(kind: .data, message: "The attachment \(original) cannot be made readable: \(error)"))
      return false
    }
  }

  private static func remove(_ path: String) {
    unlink(path)
    // The folder was made for this file alone; rmdir refuses when there is something else in it.
    rmdir((path as NSString).deletingLastPathComponent)
  }
}
