import XcodeProject

/// The files below a package target's or a vendored library's folder, by what a build does with them.
struct SourceFolder {
  private(set) var sources: [String] = []
  private(set) var foreign: [String] = []
  private(set) var resources: [Target.Resource] = []
  private(set) var folders: [String] = []
  private(set) var hasBinary = false
  private var others: [(item: String, path: String)] = []
  private let root: String

  /// - Parameters:
  ///   - excluded: files and folders that are left out, relative to the folder.
  ///   - only: the files and folders that are sources; empty means all.
  init(_ root: String, excluded: [String], only: [String]) {
    self.root = root
    let walk = FolderWalk(root)
    folders = walk.folders
    func names(_ list: [String], _ item: String) -> Bool {
      list.contains { entry in
        let entry = Path.normalize(entry)
        return entry == "." || item == entry || item.hasPrefix(entry + "/")
      }
    }
    for item in walk.items where !names(excluded, item) {
      let path = "\(root)/\(item)"
      switch Path.fileExtension(item) {
      case "swift": if only.isEmpty || names(only, item) { sources.append(path) }
      case "m", "mm", "c", "cc", "cpp", "cxx": foreign.append(path)
      case "framework", "xcframework", "a": hasBinary = true
      case "h", "hpp", "modulemap", "md", "docc", "xcodeproj", "podspec": break
      default: others.append((item, path))
      }
    }
    // What only Xcode knows is taken by itself: catalogs, interface files, texts.
    let taken: Set = ["xcassets", "storyboard", "xib", "strings", "stringsdict", "xcstrings"]
    for (item, path) in others where taken.contains(Path.fileExtension(item)) || item.contains(".lproj/") {
      resources.append(Target.Resource(path: path, language: Self.language(of: item)))
    }
  }

  /// Adds the resources that a package's manifest declares.
  mutating func declare(processed: [String], copied: [String]) {
    var seen = Set(resources.map(\.path))
    for entry in processed.map(Path.normalize) {
      for (item, path) in others where item == entry || item.hasPrefix(entry + "/") {
        if seen.insert(path).inserted { resources.append(.init(path: path, language: Self.language(of: item))) }
      }
    }
    for entry in copied {
      let path = Path.join(root, entry)
      if Disk.stamp(path) != nil, seen.insert(path).inserted { resources.append(.init(path: path)) }
    }
  }

  private static func language(of item: String) -> String? {
    item.split(separator: "/").dropLast().last { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
  }
}
