public import Journal

extension ProjectModel {
  /// Reads the project at `path`: a `.xcodeproj` or `.xcworkspace`, a folder that holds one (perhaps some levels below),
  /// XcodeGen's `project.yml` where no project was generated, or a plain folder or Swift package whose sub-folders hold an
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
    if let file = XcodeGenReader.file(in: place) {
      return try XcodeGenReader.read(file, configuration: configuration)
    }
    if let model = FolderProjectReader.read(place, configuration: configuration) { return model }
    throw NagaoshiError(
      code: "project.none-here", message: "There is no iOS project in \(place)",
      hint: "Name a folder with an .xcodeproj, or one whose sub-folders hold an Info.plist and Swift files each.",
      location: .init(file: place))
  }

  /// The `.xcodeproj` or plain folder that `path` means, absolute, links followed.
  public static func locate(_ path: String) throws(NagaoshiError) -> String { try ProjectLocator.find(path) }
}
