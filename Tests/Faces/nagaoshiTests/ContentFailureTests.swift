import Foundation
import Testing

extension CommandLineTests {
  /// A content extension that fails leaves the standard long look, and the buttons still work.
  @Suite("nagaoshi push: content extensions that fail", .serialized)
  struct ContentFailures {
    @Test(
      "the standard long look is shown, one event says why, the next tap reaches the app, and the status is 4",
      arguments: [
        ("CRASHING", "", "crash", "crashed: Unexpectedly found nil"),
        ("LOOPING", "", "timeout", "does not answer within 10 seconds"),
        ("PICTURE", "exit", "crash", "ended by itself with exit status 0"),
        ("PICTURE", "memory", "memory", "used more than its 256 MB"),
      ])
    func standard(category: String, content: String, kind: String, words: String) throws {
      let run = try PushRun(
        "Hostile", PushRun.payload(category: category, mutable: false, content: content), "--long-press", "--tap",
        "FORWARD", "--wait", "0.2", clockScale: kind == "timeout" ? 5 : nil)

      #expect(run.outcome.status == 4)
      #expect(run.states == ["banner", "expanded", "dismissed", "dismissed"])
      #expect(run.steps[1].content == nil && run.steps[1].tree == nil)
      #expect(run.steps[2].forwarded == true)
      let failures = run.events("crash", "timeout", "memory")
      #expect(failures.map(\.kind) == [kind])
      #expect(failures.first?.process == .content)
      #expect(failures.first?.message.contains(words) == true)
      #expect(failures.first?.message.contains("The standard long look is shown") == true)
      #expect(run.events("print").map(\.message) == ["app got FORWARD"])
      #expect(run.events("stderr").isEmpty)
    }

    @Test("a crash in viewDidLoad is told with its line")
    func place() throws {
      let run = try PushRun("Hostile", PushRun.payload(category: "CRASHING", mutable: false), "--long-press")

      #expect(run.outcome.error.contains("/CrashingContent/NotificationViewController.swift:9: "))
    }

    @Test(
      "a response that is answered twice is a misuse, one that is never answered a timeout; then the step is refused")
    func answers() throws {
      let run = try PushRun(
        "Hostile", PushRun.payload(category: "PICTURE", mutable: false), "--long-press", "--tap", "TWICE", "--tap",
        "NEVER", "--tap", "FORWARD", "--dismiss", clockScale: 2)

      #expect(run.states == ["banner", "expanded", "expanded", "expanded", "expanded", "dismissed"])
      #expect(run.steps.map(\.response) == [nil, nil, "doNotDismiss", nil, nil, nil])
      #expect(run.events("misuse").count == 1)
      #expect(run.events("timeout").map(\.process) == [.content])
      #expect(run.steps[4].error?.code == "step.waiting")
      #expect(run.outcome.status == 2)
    }

    @Test("constraints that cannot hold together are told as Xcode tells them, and the view is shown all the same")
    func constraints() throws {
      let run = try PushRun(
        "Hostile", PushRun.payload(category: "PICTURE", mutable: false, content: "constraints"), "--long-press")

      #expect(run.outcome.status == 0)
      #expect(run.states == ["banner", "expanded"])
      #expect(run.steps[1].content != nil)
      let layout = run.events("layout")
      #expect(layout.allSatisfy { $0.message.hasPrefix("Unable to simultaneously satisfy constraints.\n") })
      // One for each constraint that was broken.
      #expect(Set(layout.map(\.message)).count == layout.count && (1...2).contains(layout.count))
      #expect(run.outcome.error.contains("\n    Will attempt to recover by breaking constraint"))
    }

    @Test(
      "a picture that is too large or damaged is told, nothing stands still, and the rest works",
      arguments: [("bomb", "20000 × 20000 pixels"), ("truncated", "breaks off")])
    func pictures(mode: String, words: String) throws {
      let run = try PushRun("Hostile", PushRun.payload(mode, category: "PICTURE"), "--long-press", "--dismiss")

      #expect(run.outcome.status == 0)
      #expect(run.states == ["banner", "expanded", "dismissed"])
      #expect(run.steps[1].content != nil)
      #expect(run.events("data").allSatisfy { $0.message.contains(words) })
      #expect((1...2).contains(run.events("data").count))
      #expect(run.events("data").contains { $0.process == .content })
      #expect(run.events("timeout").isEmpty)
    }
  }
}
