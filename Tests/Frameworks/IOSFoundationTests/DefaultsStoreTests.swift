import Foundation
import Testing

@testable @_spi(Runtime) import IOSFoundation

@Suite("The defaults store")
struct DefaultsStoreTests {
  @Test("what one connection writes, another reads next")
  func visibility() throws {
    let path = try makeFolder() + "/suite.sqlite"
    let one = DefaultsStore(path: path)
    let other = DefaultsStore(path: path)

    one.set(Data([1]), forKey: "a")
    #expect(other.data(forKey: "a") == Data([1]))
    other.set(Data([2]), forKey: "a")

    #expect(one.data(forKey: "a") == Data([2]))
  }

  @Test("two connections that write at the same time lose nothing", arguments: [2, 4])
  func concurrentWriters(writers: Int) async throws {
    let path = try makeFolder() + "/suite.sqlite"
    let count = 1_000

    await withTaskGroup(of: Void.self) { group in
      for writer in 0..<writers {
        group.addTask {
          // A connection of its own: what another process would have.
          let store = DefaultsStore(path: path)
          for number in 0..<count { store.set(Data("\(number)".utf8), forKey: "\(writer).\(number)") }
        }
      }
    }

    #expect(DefaultsStore(path: path).all().count == writers * count)
  }

  @Test("many that open a new store at the same moment all get it", arguments: 0..<20)
  func concurrentOpening(round: Int) async throws {
    let reports = Reports()
    let path = try makeFolder() + "/suite.sqlite"
    let openers = 8

    await withTaskGroup(of: Void.self) { group in
      for opener in 0..<openers {
        group.addTask { DefaultsStore(path: path).set(Data([1]), forKey: "\(opener)") }
      }
    }

    #expect(DefaultsStore(path: path).all().count == openers)
    #expect(reports.containing(path).isEmpty)
  }

  @Test(
    "a store that another process holds for a moment is waited for, not replaced by memory",
    arguments: [5, 6, 15, 14, 10])  // SQLITE_BUSY, LOCKED, PROTOCOL; CANTOPEN, IOERR
  func waits(code: Int32) throws {
    let reports = Reports()
    let path = try makeFolder() + "/suite.sqlite"
    nonisolated(unsafe) var refusals = 5
    let store = DefaultsStore(path: path) { path in
      refusals -= 1
      if refusals >= 0 { throw StoreFailure(code: code, message: "refused") }
      return try StoreConnection(path: path)
    }

    store.set(Data([1]), forKey: "a")

    #expect(DefaultsStore(path: path).data(forKey: "a") == Data([1]))
    #expect(reports.containing(path).isEmpty)
  }

  @Test("a file that is no database is moved aside, reported, and replaced")
  func damage() throws {
    let reports = Reports()
    let folder = try makeFolder()
    let path = folder + "/suite.sqlite"
    try Data(repeating: 0x5a, count: 5_000).write(to: URL(fileURLWithPath: path))
    let store = DefaultsStore(path: path)

    store.set(Data([7]), forKey: "a")

    #expect(store.data(forKey: "a") == Data([7]))
    #expect(reports.containing(path).contains { $0.kind == .data && $0.message.contains("moved to") })
    #expect(FileManager.default.fileExists(atPath: path + ".damaged-1"))
  }

  @Test("damage that comes while the store is open does not stop it")
  func laterDamage() throws {
    let reports = Reports()
    let path = try makeFolder() + "/suite.sqlite"
    let store = DefaultsStore(path: path)
    for number in 0..<2_000 { store.set(Data(repeating: 1, count: 100), forKey: "\(number)") }
    store.close()
    let handle = try FileHandle(forUpdating: URL(fileURLWithPath: path))
    try handle.seek(toOffset: 4_096)
    try handle.write(contentsOf: Data(repeating: 0xff, count: 100_000))
    try handle.close()

    for number in 0..<2_000 { _ = store.data(forKey: "\(number)") }
    store.set(Data([1]), forKey: "new")

    #expect(store.data(forKey: "new") == Data([1]))
    #expect(!reports.containing(path).isEmpty)
  }

  @Test("a store that cannot be reached keeps values in memory and says so")
  func unreachable() throws {
    let reports = Reports()
    let file = try makeFolder() + "/file"
    try Data().write(to: URL(fileURLWithPath: file))
    let store = DefaultsStore(path: file + "/Library/suite.sqlite")

    store.set(Data([3]), forKey: "a")

    #expect(store.data(forKey: "a") == Data([3]))
    #expect(reports.containing(file + "/Library").count == 1)
  }

  @Test("a store whose file is deleted is made anew where others look for it")
  func deletion() throws {
    let folder = try makeFolder()
    let path = folder + "/suite.sqlite"
    let store = DefaultsStore(path: path)
    store.set(Data([1]), forKey: "a")
    for suffix in ["", "-wal", "-shm"] { unlink(path + suffix) }

    store.set(Data([2]), forKey: "b")

    #expect(DefaultsStore(path: path).all() == ["b": Data([2])])
  }

  @Test(
    "empty keys, empty values and keys with null bytes or emoji are kept", arguments: ["", "a\u{0}b", "鍵🔑", "a'b\"c"])
  func unusualKeys(key: String) throws {
    let path = try makeFolder() + "/suite.sqlite"
    let store = DefaultsStore(path: path)

    store.set(Data(), forKey: key)

    #expect(store.data(forKey: key) == Data())
    #expect(store.all().keys.contains(key))
    store.remove(key)
    #expect(store.data(forKey: key) == nil)
  }

  @Test("replacing all contents is one step")
  func replacement() throws {
    let path = try makeFolder() + "/suite.sqlite"
    let store = DefaultsStore(path: path)
    store.set(Data([1]), forKey: "old")

    store.replaceAll(with: ["new": Data([2])])

    #expect(store.all() == ["new": Data([2])])
  }
}
