import Assembly
import Foundation
import Journal
import Testing
import XcodeProject

@Suite("What is wrong with a project") struct FindingTests {
  private func finding(_ code: String, _ result: BuildResult) throws -> Finding {
    try #require(result.allFindings.first { $0.code == code }, "\(result.allFindings)")
  }

  @Test("a principal class that no source declares is named with its key, line and the class that was meant")
  func missingClass() throws {
    let (tools, project) = (try FakeToolbox(), try Scratch.threeTargets())
    try project.edit("Content/Info.plist") { $0.replacing(".Content<", with: ".Contents<") }

    let result = try tools.build(project)

    let finding = try finding("class.missing", result)
    #expect(finding.severity == .error)
    #expect(finding.target == "Content")
    #expect(finding.message.contains("Content.Contents"))
    #expect(finding.hint == "Did you mean Content.Content?")
    #expect(finding.location?.file?.hasSuffix("/Content/Info.plist") == true)
    #expect(finding.location?.line == 4)
    #expect(finding.location?.path == "NSExtension.NSExtensionPrincipalClass")
    #expect(result.targets.map(\.status) == [.built, .failed, .built])
  }

  @Test("a class without its module's name is found all the same, as it is by its Objective-C name")
  func objectiveCName() throws {
    let (tools, project) = (try FakeToolbox(), try Scratch.threeTargets())
    try project.edit("Content/Info.plist") { $0.replacing("$(PRODUCT_MODULE_NAME).Content<", with: "OldName<") }
    try project.edit("Content/Content.swift") { $0.replacing("final class", with: "@objc(OldName) final class") }

    let result = try tools.build(project)

    #expect(result.isComplete)
    let registration = try project.read(".nagaoshi/Intermediates/Debug/Content/Registration.swift")
    #expect(registration.contains("register(name: \"OldName\", module: \"\""))
  }

  @Test("a private principal class is told, since nothing outside its file can make it")
  func privateClass() throws {
    let (tools, project) = (try FakeToolbox(), try Scratch.threeTargets())
    try project.edit("Service/Service.swift") { $0.replacing("final class", with: "private final class") }

    let finding = try finding("class.private", try tools.build(project))

    #expect(finding.location?.line == 3)
  }

  @Test("an import of a framework that is not there is one error with file, line and column, before the compiler runs")
  func missingModule() throws {
    let (tools, project) = (try FakeToolbox(), try Scratch.threeTargets())
    try project.edit("Content/Content.swift") {
      "import MapKit\nimport Kingfisher\n#if canImport(WebKit)\nimport WebKit\n#endif\n" + $0
    }

    let result = try tools.build(project)

    let errors = result.contents[0].findings.filter { $0.severity == .error }
    #expect(errors.map(\.code) == ["module.not-yet", "module.missing"])
    #expect(errors.map(\.location?.line) == [1, 2])
    #expect(errors.map(\.location?.column) == [8, 8])
    #expect(errors[0].message == "The framework MapKit is not there yet")
    #expect(tools.calls == ["App", "Service"])
  }

  @Test("the compiler's errors come with the user's file, line and column; other targets are built")
  func compilerErrors() throws {
    let project = try Scratch.threeTargets()
    let file = project.path + "/Content/Content.swift"
    let tools = try FakeToolbox(
      """
      if [ $module = Content ]; then
        echo '\(file):6:12: error: cannot find type '"'X'"' in scope' >&2
        echo ' 4 | some source' >&2
        echo '\(file):1:1: note: did you mean Y?' >&2
        echo '<unknown>:0: warning: odd' >&2
        exit 1
      fi
      """)

    let result = try tools.build(project)

    let findings = result.contents[0].findings
    #expect(findings.map(\.message) == ["cannot find type 'X' in scope", "odd"])
    #expect(findings[0].location == NagaoshiError.Location(file: file, line: 6, column: 12))
    #expect(findings[0].hint == "did you mean Y?")
    #expect(findings[1].location == nil)
    #expect(result.app?.status == .built)
    #expect(result.services[0].status == .built)
  }

  @Test("a compiler that crashes, hangs or cannot be started is told as such", .timeLimit(.minutes(1)))
  func brokenCompiler() throws {
    let project = try Scratch.threeTargets()
    let crash = try FakeToolbox("kill -SEGV $$").build(project)
    let hang = try FakeToolbox("sleep 30 & sleep 30").build(project, timeout: 0.5)
    let silent = try FakeToolbox("echo strange >&2; exit 7").build(project)

    #expect(try finding("compiler.crashed", crash).message.contains("signal 11"))
    #expect(try finding("compiler.timeout", hang).message.contains("0.5 s"))
    #expect(try finding("compiler.failed", silent).message.contains("code 7: strange"))
  }

  @Test("two service extensions, and one with a foreign bundle identifier, are told")
  func twoServices() throws {
    let (tools, project) = (try FakeToolbox(), try Scratch.threeTargets())
    try project.write(
      try project.read("Service/Info.plist").replacing("net.example.service", with: "com.other.service"),
      to: "Second/Info.plist")
    try project.write(try project.read("Service/Service.swift"), to: "Second/Service.swift")

    let result = try tools.build(project)

    #expect(try finding("project.two-services", result).message.contains("Second, Service"))
    #expect(try finding("project.bundle-identifier", result).message.contains("com.other.service"))
    #expect(result.isComplete)
  }

  @Test("an app without extensions is built and told; for extensions without an app an empty one stands in")
  func incomplete() throws {
    let tools = try FakeToolbox()
    let appOnly = try Scratch.threeTargets()
    try appOnly.remove("Service")
    try appOnly.remove("Content")
    let extensionsOnly = try Scratch.threeTargets()
    try extensionsOnly.remove("App")

    let (first, second) = (try tools.build(appOnly), try tools.build(extensionsOnly))

    #expect(try finding("project.no-extension", first).severity == .warning)
    #expect(first.app?.status == .built)
    #expect(try finding("project.no-app", second).severity == .warning)
    #expect(second.contents.map(\.status) == [.built])
    #expect(second.app?.bundleIdentifier == "net.example")
    #expect(second.isRunnable && second.app?.library == nil)
    #expect(second.contents[0].bundle.hasPrefix("\(second.app?.bundle ?? "?")/PlugIns/"))
  }

  @Test("a wrong --target names the targets that are meant")
  func wrongTarget() throws {
    let (tools, project) = (try FakeToolbox(), try Scratch.threeTargets())

    let error = #expect(throws: NagaoshiError.self) { try tools.build(project, target: "Contnet") }

    #expect(error?.code == "project.no-target")
    #expect(error?.hint?.contains("Content") == true)
  }

  @Test("a target named alone is built with its app and without its sisters")
  func oneTarget() throws {
    let (tools, project) = (try FakeToolbox(), try Scratch.threeTargets())

    let result = try tools.build(project, target: "Content")

    #expect(result.targets.map(\.name) == ["App", "Content"])
  }

  @Test("an Info.plist that cannot be parsed fails its target alone")
  func brokenPlist() throws {
    let (tools, project) = (try FakeToolbox(), try Scratch.threeTargets())
    try project.edit("Content/Info.plist") { $0.replacing("</string>\n", with: "</strin>\n") }

    let result = try tools.build(project)

    let finding = try finding("plist.unparseable", result)
    #expect(finding.location?.line == 2)
    #expect(result.app?.status == .built)
  }

  @Test("a folder whose Info.plist cannot be read at all is no second app: the project has an error")
  func unreadablePlist() throws {
    let (tools, project) = (try FakeToolbox(), try Scratch.threeTargets())
    try project.write("garbage", to: "Content/Info.plist")

    let result = try tools.build(project)

    #expect(try finding("plist.unparseable", result).severity == .error)
    #expect(result.targets.map(\.name) == ["App", "Service"])
    #expect(result.isComplete)
  }

  @Test("an extension point that is misspelt is told with the one that was meant")
  func extensionPoint() throws {
    let (tools, project) = (try FakeToolbox(), try Scratch.threeTargets())
    try project.edit("Service/Info.plist") {
      $0.replacing("usernotifications.service", with: "usernotifications.servce")
    }

    let finding = try finding("plist.extension-point", try tools.build(project))

    #expect(finding.hint == "Did you mean com.apple.usernotifications.service?")
    #expect(finding.location?.file?.hasSuffix("/Service/Info.plist") == true)
    #expect(finding.location?.line != nil)
  }

  @Test("an app that nothing starts is told")
  func noEntry() throws {
    let (tools, project) = (try FakeToolbox(), try Scratch.threeTargets())
    try project.edit("App/App.swift") { $0.replacing("@main", with: "") }

    #expect(try finding("app.no-entry", try tools.build(project)).target == "App")
  }
}
