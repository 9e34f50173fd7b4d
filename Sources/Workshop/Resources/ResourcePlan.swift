public import XcodeProject

/// What a bundle's resources become: a list of files to write, made without writing anything.
public struct ResourcePlan: Sendable {
  /// Where a file's bytes come from.
  public enum Source: Sendable, Equatable {
    /// A copy of this file.
    case file(String)
    /// These bytes.
    case bytes([UInt8])
  }

  /// Files by their place in the bundle.
  public private(set) var files: [String: Source] = [:]
  public private(set) var findings: [Finding] = []
  /// Every file and folder that was looked at, for fingerprints.
  public private(set) var inputs: Set<String> = []
  private let target: String
  private var catalog = CompiledCatalog()

  /// Plans the resources of a target. What is not understood is copied and told; nothing here fails a build.
  public init(for target: Target) {
    self.target = target.name
    let appIcon = target.settings?["ASSETCATALOG_COMPILER_APPICON_NAME"]
    for resource in target.resources { add(resource, appIcon: appIcon) }
    for (name, source) in catalog.files() { files["Assets.nagaoshi/\(name)"] = source }
    findings += catalog.findings.map {
      var finding = $0
      finding.target = target.name
      return finding
    }
    inputs.formUnion(catalog.inputs)
  }

  private mutating func add(_ resource: Target.Resource, appIcon: String?) {
    inputs.insert(resource.path)
    let name = Path.name(resource.path)
    let folder =
      (resource.folder.map { $0 + "/" } ?? "") + (resource.language.map { "\($0).lproj/" } ?? "")
    switch Path.fileExtension(name) {
    case "xcassets": catalog.add(resource.path, appIcon: appIcon)
    case "strings": strings(resource.path, to: folder + name)
    case "xcstrings": stringCatalog(resource.path, table: Path.stem(name))
    case "storyboard", "xib":
      put(folder + name, .file(resource.path))
    case "stringsdict": strings(resource.path, to: folder + name)
    default:
      if Disk.isFolder(resource.path) {
        copyFolder(resource.path, to: folder + name)
      } else {
        put(folder + name, .file(resource.path))
      }
    }
  }

  private mutating func put(_ place: String, _ source: Source) {
    if let known = files[place], known != source {
      var message = "Two resources have the place \(place) in the bundle; the second one is left out"
      var path: String?
      if case .file(let file) = source {
        message += " (\(file))"
        path = file
      }
      findings.append(
        Finding(
          .warning, "resources.same-name", message, hint: "Rename one of them.", location: .init(file: path),
          target: target))
      return
    }
    files[place] = source
  }

  private mutating func copyFolder(_ folder: String, to place: String) {
    inputs.formUnion(Self.copies(folder, to: place, depth: 0) { files[$0] = .file($1) })
  }

  /// Lists everything below a folder, whatever it is.
  private static func copies(
    _ folder: String, to place: String, depth: Int, _ each: (String, String) -> Void
  ) -> [String] {
    guard depth < 24 else { return [] }
    var inputs = [folder]
    for name in Disk.names(in: folder) {
      let path = folder + "/" + name
      guard let stamp = Disk.stamp(path) else { continue }
      if stamp.isFolder {
        inputs += copies(path, to: place + "/" + name, depth: depth + 1, each)
      } else {
        each(place + "/" + name, path)
        inputs.append(path)
      }
    }
    return inputs
  }

  // MARK: Strings

  private mutating func strings(_ path: String, to place: String) {
    switch StringsFile.read(path) {
    case .success(let table): put(place, .bytes(PlistWriter.xml(table)))
    case .failure(let problem):
      findings.append(
        Finding(
          .warning, "resources.strings", "\(Path.name(path)) cannot be read and is left out: \(problem.message)",
          hint: "Each line must be \"key\" = \"value\";", location: .init(file: path, line: problem.line),
          target: target))
    }
  }

  private mutating func stringCatalog(_ path: String, table: String) {
    switch StringCatalog.read(path) {
    case .success(let catalog):
      for (language, pairs) in catalog.tables {
        put(
          "\(language).lproj/\(table).strings", .bytes(PlistWriter.xml(.dictionary(pairs.mapValues(PlistValue.string))))
        )
      }
      for (language, entries) in catalog.plurals {
        put("\(language).lproj/\(table).stringsdict", .bytes(PlistWriter.xml(.dictionary(entries))))
      }
    case .failure(let problem):
      findings.append(
        Finding(
          .warning, "resources.strings", "\(Path.name(path)) cannot be read and is left out: \(problem.message)",
          location: .init(file: path, line: problem.line), target: target))
    }
  }

  private mutating func warn(_ code: String, _ message: String, _ path: String) {
    findings.append(Finding(.warning, code, message, location: .init(file: path), target: target))
  }
}
