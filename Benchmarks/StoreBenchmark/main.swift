// Measures the store behind `UserDefaults`, and kills processes while they save.
//
// store-benchmark rate FOLDER                 sets a second, in suites of different sizes
// store-benchmark concurrent FOLDER           two processes × 10,000 updates of one suite at the same time
// store-benchmark kill-store FOLDER COUNT     writers of a suite are killed, so many times
// store-benchmark kill-phone FOLDER COUNT PROJECT   an app and its extensions on a phone are killed while they save
import Foundation

/// What went wrong, in a sentence.
struct Failure: Error, CustomStringConvertible { var description: String }

let words = CommandLine.arguments
do {
  switch words.dropFirst().first {
  case "rate" where words.count == 3: try Rates.measure(in: words[2])
  case "concurrent" where words.count == 3: try ConcurrentWriters.run(in: words[2])
  case "kill-store" where words.count == 4: try KilledWriters.run(in: words[2], kills: Int(words[3]) ?? 0)
  case "kill-phone" where words.count == 5:
    try KilledPhone.run(in: words[2], kills: Int(words[3]) ?? 0, project: words[4])
  // What the measurements start: writes until it is done or killed.
  case "writer" where words.count == 5: Writer.run(path: words[2], prefix: words[3], count: Int(words[4]) ?? 0)
  default: throw Failure(description: "see the first lines of Benchmarks/StoreBenchmark/main.swift")
  }
} catch {
  FileHandle.standardError.write(Data("store-benchmark: \(error)\n".utf8))
  exit(1)
}
