import Foundation
import Testing

extension CommandLineInputTests {
  @Suite("nagaoshi push: payloads that no phone takes", .serialized)
  struct Payloads {
    @Test(
      "the error says where and what to do, the status is 2, and the phone goes on",
      arguments: [
        (#"{"aps":{"alert":{"title":1},"badge":"3"}}"#, "payload.wrong-type", 1, 26),
        (#"{"aps":{"alert":"\#(String(repeating: "x", count: 5000))"}}"#, "payload.too-large", nil, nil),
        (#"{"alert":"x"}"#, "payload.missing-aps", 1, 1),
        ("{\n  \"aps\": {\"alert\" \"x\"}}", "payload.not-json", 2, 19),
        ("", "payload.not-json", 1, 1),
        ("[1]", "payload.not-dictionary", 1, 1),
        (String(repeating: "[", count: 100_000), "payload.not-json", 1, nil),
      ] as [(String, String, Int?, Int?)])
    func refused(payload: String, code: String, line: Int?, column: Int?) throws {
      let file = NSTemporaryDirectory() + "nagaoshi-\(UUID().uuidString).json"
      try Data(payload.utf8).write(to: URL(fileURLWithPath: file))
      defer { try? FileManager.default.removeItem(atPath: file) }

      let run = try PushRun("Hostile", PushRun.payload("ok"), "--push", file, "--long-press")

      #expect(run.outcome.status == 2)
      // The first notification is still there.
      #expect(run.states == ["banner", "banner", "expanded"])
      let error = try #require(run.steps[1].error)
      #expect(error.code == code)
      #expect(error.hint != nil || error.code == "payload.wrong-type")
      #expect(error.location?.file == file)
      if let line { #expect(error.location?.line == line) }
      if let column { #expect(error.location?.column == column) }
      #expect(run.outcome.error.contains("nagaoshi: error: \(file)"))
      #expect(run.outcome.error.components(separatedBy: "error:").count == 2)
    }

    @Test("a first payload that is refused leaves an empty lock screen; what follows from it is not told as news")
    func first() throws {
      let run = try PushRun("Hostile", "hello", "--long-press", "--tap", "FORWARD")

      #expect(run.outcome.status == 2)
      #expect(run.states == ["idle", "idle", "idle"])
      #expect(run.steps.allSatisfy { $0.refused != nil && $0.frame != nil })
      #expect(run.outcome.error.components(separatedBy: "error:").count == 2)
      #expect(run.outcome.error.contains("nagaoshi: error: standard input:1:1: Not JSON"))
    }

    @Test("what iOS accepts but nobody means is a warning with its line")
    func findings() throws {
      let run = try PushRun("Hostile", #"{"aps":{"alert":"b","mutable-content":"1","badg":1}}"#)

      #expect(run.outcome.status == 0)
      #expect(run.events("warning").allSatisfy { $0.file == "-" && $0.line == 1 })
      #expect(run.events("gate").count == 1)
      #expect(run.outcome.error.contains("Did you mean badge?"))
    }

    @Test("a payload for another app is refused by name")
    func otherApp() throws {
      let run = try PushRun("Hostile", #"{"aps":{"alert":"b"},"Simulator Target Bundle":"com.example.hostil"}"#)

      #expect(run.outcome.status == 2)
      #expect(run.steps.first?.error?.code == "payload.app-not-installed")
      #expect(run.steps.first?.error?.hint == "Did you mean com.example.hostile?")
    }

    @Test("a payload is read from a pipe, as of a shell's <(…), and standard input only once")
    func pipes() throws {
      let run = try PushRun("Hostile", PushRun.payload("ok"), "--push", "-", "--push", "/dev/null")

      #expect(run.states == ["banner", "banner", "banner"])
      #expect(run.steps[2].error?.code == "payload.not-json")
    }

    @Test(
      "a file that is no file ends the command before anything is built",
      arguments: ["/nowhere", "/", "/proc/self/mem"])
    func unreadable(path: String) throws {
      let outcome = try Tool.run(["push", Tool.project("Hostile"), path, "--json"])

      #expect(outcome.status == 2)
      #expect(outcome.objects.first?["code"] as? String == "payload.unreadable")
      #expect(outcome.objects.first?["file"] as? String == path)
    }

    @Test("a file without end is read no further than a payload may go")
    func endless() throws {
      let run = try PushRun("Hostile", PushRun.payload("ok"), "--push", "/dev/zero")

      #expect(run.steps.last?.error?.code == "payload.too-large")
    }
  }
}
