import Assembly
import Foundation
import Glibc
import Lowering
import Testing
import XcodeProject

@Suite("Bundles") struct LayoutTests {
  @Test("extensions lie inside the app, each with its code, plist, rights and facts")
  func layout() throws {
    let (tools, project) = (try FakeToolbox(), try Scratch.threeTargets())

    let result = try tools.build(project)

    let app = try #require(result.app)
    let root = try #require(realPath(project.path)) + "/.nagaoshi"
    #expect(result.buildFolder == root)
    #expect(app.bundle == root + "/Build/Debug/App.app")
    #expect(result.contents[0].bundle == app.bundle + "/PlugIns/Content.appex")
    #expect(result.contents[0].library == app.bundle + "/PlugIns/Content.appex/Content.so")
    let names = try FileManager.default.subpathsOfDirectory(atPath: app.bundle).sorted()
    #expect(
      names == [
        "App", "App.so", "Info.plist", "Nagaoshi.json", "PlugIns", "PlugIns/Content.appex",
        "PlugIns/Content.appex/Content", "PlugIns/Content.appex/Content.so", "PlugIns/Content.appex/Info.plist",
        "PlugIns/Content.appex/Nagaoshi.json", "PlugIns/Content.appex/archived-expanded-entitlements.xcent",
        "PlugIns/Content.appex/ja.lproj", "PlugIns/Content.appex/ja.lproj/Localizable.strings",
        "PlugIns/Service.appex", "PlugIns/Service.appex/Info.plist", "PlugIns/Service.appex/Nagaoshi.json",
        "PlugIns/Service.appex/Service", "PlugIns/Service.appex/Service.so",
        "PlugIns/Service.appex/archived-expanded-entitlements.xcent", "archived-expanded-entitlements.xcent",
      ])
    #expect(try project.read(".nagaoshi/.gitignore") == "*\n")
  }

  @Test("the facts of a bundle name its module, its entry and its sources")
  func facts() throws {
    let (tools, project) = (try FakeToolbox(), try Scratch.threeTargets())

    let result = try tools.build(project)

    func facts(_ target: BuiltTarget?) throws -> [String: Any] {
      let data = try Data(contentsOf: URL(fileURLWithPath: (target?.bundle ?? "") + "/Nagaoshi.json"))
      return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }
    let (app, service) = (try facts(result.app), try facts(result.services.first))
    #expect(app["version"] as? Int == 1)
    #expect(app["target"] as? String == "App")
    #expect(app["entry"] as? String == "NagaoshiMain")
    #expect(service["entry"] is NSNull)
    #expect(
      (service["sources"] as? [String])?.map { ($0 as NSString).lastPathComponent } == [
        "Service.swift", "Shared.swift",
      ])
  }

  @Test("the bundle's executable is nagaoshi-appex under another name")
  func executable() throws {
    let (tools, project) = (try FakeToolbox(), try Scratch.threeTargets())

    let result = try tools.build(project)

    var (own, original) = (stat(), stat())
    stat(result.services[0].executable, &own)
    stat(tools.toolbox.appex, &original)
    #expect(own.st_ino == original.st_ino)
  }

  @Test("the compiler is told the project's language, its conditions and where modules are")
  func arguments() throws {
    let tools = try FakeToolbox()
    let project = try Scratch.copy(of: "Tests/Projects/BuildClassic")

    _ = try tools.build(project)

    let arguments = try tools.arguments("Clock")
    for pair in [
      ["-swift-version", "5"], ["-module-name", "Clock"], ["-D", "DEBUG"], ["-D", "CLOCK"], ["-D", "SHARED"],
      ["-I", tools.toolbox.modules], ["-entry-point-function-name", "-Xfrontend", "NagaoshiMain"],
    ] { #expect(arguments.indices.contains { arguments[$0...].starts(with: pair) }, "\(pair)") }
    #expect(arguments.contains("-parse-as-library"))
    #expect(
      arguments.filter { $0.hasSuffix(".swift") }.map { ($0 as NSString).lastPathComponent }.suffix(2) == [
        "Prelude.swift", "Registration.swift",
      ])
  }

  @Test("@UIApplicationMain is compiled as @main, at the same line and column")
  func applicationMain() throws {
    let tools = try FakeToolbox()
    let project = try Scratch.copy(of: "Tests/Projects/BuildClassic")

    _ = try tools.build(project)

    let path = try #require(realPath(project.path)) + "/Clock/AppDelegate.swift"
    let file = try #require(try tools.arguments("Clock").first { $0.hasSuffix("/\(LoweredFile.number(path)).swift") })
    let lowered = try String(contentsOfFile: file, encoding: .utf8)
    let original = try project.read("Clock/AppDelegate.swift")
    #expect(
      lowered.hasPrefix(
        "@_spi(Runtime) import IOSFoundation\n#sourceLocation(file: \"\(path)\", line: 1)\n"
          + original.replacing("@UIApplicationMain", with: "@main             ")))
  }

  @Test("a project that cannot be written to is built in a cache folder", .enabled(if: getuid() != 0))
  func readOnly() throws {
    let (tools, project) = (try FakeToolbox(), try Scratch.threeTargets())
    chmod(project.path, 0o555)
    defer { chmod(project.path, 0o755) }

    let result = try tools.build(project)

    #expect(result.isComplete)
    #expect(!result.buildFolder.hasPrefix(project.path))
    #expect(!FileManager.default.fileExists(atPath: project.path + "/.nagaoshi"))
  }

  @Test("two builds at the same time wait for each other")
  func sameTime() async throws {
    let (tools, project) = (try FakeToolbox("sleep 0.2"), try Scratch.threeTargets())
    let (path, options) = (project.path, BuildOptions(toolbox: tools.toolbox))

    let results = try await withThrowingTaskGroup(of: BuildResult.self) { group in
      for _ in 0..<2 { group.addTask { try Assembly.build(project: path, options: options) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }

    #expect(results.map(\.isComplete) == [true, true])
    #expect(tools.calls == ["App", "Content", "Service"])
  }

  private func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
