extension XcodeprojReader {
  /// The five layers of a target's settings: defaults, project xcconfig, project, target xcconfig, target.
  mutating func settings(of target: Pbxproj.Object, name: String, packageType: String) -> BuildSettings {
    var settings = BuildSettings(
      configuration: configuration, defaults: defaults(name: name, packageType: packageType))
    for owner in [project.root, target] {
      let list = project[owner.string("buildConfigurationList")]
      let all = project.all(list?.list("buildConfigurations") ?? [])
      let chosen =
        all.first { $0.string("name") == configuration }
        ?? all.first { $0.string("name") == list?.string("defaultConfigurationName") } ?? all.first
      guard let chosen else { continue }
      if let file = baseFile(of: chosen) {
        var reader = XcconfigReader(projectFolder: sourceRoot)
        settings.push(reader.read(file))
        inputs += reader.files
        findings += reader.findings.filter { !findings.contains($0) }
      }
      let own = chosen["buildSettings"]?.dictionary ?? [:]
      settings.push(
        own.map { key, value in
          SettingAssignment(
            name: key, value: value.string ?? (value.strings ?? []).map(Self.quoted).joined(separator: " "))
        }.sorted { $0.key < $1.key })
    }
    return settings
  }

  private static func quoted(_ word: String) -> String {
    word.contains { $0.isWhitespace } && !word.contains("\"") ? "\"\(word)\"" : word
  }

  private func baseFile(of configuration: Pbxproj.Object) -> String? {
    if let id = configuration.string("baseConfigurationReference") { return places.paths[id] }
    guard let anchor = configuration.string("baseConfigurationReferenceAnchor"), let folder = places.paths[anchor],
      let relative = configuration.string("baseConfigurationReferenceRelativePath")
    else { return nil }
    return Path.join(folder, relative)
  }

  /// What Xcode sets before any project says anything.
  private func defaults(name: String, packageType: String) -> [String: String] {
    let wrapper = packageType == "APPL" ? "app" : (packageType == "XPC!" ? "appex" : "framework")
    let products = Path.folder(path) + "/.nagaoshi/Build/" + configuration
    return [
      "TARGET_NAME": name, "TARGETNAME": name, "PRODUCT_NAME": "$(TARGET_NAME)", "PROJECT_NAME": Path.stem(path),
      "PROJECT": Path.stem(path), "PROJECT_FILE_PATH": path, "PROJECT_DIR": sourceRoot, "SRCROOT": sourceRoot,
      "SOURCE_ROOT": sourceRoot, "CONFIGURATION": configuration, "SDKROOT": "iphoneos", "PLATFORM_NAME": "iphoneos",
      "EFFECTIVE_PLATFORM_NAME": "-iphoneos", "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "EXECUTABLE_NAME": "$(EXECUTABLE_PREFIX)$(PRODUCT_NAME)$(EXECUTABLE_SUFFIX)", "WRAPPER_EXTENSION": wrapper,
      "WRAPPER_NAME": "$(PRODUCT_NAME).$(WRAPPER_EXTENSION)",
      "FULL_PRODUCT_NAME": "$(PRODUCT_NAME).$(WRAPPER_EXTENSION)", "PRODUCT_BUNDLE_PACKAGE_TYPE": packageType,
      "DEVELOPMENT_LANGUAGE": project.root.string("developmentRegion") ?? "en", "BUILT_PRODUCTS_DIR": products,
      "TARGET_BUILD_DIR": products, "CONFIGURATION_BUILD_DIR": products, "BUILD_DIR": Path.folder(products),
      "AppIdentifierPrefix": "$(DEVELOPMENT_TEAM:default=0000000000).",
      "TeamIdentifierPrefix": "$(DEVELOPMENT_TEAM:default=0000000000).",
      "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)", "ARCHS": "arm64", "CURRENT_ARCH": "arm64",
      "SWIFT_VERSION": "5.0", "MARKETING_VERSION": "", "CURRENT_PROJECT_VERSION": "",
    ]
  }
}
