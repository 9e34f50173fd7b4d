import Foundation
import Lowering
import SwiftParser
import SwiftSyntax
import Synchronization

/// One file's facts and its lowered text, from one reading.
enum FileReader {
  /// Reads files side by side; those that are not there are left out.
  static func read(_ paths: [String], _ context: LoweringContext) -> [SourceFacts] {
    let work = Work(paths: paths, context: context)
    let count = max(1, min(ProcessInfo.processInfo.activeProcessorCount, paths.count))
    let done = DispatchSemaphore(value: 0)
    for _ in 0..<count {
      let thread = Thread {
        work.run()
        done.signal()
      }
      // Deeply nested text needs a deep stack.
      thread.stackSize = 64 << 20
      thread.start()
    }
    for _ in 0..<count { done.wait() }
    return work.results
  }

  /// Files that threads take one after the other.
  private final class Work: Sendable {
    private let paths: [String]
    private let context: LoweringContext
    private let next = Atomic<Int>(0)
    private let done = Mutex<[Int: SourceFacts]>([:])

    init(paths: [String], context: LoweringContext) { (self.paths, self.context) = (paths, context) }

    func run() {
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < paths.count else { return }
        guard let data = FileManager.default.contents(atPath: paths[index]) else { continue }
        let facts = FileReader.read(data, path: paths[index], context)
        done.withLock { $0[index] = facts }
      }
    }

    var results: [SourceFacts] { done.withLock { $0.sorted { $0.key < $1.key }.map(\.value) } }
  }

  static func read(_ data: Data, path: String, _ context: LoweringContext) -> SourceFacts {
    // The parser takes seconds for what is nested deeper than any program is; the compiler refuses it as well.
    guard depth(of: data) <= 1000 else {
      return SourceFacts(path: path, declarations: [], imports: [], hasTopLevelCode: false, applicationMainOffsets: [])
    }
    let text = String(decoding: data, as: UTF8.self)
    let tree = Parser.parse(source: text)
    let converter = SourceLocationConverter(fileName: path, tree: tree)
    var facts = FactsCollector.facts(of: tree, path: path, converter)
    // What is no text is the compiler's to complain of.
    if String(validating: data, as: UTF8.self) != nil {
      facts.lowered = Lowerer.lower(tree, text, converter, context.merging(facts.context))
    }
    return facts
  }

  /// How deep brackets are nested, those in texts and comments included.
  private static func depth(of data: Data) -> Int {
    var (depth, deepest) = (0, 0)
    for byte in data {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        deepest = max(deepest, depth)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
      default: break
      }
    }
    return deepest
  }
}
