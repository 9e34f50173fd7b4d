import Journal
import XcodeProject

/// Finds the source of modules: targets of the project, of its neighbours in the workspace, local packages, CocoaPods' `Pods`,
/// Carthage's checkouts and fetched packages' checkouts.
struct ModuleFinder {
  private let model: ProjectModel
  private var known: [String: ModuleSearch] = [:]
  private var projects: [String: ProjectModel?] = [:]
  private var manifests: [PackageManifest]?
  /// Folders that were listed while looking: a module that appears in them is found by the next build.
  private(set) var inputs: Set<String> = []

  init(_ model: ProjectModel) { self.model = model }

  /// The module of that name.
  mutating func find(_ name: String) -> ModuleSearch {
    if let answer = known[name] { return answer }
    // Whoever asks again while it is being looked for is answered "absent": the circle ends.
    known[name] = .absent
    let answer = search(name)
    known[name] = answer
    return answer
  }

  private mutating func search(_ name: String) -> ModuleSearch {
    var foreign: ModuleSearch?
    func isDone(_ answer: ModuleSearch) -> Bool {
      if case .source = answer { return true }
      if case .foreign = answer, foreign == nil { foreign = answer }
      return false
    }
    let own = target(name, in: model, title: "target")
    if isDone(own) { return own }
    for path in model.neighbours {
      let found = project(path).map { target(name, in: $0, title: "target") } ?? .absent
      if isDone(found) { return found }
    }
    let packaged = package(name)
    if isDone(packaged) { return packaged }
    for folder in roots {
      for search in [pod(name, in: folder), carthage(name, in: folder)] where isDone(search) { return search }
    }
    return foreign ?? .absent
  }

  /// The project's folder and the one above it, where what is vendored may lie beside `ios/`.
  private var roots: [String] { [model.folder, Path.folder(model.folder)] }

  // MARK: Targets of projects

  private mutating func project(_ path: String) -> ProjectModel? {
    if let known = projects[path] { return known }
    let read = try? ProjectModel.read(path, configuration: nil)
    projects[path] = .some(read)
    inputs.formUnion(read?.inputs ?? [])
    return read
  }

  private func target(_ name: String, in model: ProjectModel, title: String) -> ModuleSearch {
    let fitting = model.targets.filter { $0.moduleName == name && $0.kind == .library }
    // One project may build the same framework for several systems.
    guard let target = fitting.first(where: { !$0.sources.isEmpty }) ?? fitting.first else { return .absent }
    if target.sources.isEmpty { return .foreign("\(title) \(target.name) has no Swift sources") }
    if !target.foreignSources.isEmpty, target.foreignSources.count > target.sources.count {
      return .foreign("\(title) \(target.name) is mostly \(Self.languages(target.foreignSources)), not Swift")
    }
    return .source(
      ModuleSource(
        name: name, title: "\(title) \(target.name)", origin: .framework, sources: target.sources,
        resources: target.resources, languageMode: target.languageMode, conditions: target.conditions,
        compilerArguments: target.compilerArguments, inputs: model.inputs))
  }

  static func languages(_ files: [String]) -> String {
    let names = Set(files.map { ["m", "mm"].contains(Path.fileExtension($0)) ? "Objective-C" : "C" })
    return names.sorted().joined(separator: " and ")
  }

  // MARK: Packages

  private mutating func package(_ name: String) -> ModuleSearch {
    var answer = ModuleSearch.absent
    for manifest in packages() {
      guard let target = manifest.target(module: name) else { continue }
      let found = source(target, of: manifest)
      if case .source = found { return found }
      if case .absent = answer { answer = found }
    }
    return answer
  }

  /// Every package that there is: named ones, those that they name, and what was fetched.
  private mutating func packages() -> [PackageManifest] {
    if let manifests { return manifests }
    var queue = model.packages
    for root in roots {
      for place in [
        "SourcePackages/checkouts", ".build/checkouts", "DerivedData/SourcePackages/checkouts",
        "build/SourcePackages/checkouts", "Tuist/.build/checkouts",
        "Tuist/Dependencies/SwiftPackageManager/.build/checkouts", "Packages", "Carthage/Checkouts",
      ] {
        let folder = "\(root)/\(place)"
        if Disk.isFolder(folder) { queue += children(of: folder) }
      }
    }
    queue += children(of: model.folder)
    var found: [PackageManifest] = []
    var seen: Set<String> = []
    var index = 0
    while index < queue.count, found.count < 500 {
      let folder = queue[index]
      index += 1
      guard seen.insert(folder).inserted, let manifest = PackageManifest(folder: folder) else { continue }
      inputs.insert(folder + "/Package.swift")
      found.append(manifest)
      queue += manifest.localPackages
      let checkouts = folder + "/.build/checkouts"
      if Disk.isFolder(checkouts) { queue += children(of: checkouts) }
    }
    manifests = found
    return found
  }

  private mutating func children(of folder: String) -> [String] {
    inputs.insert(folder)
    return Disk.names(in: folder).map { "\(folder)/\($0)" }.filter { Disk.isFile($0 + "/Package.swift") }
  }

  private func source(_ target: PackageManifest.Target, of package: PackageManifest) -> ModuleSearch {
    let title = "package \(package.name)"
    switch target.kind {
    case "binaryTarget": return .foreign("\(title) has \(target.name) as a binary")
    case "systemLibrary": return .foreign("\(title) has \(target.name) as a system library")
    case "macro", "plugin": return .foreign("\(title) has \(target.name) as a \(target.kind)")
    default: break
    }
    guard let folder = package.sourceFolder(of: target) else {
      return .foreign("the sources of \(target.name) in \(title) are not there")
    }
    var members = SourceFolder(folder, excluded: target.excluded, only: target.sources)
    if members.sources.isEmpty {
      return members.foreign.isEmpty
        ? .absent : .foreign("\(target.name) in \(title) is \(Self.languages(members.foreign)), not Swift")
    }
    members.declare(processed: target.processed, copied: target.copied)
    return .source(
      ModuleSource(
        name: SettingsNames.module(target.name), title: title,
        origin: .package(bundle: "\(package.name)_\(target.name)"),
        sources: members.sources, resources: members.resources, languageMode: package.languageMode,
        conditions: target.conditions + ["SWIFT_PACKAGE", "DEBUG"], compilerArguments: [],
        inputs: members.folders + [package.folder + "/Package.swift"]))
  }

  // MARK: CocoaPods and Carthage

  private mutating func pod(_ name: String, in root: String) -> ModuleSearch {
    let folder = root + "/Pods"
    guard Disk.isFolder(folder) else { return .absent }
    inputs.insert(folder)
    if let project = project(folder + "/Pods.xcodeproj") {
      let found = target(name, in: project, title: "pod")
      if case .source = found { return found }
      if case .foreign = found { return found }
    }
    let names = Disk.names(in: folder)
    let fitting =
      names.first { SettingsNames.module($0) == name }
      ?? names.first { SettingsNames.module($0).lowercased() == name.lowercased() }
    guard let fitting else { return .absent }
    return loose("\(folder)/\(fitting)", name: name, title: "pod \(fitting)")
  }

  private mutating func carthage(_ name: String, in root: String) -> ModuleSearch {
    let folder = root + "/Carthage/Checkouts"
    guard Disk.isFolder(folder) else { return .absent }
    inputs.insert(folder)
    for checkout in Disk.names(in: folder) {
      let place = "\(folder)/\(checkout)"
      for file in Disk.names(in: place) where Path.fileExtension(file) == "xcodeproj" {
        guard let project = project("\(place)/\(file)") else { continue }
        let found = target(name, in: project, title: "Carthage checkout \(checkout)")
        if case .source = found { return found }
      }
      if SettingsNames.module(checkout) == name {
        return loose(place, name: name, title: "Carthage checkout \(checkout)")
      }
    }
    return .absent
  }

  /// A folder of sources without a project.
  private func loose(_ folder: String, name: String, title: String) -> ModuleSearch {
    let places = ["Sources/\(name)", "Source/\(name)", "Sources", "Source", name, "."].map { Path.join(folder, $0) }
    guard let place = places.first(where: Disk.isFolder) else { return .absent }
    let members = SourceFolder(place, excluded: ["Tests", "Example", "Examples", "Demo"], only: [])
    if members.sources.isEmpty {
      if !members.foreign.isEmpty {
        return .foreign("\(title) is \(Self.languages(members.foreign)), not Swift")
      }
      return members.hasBinary ? .foreign("\(title) is a binary framework, without source") : .absent
    }
    return .source(
      ModuleSource(
        name: name, title: title, origin: .framework, sources: members.sources, resources: members.resources,
        languageMode: "5", conditions: ["COCOAPODS", "DEBUG"], compilerArguments: [], inputs: members.folders))
  }
}

/// Names as build settings make them.
enum SettingsNames {
  /// The module's name of a target or product: what cannot stand in a name becomes `_`.
  static func module(_ name: String) -> String {
    var out = ""
    for character in name {
      let isFine = character.isLetter || character == "_" || (character.isNumber && !out.isEmpty)
      out.append(isFine ? character : "_")
    }
    return out
  }
}
