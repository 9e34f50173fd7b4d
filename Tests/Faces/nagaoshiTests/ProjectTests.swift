import Foundation
import Testing

extension CommandLineInputTests {
  @Suite("nagaoshi build and push: projects that are not as they should be", .serialized)
  struct Projects {
    @Test("without an extension the system's own long look is shown, and it is said")
    func noExtension() throws {
      let run = try PushRun("NoExtension", PushRun.payload(), "--long-press")

      #expect(run.outcome.status == 0)
      #expect(run.states == ["banner", "expanded"])
      #expect(run.steps[1].content == nil)
      #expect(run.outcome.error.contains("warning: "))
      #expect(run.outcome.error.contains("App has no notification extension"))
      #expect(run.events("gate").first?.message == "mutable-content is 1, but App has no service extension")
    }

    @Test("of two services one runs; the status says that iOS would not have both")
    func twoServices() throws {
      let run = try PushRun("TwoServices", PushRun.payload())

      #expect(run.outcome.status == 1)
      #expect(run.states == ["banner"])
      #expect(run.outcome.error.contains("error: "))
      #expect(run.outcome.error.contains("App has 2 service extensions: First, Second. iOS runs only one of them"))
      #expect(run.events("warning").count == 1)
    }

    @Test(
      "what cannot be built is told with the user's file and line, nothing is pushed, and the status is 3",
      arguments: [
        ("CompileError", ["/Service/NotificationService.swift:7:38: ", "/Service/NotificationService.swift:8:28: "]),
        (
          "UnknownImport",
          [
            "/Service/NotificationService.swift:2:8: There is no module Alamofire.",
            "/Service/NotificationService.swift:3:8: The framework MapKit is not there yet.",
          ]
        ),
        ("MissingClass", ["/Content/Info.plist:30: NSExtension.NSExtensionPrincipalClass: Content has no class"]),
      ])
    func broken(project: String, places: [String]) throws {
      let run = try PushRun(project, PushRun.payload(), "--long-press")

      #expect(run.outcome.status == 3)
      #expect(run.transcript == nil)
      #expect(run.outcome.output.isEmpty)
      for place in places { #expect(run.outcome.error.contains("error: \(Tool.project(project))\(place)")) }
      #expect(run.outcome.error.hasSuffix("could not be built, so nothing is pushed\n"))
      let errors = run.outcome.error.split(separator: "\n").filter { $0.hasPrefix("error: ") }
      #expect(errors.count == places.count)
    }

    @Test("build --json is an object a target, with findings as flat objects; push --json has the errors alone")
    func json() throws {
      let build = try Tool.run(["build", Tool.project("CompileError"), "--json"])
      let push = try Tool.run(["push", Tool.project("CompileError"), "-", "--json"], input: PushRun.payload())

      #expect(build.status == 3 && push.status == 3)
      #expect(build.error.isEmpty && push.error.isEmpty)
      #expect(build.objects.map { $0["name"] as? String } == ["App", "Service"])
      #expect(build.objects.map { $0["status"] as? String }.last == "failed")
      let findings = try #require(build.objects.last?["findings"] as? [[String: Any]])
      for errors in [findings, push.objects] {
        #expect(errors.map { $0["code"] as? String } == ["compiler.error", "compiler.error"])
        #expect(Set(errors.compactMap { $0["line"] as? Int }) == [7, 8])
        #expect(errors.allSatisfy { ($0["file"] as? String)?.hasSuffix("/Service/NotificationService.swift") == true })
        #expect(errors.allSatisfy { $0["message"] is String && $0["severity"] as? String == "error" })
      }
    }

    @Test("build --json puts what concerns the whole project with its app")
    func projectFindings() throws {
      let build = try Tool.run(["build", Tool.project("TwoServices"), "--json"])

      #expect(build.status == 1)
      #expect(build.objects.map { $0["name"] as? String } == ["App", "First", "Second"])
      let findings = build.objects.first?["findings"] as? [[String: Any]]
      #expect(findings?.first?["code"] as? String == "project.two-services")
    }

    @Test(
      "where there is no project, it is said; nothing is written", arguments: ["/nowhere", "/proc/version", "/var"])
    func none(path: String) throws {
      let folder = NSTemporaryDirectory() + "nagaoshi-\(UUID().uuidString)"
      let outcome = try Tool.run(["push", path, "-", "--json", "--out", folder], input: PushRun.payload())

      #expect(outcome.status == 2)
      #expect((outcome.objects.first?["code"] as? String)?.hasPrefix("project.") == true)
      #expect(outcome.objects.first?["hint"] is String)
      #expect(path == "/var" || !FileManager.default.fileExists(atPath: folder))
      try? FileManager.default.removeItem(atPath: folder)
    }
  }
}
