import Foundation
import Testing

extension CommandLineTests {
  /// A service extension may do what it wants: the phone shows something, says why, and goes on.
  @Suite("nagaoshi push: service extensions that fail", .serialized)
  struct ServiceFailures {
    private static let source = "/Hostile/Service/NotificationService.swift"

    @Test(
      "the original is shown, one event says why, the next push works, and the status is 4",
      arguments: [
        ("hang", "timeout", "did not call the content handler in time"),
        ("never", "timeout", "did not call the content handler in time"),
        ("crash", "crash", "crashed: no picks"),
        ("index", "crash", "crashed: Index out of range"),
        ("exit", "crash", "ended by itself with exit status 7"),
        ("memory", "memory", "used more than its 24 MB"),
        ("huge", "memory", "used more than its 24 MB"),
      ])
    func original(mode: String, kind: String, words: String) throws {
      let next = NSTemporaryDirectory() + "nagaoshi-ok-\(UUID().uuidString).json"
      try Data(PushRun.payload("ok").utf8).write(to: URL(fileURLWithPath: next))
      defer { try? FileManager.default.removeItem(atPath: next) }

      let run = try PushRun("Hostile", PushRun.payload(mode), "--push", next, clockScale: kind == "timeout" ? 10 : nil)

      #expect(run.outcome.status == 4)
      #expect(run.states == ["banner", "banner"])
      #expect(run.events("banner").map(\.message) == ["Shown: T: b", "Shown: T (changed): b"])
      let failures = run.events("crash", "timeout", "memory")
      #expect(failures.map(\.kind) == [kind])
      #expect(failures.first?.process == .service)
      #expect(failures.first?.message.contains(words) == true)
      #expect(failures.first?.message.contains("The original content is shown") == true)
      #expect(run.outcome.error.contains("  \(kind): "))
      // A crash is told once, not once more as the runtime's last words.
      #expect(run.events("stderr").isEmpty)
      if kind == "timeout" {
        // Its end was told to the extension before, on another thread than the main one.
        #expect(run.events("warning").first?.message.contains("serviceExtensionTimeWillExpire() is called") == true)
        #expect(run.outcome.error.contains("  service> the time is over; main thread: false"))
      }
    }

    @Test("a crash is told with the user's file and line")
    func place() throws {
      let run = try PushRun("Hostile", PushRun.payload("crash"))

      let crash = try #require(run.events("crash").first)
      #expect(crash.file?.hasSuffix(Self.source) == true)
      #expect(crash.line == 13)
      #expect(run.outcome.error.contains("\(Self.source):13: com.example.hostile.service crashed: no picks."))
    }

    @Test("a handler that is called twice is a warning, and the first result stays")
    func twice() throws {
      let run = try PushRun("Hostile", PushRun.payload("twice"), "--wait", "0.2")

      #expect(run.outcome.status == 0)
      #expect(run.shown == "Shown: T (changed): b")
      #expect(run.troubles.map(\.message) == ["The content handler was called again; the first result stays"])
    }

    @Test("an empty result shows the original, and says what hiding it would take")
    func empty() throws {
      let run = try PushRun("Hostile", PushRun.payload("empty"))

      #expect(run.outcome.status == 0)
      #expect(run.shown == "Shown: T: b")
      #expect(run.troubles.map(\.kind) == ["fallback"])
    }

    @Test("a flood of output is cut, on the terminal more than in the transcript")
    func flood() throws {
      let run = try PushRun("Hostile", PushRun.payload("flood"), "--wait", "0.1")

      #expect(run.outcome.status == 0)
      #expect(run.outcome.error.split(separator: "\n").count < 60)
      #expect(run.outcome.error.contains("more lines of output are in transcript.json"))
    }

    @Test("output cannot command the terminal")
    func escapes() throws {
      let run = try PushRun("Hostile", PushRun.payload("escape"), "--wait", "0.1")

      #expect(run.events("print").map(\.message) == ["\u{1B}]0;title\u{07}\u{1B}[2Jgone"])
      #expect(run.outcome.error.contains("service> ␛]0;title␇␛[2Jgone"))
    }
  }
}
