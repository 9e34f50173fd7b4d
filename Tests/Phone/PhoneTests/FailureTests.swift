import Foundation
import Journal
import Payload
import SpringBoard
import Testing
import Wire

@testable import Phone

@Suite("Whatever a process does, the phone goes on")
@MainActor
struct FailureTests {
  @Test("a service that never answers is told that its time ends, stopped, and the original is shown")
  func serviceHangs() throws {
    let fixture = try PhoneFixture(scale: 300) { command, _ in if case .serve = command { true } else { false } }
    let result = try fixture.push()

    #expect(result.facts.state == .banner)
    #expect(fixture.extensionTimeouts.count == 1)
    #expect(fixture.kinds("banner").last?.message == "Shown: 今日の一枚: 朝の光")
    let service = try #require(fixture.launcher.processes(.service).first)
    #expect(service.commands.contains { if case .expire = $0 { true } else { false } })
  }

  @Test(
    "a service that ends gives the original and one event",
    arguments: [
      (ProcessEnd.crashed(reason: "no picks", file: "/p/Service.swift", line: 12), "crash"),
      (.exited(status: 7), "crash"), (.memoryLimit(megabytes: 24), "memory"), (.failedToStart(reason: "r"), "crash"),
    ])
  func serviceEnds(_ end: ProcessEnd, _ kind: String) throws {
    let fixture = try PhoneFixture { command, process in
      guard case .serve = command else { return false }
      process.end(end)
      return true
    }
    let result = try fixture.push()

    #expect(result.facts.state == .banner)
    #expect(fixture.kinds(kind).count == 1)
    if case .crashed = end {
      #expect(fixture.kinds("crash").first?.file == "/p/Service.swift")
      #expect(fixture.kinds("crash").first?.line == 12)
    }
    #expect(try fixture.push().facts.state == .banner)
    #expect(fixture.launcher.processes(.service).count == 2)
  }

  @Test("a service that answers twice: the first answer stays")
  func serviceTwice() throws {
    let fixture = try PhoneFixture { command, process in
      guard case .serve(let run, _) = command else { return false }
      process.say(.delivered(run, ContentFacts(title: "one", body: "b")))
      process.say(.delivered(run, ContentFacts(title: "two", body: "b")))
      return true
    }
    _ = try fixture.push()
    _ = fixture.phone.wait(seconds: 0.01)

    #expect(fixture.kinds("banner").map(\.message) == ["Shown: one: b"])
    #expect(fixture.kinds("warning").count == 1)
  }

  @Test("an extension that cannot start says why")
  func cannotStart() throws {
    let fixture = try PhoneFixture { command, process in
      guard case .load = command, process.role == .content else { return false }
      process.say(.failed(reason: "no class"))
      process.end(.failedToStart(reason: "no class"))
      return true
    }
    _ = try fixture.push()
    let press = fixture.phone.longPress()

    #expect(press.facts.state == .expanded)
    #expect(press.content == nil)
    #expect(fixture.kinds("crash").last?.message.contains("no class") == true)
  }

  @Test("a content extension that crashes, at whichever moment, leaves the standard long look", arguments: [0, 1, 2])
  func contentCrashes(_ moment: Int) throws {
    let fixture = try PhoneFixture { command, process in
      switch (command, moment) {
      case (.open, 0), (.deliver, 1), (.draw, 2):
        guard process.role == .content else { return false }
        process.end(.crashed(reason: "boom", file: "/p/C.swift", line: 3))
        return true
      default: return false
      }
    }
    _ = try fixture.push()
    let press = fixture.phone.longPress()

    #expect(press.facts.state == .expanded)
    #expect(press.content == nil)
    #expect(fixture.kinds("crash").map(\.line) == [3])
    #expect(fixture.phone.dismiss().facts.state == .dismissed)
  }

  @Test("a content extension that hangs is given up in time")
  func contentHangs() throws {
    let fixture = try PhoneFixture(scale: 200) { command, _ in if case .deliver = command { true } else { false } }
    _ = try fixture.push()
    let press = fixture.phone.longPress()

    #expect(press.facts.state == .expanded)
    #expect(!fixture.kinds("timeout").isEmpty)
  }

  @Test("a response that is never completed ends the step, and the notification stays open")
  func neverCompleted() throws {
    let fixture = try PhoneFixture(scale: 200) { command, process in
      guard case .respond = command else { return false }
      process.settle()
      return true
    }
    _ = try fixture.push()
    _ = fixture.phone.longPress()
    let tap = fixture.phone.tap("SAVE_PICK")

    #expect(tap.facts.state == .expanded)
    #expect(tap.facts.response == nil)
    #expect(fixture.extensionTimeouts.count == 1)
  }

  @Test("an app that never finishes launching is ended, and the push is shown all the same")
  func appHangs() throws {
    let fixture = try PhoneFixture(scale: 500) { command, process in
      guard process.role == .app, command != .draw else { return false }
      if case .prepare = command { return false }
      return true
    }

    #expect(try fixture.push().facts.state == .banner)
    #expect(fixture.phone.longPress().facts.state == .expanded)
    #expect(fixture.kinds("timeout").contains { $0.process == .app && $0.message.contains("0x8badf00d") })
  }

  @Test("an app that cannot launch has not got the response, and is tried again when it is needed")
  func appCannotLaunch() throws {
    let fixture = try PhoneFixture { command, process in
      guard process.role == .app, case .launch = command else { return false }
      process.end(.crashed(reason: "boom"))
      return true
    }
    _ = try fixture.push()
    let tap = fixture.phone.defaultTap()

    #expect(tap.facts.state == .idle)
    #expect(tap.facts.forwarded == false)
    #expect(fixture.kinds("crash").allSatisfy { $0.process == .app })
    #expect(fixture.launcher.processes(.app).count == 2)
    #expect(try fixture.push().facts.state == .banner)
  }

  @Test("a step that is refused from outside changes nothing, and is an event")
  func refusedOutside() throws {
    let fixture = try PhoneFixture()
    _ = try fixture.push()
    _ = fixture.phone.longPress()
    _ = fixture.phone.tap("SAVE_PICK")

    let result = fixture.phone.refuse("push", because: NagaoshiError(code: "payload.not-json", message: "Not JSON"))

    #expect(result.name == "push")
    #expect(result.facts.state == .expanded)
    // What belongs to the step before does not stay.
    #expect(result.facts.action == nil && result.facts.response == nil)
    #expect(result.transcriptStep.error?.code == "payload.not-json")
    #expect(fixture.kinds("refused").map(\.message) == ["Not JSON"])
    #expect(fixture.phone.wait(seconds: 0.01).facts.action == nil)
  }

  @Test("what is waited for is told, with its limit, and when it is over")
  func waits() throws {
    let fixture = try PhoneFixture(scale: 100) { command, _ in if case .serve = command { true } else { false } }
    var told: [String?] = []
    fixture.phone.onWait = { told.append($0.map { "\($0.subject), \(Int($0.limit))" }) }

    _ = try fixture.push()

    #expect(told.contains("the service extension, 30"))
    #expect(told.contains("the service extension, whose time is over, 2"))
    #expect(told.last == .some(nil))
  }

  @Test("an app that crashes is launched again when it is needed")
  func appCrashes() throws {
    let fixture = try PhoneFixture()
    _ = try fixture.push()
    fixture.launcher.processes(.app).first?.end(.crashed(reason: "boom"))
    _ = fixture.phone.wait(seconds: 0.01)
    let tap = fixture.phone.defaultTap()

    #expect(tap.facts.state == .app)
    #expect(fixture.launcher.processes(.app).count == 2)
  }

  @Test("an idle process that dies is told, and another takes its place")
  func idleDeath() throws {
    let fixture = try PhoneFixture()
    fixture.launcher.processes(.service).first?.end(.crashed(reason: "boom"))
    _ = fixture.phone.wait(seconds: 0.01)

    #expect(fixture.kinds("crash").first?.message.contains("between two notifications") == true)
    #expect(try fixture.push().facts.state == .banner)
    #expect(fixture.kinds("banner").last?.message.contains("(changed)") == true)
  }

  @Test("a program that is not there is one clear event")
  func missingProgram() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nagaoshi-app-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try BundleFixture.write(to: folder + "/A.app")
    let phone = try Phone(apps: [folder + "/A.app"])
    let result = try phone.push(Data(PhoneFixture.pick.utf8))

    #expect(result.facts.state == .banner)
    let crashes = phone.events.filter { $0.kind == "crash" && $0.message.contains("com.example.app.service") }
    #expect(crashes.count == 1)
    phone.shutDown()
  }

  @Test("what the user's code prints is in the transcript, with its process")
  func prints() throws {
    let fixture = try PhoneFixture { command, process in
      if case .serve = command { process.print("hello") }
      return false
    }
    _ = try fixture.push()

    #expect(fixture.kinds("print").map(\.message) == ["hello"])
    #expect(fixture.kinds("print").map(\.process) == [.service])
  }

  @Test("a picture that is larger than the shared memory is not believed")
  func hugePicture() throws {
    let fixture = try PhoneFixture { command, process in
      guard case .draw = command, process.role == .content else { return false }
      process.say(.drawn(Drawing(width: 100_000, height: 100_000, frameNumber: 1)))
      return true
    }
    _ = try fixture.push()

    #expect(fixture.phone.longPress().content == nil)
  }
}
