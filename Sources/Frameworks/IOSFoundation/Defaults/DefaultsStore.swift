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
  private var writes = 0
  private var isTidying = false

  private let opener: (String) throws -> StoreConnection

  /// - Parameter opener: opens the file; a test gives one that fails.
  init(path: String?, opener: @escaping (String) throws -> StoreConnection = { try StoreConnection(path: $0) }) {
    self.path = path
    self.opener = opener
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
    perform(losing: key) {
      try $0.set(data, forKey: key)
      writes &+= 1
      if !isTidying, $0.hasLongLog { tidy() }
    }
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

  // MARK: - Tidying

  /// How long nothing must have been written before the log is emptied.
  private static let quiet = DispatchTimeInterval.milliseconds(200)

  /// Empties the log after a burst of writes. The lock is held.
  private func tidy() {
    isTidying = true
    let seen = writes
    DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + Self.quiet) { [weak self] in
      self?.lock.withLock {
        guard let self else { return }
        if self.writes != seen { return self.tidy() }
        self.isTidying = false
        self.connection?.emptyLog()
      }
    }
  }

  // MARK: - Failure

  @discardableResult
  private func perform<T>(losing key: String? = nil, _ body: (StoreConnection) throws -> T) -> T? {
    lock.withLock {
      // Another attempt follows what a failure has put right, or once who was in the way may be gone.
      let deadline = ContinuousClock.now + Self.patience
      var hasRepaired = false
      while true {
        let connection = usableConnection()
        do {
          return try body(connection)
        } catch let failure as StoreFailure {
          if failure.isBusy, ContinuousClock.now < deadline {
            usleep(Self.nap)
          } else if failure.isDamage, !hasRepaired, connection.path != nil {
            hasRepaired = true
            moveAside(because: failure)
          } else {
            report(failure, losing: key)
            return nil
          }
        } catch {
          return nil
        }
      }
    }
  }

  /// How long a call goes on trying while other processes are in the way.
  private static let patience = Duration.seconds(30)
  /// The time between two tries, in microseconds.
  private static let nap: UInt32 = 1_000

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
    let deadline = ContinuousClock.now + Self.patience
    var hasRepaired = false
    // A file that appears or goes at the wrong moment is not there only for an instant.
    var otherTries = 10
    while true {
      do {
        return try opener(path)
      } catch let failure as StoreFailure where failure.isBusy && ContinuousClock.now < deadline {
        usleep(Self.nap)
      } catch let failure as StoreFailure where failure.isDamage && !hasRepaired {
        hasRepaired = true
        moveAside(because: failure)
      } catch let failure where otherTries == 0 || (failure as? StoreFailure)?.isBusy == true {
        isReplacedByMemory = true
        Journal.report(
          .init(
            kind: .data,
            message:
              "The defaults at \(path) cannot be opened (\(failure)); this process keeps its values in memory, and they "
              + "are lost when it ends. Check that the folder exists and can be written."))
        return .inMemory()
      } catch {
        otherTries -= 1
        usleep(Self.nap)
      }
    }
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
