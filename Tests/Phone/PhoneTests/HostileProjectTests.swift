import Assembly
import Foundation
import SpringBoard
import Testing
import Wire

@testable import Phone

/// `Tests/Projects/Hostile`: a service and content extensions that misbehave, compiled and run.
@Suite("Hostile extensions", .serialized)
@MainActor
struct HostileProjectTests {
  private static let service = "/Service/NotificationService.swift"

  @Test("a service that crashes: the original, and the user's file and line")
  func crash() throws {
    let fixture = try ProjectFixture("Hostile")

    #expect(try fixture.push("crash").facts.state == .banner)
    #expect(fixture.shown == "Shown: T: b")
    let crashes = fixture.events("crash")
    #expect(crashes.count == 1)
    #expect(crashes.first?.file?.hasSuffix(Self.service) == true)
    #expect(crashes.first?.line == 13)
    #expect(crashes.first?.message.contains("no picks") == true)
    // The phone goes on.
    #expect(try fixture.push("ok").facts.state == .banner)
    #expect(fixture.shown == "Shown: T (changed): b")
  }

  @Test("a check that fails inside the standard library is told where the user's code called it")
  func index() throws {
    let fixture = try ProjectFixture("Hostile")
    _ = try fixture.push("index")

    #expect(fixture.events("crash").first?.message.contains("Index out of range") == true)
    #expect(fixture.events("crash").first?.line == 14)
  }

  @Test(
    "a service that exits, hangs, never answers or takes too much memory: the original, one reason",
    arguments: [
      ("exit", "crash", 1), ("hang", "timeout", 1), ("never", "timeout", 1), ("memory", "memory", 1),
      ("huge", "memory", 1),
    ])
  func original(_ mode: String, _ kind: String, _ count: Int) throws {
    let fixture = try ProjectFixture("Hostile", scale: 60)

    #expect(try fixture.push(mode).facts.state == .banner)
    #expect(fixture.shown == "Shown: T: b")
    // On so fast a clock a busy machine lets the app's launch run out as well.
    let events = fixture.events("crash", "timeout", "memory")
    let reasons = events.filter { !$0.message.contains("did not finish launching") }
    #expect(reasons.map(\.kind) == Array(repeating: kind, count: count))
    if kind == "timeout" {
      #expect(fixture.events("print").map(\.message) == ["the time is over; main thread: false"])
    }
  }

  @Test("a service cannot start programs, and a flood of lines ends")
  func bounded() throws {
    let fixture = try ProjectFixture("Hostile")
    _ = try fixture.push("fork")
    #expect(fixture.events("print").map(\.message) == ["no program can be started"])
    _ = try fixture.push("flood")

    let size = fixture.events("print").reduce(0) { $0 + $1.message.utf8.count }
    #expect(size < 512 << 10)
    #expect(fixture.shown == "Shown: T (changed): b")
  }

  @Test("remote files can be read though nothing names FoundationNetworking")
  func remoteFiles() throws {
    let fixture = try ProjectFixture("Hostile")
    _ = try fixture.push("network")

    #expect(fixture.events("print").map(\.message) == ["Data: no answer", "NSData: no answer"])
    #expect(fixture.events("crash").isEmpty)
    #expect(fixture.shown == "Shown: T (changed): b")
  }

  @Test("a content extension that crashes in viewDidLoad: the standard long look, and the line")
  func crashingContent() throws {
    let fixture = try ProjectFixture("Hostile")
    _ = try fixture.push(category: "CRASHING", mutable: false)
    let press = fixture.phone.longPress()

    #expect(press.facts.state == .expanded)
    #expect(press.content == nil)
    let crashes = fixture.events("crash")
    #expect(crashes.count == 1)
    #expect(crashes.first?.file?.hasSuffix("/CrashingContent/NotificationViewController.swift") == true)
    #expect(crashes.first?.line == 9)
    #expect(fixture.phone.dismiss().facts.state == .dismissed)
  }

  @Test("a content extension that loops is given up")
  func loopingContent() throws {
    let fixture = try ProjectFixture("Hostile", scale: 20)
    _ = try fixture.push(category: "LOOPING", mutable: false)
    let press = fixture.phone.longPress()

    #expect(press.facts.state == .expanded)
    #expect(press.content == nil)
    #expect(fixture.events("timeout").count == 1)
  }

  @Test("a picture is unreadable before access starts, also when it is damaged", arguments: ["truncated"])
  func pictures(_ mode: String) throws {
    let fixture = try ProjectFixture("Hostile")
    _ = try fixture.push(mode, category: "PICTURE")
    let press = fixture.phone.longPress()

    #expect(press.facts.state == .expanded)
    #expect(Self.texts(press.tree) == ["unreadable, a picture"])
    #expect(press.content != nil)
  }

  @Test("a picture of 20000 × 20000 pixels ends nothing")
  func bomb() throws {
    let fixture = try ProjectFixture("Hostile")
    _ = try fixture.push("bomb", category: "PICTURE")
    let press = fixture.phone.longPress()

    #expect(press.facts.state == .expanded)
    #expect(fixture.phone.dismiss().facts.state == .dismissed)
    #expect(try fixture.push("ok").facts.state == .banner)
  }

  @Test("an answer that comes twice counts once, one that never comes keeps it open")
  func answers() throws {
    let fixture = try ProjectFixture("Hostile", scale: 20)
    _ = try fixture.push(category: "PICTURE", mutable: false)
    _ = fixture.phone.longPress()

    #expect(fixture.phone.tap("TWICE").facts.response == "doNotDismiss")
    let never = fixture.phone.tap("NEVER")
    #expect(never.facts.state == .expanded)
    #expect(never.facts.response == nil)
    #expect(fixture.phone.tap("FORWARD").refusal?.code == "step.waiting")
  }

  @Test("a forwarded action reaches the app")
  func forwarded() throws {
    let fixture = try ProjectFixture("Hostile")
    _ = try fixture.push(category: "PICTURE", mutable: false)
    _ = fixture.phone.longPress()
    let tap = fixture.phone.tap("FORWARD")

    #expect(tap.facts.forwarded == true)
    #expect(tap.facts.state == .dismissed)
    _ = fixture.phone.wait(seconds: 0.1)
    #expect(fixture.events("print").map(\.message) == ["app got FORWARD"])
  }

  @Test("of two services one runs, and it is said")
  func twoServices() throws {
    let fixture = try ProjectFixture("TwoServices")
    _ = try fixture.push()

    #expect(fixture.shown == "Shown: T: b")
    #expect(fixture.events("print").count == 1)
    #expect(fixture.phone.events.contains { $0.kind == "warning" && $0.message.contains("2 service extensions") })
  }

  @Test("a project without an extension shows the standard long look")
  func noExtension() throws {
    let fixture = try ProjectFixture("NoExtension")
    _ = try fixture.push()
    let press = fixture.phone.longPress()

    #expect(press.facts.state == .expanded)
    #expect(press.content == nil)
  }

  @Test("a class that the Info.plist names and that is not there is an error of the build, with its place")
  func missingClass() throws {
    let result = try Assembly.build(project: ProjectFixture.path("MissingClass"))

    #expect(!result.isComplete)
    let finding = try #require(result.allFindings.first { $0.code == "class.missing" })
    #expect(finding.location?.file?.hasSuffix("/MissingClass/Content/Info.plist") == true)
    #expect(finding.hint != nil)
  }

  private static func texts(_ tree: ViewTree?) -> [String] {
    guard let tree else { return [] }
    return (tree.text.map { [$0] } ?? []) + tree.children.flatMap(texts)
  }
}
