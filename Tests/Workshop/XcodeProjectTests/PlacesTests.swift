import Foundation
import Journal
import Testing

@testable import XcodeProject

@Suite("Where projects are found") struct PlacesTests {
  private let plist = """
    <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>a.b</string><key>NSExtension</key><dict>
    <key>NSExtensionPointIdentifier</key><string>com.apple.usernotifications.service</string></dict></dict></plist>
    """
  private let pbxproj = """
    // !$*UTF8*$!
    { objects = { R = { isa = PBXProject; targets = (); mainGroup = G; }; G = { isa = PBXGroup; children = (); };
      T = { isa = X; productType = "com.apple.product-type.app-extension"; }; }; rootObject = R; }
    """

  @Test("a project some levels down is found; those of others are not")
  func deeper() throws {
    let scratch = try Scratch("Repository")
    try scratch.write(pbxproj, to: "ios/App.xcodeproj/project.pbxproj")
    try scratch.write(pbxproj, to: "ios/Pods/Pods.xcodeproj/project.pbxproj")
    try scratch.write("", to: "android/build.gradle")

    #expect(try ProjectModel.locate(scratch.path).hasSuffix("/ios/App.xcodeproj"))
  }

  @Test("a workspace means its project, in groups too")
  func workspace() throws {
    let scratch = try Scratch("Repository")
    try scratch.write(pbxproj, to: "Sources/App &1.xcodeproj/project.pbxproj")
    try scratch.write(pbxproj, to: "Pods/Pods.xcodeproj/project.pbxproj")
    try scratch.write(
      """
      <?xml version="1.0"?><Workspace version = "1.0"><Group location = "group:Sources" name = "Sources">
      <FileRef location = "group:App &amp;1.xcodeproj"></FileRef></Group>
      <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef></Workspace>
      """, to: "App.xcworkspace/contents.xcworkspacedata")

    #expect(try ProjectModel.locate(scratch.path).hasSuffix("/Sources/App &1.xcodeproj"))
    #expect(try ProjectModel.locate(scratch.path + "/App.xcworkspace").hasSuffix("/Sources/App &1.xcodeproj"))
  }

  @Test("folders of an extension some levels down are a project of plain folders")
  func folders() throws {
    let scratch = try Scratch("Repository")
    try scratch.write(plist, to: "ios/Service/Info.plist")
    try scratch.write("", to: "ios/Service/Service.swift")

    let model = try ProjectModel.read(scratch.path)

    #expect(model.origin == .folders)
    #expect(model.targets.map(\.name) == ["Service"])
    #expect(model.folder.hasSuffix("/ios"))
  }

  @Test("an extension beside a project without a target for it is known as a stray")
  func stray() throws {
    let scratch = try Scratch("Repository")
    try scratch.write(pbxproj, to: "App.xcodeproj/project.pbxproj")
    try scratch.write(plist, to: "Service/Info.plist")
    try scratch.write("", to: "Service/Service.swift")

    #expect(try ProjectModel.read(scratch.path).strays.map(\.name) == ["Service"])
  }

  @Test("a path in other letters than the disk's is found, as on a Mac")
  func letters() throws {
    let scratch = try Scratch("Repository")
    try scratch.write("text", to: "NotificationContent/View.swift")

    #expect(
      Disk.spelled(scratch.path + "/notificationContent/view.swift")
        == scratch.path + "/NotificationContent/View.swift")
    #expect(Disk.spelled(scratch.path + "/nothing/view.swift") == nil)
  }
}

@Suite("XcodeGen's descriptions") struct XcodeGenTests {
  @Test("targets, templates, settings and properties are read")
  func project() throws {
    let scratch = try Scratch("Generated")
    try scratch.write(
      """
      name: Demo   # the name
      options:
        bundleIdPrefix: net.example
        deploymentTarget: {iOS: "16.0"}
      settings:
        base: { SWIFT_VERSION: "5.9", MARKETING_VERSION: 1.2 }
        configs:
          Debug:
            SWIFT_ACTIVE_COMPILATION_CONDITIONS: DEBUG EXTRA
      packages:
        Kit: {path: Packages/Kit}
      targetTemplates:
        Extension:
          type: app-extension
          platform: iOS
          sources: [Shared]
      targets:
        Demo:
          type: application
          platform: iOS
          sources:
            - path: App
              excludes: ["**/*.md", Old]
          info:
            path: App/Info.plist
            properties:
              UILaunchScreen: {}
          dependencies:
            - target: Service
        Service:
          templates: [Extension]
          sources: [Service]
          settings:
            PRODUCT_BUNDLE_IDENTIFIER: net.example.Demo.Service
          info:
            path: Service/Info.plist
            properties:
              NSExtension:
                NSExtensionPointIdentifier: com.apple.usernotifications.service
                NSExtensionPrincipalClass: $(PRODUCT_MODULE_NAME).Service
          entitlements:
            path: Service/Service.entitlements
            properties:
              com.apple.security.application-groups: [group.net.example]
        Tests:
          type: bundle.unit-test
          platform: iOS
      """, to: "project.yml")
    try scratch.write("", to: "App/App.swift")
    try scratch.write("", to: "App/Old/Old.swift")
    try scratch.write("", to: "App/Notes.md")
    try scratch.write("", to: "Service/Service.swift")

    let model = try ProjectModel.read(scratch.path)

    #expect(model.origin == .xcodeGen && model.name == "Demo")
    #expect(model.findings == [])
    #expect(model.targets.map(\.name) == ["Demo", "Service"])
    let (app, service) = (model.targets[0], model.targets[1])
    #expect(app.sources.map(Path.name) == ["App.swift"] && app.resources == [])
    #expect(app.bundleIdentifier == "net.example.Demo" && app.embeddedTargets == ["Service"])
    #expect(app.conditions == ["DEBUG", "EXTRA"])
    #expect(app.deploymentTarget == "16.0")
    #expect(service.kind == .serviceExtension)
    #expect(service.bundleIdentifier == "net.example.Demo.Service")
    #expect(service.infoPlist["NSExtension"]?["NSExtensionPrincipalClass"]?.string == "Service.Service")
    #expect(
      service.entitlements?["com.apple.security.application-groups"] == .array([.string("group.net.example")]))
  }

  @Test("a description that is wrong is told with its line")
  func wrong() throws {
    let scratch = try Scratch("Generated")
    try scratch.write("name: Demo\ntargets: [a, b\n", to: "project.yml")

    let error = #expect(throws: NagaoshiError.self) { try ProjectModel.read(scratch.path) }

    #expect(error?.code == "project.unparseable")
    #expect(error?.location?.line == 2)
  }

  @Test("no damage does more than give an error", .timeLimit(.minutes(1)))
  func damage() {
    let text = """
      a: &x {b: [1, "two", {c: d}]}
      e:
        - f: g
          h: |
            text
             more
        - *x
        - - i
      <<: *x
      """
    var generator = SeededGenerator(state: 4)
    for _ in 0..<2000 {
      _ = try? YAMLReader.read(String(decoding: mutated(Array(text.utf8), &generator), as: UTF8.self))
    }
  }
}

@Suite("Package manifests") struct PackageManifestTests {
  @Test("targets are read with their places, resources and conditions")
  func targets() throws {
    let scratch = try Scratch("Kit")
    try scratch.write(
      """
      // swift-tools-version:6.0
      import PackageDescription
      let package = Package(name: "My-Kit", defaultLocalization: "en", dependencies: [
        .package(path: "../Other"), .package(url: "https://example.com/a.git", from: "1.0.0"), // .package(path: "x")
      ], targets: [
        .target(name: "Core", dependencies: [.target(name: "Base"), "Other"], path: "Code",
          exclude: ["Info.plist", "Old"], sources: ["Core"], resources: [.process("Assets"), .copy("data.json")],
          swiftSettings: [.define("CORE")]),
        .target(name: "Base"), .binaryTarget(name: "Blob", path: "Blob.xcframework"),
        .testTarget(name: "CoreTests", dependencies: ["Core"]),
      ])
      """, to: "Package.swift")

    let manifest = try #require(PackageManifest(folder: scratch.path))

    #expect(manifest.name == "My-Kit" && manifest.languageMode == "6")
    #expect(manifest.targets.map(\.name).sorted() == ["Base", "Blob", "Core"])
    let core = try #require(manifest.target(module: "Core"))
    #expect(core.path == "Code" && core.excluded == ["Info.plist", "Old"] && core.sources == ["Core"])
    #expect(core.processed == ["Assets"] && core.copied == ["data.json"] && core.conditions == ["CORE"])
    #expect(manifest.localPackages.map(Path.name) == ["Other"])
    #expect(manifest.target(module: "Blob")?.kind == "binaryTarget")
  }
}
