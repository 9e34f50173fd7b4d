import Assembly
import Foundation
import Testing

@Suite("Real projects with the real compiler", .serialized) struct RealProjectTests {
  @Test("DailyPick builds into an app with its two extensions, and a second build does nothing")
  func dailyPick() throws {
    let project = try Scratch.copy(of: "Examples/DailyPick")

    let first = try Assembly.build(project: project.path)
    let second = try Assembly.build(project: project.path)

    #expect(first.allFindings.filter { $0.severity == .error } == [])
    #expect(first.targets.map(\.name) == ["DailyPick", "NotificationService", "NotificationContent"])
    #expect(first.targets.map(\.status) == [.built, .built, .built])
    #expect(second.actions == [])
  }

  @Test("a classic project with @UIApplicationMain, Japanese file names and shared code builds")
  func classic() throws {
    let project = try Scratch.copy(of: "Tests/Projects/BuildClassic")

    let result = try Assembly.build(project: project.path)

    #expect(result.allFindings.filter { $0.severity == .error } == [])
    #expect(result.isComplete)
  }

  // Names, types and signatures are Apple's, from the SDK's headers up to iOS 18 and its Swift interface of iOS 14.
  @Test("code that names every member of the notification frameworks, and UIKit's views and controllers, compiles")
  func surface() throws {
    let project = try Scratch.copy(of: "Tests/Projects/ApiSurface")

    let result = try Assembly.build(project: project.path)

    #expect(result.allFindings.filter { $0.severity == .error } == [])
    #expect(result.isComplete)
  }

  @Test("a plain folder with a path of blanks and Japanese builds, and its libraries hold what the phone calls")
  func plainFolder() throws {
    let project = try Scratch.threeTargets()

    let result = try Assembly.build(project: project.path)

    #expect(result.allFindings.filter { $0.severity == .error } == [])
    for (target, symbols) in [
      (result.app, ["NagaoshiMain", "NagaoshiRegister"]), (result.contents.first, ["NagaoshiRegister"]),
      (result.services.first, ["NagaoshiRegister"]),
    ] {
      let library = try Data(contentsOf: URL(fileURLWithPath: try #require(target?.library)))
      for symbol in symbols { #expect(library.range(of: Data("\0\(symbol)\0".utf8)) != nil, "\(symbol)") }
    }
  }

  @Test("errors are at the user's line and column, also in a file that was lowered")
  func errors() throws {
    let project = try Scratch.copy(of: "Tests/Projects/BuildClassic")
    try project.edit("Clock/AppDelegate.swift") { $0.replacing("        return true", with: "        return nonsense") }
    try project.edit("Alarm/AlarmService.swift") { $0.replacing("content.subtitle", with: "content.subtle") }

    let result = try Assembly.build(project: project.path)

    let errors = result.allFindings.filter { $0.severity == .error }
    #expect(errors.count == 2)
    let places = errors.map { ($0.location?.file as NSString?)?.lastPathComponent ?? "" }
    #expect(places == ["AppDelegate.swift", "AlarmService.swift"])
    #expect(errors.map(\.location?.line) == [12, 7])
    #expect(errors.map(\.location?.column) == [16, 17])
  }
}
