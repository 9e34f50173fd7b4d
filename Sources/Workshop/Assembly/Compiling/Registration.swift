import Journal
import Lowering
import XcodeProject

/// The generated file that tells the phone's runtime which classes there are and how to make them.
struct Registration {
  private(set) var findings: [Finding] = []
  private(set) var source = ""

  /// Protocols whose classes UIKit makes by name.
  private static let delegates: Set<String> = ["UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate"]
  private static let content = "UNNotificationContentExtension"

  /// - Parameter wanted: names in the Info.plist of classes that the system makes.
  init(_ target: Target, facts: TargetFacts, wanted: [String]) {
    let named = Set(wanted.compactMap { facts.resolve($0, module: target.moduleName)?.name })
    var lines = facts.registeringFiles.map { "  \(LoweredFile.function($0))()" }
    var usesContent = false
    for type in facts.classes {
      let isMain = type.attributes.contains { ["main", "UIApplicationMain", "NSApplicationMain"].contains($0) }
      let isDelegate = facts.descends(type, from: Self.delegates)
      let isContent = facts.descends(type, from: [Self.content])
      guard named.contains(type.name) || isMain || isDelegate || isContent, !type.isGeneric else { continue }
      // A class inside #if may not be there at all; only one that somebody names is worth the risk.
      if type.isConditional && !named.contains(type.name) && !isMain { continue }
      guard type.isReachable else {
        if named.contains(type.name) || isMain {
          findings.append(
            Finding(
              .error, "class.private", "The class \(type.name) is \(type.access); the system cannot make it yet",
              hint: "Leave '\(type.access)' out.", location: .init(file: type.file, line: type.line),
              target: target.name))
        }
        continue
      }
      guard let call = Self.initializer(type, facts) else {
        if named.contains(type.name) || isMain {
          findings.append(
            Finding(
              .error, "class.no-initializer",
              "The class \(type.name) has no initialiser that the system could call (init() or init(nibName:bundle:))",
              hint: "Add one of them.", location: .init(file: type.file, line: type.line), target: target.name))
        }
        continue
      }
      lines.append(
        "  ClassRegistry.register(name: \"\(type.name)\", module: \"\(target.moduleName)\", type: \(type.name).self) {")
      lines.append("    \(type.name)\(call)")
      lines.append("  }")
      if let name = type.objectiveCName {
        lines.append(
          "  ClassRegistry.register(name: \"\(name)\", module: \"\", type: \(type.name).self) { \(type.name)\(call) }")
      }
      if isContent {
        usesContent = true
        lines.append("  ContentExtensionRegistry.register(")
        lines.append("    \(type.name).self, respond: { $0.didReceive($1, completionHandler: $2) },")
        lines.append("    respondAsync: { await $0.didReceive($1) })")
      }
    }
    source = "@_spi(Runtime) import IOSFoundation\n"
    if usesContent { source += "import UIKit\nimport UserNotifications\n@_spi(Runtime) import UserNotificationsUI\n" }
    source += """

      /// Called when the library has been loaded.
      @_cdecl("NagaoshiRegister") public func nagaoshiRegister() {
      \(lines.joined(separator: "\n"))
      }

      """
  }

  /// The call that makes an object as the system does.
  private static func initializer(_ type: TargetFacts.Class, _ facts: TargetFacts) -> String? {
    var current: TargetFacts.Class? = type
    var root: String?
    var depth = 0
    while let own = current, depth < 32 {
      depth += 1
      if own.initializers.contains(where: \.needsNoArgument) { return "()" }
      if own.initializers.contains(where: { $0.name == "init(nibName:bundle:)" }) {
        return "(nibName: nil, bundle: nil)"
      }
      // A designated initialiser of its own means that those of the superclass are not inherited.
      if own.initializers.contains(where: { !$0.isConvenience }) { return nil }
      root = own.first
      current = own.first.flatMap(facts.named)
    }
    return root?.hasSuffix("Controller") == true ? "(nibName: nil, bundle: nil)" : "()"
  }
}
