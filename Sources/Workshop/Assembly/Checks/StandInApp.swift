import XcodeProject

/// An app without code that holds the extensions of a project without one, so that they can be shown.
enum StandInApp {
  static func target(for extensions: [Target], _ model: ProjectModel) -> Target? {
    guard let first = extensions.first else { return nil }
    let parts = first.bundleIdentifier.split(separator: ".")
    let identifier = parts.count > 1 ? parts.dropLast().joined(separator: ".") : first.bundleIdentifier + ".app"
    let name = String(model.name.map { $0.isLetter || $0.isNumber || $0 == "-" || $0 == " " ? $0 : "-" })
    let fields: [String: PlistValue] = [
      "CFBundleIdentifier": .string(identifier), "CFBundleName": .string(name), "CFBundleExecutable": .string(name),
      "CFBundlePackageType": .string("APPL"), "CFBundleDevelopmentRegion": .string("en"),
      "CFBundleShortVersionString": .string("1.0"), "CFBundleVersion": .string("1"),
    ]
    return .made(
      extensions.contains { $0.name == name } ? name + "-app" : name, kind: .app, bundleIdentifier: identifier,
      moduleName: "StandInApp", productName: name, infoPlist: .dictionary(fields), entitlements: first.entitlements,
      embeddedTargets: extensions.map(\.name))
  }
}
