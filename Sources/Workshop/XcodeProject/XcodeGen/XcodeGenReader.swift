internal import Journal

/// Reads XcodeGen's `project.yml` as it stands, for a project that was not generated (XcodeGen's ProjectSpec.md).
struct XcodeGenReader {
  let file: String
  let folder: String
  let root: PlistValue
  let configuration: String
  var findings: [Finding] = []
  var inputs: [String] = []

  /// The description in a folder; nil when there is none.
  static func file(in folder: String) -> String? {
    ["project.yml", "project.yaml"].map { folder + "/" + $0 }.first(where: Disk.isFile)
  }

  /// - Throws: `project.unreadable`, `project.unparseable`.
  static func read(_ file: String, configuration: String?) throws(NagaoshiError) -> ProjectModel {
    var inputs: [String] = []
    let root = try document(file, depth: 0, inputs: &inputs)
    var reader = XcodeGenReader(
      file: file, folder: Path.folder(file), root: root, configuration: configuration ?? "Debug", inputs: inputs)
    let targets = (root["targets"]?.dictionary ?? [:]).sorted { $0.key < $1.key }
    let models = targets.compactMap { reader.target($0.key, $0.value) }
    var model = ProjectModel(
      name: root["name"]?.string ?? Path.name(reader.folder), folder: reader.folder, path: reader.folder,
      origin: .xcodeGen, configuration: reader.configuration, targets: models, findings: reader.findings,
      inputs: Array(Set(reader.inputs)).sorted())
    model.packages = (root["packages"]?.dictionary ?? [:]).values.compactMap { $0["path"]?.string }
      .map { Path.join(reader.folder, $0) }.sorted()
    return model
  }

  private static func document(
    _ file: String, depth: Int, inputs: inout [String]
  ) throws(NagaoshiError) -> PlistValue {
    inputs.append(file)
    let bytes: [UInt8]
    do {
      bytes = try Disk.read(file, limit: 8 << 20)
    } catch {
      throw NagaoshiError(
        code: "project.unreadable", message: "The project's description cannot be read: \(error.reason)",
        hint: "Restore it, or generate the project with xcodegen.", location: .init(file: file))
    }
    var root: [String: PlistValue]
    do {
      root = try YAMLReader.read(String(decoding: TextBytes.utf8(bytes), as: UTF8.self)).dictionary ?? [:]
    } catch {
      throw NagaoshiError(
        code: "project.unparseable", message: "The project's description cannot be read: \(error.message)",
        hint: "Correct the line, or generate the project with xcodegen.", location: .init(file: file, line: error.line))
    }
    // What is included stands below what includes it.
    guard depth < 8, let includes = root["include"] else { return .dictionary(root) }
    for entry in includes.array ?? [includes] {
      guard let name = entry.string ?? entry["path"]?.string else { continue }
      let place = Path.join(Path.folder(file), name)
      guard Disk.isFile(place) else { continue }
      let included = try document(place, depth: depth + 1, inputs: &inputs).dictionary ?? [:]
      root = merged(included, root)
    }
    return .dictionary(root)
  }

  /// `upper` over `lower`, maps inside maps together.
  static func merged(_ lower: [String: PlistValue], _ upper: [String: PlistValue]) -> [String: PlistValue] {
    lower.merging(upper) { first, second in
      guard let below = first.dictionary, let above = second.dictionary else { return second }
      return .dictionary(merged(below, above))
    }
  }

  // MARK: Targets

  private mutating func target(_ name: String, _ given: PlistValue) -> Target? {
    let fields = templated(given, name: name)
    guard runsOnPhone(fields), var kind = Self.kind(fields["type"]?.string ?? "application") else { return nil }
    let settings = settings(name, fields, kind)
    var plist = InfoPlistBuilder(settings: settings, sourceRoot: folder, target: name)
    plist.build(
      isApp: kind == .app, project: .init(file: file), properties: fields["info"]?["properties"]?.dictionary ?? [:])
    var rights = Entitlements(settings: settings, sourceRoot: folder, target: name)
    if let own = fields["entitlements"]?["properties"], own.dictionary?.isEmpty == false {
      rights.take(own)
    } else {
      rights.read(project: .init(file: file))
    }
    findings += plist.findings + rights.findings
    inputs += [plist.path, rights.path].compactMap(\.self)
    if case .otherExtension = kind { kind = ExtensionPoint.kind(of: plist.value) }
    let members = members(fields, infoPlist: plist.path, target: name)
    let dependencies = (fields["dependencies"]?.array ?? []).compactMap { $0["target"]?.string }
    let language = LanguageSettings(settings)
    let product = settings["PRODUCT_NAME"] ?? name
    return Target(
      name: name, kind: kind, bundleIdentifier: plist.value["CFBundleIdentifier"]?.string ?? "",
      moduleName: settings["PRODUCT_MODULE_NAME"] ?? SettingModifier.apply("c99extidentifier", to: product),
      productName: product, executableName: plist.value["CFBundleExecutable"]?.string ?? product,
      sources: members.sources, foreignSources: members.foreignSources, resources: members.resources,
      infoPlist: plist.value, infoPlistPath: plist.path, infoPlistLines: plist.lines, entitlements: rights.value,
      entitlementsPath: rights.path, embeddedTargets: kind == .app ? dependencies : [], dependencies: dependencies,
      languageMode: language.mode, deploymentTarget: settings["IPHONEOS_DEPLOYMENT_TARGET"],
      conditions: language.conditions.isEmpty && configuration == "Debug" ? ["DEBUG"] : language.conditions,
      compilerArguments: language.arguments, settings: settings)
  }

  /// A target's fields over those of its templates.
  private func templated(_ given: PlistValue, name: String) -> [String: PlistValue] {
    var fields: [String: PlistValue] = [:]
    for template in given["templates"]?.strings ?? [] {
      let found = root["targetTemplates"]?[template]?.dictionary ?? [:]
      fields = Self.merged(fields, found)
    }
    let all = Self.merged(fields, given.dictionary ?? [:])
    var attributes = given["templateAttributes"]?.dictionary?.compactMapValues(\.string) ?? [:]
    attributes["target_name"] = name
    let expanded = PlistValue.dictionary(all).mapStrings { text in
      attributes.reduce(text) { $0.replacing("${\($1.key)}", with: $1.value) }
    }
    return expanded.dictionary ?? [:]
  }

  private func runsOnPhone(_ fields: [String: PlistValue]) -> Bool {
    let platforms = fields["platform"]?.strings ?? [fields["platform"]?.string ?? "iOS"]
    return platforms.contains("iOS") || platforms.contains("auto")
  }

  private static func kind(_ type: String) -> Target.Kind? {
    switch type {
    case "application", "application.on-demand-install-capable": .app
    case "app-extension": .otherExtension(point: "")
    case "framework", "framework.static", "library.static", "library.dynamic": .library
    case "bundle.unit-test", "bundle.ui-testing": nil
    default: .other(productType: type)
    }
  }

  private mutating func settings(
    _ name: String, _ fields: [String: PlistValue], _ kind: Target.Kind
  ) -> BuildSettings {
    let prefix = root["options"]?["bundleIdPrefix"]?.string
    let type = kind == .app ? "APPL" : (kind == .library ? "FMWK" : "XPC!")
    var settings = BuildSettings(
      configuration: configuration,
      defaults: [
        "TARGET_NAME": name, "PRODUCT_NAME": "$(TARGET_NAME)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "SRCROOT": folder,
        "PROJECT_DIR": folder, "PROJECT_NAME": root["name"]?.string ?? Path.name(folder),
        "CONFIGURATION": configuration,
        "DEVELOPMENT_LANGUAGE": root["options"]?["developmentLanguage"]?.string ?? "en",
        "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "MARKETING_VERSION": "1.0",
        "CURRENT_PROJECT_VERSION": "1", "AppIdentifierPrefix": "$(DEVELOPMENT_TEAM:default=0000000000).",
        "TeamIdentifierPrefix": "$(DEVELOPMENT_TEAM:default=0000000000).", "PRODUCT_BUNDLE_PACKAGE_TYPE": type,
        "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)",
        "PRODUCT_BUNDLE_IDENTIFIER":
          "\(prefix ?? "app").\(SettingModifier.apply("rfc1034identifier", to: name))",
        "INFOPLIST_FILE": fields["info"]?["path"]?.string ?? "",
        "CODE_SIGN_ENTITLEMENTS": fields["entitlements"]?["path"]?.string ?? "", "SWIFT_VERSION": "5.0",
        "ASSETCATALOG_COMPILER_APPICON_NAME": "AppIcon",
        "IPHONEOS_DEPLOYMENT_TARGET": text(root["options"]?["deploymentTarget"]?["iOS"]) ?? "",
      ])
    for owner in [root, .dictionary(fields)] {
      let files = owner["configFiles"]
      if let path = files?[configuration]?.string {
        var reader = XcconfigReader(projectFolder: folder)
        settings.push(reader.read(Path.join(folder, path)))
        inputs += reader.files
        findings += reader.findings
      }
      guard let given = owner["settings"] else { continue }
      let isPlain = given["base"] == nil && given["configs"] == nil && given["groups"] == nil
      let groups = (given["groups"]?.strings ?? []).compactMap { root["settingGroups"]?[$0] }
      for layer in groups + [isPlain ? given : given["base"], given["configs"]?[configuration]].compactMap(\.self) {
        settings.push(
          (layer.dictionary ?? [:]).compactMap { key, value in
            text(value).map { SettingAssignment(name: key, value: $0) }
          }.sorted { $0.key < $1.key })
      }
    }
    return settings
  }

  private func text(_ value: PlistValue?) -> String? {
    switch value {
    case .string(let text): text
    case .integer(let number): String(number)
    case .real(let number): String(number)
    case .boolean(let flag): flag ? "YES" : "NO"
    case .array(let items): items.compactMap { text($0) }.joined(separator: " ")
    default: nil
    }
  }

  // MARK: Members

  private mutating func members(
    _ fields: [String: PlistValue], infoPlist: String?, target: String
  ) -> XcodeprojReader.Members {
    var members = XcodeprojReader.Members()
    let given = fields["sources"] ?? .string(target)
    for entry in given.array ?? [given] {
      guard let path = entry.string ?? entry["path"]?.string else { continue }
      let place = Path.join(folder, path)
      guard let stamp = Disk.stamp(place) else {
        if entry["optional"] != .boolean(true) {
          findings.append(
            Finding(
              .error, "project.file-missing", "The sources \(place) of target \(target) are not there",
              hint: "Restore them, or correct 'sources'.", location: .init(file: file), target: target))
        }
        continue
      }
      let excludes = entry["excludes"]?.strings ?? []
      let walk = stamp.isFolder ? FolderWalk(place) : nil
      inputs += walk?.folders ?? []
      for item in walk?.items ?? [""] {
        if excludes.contains(where: { Self.matches($0, item) }) { continue }
        let full = item.isEmpty ? place : "\(place)/\(item)"
        if full == infoPlist { continue }
        switch FileRole(path: full) {
        case .swift: members.sources.append(full)
        case .foreignSource: members.foreignSources.append(full)
        case .resource:
          members.resources.append(.init(path: full, language: FileRole.language(of: item.isEmpty ? path : item)))
        case .ignored: break
        }
      }
    }
    members.sources = XcodeprojReader.unique(members.sources)
    return members
  }

  /// A pattern of `excludes`: a path, or one with `*`.
  private static func matches(_ pattern: String, _ item: String) -> Bool {
    if item == pattern || item.hasPrefix(pattern + "/") { return true }
    guard pattern.contains("*") else { return false }
    return BuildSettings.glob(pattern.replacing("**/", with: "*"), item)
  }
}
