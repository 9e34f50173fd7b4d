public import Journal
import XcodeProject

/// Builds an iOS project into bundles that the phone can install.
public enum Assembly {
  /// Builds the project at `project` as far as it is not up to date, and tells where the bundles are.
  ///
  /// One broken target does not keep the others from being built; what is wrong with it is in its findings. Two builds of
  /// one project at the same time wait for each other.
  /// - Parameters:
  ///   - project: a `.xcodeproj`, the folder that holds it, or a plain folder whose sub-folders are targets.
  ///   - options: configuration, target, tools.
  /// - Throws: what keeps anything from being built: no project there, a damaged project file, no compiler, a full disk.
  public static func build(
    project: String, options: BuildOptions = BuildOptions()
  ) throws(NagaoshiError) -> BuildResult {
    let place = try ProjectModel.locate(project)
    let folder = BuildFolder(for: place)
    let toolbox = if let given = options.toolbox { given } else { try Toolbox.find() }
    let manifest = folder.manifest(place, options)
    if let known = current(manifest, toolbox) { return known }
    try folder.prepare()
    return try folder.locked { () throws(NagaoshiError) -> BuildResult in
      // Another build may have done the work while this one waited.
      if let known = current(manifest, toolbox) { return known }
      var build = Build(place: place, folder: folder, toolbox: toolbox, options: options, manifestFile: manifest)
      return try build.run()
    }
  }

  /// The last result, if nothing has changed since.
  private static func current(_ file: String, _ toolbox: Toolbox) -> BuildResult? {
    guard let manifest = Manifest(reading: file), manifest.result.isComplete || manifest.result.isRunnable,
      manifest.isCurrent,
      manifest.files.keys.contains(toolbox.compiler), manifest.files.keys.contains(toolbox.appex),
      manifest.folders.keys.contains(toolbox.modules)
    else { return nil }
    var result = manifest.result
    result.actions = []
    for index in result.targets.indices where result.targets[index].status == .built {
      result.targets[index].status = .unchanged
    }
    return result
  }
}
