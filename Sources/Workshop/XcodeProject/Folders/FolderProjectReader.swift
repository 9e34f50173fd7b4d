internal import Journal

/// Reads a plain folder as a project: each sub-folder with an Info.plist is a target, the Swift files of the other
/// sub-folders belong to every target.
struct FolderProjectReader {
  /// Sub-folders that never hold code of the app.
  private static let passedOver: Set<String> = [
    "build", "Build", "DerivedData", "Pods", "Carthage", "SourcePackages", "out", "node_modules",
  ]

  let folder: String
  private var findings: [Finding] = []
  private var inputs: [String]

  /// Whether some sub-folder holds an Info.plist of code.
  static func isProject(_ folder: String) -> Bool { !holders(in: place(of: folder)).isEmpty }

  /// Whether a folder's Info.plist is a notification extension's.
  static func holdsExtension(_ folder: String) -> Bool {
    guard let bytes = try? Disk.read(folder + "/Info.plist", limit: 1 << 20) else { return false }
    return String(decoding: bytes, as: UTF8.self).contains("com.apple.usernotifications.")
  }

  /// A Swift package keeps its targets' folders in `Sources`.
  private static func place(of folder: String) -> String {
    guard Disk.isFile(folder + "/Package.swift"), holders(in: folder).isEmpty else { return folder }
    return folder + "/Sources"
  }

  private static func holders(in folder: String) -> [String] {
    Disk.names(in: folder).filter {
      !passedOver.contains($0) && !isBundle($0) && Disk.isFile("\(folder)/\($0)/Info.plist")
    }
  }

  /// Nil when no sub-folder holds an Info.plist.
  static func read(_ root: String, configuration: String?) -> ProjectModel? {
    let folder = place(of: root)
    let names = Disk.names(in: folder).filter { Disk.isFolder(folder + "/" + $0) }
    let holders = holders(in: folder)
    guard !holders.isEmpty else { return nil }
    var reader = FolderProjectReader(folder: folder, inputs: [root, folder])
    // A package's other targets are modules of their own.
    let isPackage = folder != root
    let shared = names.filter {
      !isPackage && !holders.contains($0) && !passedOver.contains($0) && !$0.hasSuffix("Tests") && !isBundle($0)
        && !Disk.isFile("\(folder)/\($0)/Package.swift")
    }
    .flatMap { reader.sharedSources($0) }
    var targets = holders.filter { !isBundle($0) && !$0.hasSuffix("Tests") }.map {
      reader.target($0, shared: shared, configuration: configuration ?? "Debug")
    }
    reader.embed(&targets)
    var model = ProjectModel(
      name: Path.name(root), folder: root, path: root, origin: .folders, configuration: configuration ?? "Debug",
      targets: targets, findings: reader.findings, inputs: Array(Set(reader.inputs)).sorted())
    model.packages = ([root] + names.map { "\(folder)/\($0)" }).filter { Disk.isFile($0 + "/Package.swift") }
    return model
  }

  /// Extensions whose folders lie beside a project that has no target for them.
  /// - Parameter taken: the Info.plist files of the project's targets.
  static func strays(_ folder: String, configuration: String, taken: Set<String>) -> [Target] {
    var reader = FolderProjectReader(folder: folder, inputs: [])
    return holders(in: folder).filter { holdsExtension("\(folder)/\($0)") }
      .filter { !taken.contains("\(folder)/\($0)/Info.plist") }
      .map { reader.target($0, shared: [], configuration: configuration) }
      .filter { $0.isNotificationExtension && !$0.sources.isEmpty }
  }

  private init(folder: String, inputs: [String]) {
    self.folder = folder
    self.inputs = inputs
  }

  private static func isBundle(_ name: String) -> Bool {
    FolderWalk.opaqueExtensions.contains(Path.fileExtension(name))
  }

  private mutating func sharedSources(_ name: String) -> [String] {
    let walk = FolderWalk("\(folder)/\(name)")
    let sources = walk.items.filter { FileRole(path: $0) == .swift }.map { "\(folder)/\(name)/\($0)" }
    // Folders without code (output, payloads) may change without making a difference; only a new file would tell, and
    // the name list of the first level does.
    inputs += sources.isEmpty ? Array(walk.folders.prefix(1)) : walk.folders
    return sources
  }

  private mutating func target(_ name: String, shared: [String], configuration: String) -> Target {
    let root = "\(folder)/\(name)"
    let walk = FolderWalk(root)
    inputs += walk.folders
    let plistFile = root + "/Info.plist"
    let allRights = walk.items.filter { Path.fileExtension($0) == "entitlements" }
    let ownRights = "\(name).entitlements"
    let rightsFile = (allRights.contains(ownRights) ? ownRights : allRights.first).map { "\(root)/\($0)" }
    inputs += [plistFile, rightsFile].compactMap(\.self)

    var settings = BuildSettings(
      configuration: configuration,
      defaults: [
        "TARGET_NAME": name, "PRODUCT_NAME": name, "EXECUTABLE_NAME": name, "SRCROOT": folder, "PROJECT_DIR": folder,
        "PROJECT_NAME": Path.name(folder), "CONFIGURATION": configuration, "DEVELOPMENT_LANGUAGE": "en",
        "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "MARKETING_VERSION": "1.0",
        "CURRENT_PROJECT_VERSION": "1", "AppIdentifierPrefix": "0000000000.", "TeamIdentifierPrefix": "0000000000.",
        "INFOPLIST_FILE": plistFile, "CODE_SIGN_ENTITLEMENTS": rightsFile ?? "",
        "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)",
        "PRODUCT_BUNDLE_IDENTIFIER": "app.\(SettingModifier.apply("rfc1034identifier", to: name).lowercased())",
      ])
    var probe = InfoPlistBuilder(settings: settings, sourceRoot: folder, target: name)
    let raw = PlistValue.dictionary(probe.read(plistFile, hint: ""))
    let isExtension = raw["NSExtension"] != nil || raw["CFBundlePackageType"]?.string == "XPC!"
    // A folder whose Info.plist cannot be read may be anything; it is not built, and the project as a whole has an error.
    let isUnknown = raw.dictionary?.isEmpty != false && probe.findings.contains { $0.severity == .error }
    let isApp = !isExtension && !isUnknown && Self.isApp(raw)
    settings.push([
      SettingAssignment(name: "PRODUCT_BUNDLE_PACKAGE_TYPE", value: isExtension ? "XPC!" : (isApp ? "APPL" : "FMWK"))
    ])
    if let identifier = raw["CFBundleIdentifier"]?.string, !identifier.contains("$") {
      settings.push([SettingAssignment(name: "PRODUCT_BUNDLE_IDENTIFIER", value: identifier)])
    }
    var plist = InfoPlistBuilder(settings: settings, sourceRoot: folder, target: name)
    plist.build(isApp: isApp, project: NagaoshiError.Location(file: folder))
    var rights = Entitlements(settings: settings, sourceRoot: folder, target: name)
    rights.read(project: NagaoshiError.Location(file: folder))
    if isUnknown {
      findings += probe.findings.map {
        var finding = $0
        finding.target = nil
        return finding
      }
    } else {
      findings += plist.findings + rights.findings
    }

    var sources: [String] = []
    var foreign: [String] = []
    var resources: [Target.Resource] = []
    for item in walk.items where item != "Info.plist" {
      let file = "\(root)/\(item)"
      switch FileRole(path: item) {
      case .swift: sources.append(file)
      case .foreignSource: foreign.append(file)
      case .resource: resources.append(Target.Resource(path: file, language: FileRole.language(of: item)))
      case .ignored: break
      }
    }
    let kind: Target.Kind =
      isExtension
      ? ExtensionPoint.kind(of: plist.value)
      : (isApp
        ? .app
        : plist.value["CFBundlePackageType"]?.string == "FMWK"
          ? .library : .other(productType: plist.value["CFBundlePackageType"]?.string ?? ""))
    return Target(
      name: name, kind: kind, bundleIdentifier: plist.value["CFBundleIdentifier"]?.string ?? "",
      moduleName: SettingModifier.apply("c99extidentifier", to: name), productName: name,
      executableName: plist.value["CFBundleExecutable"]?.string ?? name, sources: sources + shared,
      foreignSources: foreign, resources: resources, infoPlist: plist.value, infoPlistPath: plistFile,
      infoPlistLines: plist.lines, entitlements: rights.value, entitlementsPath: rights.path, embeddedTargets: [],
      dependencies: [], languageMode: "5", deploymentTarget: plist.value["MinimumOSVersion"]?.string,
      conditions: configuration == "Release" ? [] : ["DEBUG"], compilerArguments: [], settings: nil)
  }

  /// Xcode's newer templates write `$(PRODUCT_BUNDLE_PACKAGE_TYPE)`; then other keys tell an app.
  private static func isApp(_ keys: PlistValue) -> Bool {
    let type = keys["CFBundlePackageType"]?.string ?? "APPL"
    guard type.contains("$") else { return type == "APPL" }
    return ["LSRequiresIPhoneOS", "UILaunchStoryboardName", "UIApplicationSceneManifest", "UIMainStoryboardFile"]
      .contains { keys[$0] != nil }
  }

  /// An extension belongs to the app whose bundle identifier begins its own, or to the only app there is.
  private func embed(_ targets: inout [Target]) {
    let apps = targets.indices.filter { targets[$0].kind == .app }
    for target in targets where target.isExtension {
      let byName = apps.filter { target.bundleIdentifier.hasPrefix(targets[$0].bundleIdentifier + ".") }
        .max { targets[$0].bundleIdentifier.count < targets[$1].bundleIdentifier.count }
      if let app = byName ?? (apps.count == 1 ? apps.first : nil) {
        targets[app].embeddedTargets.append(target.name)
        // Identifiers that only build settings know are made up here, so that they fit together.
        if byName == nil, target.bundleIdentifier.hasPrefix("app."),
          let own = targets.firstIndex(where: { $0.name == target.name })
        {
          let name = SettingModifier.apply("rfc1034identifier", to: target.name).lowercased()
          targets[own].move(toBundle: "\(targets[app].bundleIdentifier).\(name)")
        }
      }
    }
  }
}
