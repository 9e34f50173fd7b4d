/// The members that a target gets from folders that Xcode 16 keeps in step with the disk.
struct SynchronizedFolder {
  var sources: [String] = []
  var foreignSources: [String] = []
  var resources: [Target.Resource] = []
  /// Folders that were listed, for fingerprints.
  var folders: [String] = []

  /// - Parameters:
  ///   - group: the PBXFileSystemSynchronizedRootGroup.
  ///   - target: the target's id.
  ///   - isMember: whether the target has the folder among its `fileSystemSynchronizedGroups`; if not, only what its
  ///     exceptions name belongs to it.
  init(
    _ group: Pbxproj.Object, at path: String, in project: Pbxproj, target: String, isMember: Bool, infoPlist: String?
  ) {
    var exceptions: Set<String> = []
    var phaseExceptions: Set<String> = []
    for set in project.all(group.list("exceptions")) {
      let names = set.list("membershipExceptions").map(Path.normalize)
      if set.isa == "PBXFileSystemSynchronizedBuildFileExceptionSet" {
        if set.string("target") == target { exceptions.formUnion(names) }
      } else if let phase = project[set.string("buildPhase")],
        project[target]?.list("buildPhases").contains(phase.id) == true
      {
        phaseExceptions.formUnion(names)
      }
    }
    let whole = Set(group.list("explicitFolders").map(Path.normalize))
    let walk = FolderWalk(path, skip: whole.contains)
    folders = walk.folders
    let items = walk.items + whole.sorted().filter { Disk.isFolder(Path.join(path, $0)) }
    for item in items {
      let isException = Self.names(item, in: exceptions)
      guard isException != isMember || Self.names(item, in: phaseExceptions) else { continue }
      let file = Path.join(path, item)
      // Xcode leaves the target's own Info.plist out by an exception; one without it fails there, and is harmless here.
      if file == infoPlist { continue }
      if whole.contains(item) {
        resources.append(Target.Resource(path: file))
        continue
      }
      switch FileRole(path: item) {
      case .swift: sources.append(file)
      case .foreignSource: foreignSources.append(file)
      case .resource: resources.append(Target.Resource(path: file, language: FileRole.language(of: item)))
      case .ignored: break
      }
    }
  }

  /// Whether the item, or a folder above it, is named. A localized file is named without its language folder
  /// (`/Localized/Localizable.strings` or `Localizable.strings`).
  private static func names(_ item: String, in exceptions: Set<String>) -> Bool {
    if exceptions.isEmpty { return false }
    if exceptions.contains(item) { return true }
    var parts = item.split(separator: "/")
    if parts.count > 1, parts[parts.count - 2].hasSuffix(".lproj") {
      var plain = parts
      plain.remove(at: parts.count - 2)
      if exceptions.contains(plain.joined(separator: "/")) { return true }
      if exceptions.contains("/Localized/" + plain.joined(separator: "/")) { return true }
      if exceptions.contains("/Localized: " + plain.joined(separator: "/")) { return true }
    }
    while parts.count > 1 {
      parts.removeLast()
      if exceptions.contains(parts.joined(separator: "/")) { return true }
    }
    return false
  }
}
