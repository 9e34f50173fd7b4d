import Foundation

/// Finds a bundle's files for the phone's languages.
@_spi(Runtime) public enum BundleResources {
  /// The place of a file: outside the language folders, else in that of the best language that has it.
  /// - Parameters:
  ///   - name: the file's name; nil or empty finds any file of the extension, as Foundation does.
  ///   - ext: the extension, or nil if `name` has it.
  public static func url(forResource name: String?, withExtension ext: String?, in bundle: Bundle) -> URL? {
    guard let name, !name.isEmpty else { return bundle.url(forResource: name, withExtension: ext) }
    let file = ext.flatMap { $0.isEmpty ? nil : $0.hasPrefix(".") ? name + $0 : "\(name).\($0)" } ?? name
    let folder = bundle.resourceURL ?? bundle.bundleURL
    // What is not localized goes first, as Foundation has it.
    let places = [folder] + BundleStrings.searchOrder(in: bundle).map { folder.appendingPathComponent("\($0).lproj") }
    for place in places {
      let candidate = place.appendingPathComponent(file)
      if FileManager.default.fileExists(atPath: candidate.path) { return candidate }
    }
    return bundle.url(forResource: name, withExtension: ext)
  }
}
