import Foundation
import Testing

extension CommandLineInputTests {
  /// DailyPick's push, as the contract of DESIGN.md has it.
  @Suite("nagaoshi push: transcript.json", .serialized)
  struct Transcripts {
    private static let words = [
      "--locale", "ja_JP", "--long-press", "--tap", "SAVE_PICK", "--tap", "SHUFFLE_PICK",
    ]

    private static func push(_ more: [String], in folder: String) throws -> Tool.Outcome {
      let project = Tool.root + "/Examples/DailyPick"
      return try Tool.run(
        ["push", project, project + "/Payloads/daily-pick.apns", "--out", folder] + words + more)
    }

    @Test("it has the contract's fields and no others, and --json prints it")
    func contract() throws {
      let folder = NSTemporaryDirectory() + "nagaoshi-\(UUID().uuidString)"
      defer { try? FileManager.default.removeItem(atPath: folder) }

      let outcome = try Self.push(["--json"], in: folder)

      #expect(outcome.status == 0)
      #expect(outcome.error.isEmpty)
      let printed = try #require(outcome.objects.first)
      let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/transcript.json"))
      let written = try #require(try JSONSerialization.jsonObject(with: data) as? NSDictionary)
      #expect(written == printed as NSDictionary)
      #expect(Set(printed.keys) == ["version", "project", "steps", "events"])
      #expect(printed["version"] as? Int == 1)
      let steps = try #require(printed["steps"] as? [[String: Any]])
      #expect(steps.map { $0["step"] as? String } == ["push", "long-press", "tap", "tap"])
      #expect(steps.map { $0["state"] as? String } == ["banner", "expanded", "expanded", "dismissed"])
      #expect(Set(steps[0].keys) == ["step", "state", "frame"])
      #expect(Set(steps[1].keys) == ["step", "state", "frame", "content", "tree", "height"])
      #expect(
        Set(steps[2].keys) == ["step", "action", "response", "state", "frame", "content", "tree", "height"])
      #expect(steps[2]["response"] as? String == "doNotDismiss")
      #expect(Set(steps[3].keys) == ["step", "action", "response", "state", "forwarded", "frame", "height"])
      #expect(steps[3]["response"] as? String == "dismissAndForwardAction")
      #expect(steps[3]["forwarded"] as? Bool == true)
      #expect(Set((steps[1]["height"] as? [String: Any] ?? [:]).keys) == ["reserved", "settled"])
      let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      #expect(
        names == [
          "00-push.png", "01-long-press-content.png", "01-long-press.png", "02-tap-content.png", "02-tap.png",
          "03-tap.png", "steps.png", "transcript.json",
        ])
      let nodes = Self.nodes(try #require(steps[1]["tree"] as? [String: Any]))
      let allowed: Set = ["class", "frame", "text", "image", "hidden", "identifier", "children"]
      for node in nodes {
        #expect(Set(node.keys).isSubset(of: allowed))
        #expect(node["class"] is String && node["children"] is [Any])
        #expect((node["frame"] as? [Double])?.count == 4)
      }
      #expect(nodes.contains { $0["text"] as? String == "通知から保存できます" })
      #expect(Self.nodes(steps[2]["tree"] as? [String: Any] ?? [:]).contains { $0["text"] as? String == "保存済み" })
      let events = try #require(printed["events"] as? [[String: Any]])
      for event in events {
        #expect(Set(event.keys).isSubset(of: ["time", "process", "kind", "message", "file", "line"]))
        #expect(["phone", "service", "content", "app"].contains(event["process"] as? String))
        #expect(event["time"] is Double && event["kind"] is String && event["message"] is String)
      }
    }

    @Test("no event is told twice, and a font that stands in for another only where it is used")
    func noise() throws {
      let folder = NSTemporaryDirectory() + "nagaoshi-\(UUID().uuidString)"
      defer { try? FileManager.default.removeItem(atPath: folder) }

      let outcome = try Self.push(["--json"], in: folder)

      let events = outcome.objects.first?["events"] as? [[String: Any]] ?? []
      let messages = events.compactMap { $0["message"] as? String }
      #expect(Set(messages).count == messages.count)
      #expect(!messages.contains { $0.contains("Helvetica") })
    }

    @Test("the summary has a line a step; pictures of an earlier, longer run are gone")
    func summary() throws {
      let folder = NSTemporaryDirectory() + "nagaoshi-\(UUID().uuidString)"
      defer { try? FileManager.default.removeItem(atPath: folder) }
      _ = try Self.push(["--wait", "0"], in: folder)
      #expect(FileManager.default.fileExists(atPath: folder + "/04-wait.png"))

      let outcome = try Self.push([], in: folder)

      let lines = outcome.output.split(separator: "\n").map(String.init)
      #expect(lines.count == 5)
      #expect(lines[0] == "push              banner     00-push.png")
      #expect(lines[1] == "long-press        expanded   01-long-press.png  view 311.7 pt high, 312.9 reserved")
      #expect(lines[3] == "tap SHUFFLE_PICK  dismissed  03-tap.png         dismissAndForwardAction, the app got it")
      #expect(lines[4] == "Pictures and transcript: \(folder)")
      #expect(outcome.error.isEmpty)
      #expect(!FileManager.default.fileExists(atPath: folder + "/04-wait.png"))
    }

    private static func nodes(_ tree: [String: Any]) -> [[String: Any]] {
      [tree] + (tree["children"] as? [[String: Any]] ?? []).flatMap(nodes)
    }
  }
}
