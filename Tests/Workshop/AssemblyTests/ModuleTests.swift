import Assembly
import Foundation
import Testing
import XcodeProject

@Suite("Modules that are built from their source", .serialized) struct ModuleTests {
  /// Three targets whose content extension imports a package's module, which imports another one, and a pod.
  private func project() throws -> Scratch {
    let scratch = try Scratch.threeTargets()
    try scratch.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Kit",
        targets: [
          .target(name: "Kit", dependencies: [.target(name: "Base")], resources: [.process("Resources")]),
          .target(name: "Base", path: "Code/Base"), // the ground
        ])
      """, to: "Kit/Package.swift")
    try scratch.write(
      """
      import Base
      import Foundation

      public class Greeter: NSObject {
        @objc public func greet() { print(word) }
        public var word: String { NSLocalizedString("hello", bundle: .module, comment: "") + Base.mark }
      }
      """, to: "Kit/Sources/Kit/Greeter.swift")
    try scratch.write("\"hello\" = \"Hallo\";\n", to: "Kit/Sources/Kit/Resources/de.lproj/Localizable.strings")
    try scratch.write("public enum Base { public static let mark = \"!\" }\n", to: "Kit/Code/Base/Base.swift")
    try scratch.write("public struct Spring { public init() {} }\n", to: "Pods/Spring/Sources/Spring/Spring.swift")
    try scratch.edit("Content/Content.swift") {
      "import Kit\nimport Spring\n"
        + $0.replacing(
          "(_ notification: UNNotification) {}",
          with: "(_ notification: UNNotification) { _ = (Greeter().word, Spring()) }")
    }
    return scratch
  }

  @Test("a package's modules and a pod are compiled into the extension, with their resources")
  func builds() throws {
    let project = try project()

    let first = try Assembly.build(project: project.path)
    let second = try Assembly.build(project: project.path)

    #expect(first.allFindings.filter { $0.severity == .error } == [])
    let bundle = try #require(first.contents.first?.bundle)
    let texts = try String(
      contentsOfFile: bundle + "/Kit_Kit.bundle/de.lproj/Localizable.strings", encoding: .utf8)
    #expect(texts.contains("Hallo"))
    #expect(FileManager.default.fileExists(atPath: bundle + "/Kit_Kit.bundle/Info.plist"))
    #expect(second.actions == [])
  }

  @Test("an edit of the extension compiles it alone; one of a module also the module")
  func incremental() throws {
    let (tools, project) = (try FakeToolbox(), try project())
    _ = try tools.build(project)
    #expect(tools.calls == ["App", "Base", "Content", "Kit", "Service", "Spring"])

    try project.edit("Content/Content.swift") { $0 + "\n// changed\n" }
    _ = try tools.build(project)
    #expect(tools.calls == ["App", "Base", "Content", "Content", "Kit", "Service", "Spring"])

    try project.edit("Kit/Code/Base/Base.swift") { $0 + "\n// changed\n" }
    _ = try tools.build(project)
    #expect(tools.calls.filter { $0 == "Base" }.count == 2)
    #expect(tools.calls.filter { $0 == "Kit" }.count == 2)
    #expect(tools.calls.filter { $0 == "Content" }.count == 3)
    #expect(tools.calls.filter { $0 == "Spring" }.count == 1)
  }

  @Test("what a module cannot have is told with the module that imports it and the place")
  func missing() throws {
    let (tools, project) = (try FakeToolbox(), try project())
    try project.edit("Kit/Code/Base/Base.swift") { "import Alamofire\nimport MapKit\n" + $0 }
    try project.write("int x;\n", to: "Pods/Old/Old/old.m")
    try project.edit("Service/Service.swift") { "import Old\n" + $0 }

    let result = try tools.build(project)

    let findings = result.allFindings.filter { $0.severity == .error }
    let missing = try #require(findings.first { $0.code == "module.missing" })
    #expect(missing.message == "There is no module Alamofire, which package Kit imports")
    #expect(missing.location?.file?.hasSuffix("/Kit/Code/Base/Base.swift") == true)
    #expect(missing.location?.line == 1)
    #expect(findings.contains { $0.code == "module.not-yet" && $0.location?.line == 2 })
    let foreign = try #require(findings.first { $0.code == "module.foreign" })
    #expect(foreign.message == "The module Old cannot be built: pod Old is Objective-C, not Swift")
    #expect(foreign.location?.file?.hasSuffix("/Service/Service.swift") == true)
  }

  @Test("a module that does not compile is told once, with its first error")
  func broken() throws {
    let project = try project()
    try project.edit("Kit/Code/Base/Base.swift") { $0 + "let wrong: Int = \"text\"\nlet more: Int = \"text\"\n" }

    let result = try Assembly.build(project: project.path)

    let finding = try #require(result.allFindings.first { $0.code == "module.failed" })
    #expect(finding.message.hasPrefix("The module Base (package Kit) cannot be compiled here: "))
    #expect(finding.message.hasSuffix("(and 1 more)"))
    #expect(finding.location?.line == 2)
    #expect(result.contents.first?.status == .failed)
    #expect(result.app?.status == .built)
  }

  @Test("an app that does not compile holds its extensions, with the categories of its source")
  func shell() throws {
    let project = try Scratch.threeTargets()
    try project.write(
      """
      import MapKit
      import UserNotifications
      enum Name: String { case message = "MESSAGE"; case plain }
      struct Keys { static let reply = "REPLY" }
      func register() {
        let reply = UNTextInputNotificationAction(
          identifier: Keys.reply, title: NSLocalizedString("Reply", comment: ""), options: [.foreground],
          textInputButtonTitle: "Send", textInputPlaceholder: "Text")
        var actions = [UNNotificationAction]()
        actions.append(reply)
        actions += [UNNotificationAction(identifier: "DELETE", title: "Delete", options: .destructive)]
        let category = UNNotificationCategory(
          identifier: Name.message.rawValue, actions: actions, intentIdentifiers: [], options: [.customDismissAction])
        let plain = UNNotificationCategory(identifier: Name.plain.rawValue, actions: [], intentIdentifiers: [])
        UNUserNotificationCenter.current().setNotificationCategories([category, plain])
      }
      """, to: "App/Categories.swift")

    let result = try Assembly.build(project: project.path)

    #expect(result.app?.status == .failed)
    #expect(result.app?.shell?.hasPrefix("Categories.swift:1: The framework MapKit is not there yet") == true)
    #expect(result.isRunnable && !result.isComplete)
    let bundle = try #require(result.app?.bundle)
    let data = try Data(contentsOf: URL(fileURLWithPath: bundle + "/Nagaoshi.json"))
    let facts = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let plan = try #require(facts["categories"] as? [String: Any])
    #expect(plan["origin"] as? String == "source")
    let categories = try #require(plan["categories"] as? [[String: Any]])
    #expect(categories.map { $0["identifier"] as? String } == ["MESSAGE", "plain"])
    #expect(categories[0]["options"] as? [String] == ["customDismissAction"])
    let actions = try #require(categories[0]["actions"] as? [[String: Any]])
    #expect(actions.map { $0["identifier"] as? String } == ["REPLY", "DELETE"])
    #expect((actions[0]["buttonTitle"] as? [String: Any])?["value"] as? String == "Send")
    #expect((actions[0]["title"] as? [String: Any])?["isKey"] as? Bool == true)
    #expect(actions[1]["options"] as? [String] == ["destructive"])
  }

  @Test("nagaoshi.json says the categories, and what is wrong in it is told with the key")
  func override() throws {
    let (tools, project) = (try FakeToolbox(), try Scratch.threeTargets())
    try project.write(
      "{\"categories\": [{\"identifier\": \"A\", \"actions\": [{\"identifier\": \"B\", \"options\": [\"foreground\"]}]}]}",
      to: "nagaoshi.json")
    let good = try tools.build(project)
    let facts = try String(contentsOfFile: try #require(good.app?.bundle) + "/Nagaoshi.json", encoding: .utf8)
    try project.write("{\"categories\": [{\"identifier\": \"A\", \"options\": [\"loud\"]}]}", to: "nagaoshi.json")
    let bad = try tools.build(project)

    #expect(facts.contains("\"origin\" : \"nagaoshi.json\""))
    let finding = try #require(bad.allFindings.first { $0.code == "settings.nagaoshi-json" })
    #expect(finding.location?.path == "categories[0].options")
    #expect(finding.severity == .error)
  }
}
