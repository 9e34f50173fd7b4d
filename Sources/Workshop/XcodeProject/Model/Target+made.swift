extension Target {
  /// A target that no project describes: a module of a package, an app that stands in for one.
  package static func made(
    _ name: String, kind: Kind, bundleIdentifier: String = "", moduleName: String, productName: String,
    sources: [String] = [], resources: [Resource] = [], infoPlist: PlistValue = .dictionary([:]),
    entitlements: PlistValue? = nil, embeddedTargets: [String] = [], languageMode: String = "5",
    conditions: [String] = [], compilerArguments: [String] = []
  ) -> Target {
    Target(
      name: name, kind: kind, bundleIdentifier: bundleIdentifier, moduleName: moduleName,
      productName: FileName.safe(productName), executableName: FileName.safe(productName), sources: sources,
      foreignSources: [], resources: resources, infoPlist: infoPlist,
      infoPlistPath: nil, infoPlistLines: [:], entitlements: entitlements, entitlementsPath: nil,
      embeddedTargets: embeddedTargets, dependencies: [], languageMode: languageMode, deploymentTarget: nil,
      conditions: conditions, compilerArguments: compilerArguments, settings: nil)
  }

  /// Gives it another bundle identifier.
  package mutating func move(toBundle identifier: String) {
    bundleIdentifier = identifier
    guard var keys = infoPlist.dictionary else { return }
    keys["CFBundleIdentifier"] = .string(identifier)
    infoPlist = .dictionary(keys)
  }
}
