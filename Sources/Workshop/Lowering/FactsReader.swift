import Foundation
public import Journal
import XcodeProject

/// Gets the facts of Swift files, from a cache by content or from `nagaoshi-lower`.
public struct FactsReader: Sendable {
  /// The `nagaoshi-lower` executable.
  public var executable: String
  /// Where facts are kept, one small file for each content.
  public var cacheFolder: String
  /// Seconds that the executable may take.
  public var timeout: Double

  public init(executable: String, cacheFolder: String, timeout: Double = 60) {
    self.executable = executable
    self.cacheFolder = cacheFolder
    self.timeout = timeout
  }

  /// The facts of each file, by path. Files that cannot be read are left out; the compiler will say why.
  ///
  /// - Parameters:
  ///   - sources: each file's path and content.
  ///   - known: what modules declare that the files import.
  /// - Throws: `lowering.failed` when the executable does not do its work.
  public func facts(
    of sources: [(path: String, bytes: [UInt8])], knowing known: LoweringContext = LoweringContext()
  ) throws(NagaoshiError) -> [String: SourceFacts] {
    var facts: [String: SourceFacts] = [:]
    var missing: [(path: String, cache: String)] = []
    for (path, bytes) in sources {
      let cache = "\(cacheFolder)/\(ContentHash.of(bytes)).json"
      if var known = Self.cached(cache) {
        known.path = path
        facts[path] = known
      } else {
        missing.append((path, cache))
      }
    }
    try read(missing, context: nil, into: &facts)
    // A second look at files that need to know what others declare.
    let whole = facts.values.reduce(into: known) { $0 = $0.merging($1.context) }.essence
    guard whole != LoweringContext() else { return facts }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let context = try? encoder.encode(whole) else { return facts }
    let key = ContentHash.of(Array(context))
    missing = []
    for (path, bytes) in sources {
      guard let own = facts[path], own.context.merging(whole) != own.context else { continue }
      let cache = "\(cacheFolder)/\(ContentHash.of(bytes))-\(key).json"
      if var known = Self.cached(cache) {
        known.path = path
        facts[path] = known
      } else {
        missing.append((path, cache))
      }
    }
    try read(missing, context: (context, key), into: &facts)
    return facts
  }

  /// Has files read, and keeps what was found.
  private func read(
    _ missing: [(path: String, cache: String)], context: (data: Data, key: String)?,
    into facts: inout [String: SourceFacts]
  ) throws(NagaoshiError) {
    if missing.isEmpty { return }
    try? FileManager.default.createDirectory(atPath: cacheFolder, withIntermediateDirectories: true)
    var options: [String] = []
    if let context {
      let file = "\(cacheFolder)/context-\(context.key).json"
      try? context.data.write(to: URL(fileURLWithPath: file), options: .atomic)
      options = ["--context", file]
    }
    let caches = Dictionary(missing, uniquingKeysWith: { first, _ in first })
    for entry in try run(options + missing.map(\.path)).files {
      facts[entry.path] = entry
      if let cache = caches[entry.path], let data = try? JSONEncoder().encode(FactsDocument(files: [entry])) {
        try? data.write(to: URL(fileURLWithPath: cache), options: .atomic)
      }
    }
  }

  private static func cached(_ file: String) -> SourceFacts? {
    guard let bytes = try? Disk.read(file),
      let document = try? JSONDecoder().decode(FactsDocument.self, from: Data(bytes)),
      document.version == SourceFacts.version
    else { return nil }
    return document.files.first
  }

  private func run(_ arguments: [String]) throws(NagaoshiError) -> FactsDocument {
    let result = Subprocess.run([executable, "--facts"] + arguments, timeout: timeout)
    let reason: String
    switch result.end {
    case .exited(0):
      if let document = try? JSONDecoder().decode(FactsDocument.self, from: Data(result.output)),
        document.version == SourceFacts.version
      {
        return document
      }
      reason = "its answer could not be read"
    case .exited(let code): reason = "it ended with code \(code)"
    case .killed(let signal): reason = "it was ended by signal \(signal)"
    case .timedOut: reason = "it took longer than \(timeout) s"
    case .notStarted(let why): reason = "it could not be started: \(why)"
    }
    let said = String(decoding: result.errors.prefix(400), as: UTF8.self)
    throw NagaoshiError(
      code: "lowering.failed",
      message: "\(executable) could not read the Swift files: \(reason)\(said.isEmpty ? "" : " (\(said))")",
      hint: "Build or install nagaoshi anew; nagaoshi-lower must be the one that came with it.")
  }
}
