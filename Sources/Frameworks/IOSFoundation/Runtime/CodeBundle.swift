import Foundation

/// The bundle of code in this process.
///
/// The user's code is in a library that the process's executable loads, and the bundle is the executable's: the process's
/// own, whatever the class.
@_spi(Runtime) public enum CodeBundle {
  /// The place of the bundle that a class's code belongs to.
  public static func url(for aClass: AnyClass) -> URL {
    if let path = ProcessEnvironment.current.bundlePath, Bundle(path: path) != nil {
      return URL(fileURLWithPath: path, isDirectory: true)
    }
    return Bundle.main.bundleURL
  }
}
