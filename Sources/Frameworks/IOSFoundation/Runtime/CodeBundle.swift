import Foundation

/// The bundle of code in this process.
///
/// The user's code is in a library that the process's executable loads, and the bundle is the executable's. The code of a
/// framework is linked into the same library; its resources are in a bundle of its own inside the process's.
@_spi(Runtime) public enum CodeBundle {
  /// The place of the bundle that a class's code belongs to.
  public static func url(for aClass: AnyClass) -> URL {
    let own = processURL
    let name = String(reflecting: aClass).prefix { $0 != "." }
    let framework = own.appendingPathComponent("Frameworks/\(name).framework", isDirectory: true)
    if FileManager.default.fileExists(atPath: framework.path) { return framework }
    return own
  }

  /// The place of the process's own bundle.
  static var processURL: URL {
    if let path = ProcessEnvironment.current.bundlePath, Bundle(path: path) != nil {
      return URL(fileURLWithPath: path, isDirectory: true)
    }
    return Bundle.main.bundleURL
  }
}

/// The bundles of the resources of packages.
@_spi(Runtime) public enum ModuleBundles {
  /// The bundle `Package_Target`; a package's target without resources has the process's own.
  public static func bundle(named name: String) -> Bundle {
    let place = CodeBundle.processURL.appendingPathComponent("\(name).bundle", isDirectory: true)
    return Bundle(url: place) ?? Bundle(url: CodeBundle.processURL) ?? .main
  }
}
