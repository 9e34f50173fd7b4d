internal import Journal

/// Turns a `.xcodeproj` into a ``ProjectModel``.
struct XcodeprojReader {
  let project: Pbxproj
  let path: String
  let sourceRoot: String
  let places: FilePlaces
  let configuration: String
  var findings: [Finding] = []
  var inputs: [String] = []

  /// - Parameters:
  ///   - path: the `.xcodeproj` folder, absolute.
  ///   - wanted: the configuration to take; nil means the Run configuration of a shared scheme, else Debug.
  static func read(_ path: String, configuration wanted: String?) throws(NagaoshiError) -> ProjectModel {
    var reader = try XcodeprojReader(path, configuration: wanted)
    var targets: [Target] = []
    for object in reader.project.all(reader.project.root.list("targets")) {
      if let target = reader.target(object) { targets.append(target) }
    }
    let neighbours = reader.neighbours()
    var model = ProjectModel(
      name: Path.stem(path), folder: Path.folder(path), path: path, origin: .xcodeproj,
      configuration: reader.configuration, targets: targets, findings: reader.findings,
      inputs: Array(Set(reader.inputs)).sorted())
    model.packages = reader.packages()
    model.neighbours = neighbours
    model.remoteProducts = reader.remoteProducts()
    let taken = Set(targets.compactMap(\.infoPlistPath))
    model.strays = FolderProjectReader.strays(model.folder, configuration: reader.configuration, taken: taken)
    return model
  }

  private init(_ path: String, configuration wanted: String?) throws(NagaoshiError) {
    self.path = path
    project = try Pbxproj(project: path)
    sourceRoot = Path.join(Path.folder(path), project.root.string("projectDirPath") ?? "")
    places = FilePlaces(project, sourceRoot: sourceRoot)
    let schemes = Scheme.all(in: path)
    inputs = [project.file] + schemes.inputs
    let list = project[project.root.string("buildConfigurationList")]
    let names = project.all(list?.list("buildConfigurations") ?? []).compactMap { $0.string("name") }
    if let wanted {
      guard names.contains(wanted) else {
        throw NagaoshiError(
          code: "project.no-configuration", message: "The project has no configuration '\(wanted)'",
          hint: names.isEmpty ? nil : "It has \(names.joined(separator: ", ")).", location: .init(file: project.file))
      }
      configuration = wanted
    } else {
      let apps = Set(
        project.all(project.root.list("targets")).filter { Self.kind($0.string("productType") ?? "") == .app }
          .compactMap { $0.string("name") })
      let scheme = schemes.schemes.first { $0.target.map(apps.contains) == true && $0.configuration != nil }
      configuration =
        [scheme?.configuration, "Debug", list?.string("defaultConfigurationName")].compactMap(\.self)
        .first(where: names.contains) ?? names.first ?? "Debug"
    }
  }

  // MARK: Targets

  /// The kind by product type; an extension's point is known only from its Info.plist.
  private static func kind(_ productType: String) -> Target.Kind? {
    switch productType {
    case "com.apple.product-type.application", "com.apple.product-type.application.on-demand-install-capable": .app
    case "com.apple.product-type.app-extension": .otherExtension(point: "")
    case "com.apple.product-type.framework", "com.apple.product-type.framework.static",
      "com.apple.product-type.library.static", "com.apple.product-type.library.dynamic":
      .library
    case "com.apple.product-type.bundle.unit-test", "com.apple.product-type.bundle.ui-testing": nil
    default: .other(productType: productType)
    }
  }

  private mutating func target(_ object: Pbxproj.Object) -> Target? {
    guard object.isa == "PBXNativeTarget", var kind = Self.kind(object.string("productType") ?? "") else { return nil }
    let name = object.string("name") ?? object.id
    let isOnOtherSystem = !runsOnPhone(object)
    if isOnOtherSystem { return nil }
    let packageType =
      switch kind {
      case .app: "APPL"
      case .otherExtension: "XPC!"
      default: "FMWK"
      }
    let settings = settings(of: object, name: name, packageType: packageType)
    for key in settings.cycles {
      findings.append(
        Finding(
          .warning, "settings.cycle", "The build setting \(key) needs itself; the circle was cut with an empty value",
          location: project.location(of: object), target: name))
    }
    var plist = InfoPlistBuilder(settings: settings, sourceRoot: sourceRoot, target: name)
    plist.build(isApp: kind == .app, project: project.location(of: object))
    var rights = Entitlements(settings: settings, sourceRoot: sourceRoot, target: name)
    rights.read(project: project.location(of: object))
    findings += plist.findings + rights.findings
    inputs += [plist.path, rights.path].compactMap(\.self)
    if case .otherExtension = kind { kind = ExtensionPoint.kind(of: plist.value) }

    var members = Members()
    collect(object, infoPlist: plist.path, target: name, into: &members)
    if kind == .serviceExtension || kind == .contentExtension {
      let storyboard = plist.value["NSExtension"]?["NSExtensionMainStoryboard"]?.string
      adoptFolder(of: plist.path, storyboard: storyboard, name, &members)
    }
    inputs += members.folders
    let language = LanguageSettings(settings)
    let productName = FileName.safe(settings["PRODUCT_NAME"] ?? name)
    return Target(
      name: name, kind: kind, bundleIdentifier: plist.value["CFBundleIdentifier"]?.string ?? "",
      moduleName: SettingModifier.apply("c99extidentifier", to: settings["PRODUCT_MODULE_NAME"] ?? productName),
      productName: productName,
      executableName: FileName.safe(plist.value["CFBundleExecutable"]?.string ?? productName),
      sources: Self.unique(members.sources), foreignSources: Self.unique(members.foreignSources),
      resources: Self.unique(members.resources), infoPlist: plist.value, infoPlistPath: plist.path,
      infoPlistLines: plist.lines, entitlements: rights.value, entitlementsPath: rights.path,
      embeddedTargets: Self.unique(members.embedded), dependencies: dependencies(object),
      languageMode: language.mode, deploymentTarget: settings["IPHONEOS_DEPLOYMENT_TARGET"],
      conditions: language.conditions, compilerArguments: language.arguments, settings: settings)
  }

  /// A notification extension whose target lists no files, or not its main storyboard, has those beside its Info.plist.
  private mutating func adoptFolder(of plist: String?, storyboard: String?, _ name: String, _ members: inout Members) {
    guard let plist, Path.folder(plist) != sourceRoot else { return }
    let isEmpty = members.sources.isEmpty && members.resources.isEmpty && members.foreignSources.isEmpty
    let lacksStoryboard = storyboard.map { wanted in
      !members.resources.contains { Path.stem($0.path) == wanted && Path.fileExtension($0.path) == "storyboard" }
    }
    guard isEmpty || lacksStoryboard == true else { return }
    let folder = Path.folder(plist)
    let walk = FolderWalk(folder)
    members.folders += walk.folders
    var count = 0
    for item in walk.items where "\(folder)/\(item)" != plist {
      let path = "\(folder)/\(item)"
      let isStoryboard = Path.name(item) == "\(storyboard ?? "").storyboard"
      guard isEmpty || isStoryboard else { continue }
      switch FileRole(path: item) {
      case .swift: members.sources.append(path)
      case .resource: members.resources.append(.init(path: path, language: FileRole.language(of: item)))
      default: continue
      }
      count += 1
    }
    guard count > 0 else { return }
    findings.append(
      Finding(
        .warning, "project.no-files",
        isEmpty
          ? "The target \(name) lists no files; those of \(folder) are taken"
          : "The target \(name) does not list \(storyboard ?? "").storyboard; that of \(folder) is taken",
        hint: "Add what is missing to the target in Xcode.", location: .init(file: project.file), target: name))
  }

  private func runsOnPhone(_ object: Pbxproj.Object) -> Bool {
    let list = project[object.string("buildConfigurationList")]
    let own = project.all(list?.list("buildConfigurations") ?? []).first { $0.string("name") == configuration }
    let sdk = own?["buildSettings"]?["SDKROOT"]?.string ?? ""
    return !["macosx", "watchos", "appletvos", "xros"].contains(sdk)
  }

  private func dependencies(_ object: Pbxproj.Object) -> [String] {
    project.all(object.list("dependencies")).compactMap { project[$0.string("target")]?.string("name") }
  }

  static func unique<T: Hashable>(_ values: [T]) -> [T] {
    var seen: Set<T> = []
    return values.filter { seen.insert($0).inserted }
  }
}
