import Foundation
import Testing
import XcodeProject

/// What Xcode and the App Store refuse in a project with extensions, asked of the example.
@Suite struct DailyPickTests {
  let project: ProjectModel
  let app: Target
  let extensions: [Target]

  init() throws {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    project = try ProjectModel.read(folder.path + "/Examples/DailyPick")
    app = try #require(project.targets.first { $0.kind == .app })
    extensions = project.targets.filter(\.isExtension)
  }

  @Test("nothing is found wrong while it is read")
  func findings() {
    #expect(project.findings.isEmpty)
  }

  @Test("it is one app with a service and a content extension")
  func kinds() {
    #expect(project.targets.count == 3)
    #expect(extensions.contains { $0.kind == .serviceExtension })
    #expect(extensions.contains { $0.kind == .contentExtension })
  }

  @Test("an extension's bundle identifier begins with the app's and a dot")
  func identifiers() {
    #expect(!app.bundleIdentifier.contains("$"))
    for target in extensions { #expect(target.bundleIdentifier.hasPrefix(app.bundleIdentifier + ".")) }
  }

  @Test("the app embeds every extension and depends on it")
  func embedding() {
    let names = Set(extensions.map(\.name))

    #expect(Set(app.embeddedTargets) == names)
    #expect(names.isSubset(of: app.dependencies))
  }

  @Test("no extension asks for a newer iOS than the app")
  func deployment() throws {
    let own = try #require(app.deploymentTarget.flatMap(Double.init))

    for target in extensions {
      let other = try #require(target.deploymentTarget.flatMap(Double.init))
      #expect(other <= own)
    }
  }

  @Test("every file that is named is there, and every target has sources")
  func files() {
    for target in project.targets {
      #expect(!target.sources.isEmpty)
      for path in target.sources + target.resources.map(\.path) {
        #expect(FileManager.default.fileExists(atPath: path), "\(path)")
      }
    }
  }

  @Test("Info.plist and entitlements files are no resources")
  func resources() {
    for path in project.targets.flatMap({ $0.resources.map(\.path) }) {
      #expect(!path.hasSuffix("/Info.plist"))
      #expect(!path.hasSuffix(".entitlements"))
    }
  }
}
