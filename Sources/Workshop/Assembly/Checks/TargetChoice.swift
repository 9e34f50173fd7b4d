import Journal
import XcodeProject

/// Which targets of a project are built: one app and the notification extensions in it.
struct TargetChoice {
  private(set) var app: Target?
  private(set) var extensions: [Target] = []
  private(set) var findings: [Finding] = []

  /// - Parameter wanted: the name of an app or of an extension.
  /// - Throws: `project.no-target`, `project.several-apps`, `project.nothing-to-build`.
  init(_ model: ProjectModel, wanted: String?) throws(NagaoshiError) {
    let apps = model.targets.filter { $0.kind == .app }
    let all = model.targets.filter(\.isNotificationExtension)
    if let wanted {
      guard let target = model.target(named: wanted) else {
        let near = NameDistance.nearest(wanted, in: model.targets.map(\.name))
        throw NagaoshiError(
          code: "project.no-target", message: "\(model.name) has no target '\(wanted)'",
          hint: near.isEmpty
            ? "It has \(model.targets.map(\.name).joined(separator: ", "))."
            : "Did you mean \(near.joined(separator: " or "))?",
          location: .init(file: model.path))
      }
      if target.kind == .app {
        app = target
      } else if target.isNotificationExtension {
        app = apps.first { $0.embeddedTargets.contains(target.name) }
        extensions = [target]
        if app == nil, model.strays.contains(where: { $0.name == target.name }) {
          app = try Self.chosenApp(apps, model)
          adopt(model)
        }
      } else {
        throw NagaoshiError(
          code: "project.no-target", message: "'\(wanted)' is neither an app nor a notification extension",
          hint: "Name one of \((apps + all).map(\.name).joined(separator: ", ")).", location: .init(file: model.path))
      }
    } else {
      app = try Self.chosenApp(apps, model)
    }
    if extensions.isEmpty {
      extensions = app.map { app in app.embeddedTargets.compactMap { name in all.first { $0.name == name } } } ?? all
    }
    if extensions.isEmpty && wanted == nil && !model.strays.isEmpty && all.isEmpty {
      extensions = model.strays
      adopt(model)
    }
    if app == nil && extensions.isEmpty {
      throw NagaoshiError(
        code: "project.nothing-to-build", message: "\(model.name) has neither an iOS app nor a notification extension",
        hint: model.targets.isEmpty ? nil : "Its targets are \(model.targets.map(\.name).joined(separator: ", ")).",
        location: .init(file: model.path))
    }
    check(model, all: all, apps: apps)
    if app == nil { app = StandInApp.target(for: extensions, model) }
  }

  /// Extensions that no target builds are put into the app all the same, and it is said.
  private mutating func adopt(_ model: ProjectModel) {
    app?.embeddedTargets += extensions.map(\.name)
    for index in extensions.indices {
      let own = extensions[index].bundleIdentifier
      if let parent = app?.bundleIdentifier, !own.hasPrefix(parent + ".") {
        extensions[index].move(toBundle: parent + "." + (own.split(separator: ".").last ?? "extension"))
      }
      let name = extensions[index].name
      findings.append(
        Finding(
          .warning, "project.stray-extension",
          "\(model.name) has no target for the extension in the folder \(name); it is built as if it had one",
          hint: "Add a target for it in Xcode, or iOS will not have it.",
          location: .init(file: extensions[index].infoPlistPath), target: name))
    }
  }

  private static func chosenApp(_ apps: [Target], _ model: ProjectModel) throws(NagaoshiError) -> Target? {
    let withExtensions = apps.filter { app in
      app.embeddedTargets.contains { model.target(named: $0)?.isNotificationExtension == true }
    }
    let candidates = withExtensions.isEmpty ? apps : withExtensions
    if candidates.count <= 1 { return candidates.first }
    if let same = candidates.first(where: { $0.name == model.name }) { return same }
    throw NagaoshiError(
      code: "project.several-apps",
      message: "\(model.name) has \(candidates.count) apps: \(candidates.map(\.name).joined(separator: ", "))",
      hint: "Name one with --target, such as --target \(candidates[0].name).", location: .init(file: model.path))
  }

  /// An extension that is meant to be one of ours, but whose point iOS does not know.
  private mutating func checkPoint(of target: Target) {
    guard case .otherExtension(let point) = target.kind, point.isEmpty || point.contains("usernotification") else {
      return
    }
    let path = "NSExtension.NSExtensionPointIdentifier"
    let place = target.plistLocation(point.isEmpty ? "NSExtension" : path)
    findings.append(
      Finding(
        .warning, "plist.extension-point",
        point.isEmpty
          ? "\(target.name) names no extension point, so it is not run"
          : "There is no extension point \(point), so \(target.name) is not run",
        hint: NearestName.hint([ExtensionPoint.service, ExtensionPoint.content], to: point),
        location: .init(file: place.file, line: place.line, path: path), target: target.name))
  }

  private mutating func check(_ model: ProjectModel, all: [Target], apps: [Target]) {
    let place = NagaoshiError.Location(file: model.path)
    for target in model.targets { checkPoint(of: target) }
    guard let app else {
      findings.append(
        Finding(
          .warning, "project.no-app",
          "\(model.name) has notification extensions, but no app to hold them; an empty one stands in",
          hint: "iOS installs extensions inside an app.", location: place))
      return
    }
    if all.isEmpty {
      findings.append(
        Finding(
          .warning, "project.no-extension",
          "\(app.name) has no notification extension: notifications look as iOS makes them",
          hint: "An extension has the point \(ExtensionPoint.service) or \(ExtensionPoint.content) in its Info.plist.",
          location: place, target: app.name))
    }
    for target in all where !apps.contains(where: { $0.embeddedTargets.contains(target.name) }) {
      findings.append(
        Finding(
          .error, "project.not-embedded", "\(target.name) is not embedded in an app, so iOS would not find it",
          hint: "Add it to the 'Embed Foundation Extensions' phase of \(app.name).", location: place,
          target: target.name))
    }
    let services = extensions.filter { $0.kind == .serviceExtension }
    if services.count > 1 {
      findings.append(
        Finding(
          .error, "project.two-services",
          "\(app.name) has \(services.count) service extensions: \(services.map(\.name).joined(separator: ", "))",
          hint: "iOS runs only one of them; remove the others.", location: place, target: app.name))
    }
    for target in extensions where !target.bundleIdentifier.hasPrefix(app.bundleIdentifier + ".") {
      let plist = target.plistLocation("CFBundleIdentifier")
      findings.append(
        Finding(
          .error, "project.bundle-identifier",
          "The bundle identifier \(target.bundleIdentifier) of \(target.name) must begin with \(app.bundleIdentifier).",
          hint: "iOS does not install the app otherwise.",
          location: .init(file: plist.file ?? model.path, line: plist.line, path: "CFBundleIdentifier"),
          target: target.name))
    }
  }
}
