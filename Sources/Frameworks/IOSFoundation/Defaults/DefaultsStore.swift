internal import CSQLite
import Foundation
import Journal
import Synchronization

/// One domain's keys and values in a file that several processes read and write at the same time.
///
/// An SQLite database in WAL mode, one row a key. Every write is a transaction of its own that is in the operating system's
/// hands when the call returns, so `kill -9` loses nothing; every read sees what any process has written before. A store
/// that cannot be opened or is damaged never stops the process: that is reported, a damaged file is moved aside, and an
/// unreachable one is replaced by a store in memory.
final class DefaultsStore: @unchecked Sendable {
  /// Where the database is; nil is a store in memory.
  let path: String?

  private let lock = NSLock()
  private var connection: StoreConnection?
  /// Only one warning for each process about a store that cannot be reached.
  private var isReplacedByMemory = false

  init(path: String?) {
    self.path = path
  }

  private static let open = Mutex<[String: DefaultsStore]>([:])

  /// The process's one store at `path`.
  static func shared(at path: String) -> DefaultsStore {
    open.withLock { stores in
      if let store = stores[path] { return store }
      let store = DefaultsStore(path: path)
      stores[path] = store
      return store
    }
  }

  /// The stored form of `key`'s value.
  func data(forKey key: String) -> Data? {
    perform { try $0.value(forKey: key) } ?? nil
  }

  /// Writes `key`'s value.
  func set(_ data: Data, forKey key: String) {
    perform(losing: key) { try $0.set(data, forKey: key) }
  }

  /// Takes `key` out. Nothing is written if it is not there.
  func remove(_ key: String) {
    perform(losing: key) { try $0.remove(key) }
  }

  /// Takes every key out, and puts those of `contents` in, at once.
  func replaceAll(with contents: [String: Data]) {
    perform(losing: "every key") { try $0.replaceAll(with: contents) }
  }

  /// Every key with its stored form.
  func all() -> [String: Data] {
    perform { try $0.all() } ?? [:]
  }

  /// Closes the file. It is opened again when it is next used.
  func close() {
    lock.withLock { connection = nil }
  }

  // MARK: - Failure

  @discardableResult
  private func perform<T>(losing key: String? = nil, _ body: (StoreConnection) throws -> T) -> T? {
    lock.withLock {
      // A second attempt follows what the first one's failure has put right.
      for attempt in 0..<2 {
        let connection = usableConnection()
        do {
          return try body(connection)
        } catch let failure as StoreFailure {
          let isLast = attempt == 1
          if failure.isDamage, !isLast, connection.path != nil {
            moveAside(because: failure)
          } else {
            report(failure, losing: key)
            return nil
          }
        } catch {
          return nil
        }
      }
      return nil
    }
  }

  private func usableConnection() -> StoreConnection {
    if let connection {
      if !connection.hasMoved { return connection }
      // Somebody deleted or replaced the file: what is written to the old one would be seen by nobody.
      self.connection = nil
    }
    let made = openConnection()
    connection = made
    return made
  }

  private func openConnection() -> StoreConnection {
    guard let path, !isReplacedByMemory else { return .inMemory() }
    for attempt in 0..<2 {
      do {
        return try StoreConnection(path: path)
      } catch let failure as StoreFailure where failure.isDamage && attempt == 0 {
        moveAside(because: failure)
      } catch {
        isReplacedByMemory = true
        Journal.report(
          .init(
            kind: .data,
            message:
              "The defaults at \(path) cannot be opened (\(error)); this process keeps its values in memory, and "
              + "they are lost when it ends. Check that the folder exists and can be written."))
        return .inMemory()
      }
    }
    return .inMemory()
  }

  private func moveAside(because failure: StoreFailure) {
    guard let path else { return }
    connection = nil
    // Other processes find the same damage at the same time; only the first may move the file, and a sound store that it
    // has put there stays.
    let gate = Foundation.open("\(path).repair", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    flock(gate, LOCK_EX)
    defer { Foundation.close(gate) }
    guard StoreConnection.inode(at: path) == failure.inode else { return }
    var number = 1
    while FileManager.default.fileExists(atPath: "\(path).damaged-\(number)") { number += 1 }
    let aside = "\(path).damaged-\(number)"
    // The log goes first: a new store must never be opened beside the old one's log.
    for suffix in ["-wal", "-shm", ""] { rename(path + suffix, aside + suffix) }
    Journal.report(
      .init(
        kind: .data,
        message:
          "The defaults at \(path) are damaged (\(failure)); they were moved to \(aside), and a new, empty store "
          + "took their place."))
  }

  private func report(_ failure: StoreFailure, losing key: String?) {
    let loss = key.map { "\($0) was not saved" } ?? "nothing was read"
    Journal.report(.init(kind: .data, message: "The defaults at \(path ?? "memory"): \(failure); \(loss)."))
  }
}
