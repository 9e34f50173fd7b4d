public import Journal

extension ProjectModel {
  /// Reads the project at `path`: a `.xcodeproj`, a folder that holds one, or a plain folder whose sub-folders hold an
  /// Info.plist each.
  ///
  /// Nothing is written, and no program is started.
  /// - Parameters:
  ///   - path: absolute, or relative to the working directory that `Disk` sees.
  ///   - configuration: such as `Debug`; nil means the one that a shared scheme runs, else Debug.
  /// - Throws: `project.not-found`, `project.none-here`, `project.ambiguous`, `project.unreadable`, `project.unparseable`,
  ///   `project.no-configuration`.
  public static func read(_ path: String, configuration: String? = nil) throws(NagaoshiError) -> ProjectModel {
    let place = try locate(path)
    if Path.fileExtension(place) == "xcodeproj" {
      var model = try XcodeprojReader.read(place, configuration: configuration)
      model.inputs.append(Path.folder(place))
      return model
    }
    if let model = FolderProjectReader.read(place, configuration: configuration) { return model }
    throw NagaoshiError(
      code: "project.none-here", message: "There is no iOS project in \(place)",
      hint: "Name a folder with an .xcodeproj, or one whose sub-folders hold an Info.plist and Swift files each.",
      location: .init(file: place))
  }

  /// The `.xcodeproj` or plain folder that `path` means, absolute, links followed.
  public static func locate(_ path: String) throws(NagaoshiError) -> String {
    guard let place = Disk.realPath(path) else {
      throw NagaoshiError(
        code: "project.not-found", message: "There is nothing there", hint: "Check the path of the project.",
        location: .init(file: path))
    }
    if Path.fileExtension(place) == "xcodeproj" { return place }
    if Path.name(place) == "project.pbxproj" { return Path.folder(place) }
    if Path.fileExtension(place) == "xcworkspace" { return try locate(Path.folder(place)) }
    guard Disk.isFolder(place) else {
      throw NagaoshiError(
        code: "project.none-here", message: "This is a file, not a project",
        hint: "Name the folder of the project or its .xcodeproj.", location: .init(file: place))
    }
    let projects = Disk.names(in: place).filter {
      Path.fileExtension($0) == "xcodeproj" && Disk.isFile("\(place)/\($0)/project.pbxproj")
    }
    if projects.count > 1 {
      let same = projects.filter { Path.stem($0) == Path.name(place) }
      if same.count == 1 { return "\(place)/\(same[0])" }
      throw NagaoshiError(
        code: "project.ambiguous",
        message: "There are \(projects.count) projects: \(projects.joined(separator: ", "))",
        hint: "Name one of them, such as \(place)/\(projects[0]).", location: .init(file: place))
    }
    return projects.first.map { "\(place)/\($0)" } ?? place
  }
}
