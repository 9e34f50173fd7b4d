internal import Journal

/// Finds the project that a path means.
struct ProjectLocator {
  /// Folders that hold other people's projects, or nothing that a person wrote.
  static let passedOver: Set<String> = [
    "Pods", "Carthage", "SourcePackages", "DerivedData", "node_modules", "build", "Build", "vendor", "Vendor",
    "fastlane", "Tests", "checkouts",
  ]
  /// How many levels below the given folder a project is looked for.
  private static let depthLimit = 5
  /// How many folders are listed while looking.
  private static let countLimit = 4000

  /// The place: an `.xcodeproj`, or a folder that is read as one.
  static func find(_ path: String) throws(NagaoshiError) -> String {
    guard let place = Disk.realPath(path) else {
      throw NagaoshiError(
        code: "project.not-found", message: "There is nothing there", hint: "Check the path of the project.",
        location: .init(file: path))
    }
    if Path.fileExtension(place) == "xcodeproj" { return place }
    if Path.name(place) == "project.pbxproj" { return Path.folder(place) }
    if Path.name(place) == "project.yml" || Path.name(place) == "Package.swift" { return Path.folder(place) }
    if Path.fileExtension(place) == "xcworkspace" {
      guard let workspace = Workspace(place), !workspace.projects.isEmpty else {
        return try find(Path.folder(place))
      }
      return try choose(workspace.projects, in: place)
    }
    guard Disk.isFolder(place) else {
      throw NagaoshiError(
        code: "project.none-here", message: "This is a file, not a project",
        hint: "Name the folder of the project or its .xcodeproj.", location: .init(file: place))
    }
    if let here = try project(in: place) { return here }
    if FolderProjectReader.isProject(place) || XcodeGenReader.file(in: place) != nil { return place }
    return try deeper(place) ?? place
  }

  private static func project(in folder: String) throws(NagaoshiError) -> String? {
    let names = Disk.names(in: folder)
    let projects = names.filter {
      Path.fileExtension($0) == "xcodeproj" && Disk.isFile("\(folder)/\($0)/project.pbxproj")
    }.map { "\(folder)/\($0)" }
    if !projects.isEmpty { return try choose(projects, in: folder) }
    for name in names where Path.fileExtension(name) == "xcworkspace" {
      if let workspace = Workspace("\(folder)/\(name)"), let first = workspace.projects.first,
        Path.name(first) != "Pods.xcodeproj"
      {
        return try choose(workspace.projects, in: "\(folder)/\(name)")
      }
    }
    return nil
  }

  /// One of several: the one that is named like its folder, else the only one that has extensions.
  private static func choose(_ projects: [String], in place: String) throws(NagaoshiError) -> String {
    let own = projects.filter { Path.name($0) != "Pods.xcodeproj" }
    if own.count == 1 { return own[0] }
    let candidates = own.isEmpty ? projects : own
    let same = candidates.filter { Path.stem($0) == Path.stem(place) }
    let withExtensions = candidates.filter(hasExtension)
    if same.count == 1, withExtensions.isEmpty || withExtensions.contains(same[0]) { return same[0] }
    if withExtensions.count == 1 { return withExtensions[0] }
    let names = (withExtensions.isEmpty ? candidates : withExtensions).map { path in
      Path.relative(path, to: Disk.isFolder(place) ? place : Path.folder(place)) ?? Path.name(path)
    }
    throw NagaoshiError(
      code: "project.ambiguous", message: "There are \(names.count) projects: \(names.joined(separator: ", "))",
      hint: "Name one of them, such as \((withExtensions.isEmpty ? candidates : withExtensions)[0]).",
      location: .init(file: place))
  }

  private static func hasExtension(_ project: String) -> Bool {
    guard let bytes = try? Disk.read(project + "/project.pbxproj") else { return false }
    return String(decoding: bytes, as: UTF8.self).contains("com.apple.product-type.app-extension")
  }

  /// Looks below `place`, level by level, for a project with an extension, else for any; then for plain folders of an
  /// extension. A phone's project is often one folder of many (`ios/`).
  private static func deeper(_ place: String) throws(NagaoshiError) -> String? {
    var level = [place]
    var listed = 0
    var projects: [String] = []
    var folders: [String] = []
    for _ in 0..<depthLimit {
      var next: [String] = []
      for folder in level {
        listed += 1
        guard listed < countLimit else { break }
        for name in Disk.names(in: folder) where !passedOver.contains(name) {
          let path = "\(folder)/\(name)"
          if Path.fileExtension(name) == "xcodeproj" {
            if Disk.isFile(path + "/project.pbxproj") { projects.append(path) }
          } else if !FolderWalk.opaqueExtensions.contains(Path.fileExtension(name)), Disk.isFolder(path),
            Disk.realPath(path) == path
          {
            next.append(path)
            if FolderProjectReader.holdsExtension(path) { folders.append(folder) }
          }
        }
      }
      if projects.contains(where: hasExtension) || (folders.count > 0 && projects.isEmpty) { break }
      level = next
      if level.isEmpty { break }
    }
    let withExtensions = projects.filter(hasExtension)
    if !withExtensions.isEmpty { return try choose(withExtensions, in: place) }
    if let folder = folders.first { return folder }
    return projects.isEmpty ? nil : try choose(projects, in: place)
  }
}
