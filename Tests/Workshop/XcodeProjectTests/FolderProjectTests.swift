import Glibc
import Journal
import Testing

@testable import XcodeProject

@Suite("A plain folder as a project") struct FolderProjectTests {
  private func plist(_ identifier: String, _ kind: String, extension point: String? = nil) -> String {
    let part = point.map {
      """
      <key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>\($0)</string>
      <key>NSExtensionPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).Main</string></dict>
      """
    }
    return """
      <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>\(identifier)</string>
      <key>CFBundlePackageType</key><string>\(kind)</string>\(part ?? "")</dict></plist>
      """
  }

  @Test("sub-folders with an Info.plist are targets, the others are shared by all")
  func targets() throws {
    let scratch = try Scratch("My Project")
    try scratch.write(plist("net.example", "APPL"), to: "App/Info.plist")
    try scratch.write("", to: "App/App.swift")
    try scratch.write("<plist><dict><key>a</key><true/></dict></plist>", to: "App/App.entitlements")
    try scratch.write(
      plist("net.example.content", "XPC!", extension: ExtensionPoint.content), to: "Content-2/Info.plist")
    try scratch.write("", to: "Content-2/ja.lproj/Localizable.strings")
    try scratch.write("", to: "Content-2/Sub/View.swift")
    try scratch.write("", to: "Shared/Store.swift")
    try scratch.write("", to: "AppTests/Test.swift")
    try scratch.write("", to: "out/00.png")

    let model = try ProjectModel.read(scratch.path)

    let (app, content) = (try #require(model.target(named: "App")), try #require(model.target(named: "Content-2")))
    #expect(model.origin == .folders)
    #expect(app.kind == .app)
    #expect(app.sources.map(Path.name) == ["App.swift", "Store.swift"])
    #expect(app.entitlements?["a"] == .boolean(true))
    #expect(app.embeddedTargets == ["Content-2"])
    #expect(app.infoPlist["CFBundleExecutable"]?.string == "App")
    #expect(content.kind == .contentExtension)
    #expect(content.moduleName == "Content_2")
    #expect(content.infoPlist["NSExtension"]?["NSExtensionPrincipalClass"]?.string == "Content_2.Main")
    #expect(content.sources.map(Path.name) == ["View.swift", "Store.swift"])
    #expect(content.resources.map(\.language) == ["ja"])
  }

  @Test("a folder without any project says what a project would be")
  func nothing() throws {
    let scratch = try Scratch()

    let error = #expect(throws: NagaoshiError.self) { try ProjectModel.read(scratch.path) }

    #expect(error?.code == "project.none-here")
    #expect(error?.location?.file?.hasSuffix("/project") == true)
    #expect(error?.hint?.contains("Info.plist") == true)
  }

  @Test("a path that leads nowhere, and a file that is no project, are told apart")
  func notThere() throws {
    let scratch = try Scratch()
    try scratch.write("", to: "x.txt")

    #expect(throws: NagaoshiError.self) { try ProjectModel.read(scratch.path + "/nowhere") }
    let error = #expect(throws: NagaoshiError.self) { try ProjectModel.read(scratch.path + "/x.txt") }

    #expect(error?.code == "project.none-here")
  }

  @Test("of two Xcode projects the one with the folder's name is meant, else neither")
  func severalProjects() throws {
    let scratch = try Scratch("Two")
    try scratch.write("", to: "A.xcodeproj/project.pbxproj")
    try scratch.write("", to: "B.xcodeproj/project.pbxproj")
    let error = #expect(throws: NagaoshiError.self) { try ProjectModel.locate(scratch.path) }
    try scratch.write("", to: "Two.xcodeproj/project.pbxproj")

    #expect(error?.code == "project.ambiguous")
    #expect(error?.message.contains("A.xcodeproj, B.xcodeproj") == true)
    #expect(try ProjectModel.locate(scratch.path).hasSuffix("/Two/Two.xcodeproj"))
  }

  @Test("links that lead in a circle end")
  func links() throws {
    let scratch = try Scratch()
    try scratch.write(plist("net.example", "APPL"), to: "App/Info.plist")
    try scratch.write("", to: "App/App.swift")
    try #require(symlink(scratch.path + "/App", scratch.path + "/App/loop") == 0)

    let model = try ProjectModel.read(scratch.path)

    #expect(model.targets[0].sources.map(Path.name) == ["App.swift"])
  }
}
