import Foundation
import Testing

extension CommandLineInputTests {
  @Suite("nagaoshi: what is typed wrong")
  struct Usage {
    @Test(
      "it is told before anything is built, with the option's name and what to write; the status is 2",
      arguments: [
        (["--device", "iPhon15"], "device.unknown", "Did you mean iPhone 15?"),
        (["--device", "Pixel"], "device.unknown", "iPhone 16 Pro Max"),
        (["--locale", "klingon"], "locale.unknown", "ja_JP"),
        (["--locale", "xx_YY"], "locale.unknown", "ja_JP"),
        (["--text-size", "xLarg"], "text-size.unknown", "Did you mean xLarge?"),
        (["--ios", "99"], "ios.unknown", "18"),
        (["--appearance", "drak"], "appearance.unknown", "Did you mean dark?"),
        (["--touch", "a,b"], "usage.touch", "--touch 196,400"),
        (["--touch", "1e400,2"], "usage.touch", "--touch 196,400"),
        (["--wait", "1e300"], "usage.wait", "3600"),
        (["--wait", "-1"], "usage.wait", "3600"),
        (["--wait", "nan"], "usage.wait", "3600"),
        (["--pictures", "kity"], "usage.pictures", "Did you mean kitty?"),
        (["--out", ""], "usage.out", "Name"),
        (["--out", "/proc/nothing"], "recording.unusable-folder", "--out"),
        (["--out", "/dev/null"], "recording.unusable-folder", "--out"),
        (["--tap"], "usage.value-missing", "tap the action"),
        (["--tap", "--long-press"], "usage.value-missing", "tap the action"),
        (["--reply", "ID"], "usage.value-missing", "text input"),
        (["--long-pres"], "usage.unknown", "Did you mean --long-press?"),
        (["--json=yes"], "usage.unexpected-value", "="),
        (["more"], "usage.unexpected", "quotes"),
      ])
    func wrong(words: [String], code: String, hint: String) throws {
      let json = words.contains { $0.hasPrefix("--json") } ? [] : ["--json"]
      let line = ["push", Tool.project("Hostile"), "/dev/null"]
      let outcome = try Tool.run(line + json + words)

      #expect(outcome.status == 2)
      if json.isEmpty {
        #expect(outcome.error.hasPrefix("nagaoshi: error: --json takes no value"))
        return
      }
      #expect(outcome.error.isEmpty)
      #expect(outcome.objects.count == 1)
      #expect(outcome.objects.first?["code"] as? String == code)
      #expect((outcome.objects.first?["hint"] as? String)?.contains(hint) == true)
    }

    @Test("an environment variable that is no number is told")
    func clockScale() throws {
      let run = try PushRun("NoExtension", PushRun.payload(), environment: ["NAGAOSHI_CLOCK_SCALE": "fast"])

      #expect(run.outcome.status == 2)
      #expect(run.outcome.error.contains("NAGAOSHI_CLOCK_SCALE"))
    }

    @Test("a target that is not there is told with those that are")
    func target() throws {
      let outcome = try Tool.run(["build", Tool.project("TwoServices"), "--target=Frist"])

      #expect(outcome.status == 2)
      #expect(outcome.error.contains("Did you mean First"))
    }

    @Test("without a command there is an overview, as an error")
    func nothing() throws {
      let outcome = try Tool.run([])

      #expect(outcome.status == 2)
      #expect(outcome.output.isEmpty)
      #expect(outcome.error.hasPrefix("Usage: nagaoshi COMMAND"))
    }

    @Test("an unknown command is told with the one that was meant")
    func command() throws {
      #expect(try Tool.run(["bild", "x"]).error.contains("Did you mean build?"))
      #expect(try Tool.run(["help", "pusch"]).error.contains("Did you mean push?"))
    }
  }

  @Suite("nagaoshi push: steps that cannot be done", .serialized)
  struct Steps {
    @Test(
      "the step is refused with a reason and what to do, the others are done, the status is 2",
      arguments: [
        (["--tap", "FORWARD", "--long-press"], 1, "step.not-expanded", ["banner", "banner", "expanded"]),
        (
          ["--long-press", "--tap", "FORWRD", "--dismiss"], 2, "step.unknown-action",
          ["banner", "expanded", "expanded", "dismissed"]
        ),
        (
          ["--long-press", "--long-press", "--dismiss"], 2, "step.already-expanded",
          ["banner", "expanded", "expanded", "dismissed"]
        ),
        (["--dismiss", "--dismiss"], 2, "step.no-notification", ["banner", "dismissed", "dismissed"]),
        (["--touch", "1,1", "--default-tap"], 1, "step.not-expanded", ["banner", "banner", "app"]),
        (
          ["--long-press", "--reply", "FORWARD", "hi", "--tap", "FORWARD"], 2, "step.no-text-input",
          ["banner", "expanded", "expanded", "dismissed"]
        ),
      ])
    func refused(words: [String], index: Int, code: String, states: [String]) throws {
      let folder = NSTemporaryDirectory() + "nagaoshi-\(UUID().uuidString)"
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let outcome = try Tool.run(
        ["push", Tool.project("Hostile"), "-", "--json", "--out", folder] + words,
        input: PushRun.payload(category: "PICTURE", mutable: false))

      #expect(outcome.status == 2)
      let steps = try #require(outcome.objects.first?["steps"] as? [[String: Any]])
      #expect(steps.map { $0["state"] as? String } == states)
      let error = try #require(steps[index]["error"] as? [String: Any])
      #expect(error["code"] as? String == code)
      #expect(error["hint"] is String)
      #expect(steps.indices.filter { steps[$0]["error"] != nil } == [index])
    }
  }
}
