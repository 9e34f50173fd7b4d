internal import CSQLite
import Foundation

/// Why the database refused.
struct StoreFailure: Error, CustomStringConvertible {
  /// SQLite's primary result code.
  let code: Int32
  /// SQLite's words.
  let message: String
  /// The file that refused; a file of another number at the path is another file.
  var inode: UInt64 = 0

  /// Whether the file's contents are wrong, as opposed to its being out of reach.
  var isDamage: Bool { code == SQLITE_CORRUPT || code == SQLITE_NOTADB }

  /// Whether another process is in the way, and the same call can succeed later.
  ///
  /// SQLite's own waiting does not cover every case: the change to WAL and the recovery of a killed process's log answer
  /// "busy" at once.
  var isBusy: Bool { code == SQLITE_BUSY || code == SQLITE_LOCKED || code == SQLITE_PROTOCOL }

  var description: String { "\(message), SQLite code \(code)" }
}

/// An open database with its prepared statements. Not safe for use from two threads at once.
final class StoreConnection {
  let path: String?
  private let database: OpaquePointer
  private let inode: UInt64
  private var read: OpaquePointer?
  private var write: OpaquePointer?
  private var delete: OpaquePointer?
  private let log = Log()

  /// How many pages the log has, as the last write found it. SQLite's hook writes it.
  private final class Log {
    var pages: Int32 = 0
  }

  /// How long a write waits for other processes' writes, in milliseconds.
  private static let patience = 30_000

  /// Opens the database at `path`, and makes it and its folder where they are missing.
  init(path: String?) throws {
    self.path = path
    if let path {
      let folder = (path as NSString).deletingLastPathComponent
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    var handle: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    let result = sqlite3_open_v2(path ?? ":memory:", &handle, flags, nil)
    guard result == SQLITE_OK, let handle else {
      let failure = StoreFailure(code: result & 0xff, message: String(cString: sqlite3_errstr(result)), inode: 0)
      sqlite3_close_v2(handle)
      throw failure
    }
    database = handle
    inode = path.flatMap(Self.inode(at:)) ?? 0
    // Everything is initialised: if this throws, `deinit` closes what is open.
    try prepare()
  }

  deinit {
    for statement in [read, write, delete] { sqlite3_finalize(statement) }
    sqlite3_close_v2(database)
  }

  /// A database in memory.
  static func inMemory() -> StoreConnection {
    do {
      return try StoreConnection(path: nil)
    } catch {
      // Only a process that has no memory left comes here, and nothing it does next can succeed.
      preconditionFailure("no memory for a database: \(error)")
    }
  }

  /// Makes calls wait for other processes.
  ///
  /// Writers of other processes hold the lock for some microseconds: short naps beat SQLite's default, which soon sleeps a
  /// tenth of a second and starves whoever waits.
  private func waitForOthers() {
    sqlite3_busy_handler(
      database,
      { _, attempts in
        let nap = min(50 + 25 * Int(attempts), 1_000)  // microseconds
        guard Int(attempts) < StoreConnection.patience else { return 0 }
        usleep(UInt32(nap))
        return 1
      }, nil)
  }

  private func prepare() throws {
    waitForOthers()
    if path != nil {
      // A write puts a whole page in the log; half of SQLite's page is the fastest for values of this size.
      try execute("PRAGMA page_size = 2048")
      try execute("PRAGMA cache_size = -8000")
      // Written data is the operating system's when a write returns, which is all that kill -9 asks for. Waiting for the
      // disk would only guard against a power cut.
      try execute("PRAGMA synchronous = OFF")
      try execute("PRAGMA journal_mode = WAL")
      sqlite3_wal_hook(
        database,
        { log, database, _, count in
          guard let log else { return SQLITE_OK }
          Unmanaged<Log>.fromOpaque(log).takeUnretainedValue().pages = count
          guard count >= StoreConnection.longestLog else { return SQLITE_OK }
          // What is in another process's way stays in the log until the next write.
          sqlite3_wal_checkpoint_v2(database, nil, SQLITE_CHECKPOINT_PASSIVE, nil, nil)
          return SQLITE_OK
        }, Unmanaged.passUnretained(log).toOpaque())
    }
    try execute(
      "CREATE TABLE IF NOT EXISTS defaults (key TEXT PRIMARY KEY NOT NULL, value BLOB NOT NULL) WITHOUT ROWID")
    read = try statement("SELECT value FROM defaults WHERE key = ?1")
    write = try statement(
      "INSERT INTO defaults (key, value) VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = excluded.value")
    delete = try statement("DELETE FROM defaults WHERE key = ?1")
  }

  // MARK: - The log

  /// The most pages that a burst of writes puts in the log before it waits until they are moved to the file: 32 MB.
  ///
  /// Moving writes each page that was changed once, however often. The more keys there are the more pages are changed, so
  /// only a long log makes the cost of a write the same for any number of keys.
  private static let longestLog: Int32 = 16_000

  /// Whether the log is so long that it should be moved to the file when there is time: who opens the file next, after
  /// every other process was killed, has to read all of it.
  var hasLongLog: Bool { log.pages >= 500 }

  /// Moves the log to the file and empties it, unless another process is in the way; that is not waited for.
  func emptyLog() {
    sqlite3_busy_handler(database, nil, nil)
    defer { waitForOthers() }
    if sqlite3_wal_checkpoint_v2(database, nil, SQLITE_CHECKPOINT_TRUNCATE, nil, nil) == SQLITE_OK {
      log.pages = 0
    }
  }

  /// Whether the file at the path is no longer the one that is open.
  var hasMoved: Bool {
    guard let path else { return false }
    return Self.inode(at: path) != inode
  }

  static func inode(at path: String) -> UInt64? {
    var status = stat()
    return stat(path, &status) == 0 ? UInt64(status.st_ino) : nil
  }

  // MARK: - Keys and values

  func value(forKey key: String) throws -> Data? {
    try bind(key, to: read)
    defer { sqlite3_reset(read) }
    switch sqlite3_step(read) {
    case SQLITE_ROW: return blob(of: read, column: 0)
    case SQLITE_DONE: return nil
    default: throw failure()
    }
  }

  func set(_ data: Data, forKey key: String) throws {
    try bind(key, to: write)
    try bind(data, to: write)
    try run(write)
  }

  func remove(_ key: String) throws {
    // A delete that finds nothing would still take the write lock.
    guard try value(forKey: key) != nil else { return }
    try bind(key, to: delete)
    try run(delete)
  }

  func all() throws -> [String: Data] {
    let query = try statement("SELECT key, value FROM defaults")
    defer { sqlite3_finalize(query) }
    var contents: [String: Data] = [:]
    while true {
      switch sqlite3_step(query) {
      case SQLITE_ROW:
        // A key may hold a zero byte, so its length counts.
        let text = UnsafeBufferPointer(start: sqlite3_column_text(query, 0), count: Int(sqlite3_column_bytes(query, 0)))
        contents[String(decoding: text, as: UTF8.self)] = blob(of: query, column: 1)
      case SQLITE_DONE: return contents
      default: throw failure()
      }
    }
  }

  func replaceAll(with contents: [String: Data]) throws {
    try execute("BEGIN IMMEDIATE")
    do {
      try execute("DELETE FROM defaults")
      for (key, data) in contents { try set(data, forKey: key) }
      try execute("COMMIT")
    } catch {
      sqlite3_exec(database, "ROLLBACK", nil, nil, nil)
      throw error
    }
  }

  // MARK: - SQLite

  private func statement(_ text: String) throws -> OpaquePointer? {
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(database, text, -1, &statement, nil) == SQLITE_OK else { throw failure() }
    return statement
  }

  private func execute(_ text: String) throws {
    guard sqlite3_exec(database, text, nil, nil, nil) == SQLITE_OK else { throw failure() }
  }

  private func run(_ statement: OpaquePointer?) throws {
    defer { sqlite3_reset(statement) }
    guard sqlite3_step(statement) == SQLITE_DONE else { throw failure() }
  }

  private func bind(_ key: String, to statement: OpaquePointer?) throws {
    // SQLITE_TRANSIENT: SQLite takes a copy.
    let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    var key = key
    let result = key.withUTF8 { text in
      text.withMemoryRebound(to: CChar.self) {
        // An empty string must not be bound as NULL, which a nil address would be.
        $0.isEmpty
          ? sqlite3_bind_text(statement, 1, "", 0, copies)
          : sqlite3_bind_text(statement, 1, $0.baseAddress, Int32($0.count), copies)
      }
    }
    guard result == SQLITE_OK else { throw failure() }
  }

  private func bind(_ data: Data, to statement: OpaquePointer?) throws {
    let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    let result = data.withUnsafeBytes { bytes in
      bytes.isEmpty
        ? sqlite3_bind_zeroblob(statement, 2, 0)
        : sqlite3_bind_blob64(statement, 2, bytes.baseAddress, UInt64(bytes.count), copies)
    }
    guard result == SQLITE_OK else { throw failure() }
  }

  private func blob(of statement: OpaquePointer?, column: Int32) -> Data {
    guard let bytes = sqlite3_column_blob(statement, column) else { return Data() }
    return Data(bytes: bytes, count: Int(sqlite3_column_bytes(statement, column)))
  }

  private func failure() -> StoreFailure {
    StoreFailure(
      code: sqlite3_errcode(database) & 0xff, message: String(cString: sqlite3_errmsg(database)), inode: inode)
  }
}
