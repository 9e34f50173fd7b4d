import Foundation
import Journal

/// Paths as people like to read them.
enum Places {
  /// A path below the working directory is said from there on, as the compiler does.
  static func short(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath
    guard here != "/", path.hasPrefix(here + "/") else { return path }
    return String(path.dropFirst(here.count + 1))
  }

  static func short(_ error: NagaoshiError) -> NagaoshiError {
    var error = error
    if let file = error.location?.file { error.location?.file = short(file) }
    return error
  }
}
