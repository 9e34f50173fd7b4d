internal import Journal

/// Makes the Info.plist that goes into a bundle: the user's file, expanded, and what Xcode adds to it.
struct InfoPlistBuilder {
  let settings: BuildSettings
  let sourceRoot: String
  let target: String
  private(set) var value: PlistValue = .dictionary([:])
  /// The user's file, if the settings name one.
  private(set) var path: String?
  private(set) var lines: [String: Int] = [:]
  private(set) var findings: [Finding] = []

  init(settings: BuildSettings, sourceRoot: String, target: String) {
    self.settings = settings
    self.sourceRoot = sourceRoot
    self.target = target
  }

  /// - Parameter properties: what the project's description says that the file shall hold.
  mutating func build(isApp: Bool, project: NagaoshiError.Location, properties: [String: PlistValue] = [:]) {
    var keys = properties
    let isGenerated = settings.flag("GENERATE_INFOPLIST_FILE")
    if let name = settings["INFOPLIST_FILE"], !name.isEmpty, properties.isEmpty {
      let named = Path.join(sourceRoot, name)
      let file = Disk.spelled(named) ?? named
      path = file
      keys = read(file, hint: "INFOPLIST_FILE names it; restore the file or correct the setting.")
    } else if !isGenerated && properties.isEmpty {
      findings.append(
        Finding(
          .error, "plist.missing", "Target \(target) has no Info.plist",
          hint: "Set INFOPLIST_FILE, or GENERATE_INFOPLIST_FILE = YES.", location: project, target: target))
    }
    if isGenerated {
      for (key, value) in generated(isApp: isApp) where keys[key] == nil { keys[key] = value }
    }
    value = .dictionary(Self.completed(keys.mapValues { $0.mapStrings(settings.expand) }, settings: settings))
  }

  /// Reads and checks an Info.plist of the user's; what is wrong becomes a finding and an empty dictionary.
  mutating func read(_ file: String, hint: String) -> [String: PlistValue] {
    do {
      let document = try PlistDocument(bytes: try Disk.read(file, limit: 4 << 20))
      guard let keys = document.root.dictionary else {
        findings.append(
          Finding(
            .error, "plist.unparseable", "Info.plist must hold a dictionary, not \(document.root.kind)",
            location: .init(file: file, line: 1), target: target))
        return [:]
      }
      lines = document.lines
      return keys
    } catch let error as PlistError {
      findings.append(
        Finding(
          .error, "plist.unparseable", "Info.plist of \(target) cannot be parsed: \(error.message)",
          hint: "Correct the line, or open the file in Xcode.", location: .init(file: file, line: error.line),
          target: target))
    } catch let failure as Disk.Failure {
      findings.append(
        Finding(
          .error, "plist.missing", "Info.plist of \(target) cannot be read: \(failure.reason)", hint: hint,
          location: .init(file: file), target: target))
    } catch {}
    return [:]
  }

  // MARK: What Xcode adds

  private func generated(isApp: Bool) -> [String: PlistValue] {
    var keys: [String: PlistValue] = [
      "CFBundleDevelopmentRegion": .string("$(DEVELOPMENT_LANGUAGE)"),
      "CFBundleExecutable": .string("$(EXECUTABLE_NAME)"),
      "CFBundleIdentifier": .string("$(PRODUCT_BUNDLE_IDENTIFIER)"),
      "CFBundleInfoDictionaryVersion": .string("6.0"), "CFBundleName": .string("$(PRODUCT_NAME)"),
      "CFBundlePackageType": .string("$(PRODUCT_BUNDLE_PACKAGE_TYPE)"),
      "CFBundleShortVersionString": .string(settings["MARKETING_VERSION"].nonEmpty ?? "1.0"),
      "CFBundleVersion": .string(settings["CURRENT_PROJECT_VERSION"].nonEmpty ?? "1"),
    ]
    if isApp { keys["LSRequiresIPhoneOS"] = .boolean(true) }
    for key in settings.keys(prefix: "INFOPLIST_KEY_") {
      guard let text = settings[key] else { continue }
      var name = String(key.dropFirst("INFOPLIST_KEY_".count))
      if name.hasSuffix("_Generation") {
        guard settings.flag(key) else { continue }
        name = String(name.dropLast("_Generation".count))
        keys[name] = .dictionary(
          name == "UIApplicationSceneManifest" ? ["UIApplicationSupportsMultipleScenes": .boolean(true)] : [:])
        continue
      }
      for (suffix, device) in [("_iPad", "~ipad"), ("_iPhone", "~iphone")] where name.hasSuffix(suffix) {
        name = String(name.dropLast(suffix.count)) + device
      }
      keys[name] = Self.typed(text, key: name)
    }
    return keys
  }

  private static func typed(_ text: String, key: String) -> PlistValue {
    let lists = [
      "UISupportedInterfaceOrientations", "NSUserActivityTypes", "UIBackgroundModes", "UIRequiredDeviceCapabilities",
    ]
    if lists.contains(where: key.hasPrefix) { return .array(BuildSettings.words(text).map(PlistValue.string)) }
    switch text {
    case "YES": return .boolean(true)
    case "NO": return .boolean(false)
    default: return .string(text)
    }
  }

  /// What every bundle has, whatever the user's file says: the names that the system needs.
  private static func completed(_ keys: [String: PlistValue], settings: BuildSettings) -> [String: PlistValue] {
    var keys = keys
    let packageType = settings["PRODUCT_BUNDLE_PACKAGE_TYPE"] ?? "APPL"
    let name = settings["PRODUCT_NAME"] ?? "Product"
    func fill(_ key: String, _ text: String?) {
      if keys[key]?.string.nonEmpty == nil, let text, !text.isEmpty { keys[key] = .string(text) }
    }
    fill("CFBundleExecutable", settings["EXECUTABLE_NAME"] ?? name)
    fill("CFBundleIdentifier", settings["PRODUCT_BUNDLE_IDENTIFIER"])
    fill("CFBundleName", name)
    fill("CFBundlePackageType", packageType)
    fill("CFBundleDevelopmentRegion", settings["DEVELOPMENT_LANGUAGE"])
    fill("MinimumOSVersion", settings["IPHONEOS_DEPLOYMENT_TARGET"])
    keys["CFBundleSupportedPlatforms"] = keys["CFBundleSupportedPlatforms"] ?? .array([.string("iPhoneOS")])
    if let families = settings["TARGETED_DEVICE_FAMILY"] {
      let numbers = families.split { !$0.isNumber }.compactMap { Int64($0) }
      if keys["UIDeviceFamily"] == nil && !numbers.isEmpty {
        keys["UIDeviceFamily"] = .array(numbers.map(PlistValue.integer))
      }
    }
    return keys
  }
}

extension String? {
  /// Nil also when the text is empty.
  var nonEmpty: String? { self.flatMap { $0.isEmpty ? nil : $0 } }
}
