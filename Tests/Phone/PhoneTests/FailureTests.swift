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
    #expect(fixture.kinds("timeout").count == 1)
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
    #expect(fixture.kinds("timeout").count == 1)
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
