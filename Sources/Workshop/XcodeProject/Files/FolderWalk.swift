/// Lists what is below a folder, with limits: links that lead in circles and bottomless trees end.
package struct FolderWalk {
  /// Folders deeper than this are not looked at.
  package static let depthLimit = 24
  /// No more files than this are listed.
  package static let countLimit = 50_000
  /// Folders that are one thing, not a place to look in.
  package static let opaqueExtensions: Set<String> = [
    "xcassets", "bundle", "framework", "xcframework", "xcodeproj", "xcworkspace", "playground", "xcdatamodeld",
    "xcdatamodel", "docc", "app", "appex", "xcmappingmodel", "scnassets", "rkassets", "lproj",
  ]

  /// Files and opaque folders, as paths relative to the root, in a fixed order.
  package private(set) var items: [String] = []
  /// Every folder that was listed, absolute.
  package private(set) var folders: [String] = []
  private var seen: Set<UInt64> = []

  /// - Parameter skip: names of folders (relative paths) that are not entered.
  package init(_ root: String, skip: (String) -> Bool = { _ in false }) {
    if let stamp = Disk.stamp(root), stamp.isFolder { visit(root, "", stamp, 0, skip) }
  }

  private mutating func visit(
    _ folder: String, _ prefix: String, _ stamp: Disk.Stamp, _ depth: Int, _ skip: (String) -> Bool
  ) {
    guard depth < Self.depthLimit, seen.insert(stamp.inode).inserted else { return }
    folders.append(folder)
    for name in Disk.names(in: folder) {
      guard items.count < Self.countLimit else { return }
      let path = folder + "/" + name
      guard let stamp = Disk.stamp(path) else { continue }
      let relative = prefix + name
      if !stamp.isFolder {
        items.append(relative)
      } else if skip(relative) {
        continue
      } else if Path.fileExtension(name) == "lproj" {
        visit(path, relative + "/", stamp, depth + 1, skip)
      } else if Self.opaqueExtensions.contains(Path.fileExtension(name)) {
        items.append(relative)
      } else {
        visit(path, relative + "/", stamp, depth + 1, skip)
      }
    }
  }
}
