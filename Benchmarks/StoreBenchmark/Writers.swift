import Foundation
@_spi(Runtime) import IOSFoundation

/// A process that writes numbered keys and writes down the number of each once it is saved.
enum Writer {
  static func run(path: String, prefix: String, count: Int) {
    let acknowledged = open("\(path).\(prefix).saved", O_WRONLY | O_CREAT | O_APPEND, 0o600)
    DefaultsSoak.write(path: path, prefix: prefix, count: count) { number in
      let line = Array("\(number)\n".utf8)
      _ = write(acknowledged, line, line.count)
    }
  }

  static func start(path: String, prefix: String, count: Int) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["writer", path, prefix, "\(count)"]
    try process.run()
    return process
  }

  /// The numbers that were written down: those of whole lines.
  static func acknowledged(in file: String) -> [Int] {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return [] }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    return lines.compactMap { Int($0) }
  }
}

/// Two processes that update one suite at the same time.
enum ConcurrentWriters {
  private static let count = 10_000

  static func run(in folder: String) throws {
    let path = folder + "/concurrent.sqlite"
    defer { Rates.remove(path) }
    let start = ContinuousClock.now
    let processes = try ["first", "second"].map { try Writer.start(path: path, prefix: $0, count: count) }
    for process in processes { process.waitUntilExit() }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let found = ["first", "second"].map { DefaultsSoak.numbers(path: path, prefix: $0).count }
    print("lost \(2 * count - found.reduce(0, +)) of \(2 * count) in \(String(format: "%.2f", seconds)) s")
    guard found == [count, count] else { throw Failure(description: "updates were lost: \(found)") }
  }
}

/// Writers that are killed at random moments, one after the other, on one suite.
enum KilledWriters {
  static func run(in folder: String, kills: Int) throws {
    var (saved, random) = (0, SystemRandomNumberGenerator())
    for round in 0..<kills {
      // A suite for some writers, so that they also find what killed ones have left behind.
      let path = "\(folder)/killed-\(round / 50).sqlite"
      let prefix = "writer-\(round)"
      let process = try Writer.start(path: path, prefix: prefix, count: .max)
      usleep(UInt32.random(in: 5_000...60_000, using: &random))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let acknowledged = Set(Writer.acknowledged(in: "\(path).\(prefix).saved"))
      let lost = acknowledged.subtracting(DefaultsSoak.numbers(path: path, prefix: prefix))
      guard lost.isEmpty else {
        throw Failure(description: "round \(round): \(lost.count) acknowledged saves are lost")
      }
      saved += acknowledged.count
      if round % 50 == 49 { Rates.remove(path) }
    }
    print("kills \(kills), acknowledged saves \(saved), lost 0")
  }
}
