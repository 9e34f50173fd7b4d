/// Names of targets and products as names of files.
public enum FileName {
  /// A name that stays in its folder: what a project file says must not lead out of the build folder.
  public static func safe(_ name: String) -> String {
    let flat = name.replacing("/", with: "_").replacing("\0", with: "_")
    return flat.isEmpty || flat.allSatisfy({ $0 == "." }) ? "_" : flat
  }
}
