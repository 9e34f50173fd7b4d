import Foundation
import Journal
import Payload
import SpringBoard
import Wire

/// Reads a built app: its Info.plist and its plug-ins', and what the build left beside them.
struct BundleReader {
  /// What an app is to the phone.
  struct App {
    var installed: InstalledApp
    var bundle: BundleFacts
    /// By bundle identifier.
    var services: [String: BundleFacts] = [:]
    var contents: [String: BundleFacts] = [:]
    /// What was passed over.
    var notes: [String] = []
    /// Categories that the app does not register itself, and where they are from.
    var categories: GivenCategories?
  }

  static let servicePoint = "com.apple.usernotifications.service"
  static let contentPoint = "com.apple.usernotifications.content-extension"
  private static let sizeLimit = 4 << 20

  /// Reads the app in that folder.
  /// - Throws: `bundle.unreadable`, `bundle.missing-key`.
  static func app(at path: String) throws -> App {
    let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let info = try plist(path + "/Info.plist")
    let identifier = try text("CFBundleIdentifier", in: info, of: path)
    let name =
      info["CFBundleDisplayName"] as? String ?? info["CFBundleName"] as? String
      ?? URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let bundle = try facts(.app, info, path: path, appPath: path)
    var app = App(installed: InstalledApp(bundleIdentifier: identifier, displayName: name), bundle: bundle)
    app.categories = try buildFacts(path).categories
    let plugIns = path + "/PlugIns"
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: plugIns)) ?? []).sorted()
    for name in names where name.hasSuffix(".appex") {
      do {
        try add(plugIns + "/" + name, to: &app)
      } catch {
        // One extension that was not built must not keep the others from running.
        app.notes.append("\(name) is passed over: \(error)")
      }
    }
    return app
  }

  private static func add(_ path: String, to app: inout App) throws {
    let info = try plist(path + "/Info.plist")
    let keys = info["NSExtension"] as? [String: Any] ?? [:]
    switch keys["NSExtensionPointIdentifier"] as? String {
    case servicePoint:
      let facts = try facts(.service, info, path: path, appPath: app.bundle.path)
      let mayFilter = facts.entitlements["com.apple.developer.usernotifications.filtering"] == .bool(true)
      app.services[facts.bundleIdentifier] = facts
      app.installed.serviceExtensions.append(
        .init(bundleIdentifier: facts.bundleIdentifier, mayFilter: mayFilter))
    case contentPoint:
      let facts = try facts(.content, info, path: path, appPath: app.bundle.path)
      app.contents[facts.bundleIdentifier] = facts
      app.installed.contentExtensions.append(contentExtension(facts.bundleIdentifier, keys, notes: &app.notes))
    case let point:
      let name = URL(fileURLWithPath: path).lastPathComponent
      app.notes.append(
        point.map { "\(name) is passed over: extensions for \($0) are not run" }
          ?? "\(name) is passed over: its Info.plist has no NSExtension → NSExtensionPointIdentifier")
    }
  }

  private static func contentExtension(
    _ identifier: String, _ keys: [String: Any], notes: inout [String]
  ) -> InstalledApp.ContentExtension {
    let attributes = keys["NSExtensionAttributes"] as? [String: Any] ?? [:]
    if attributes.isEmpty {
      let hint = keys["NSExtensionAttribute"] == nil ? "" : "; NSExtensionAttribute is misspelt"
      notes.append("\(identifier): NSExtensionAttributes is missing in its Info.plist\(hint)")
    }
    let category = attributes["UNNotificationExtensionCategory"]
    let categories = category as? [String] ?? (category as? String).map { [$0] } ?? []
    if categories.isEmpty {
      notes.append("\(identifier): UNNotificationExtensionCategory is missing in its Info.plist")
    }
    let ratio = (attributes["UNNotificationExtensionInitialContentSizeRatio"] as? NSNumber)?.doubleValue
    if ratio == nil {
      notes.append(
        "\(identifier): UNNotificationExtensionInitialContentSizeRatio is missing in its Info.plist; 1 is used [M]")
    }
    func flag(_ key: String) -> Bool { (attributes[key] as? NSNumber)?.boolValue ?? false }
    return InstalledApp.ContentExtension(
      bundleIdentifier: identifier, categories: categories,
      initialContentSizeRatio: ratio.map { $0.isFinite && $0 > 0 ? min($0, 10) : 1 } ?? 1,
      hidesDefaultContent: flag("UNNotificationExtensionDefaultContentHidden"),
      overridesDefaultTitle: flag("UNNotificationExtensionOverridesDefaultTitle"),
      isUserInteractionEnabled: flag("UNNotificationExtensionUserInteractionEnabled"))
  }

  private static func facts(
    _ role: Preparation.Role, _ info: [String: Any], path: String, appPath: String
  ) throws -> BundleFacts {
    let executable = try text("CFBundleExecutable", in: info, of: path)
    let keys = info["NSExtension"] as? [String: Any] ?? [:]
    let library = "\(path)/\(executable).so"
    let build = try buildFacts(path)
    let entitlementsPath = path + "/archived-expanded-entitlements.xcent"
    var entitlements: [String: PropertyValue] = [:]
    if FileManager.default.fileExists(atPath: entitlementsPath) {
      entitlements = try plist(entitlementsPath).compactMapValues { PropertyValue($0) }
    }
    return BundleFacts(
      role: role, bundleIdentifier: try text("CFBundleIdentifier", in: info, of: path), path: path, appPath: appPath,
      executable: "\(path)/\(executable)",
      library: FileManager.default.fileExists(atPath: library) ? library : nil,
      principalClass: keys["NSExtensionPrincipalClass"] as? String ?? "", entry: build.entry,
      sources: build.sources ?? [], entitlements: entitlements)
  }

  /// The part of a bundle's `Nagaoshi.json` that the phone reads.
  private struct BuildFacts: Decodable {
    var entry: String?
    var sources: [String]?
    var categories: GivenCategories?
  }

  private static func buildFacts(_ path: String) throws -> BuildFacts {
    let file = path + "/Nagaoshi.json"
    guard FileManager.default.fileExists(atPath: file) else { return BuildFacts() }
    do {
      return try JSONDecoder().decode(BuildFacts.self, from: try data(file))
    } catch {
      throw unreadable(file, "\(error)")
    }
  }

  private static func text(_ key: String, in info: [String: Any], of path: String) throws -> String {
    guard let value = info[key] as? String, !value.isEmpty, !value.contains("/"), value != "..", value != "." else {
      throw NagaoshiError(
        code: "bundle.missing-key", message: "Info.plist has no usable \(key)", hint: "Build the project again.",
        location: .init(file: path + "/Info.plist", path: key))
    }
    return value
  }

  private static func plist(_ path: String) throws -> [String: Any] {
    do {
      let list = try PropertyListSerialization.propertyList(from: try data(path), options: [], format: nil)
      guard let dictionary = list as? [String: Any] else { throw unreadable(path, "it is no dictionary") }
      return dictionary
    } catch let error as NagaoshiError {
      throw error
    } catch {
      throw unreadable(path, error.localizedDescription)
    }
  }

  private static func data(_ path: String) throws -> Data {
    let size = (try FileManager.default.attributesOfItem(atPath: path))[.size] as? Int ?? 0
    guard size <= sizeLimit else { throw unreadable(path, "it has \(size) bytes") }
    return try Data(contentsOf: URL(fileURLWithPath: path))
  }

  private static func unreadable(_ path: String, _ why: String) -> NagaoshiError {
    NagaoshiError(
      code: "bundle.unreadable", message: "A file of the built app cannot be read: \(why)",
      hint: "Build the project again.", location: .init(file: path))
  }
}
