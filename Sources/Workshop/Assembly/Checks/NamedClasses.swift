import Journal
import XcodeProject

/// The classes that an Info.plist names: they must be in the target's sources.
enum NamedClasses {
  private static let principal = "NSExtension.NSExtensionPrincipalClass"

  /// Names and the plist keys that hold them.
  static func wanted(by target: Target) -> [(name: String, keyPath: String)] {
    var names: [(String, String)] = []
    if target.isExtension, let name = target.infoPlist["NSExtension"]?["NSExtensionPrincipalClass"]?.string,
      !name.isEmpty
    {
      names.append((name, principal))
    }
    let configurations = target.infoPlist["UIApplicationSceneManifest"]?["UISceneConfigurations"]?.dictionary ?? [:]
    for (role, list) in configurations.sorted(by: { $0.key < $1.key }) {
      for scene in list.array ?? [] {
        guard let name = scene["UISceneDelegateClassName"]?.string, !name.isEmpty else { continue }
        names.append((name, "UIApplicationSceneManifest.UISceneConfigurations.\(role)"))
      }
    }
    return names
  }

  /// Errors for names that no source declares.
  static func check(_ target: Target, facts: TargetFacts) -> [Finding] {
    var findings: [Finding] = []
    for (name, keyPath) in wanted(by: target) where facts.resolve(name, module: target.moduleName) == nil {
      let bare = name.split(separator: ".").last.map(String.init) ?? name
      let candidates = candidates(for: bare, target, facts)
      var hint =
        candidates.isEmpty
        ? nil : "Did you mean \(candidates.map { "\(target.moduleName).\($0)" }.joined(separator: " or "))?"
      if let other = facts.otherTypes[bare] {
        hint = "\(bare) is \(other.kind == "actor" ? "an" : "a") \(other.kind); it must be a class."
      }
      if let there = facts.named(bare) {
        hint = "\(there.name) is in the module \(target.moduleName): write $(PRODUCT_MODULE_NAME).\(there.name)."
      }
      let place = target.plistLocation(keyPath)
      findings.append(
        Finding(
          .error, "class.missing", "\(target.name) has no class \(name), which its Info.plist names", hint: hint,
          location: .init(file: place.file, line: place.line, path: keyPath), target: target.name))
    }
    if target.isNotificationExtension && !wanted(by: target).contains(where: { $0.keyPath == principal })
      && target.infoPlist["NSExtension"]?["NSExtensionMainStoryboard"] == nil
    {
      let place = target.plistLocation("NSExtension")
      findings.append(
        Finding(
          .error, "plist.no-principal-class",
          "The Info.plist of \(target.name) names neither NSExtensionPrincipalClass nor NSExtensionMainStoryboard",
          hint: "Add NSExtensionPrincipalClass = $(PRODUCT_MODULE_NAME).YourClass.",
          location: .init(file: place.file, line: place.line, path: "NSExtension"), target: target.name))
    }
    return findings
  }

  private static func candidates(for name: String, _ target: Target, _ facts: TargetFacts) -> [String] {
    let bases: Set<String> =
      target.kind == .serviceExtension
      ? ["UNNotificationServiceExtension"]
      : (target.kind == .contentExtension
        ? ["UNNotificationContentExtension"] : ["UIWindowSceneDelegate", "UISceneDelegate"])
    let fitting = facts.classes.filter { facts.descends($0, from: bases) }.map(\.name)
    return fitting.isEmpty ? NameDistance.nearest(name, in: facts.classes.map(\.name)) : Array(fitting.prefix(3))
  }
}
