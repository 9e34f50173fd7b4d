import Journal
import Lowering
import XcodeProject

/// The modules that a build's targets import and that are built from source, with what they import themselves.
struct ModulePlan {
  /// One module.
  struct Module {
    var source: ModuleSource
    var sources: [(path: String, bytes: [UInt8])] = []
    var facts: [String: SourceFacts] = [:]
    /// What its files import unconditionally, with the first place of each.
    var imports: [String: NagaoshiError.Location] = [:]
  }

  private(set) var modules: [String: Module] = [:]
  /// Why a module cannot be built.
  private(set) var foreign: [String: String] = [:]
  private var finder: ModuleFinder
  private let importable: Set<String>
  private(set) var inputs: Set<String> = []

  init(_ model: ProjectModel, importable: Set<String>) {
    finder = ModuleFinder(model)
    self.importable = importable
  }

  /// Finds what `files` import, and what that imports, level by level.
  mutating func resolve(_ files: [SourceFacts], module own: String, reader: FactsReader) throws(NagaoshiError) {
    var wanted = Set(files.flatMap(Self.unconditional)).subtracting([own])
    while true {
      var level: [String] = []
      for name in wanted.sorted() where !importable.contains(name) && modules[name] == nil && foreign[name] == nil {
        switch finder.find(name) {
        case .source(let source):
          modules[name] = Module(source: source)
          level.append(name)
        case .foreign(let reason): foreign[name] = reason
        case .absent: break
        }
      }
      if level.isEmpty { break }
      try read(level, reader)
      wanted = Set(level.flatMap { name in modules[name].map { Array($0.imports.keys) } ?? [] })
    }
    inputs.formUnion(finder.inputs)
    for module in modules.values { inputs.formUnion(module.source.inputs + module.source.sources) }
  }

  private mutating func read(_ names: [String], _ reader: FactsReader) throws(NagaoshiError) {
    var contents: [(path: String, bytes: [UInt8])] = []
    for name in names {
      for path in modules[name]?.source.sources ?? [] {
        guard let bytes = try? Disk.read(path) else { continue }
        modules[name]?.sources.append((path, bytes))
        contents.append((path, bytes))
      }
    }
    let facts = try reader.facts(of: contents)
    for name in names {
      for (path, _) in modules[name]?.sources ?? [] {
        guard let known = facts[path] else { continue }
        modules[name]?.facts[path] = known
        for entry in known.imports where !entry.isConditional && entry.module != name {
          if modules[name]?.imports[entry.module] == nil {
            modules[name]?.imports[entry.module] = .init(file: path, line: entry.line, column: entry.column)
          }
        }
      }
    }
  }

  private static func unconditional(_ file: SourceFacts) -> [String] {
    file.imports.filter { !$0.isConditional }.map(\.module)
  }

  /// The modules that `files` need, those that others need first; nil when one is missing.
  func order(for files: [SourceFacts]) -> [String] {
    var order: [String] = []
    var open: Set<String> = []
    func visit(_ name: String) {
      guard let module = modules[name], !order.contains(name), open.insert(name).inserted else { return }
      for needed in module.imports.keys.sorted() { visit(needed) }
      order.append(name)
    }
    for name in Set(files.flatMap(Self.unconditional)).sorted() { visit(name) }
    return order
  }

  /// Imports of those modules that nobody can fulfil: the module, who imports it, and where.
  func gaps(in names: [String]) -> [(module: String, importer: String, location: NagaoshiError.Location)] {
    var gaps: [(module: String, importer: String, location: NagaoshiError.Location)] = []
    var seen: Set<String> = []
    for name in names {
      guard let module = modules[name] else { continue }
      for (needed, location) in module.imports.sorted(by: { $0.key < $1.key })
      where !importable.contains(needed) && modules[needed] == nil && seen.insert(needed).inserted {
        gaps.append((needed, module.source.title, location))
      }
    }
    return gaps
  }
}
