/// Where each file reference, group and synchronized folder of a project lies on disk.
struct FilePlaces {
  /// Absolute path by object id; products and files of the SDK have none.
  private(set) var paths: [String: String] = [:]
  private let sourceRoot: String
  private let project: Pbxproj

  init(_ project: Pbxproj, sourceRoot: String) {
    self.project = project
    self.sourceRoot = sourceRoot
    if let main = project[project.root.string("mainGroup")] { visit(main, base: sourceRoot, depth: 0) }
  }

  private mutating func visit(_ object: Pbxproj.Object, base: String, depth: Int) {
    guard depth < 100, paths[object.id] == nil else { return }
    let path: String
    switch object.string("sourceTree") ?? "<group>" {
    case "<group>": path = Path.join(base, object.string("path") ?? "")
    case "SOURCE_ROOT": path = Path.join(sourceRoot, object.string("path") ?? "")
    case "<absolute>": path = Path.normalize(object.string("path") ?? "/")
    default: return
    }
    let spelled = Disk.spelled(path) ?? path
    paths[object.id] = spelled
    for child in project.all(object.list("children")) {
      // A variant group has no folder of its own: its children's paths hold the language folders.
      visit(child, base: spelled, depth: depth + 1)
    }
  }
}
