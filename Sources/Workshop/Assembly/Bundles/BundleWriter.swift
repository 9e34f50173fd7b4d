import Foundation
import Journal
import Resources
import XcodeProject

/// Lays out one target's bundle, changing only what differs, and removes what does not belong.
struct BundleWriter {
  let target: Target
  /// The `.app` or `.appex` folder.
  let bundle: String
  /// Every file of the bundle after writing, absolute.
  private(set) var outputs: [String] = []
  /// Whether anything was written or removed.
  private(set) var didChange = false

  init(_ target: Target, bundle: String) {
    self.target = target
    self.bundle = bundle
  }

  var executable: String { "\(bundle)/\(target.executableName)" }
  var library: String { executable + ".so" }

  /// Writes everything but the library, which the compiler has put there.
  /// - Parameter categories: the notification categories of an app whose own code does not register them.
  mutating func write(
    _ plan: ResourcePlan, modules: [ModulePlan.Module], categories: CategoryPlan? = nil, appex: String,
    embedded: [String], hasEntry: Bool
  ) throws(NagaoshiError) {
    try Files.makeFolder(bundle)
    try put("Info.plist", PlistWriter.xml(target.infoPlist))
    try put("archived-expanded-entitlements.xcent", PlistWriter.xml(target.entitlements ?? .dictionary([:])))
    try put("Nagaoshi.json", facts(hasEntry: hasEntry, categories: categories))
    // These names are the bundle's own; a resource of the same name would break it.
    let reserved = Set(outputs + [executable, library])
    var files = plan.files
    for module in modules { files.merge(ModuleResources.files(of: module.source)) { own, _ in own } }
    for (place, source) in files.sorted(by: { $0.key < $1.key }) where !reserved.contains("\(bundle)/\(place)") {
      switch source {
      case .bytes(let bytes): try put(place, bytes)
      case .file(let path):
        // A file that goes away while we read was told of when the project was read, or will be at the next build.
        if let bytes = try? Disk.read(path, limit: 512 << 20) { try put(place, bytes) }
      }
    }
    if try Files.link(appex, to: executable) { didChange = true }
    outputs.append(executable)
    if Disk.isFile(library) { outputs.append(library) }
    sweep(embedded: Set(embedded))
  }

  private mutating func put(_ place: String, _ bytes: [UInt8]) throws(NagaoshiError) {
    let path = Path.join(bundle, place)
    guard Path.relative(path, to: bundle) != nil else { return }
    if try Files.write(bytes, to: path) { didChange = true }
    outputs.append(path)
  }

  private func facts(hasEntry: Bool, categories: CategoryPlan?) -> [UInt8] {
    struct Facts: Encodable {
      var version = 1
      var target: String
      var module: String
      var entry: String?
      var sources: [String]
      var categories: CategoryPlan?

      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        try container.encode(version, forKey: .version)
        try container.encode(target, forKey: .target)
        try container.encode(module, forKey: .module)
        // Written as null, not left out.
        try container.encode(entry, forKey: .entry)
        try container.encode(sources, forKey: .sources)
        try container.encodeIfPresent(categories, forKey: .categories)
      }
      enum Keys: String, CodingKey { case version, target, module, entry, sources, categories }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    let facts = Facts(
      target: target.name, module: target.moduleName, entry: hasEntry ? "NagaoshiMain" : nil,
      sources: target.sources, categories: categories)
    return (try? encoder.encode(facts)).map { [UInt8]($0) } ?? []
  }

  /// Removes files of earlier builds.
  private mutating func sweep(embedded: Set<String>) {
    let kept = Set(outputs)
    var folders = [bundle]
    while let folder = folders.popLast() {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
        let path = "\(folder)/\(name)"
        if folder == bundle && name == "PlugIns" {
          for plugIn in Disk.names(in: path) where !embedded.contains(plugIn) {
            Files.remove("\(path)/\(plugIn)")
            didChange = true
          }
          continue
        }
        if kept.contains(path) { continue }
        if Disk.isFolder(path), kept.contains(where: { $0.hasPrefix(path + "/") }) {
          folders.append(path)
        } else {
          Files.remove(path)
          didChange = true
        }
      }
    }
  }
}
