/// What a shared scheme says about running: which configuration, which app.
struct Scheme {
  var name: String
  /// The configuration of the Run action.
  var configuration: String?
  /// The target that the Run action starts.
  var target: String?

  /// The shared schemes of a project, by name.
  static func all(in project: String) -> (schemes: [Scheme], inputs: [String]) {
    let folder = project + "/xcshareddata/xcschemes"
    let names = Disk.names(in: folder).filter { $0.hasSuffix(".xcscheme") }
    let files = names.map { folder + "/" + $0 }
    return (files.compactMap(Scheme.init), (Disk.isFolder(folder) ? [folder] : []) + files)
  }

  /// Reads a scheme; nil when the file cannot be read. A scheme is only asked for two attributes of one element, so it is
  /// searched, not parsed.
  init?(_ file: String) {
    guard let bytes = try? Disk.read(file, limit: 4 << 20) else { return nil }
    name = Path.stem(file)
    let text = String(decoding: bytes, as: UTF8.self)
    guard let start = text.firstRange(of: "<LaunchAction") else { return }
    let rest = text[start.upperBound...]
    let action = rest[..<(rest.firstRange(of: "</LaunchAction>")?.lowerBound ?? rest.endIndex)]
    configuration = Self.attribute("buildConfiguration", in: action)
    if let runnable = action.firstRange(of: "<BuildableProductRunnable") {
      target = Self.attribute("BlueprintName", in: action[runnable.upperBound...])
    }
  }

  private static func attribute(_ name: String, in text: Substring) -> String? {
    guard let range = text.firstRange(of: name) else { return nil }
    let rest = text[range.upperBound...].drop { $0 == " " || $0 == "=" }
    guard rest.first == "\"" else { return nil }
    return String(rest.dropFirst().prefix { $0 != "\"" })
      .replacing("&amp;", with: "&").replacing("&quot;", with: "\"").replacing("&lt;", with: "<")
      .replacing("&gt;", with: ">")
  }
}
