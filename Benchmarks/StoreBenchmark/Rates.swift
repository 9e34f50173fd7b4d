import Foundation
@_spi(Runtime) import IOSFoundation

/// How many values a second a process sets, each of them safe when `set` returns.
enum Rates {
  private static let runs = 5
  private static let count = 20_000

  static func measure(in folder: String) throws {
    for keys in [0, 10_000, 100_000] {
      let rates = (0..<runs).map { run in
        let path = "\(folder)/rate-\(keys)-\(run).sqlite"
        defer { remove(path) }
        return keys == 0 ? growing(path) : DefaultsSoak.setsPerSecond(path: path, keys: keys, count: count)
      }.sorted()
      print("\(keys) \(Int(rates[runs / 2]))")
    }
  }

  /// An empty suite to which every set adds a key.
  private static func growing(_ path: String) -> Double {
    let clock = ContinuousClock()
    let time = clock.measure { DefaultsSoak.write(path: path, prefix: "key", count: count) }
    return Double(count) / (time / .seconds(1))
  }

  static func remove(_ path: String) {
    for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + suffix) }
  }
}
