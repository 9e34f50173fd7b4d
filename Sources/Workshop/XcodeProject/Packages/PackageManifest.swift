/// What a `Package.swift` says about its targets, read as text: the manifest is a program, and running it would take a second
/// and run foreign code. Targets that are made by functions of the manifest's own are found by their folders.
public struct PackageManifest: Sendable {
  /// One target.
  public struct Target: Sendable {
    /// The target's and its module's name.
    public var name: String
    /// `target`, `macro`, `binaryTarget`, `systemLibrary`, `plugin`, …
    public var kind: String
    /// Where its sources are, relative to the package; nil for the usual place.
    public var path: String?
    public var excluded: [String] = []
    /// The only files and folders that are its sources, when they are named.
    public var sources: [String] = []
    /// Files and folders that are processed, relative to the target's folder.
    public var processed: [String] = []
    /// Files and folders that are copied as they are.
    public var copied: [String] = []
    /// Names that `#if` takes for true.
    public var conditions: [String] = []
  }

  /// The package's name.
  public var name: String
  /// The package's folder.
  public var folder: String
  public var targets: [Target] = []
  /// Folders of packages that it depends on by path.
  public var localPackages: [String] = []
  /// `4`, `5` or `6`: the language of packages of that tools version.
  public var languageMode = "5"
  /// The language that resources without one are in.
  public var defaultLocalization: String?

  /// Reads the manifest in a folder; nil when there is none.
  public init?(folder: String) {
    guard let bytes = try? Disk.read(folder + "/Package.swift", limit: 4 << 20) else { return nil }
    let text = Self.withoutComments(String(decoding: bytes, as: UTF8.self))
    self.folder = folder
    name = Path.name(folder)
    let first = String(decoding: bytes.prefix(120), as: UTF8.self)
    if let mark = first.firstRange(of: "swift-tools-version") {
      let number = first[mark.upperBound...].drop { !$0.isNumber }
      if number.first == "6" { languageMode = "6" }
      if number.first == "4" { languageMode = "4" }
    }
    if text.contains("[.v5]") || text.contains("[.version(\"5\")]") { languageMode = "5" }
    if text.contains("[.v6]") { languageMode = "6" }
    if let package = Self.calls("Package", in: text).first {
      name = Self.argument("name", of: package) ?? name
      defaultLocalization = Self.argument("defaultLocalization", of: package)
    }
    for kind in ["target", "executableTarget", "macro", "binaryTarget", "systemLibrary", "plugin"] {
      for call in Self.calls("." + kind, in: text) {
        guard let name = Self.argument("name", of: call) else { continue }
        // `.target(name: "X")` among a target's dependencies names a target; it does not make one.
        let isMention = targets.contains { $0.name == name }
        if isMention && !call.contains("path:") && !call.contains("dependencies:") { continue }
        var target = Target(name: name, kind: kind, path: Self.argument("path", of: call))
        target.excluded = Self.list("exclude", of: call)
        target.sources = Self.list("sources", of: call)
        target.processed = Self.calls(".process", in: call).compactMap(Self.firstText)
        target.copied = Self.calls(".copy", in: call).compactMap(Self.firstText)
        target.conditions = Self.calls(".define", in: call).compactMap(Self.firstText)
        targets.removeAll { $0.name == name }
        targets.append(target)
      }
    }
    for call in Self.calls(".package", in: text) {
      if let path = Self.argument("path", of: call) { localPackages.append(Path.join(folder, path)) }
    }
  }

  /// The folder of a target's sources, absolute; nil when it is not there.
  public func sourceFolder(of target: Target) -> String? {
    if let path = target.path {
      let place = Path.join(folder, path)
      return Disk.isFolder(place) ? place : nil
    }
    let usual = ["Sources", "Source", "src", "srcs"].map { "\(folder)/\($0)" }
    if let place = usual.map({ "\($0)/\(target.name)" }).first(where: Disk.isFolder) { return place }
    // Since Swift 5.9 a package's only target may have its files in `Sources` itself.
    let own = targets.filter { $0.kind == "target" || $0.kind == "executableTarget" }
    return own.count == 1 ? usual.first(where: Disk.isFolder) : nil
  }

  /// The target whose module has that name: one that the manifest spells out, or one that has a folder in `Sources`.
  public func target(module: String) -> Target? {
    if let known = targets.first(where: { SettingModifier.apply("c99extidentifier", to: $0.name) == module }) {
      return known
    }
    return Disk.isFolder("\(folder)/Sources/\(module)") ? Target(name: module, kind: "target", path: nil) : nil
  }

  // MARK: Text

  /// The arguments of every call `name(…)`.
  private static func calls(_ name: String, in text: String) -> [String] {
    var found: [String] = []
    var rest = Substring(text)
    while let mark = rest.firstRange(of: name + "("), found.count < 2000 {
      let before = mark.lowerBound == text.startIndex ? " " : text[text.index(before: mark.lowerBound)]
      rest = rest[mark.upperBound...]
      if before.isLetter || before == "_" { continue }
      var depth = 1
      var isQuoted = false
      var end = rest.endIndex
      for index in rest.indices {
        let character = rest[index]
        if character == "\"" { isQuoted.toggle() }
        if isQuoted { continue }
        if character == "(" { depth += 1 }
        if character == ")" {
          depth -= 1
          if depth == 0 {
            end = index
            break
          }
        }
      }
      found.append(String(rest[..<end]))
    }
    return found
  }

  /// The text after `label:` at the top level of a call's arguments.
  private static func value(_ label: String, of call: String) -> Substring? {
    var depth = 0
    var isQuoted = false
    for index in call.indices {
      let character = call[index]
      if character == "\"" { isQuoted.toggle() }
      if isQuoted { continue }
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      guard depth == 0, call[index...].hasPrefix(label + ":") else { continue }
      if index > call.startIndex, call[call.index(before: index)].isLetter { continue }
      return call[call.index(index, offsetBy: label.count + 1)...].drop(while: \.isWhitespace)
    }
    return nil
  }

  private static func argument(_ label: String, of call: String) -> String? {
    value(label, of: call).flatMap { $0.first == "\"" ? firstText(String($0)) : nil }
  }

  private static func list(_ label: String, of call: String) -> [String] {
    guard let text = value(label, of: call), text.first == "[", let end = text.firstIndex(of: "]") else { return [] }
    let parts = text[..<end].split(separator: "\"", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
  }

  private static func firstText(_ text: String) -> String? {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.count >= 3 ? String(parts[1]) : nil
  }

  private static func withoutComments(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      var previous: Character = " "
      var isQuoted = false
      for index in line.indices {
        if line[index] == "\"" { isQuoted.toggle() }
        if !isQuoted && line[index] == "/" && previous == "/" { return line[..<line.index(before: index)] }
        previous = line[index]
      }
      return line
    }.joined(separator: "\n")
  }
}
