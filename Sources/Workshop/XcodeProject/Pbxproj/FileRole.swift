/// What a build does with a file, by its name.
enum FileRole: Equatable {
  case swift
  /// Compiled on iOS, but not Swift.
  case foreignSource
  case resource
  case ignored

  init(path: String) {
    switch Path.fileExtension(path) {
    case "swift": self = .swift
    case "m", "mm", "c", "cc", "cpp", "cxx", "s", "metal", "intentdefinition", "xcdatamodeld", "xcdatamodel",
      "xcmappingmodel", "mlmodel", "mlpackage", "y", "l":
      self = .foreignSource
    case "h", "hh", "hpp", "hxx", "pch", "modulemap", "entitlements", "xcconfig", "xcodeproj", "xcworkspace", "docc",
      "framework", "xcframework", "a", "dylib", "tbd", "playground", "xctestplan", "app", "appex", "swiftpm", "exp",
      "order":
      self = .ignored
    default: self = .resource
    }
  }

  /// The language of a path inside an `.lproj` folder.
  static func language(of path: String) -> String? {
    for part in path.split(separator: "/").dropLast() where part.hasSuffix(".lproj") {
      return String(part.dropLast(6))
    }
    return nil
  }
}
