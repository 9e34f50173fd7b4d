import Foundation
import Journal
import Testing

@testable import Payload

@Suite("What simctl refuses, in clear words")
struct RefusalTests {
  private func refusal(_ text: String, file: String? = nil) -> NagaoshiError? {
    #expect(throws: NagaoshiError.self) { try payload(text, file: file) }
  }

  @Test("a payload that is not JSON is refused with line and column")
  func notJSON() {
    let error = refusal("{\n  \"aps\": {,}\n}", file: "daily.apns")

    #expect(error?.code == "payload.not-json")
    #expect(
      error?.description.hasPrefix("daily.apns:2:11: Not JSON: expected a key in double quotes, found \",\"") == true)
  }

  @Test("a payload that is no dictionary is refused", arguments: ["[]", "\"aps\"", "1"])
  func notDictionary(text: String) {
    #expect(refusal(text)?.code == "payload.not-dictionary")
  }

  @Test("a payload without aps is refused, and what was meant is guessed")
  func missingAPS() {
    #expect(refusal("{}")?.code == "payload.missing-aps")
    #expect(refusal(#"{"asp": {"alert": "x"}}"#)?.hint == "Did you mean \"aps\" instead of \"asp\"?")
    #expect(refusal(#"{"alert": "x"}"#)?.hint == "Put \"alert\" and its peers inside \"aps\".")
  }

  @Test("more than 4096 bytes are refused; exactly 4096 pass")
  func size() throws {
    let frame = #"{"aps":{"alert":""}}"#.utf8.count
    let fitting = #"{"aps":{"alert":""# + String(repeating: "x", count: 4096 - frame) + #""}}"#

    #expect(try payload(fitting).byteCount == 4096)
    let error = refusal(fitting.replacing("xx\"", with: "xxx\""))
    #expect(error?.code == "payload.too-large")
    #expect(error?.message == "The payload has 4097 bytes; APNs takes 4096 at most")
  }

  @Test("spaces in a file do not count, but are told")
  func spaces() throws {
    let push = try payload("{\"aps\":{\"alert\":\"x\"}}" + String(repeating: " ", count: 5000))

    #expect(push.findings.map(\.code) == ["payload.spaces"])
  }

  @Test(
    "a value of the wrong type is named by its path",
    arguments: [
      (#"{"aps": 1}"#, "aps: expected a dictionary, found a number"),
      (#"{"aps": {"alert": 1}}"#, "aps.alert: expected a string or a dictionary, found a number"),
      (#"{"aps": {"alert": {"title": 5}}}"#, "aps.alert.title: expected a string, found a number"),
      (#"{"aps": {"alert": {"body": null}}}"#, "aps.alert.body: expected a string, found null"),
      (
        #"{"aps": {"alert": {"loc-key": "a", "loc-args": "x"}}}"#,
        "aps.alert.loc-args: expected an array of strings, found a string"
      ),
      (
        #"{"aps": {"alert": {"loc-key": "a", "loc-args": ["x", 2]}}}"#,
        "aps.alert.loc-args[1]: expected a string, found a number"
      ),
      (#"{"aps": {"badge": "1"}}"#, "aps.badge: expected a whole number, found a string"),
      (#"{"aps": {"badge": true}}"#, "aps.badge: expected a whole number, found a boolean"),
      (#"{"aps": {"badge": 1.5}}"#, "aps.badge: expected a whole number, found the number 1.5"),
      (#"{"aps": {"sound": 1}}"#, "aps.sound: expected a string or a dictionary, found a number"),
      (#"{"aps": {"sound": {"critical": "1"}}}"#, "aps.sound.critical: expected 0 or 1, found a string"),
      (#"{"aps": {"sound": {"volume": "1"}}}"#, "aps.sound.volume: expected a number, found a string"),
      (#"{"aps": {"thread-id": 1}}"#, "aps.thread-id: expected a string, found a number"),
      (#"{"aps": {"category": []}}"#, "aps.category: expected a string, found an array"),
      (#"{"aps": {"interruption-level": 1}}"#, "aps.interruption-level: expected a string, found a number"),
      (#"{"aps": {"relevance-score": "1"}}"#, "aps.relevance-score: expected a number, found a string"),
      (
        #"{"aps": {"alert": {"summary-arg-count": "2"}}}"#,
        "aps.alert.summary-arg-count: expected a whole number, found a string"
      ),
      (
        #"{"aps": {"alert": "x"}, "Simulator Target Bundle": 1}"#,
        "Simulator Target Bundle: expected a string, found a number"
      ),
    ])
  func wrongTypes(text: String, message: String) {
    let error = refusal(text)

    #expect(error?.code == "payload.wrong-type")
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
    #expect(error?.location?.line == 1)
  }

  @Test("all wrong types are told at once")
  func several() {
    let error = refusal(#"{"aps": {"alert": {"title": 5}, "badge": "1"}}"#)

    #expect(error?.location?.path == "aps.alert.title")
    #expect(error?.hint == "Also: aps.badge: expected a whole number, found a string.")
  }

  @Test("an app that is not installed is refused, and the installed ones are named")
  func notInstalled() {
    let near = PushPayload.appNotInstalled("net.rorklab.dailypik", installed: ["net.rorklab.dailypick"])
    let far = PushPayload.appNotInstalled("a.b", installed: ["net.rorklab.dailypick"])

    #expect(near.code == "payload.app-not-installed")
    #expect(near.hint == "Did you mean net.rorklab.dailypick?")
    #expect(far.hint == "Installed: net.rorklab.dailypick.")
    #expect(PushPayload.appNotInstalled("a.b", installed: []).hint == "No app is installed.")
  }

  @Test("the argument names the target before the file does")
  func target() throws {
    let with = try payload(#"{"aps":{"alert":"x"},"Simulator Target Bundle":"a.b"}"#)
    let without = try payload(#"{"aps":{"alert":"x"}}"#)

    #expect(try with.target(named: nil) == "a.b")
    #expect(try with.target(named: "c.d") == "c.d")
    let error = #expect(throws: NagaoshiError.self) { try without.target(named: nil) }
    #expect(error?.code == "payload.no-target")
  }
}

@Suite("What iOS accepts but nobody means")
struct FindingTests {
  @Test(
    "misspelt and misplaced keys are found",
    arguments: [
      (#"{"aps":{"alert":"x","mutable_content":1}}"#, "payload.misspelt-key", "Did you mean mutable-content?"),
      (#"{"aps":{"alert":"x","mutableContent":1}}"#, "payload.misspelt-key", "Did you mean mutable-content?"),
      (#"{"aps":{"alert":"x","catgory":"c"}}"#, "payload.misspelt-key", "Did you mean category?"),
      (#"{"aps":{"alert":{"titel":"x","body":"b"}}}"#, "payload.misspelt-key", "Did you mean title?"),
      (#"{"aps":{"alert":"x","title":"x"}}"#, "payload.unknown-key", "title belongs in aps.alert."),
      (#"{"aps":{"alert":"x","picture":"x"}}"#, "payload.unknown-key", "Custom keys stand beside aps, not inside it."),
      (#"{"aps":{"alert":"x"},"mutable-content":1}"#, "payload.key-beside-aps", "Move mutable-content into aps."),
      (
        #"{"aps":{"alert":"x"},"mutable_content":1}"#, "payload.misspelt-key",
        "Did you mean mutable-content, inside aps?"
      ),
      (
        #"{"aps":{"alert":"x","interruption-level":"time-senstive"}}"#, "payload.unknown-value",
        "Did you mean time-sensitive?"
      ),
      (#"{"aps":{"alert":"x","sound":{"critcal":1}}}"#, "payload.misspelt-key", "Did you mean critical?"),
      (#"{"aps":{"alert":"x","mutable-content":"1"}}"#, "payload.flag", "Write 1 without quotes."),
      (#"{"aps":{"alert":"x","mutable-content":true}}"#, "payload.flag", "Write 1."),
      (#"{"aps":{"alert":"x","mutable-content":2}}"#, "payload.flag", "Write 1."),
      (#"{"aps":{"badge":1,"mutable-content":1}}"#, "payload.no-alert", "Add alert with a title or body."),
    ])
  func hints(text: String, code: String, hint: String) throws {
    let findings = try payload(text, file: "p.apns").findings

    #expect(findings.map(\.code) == [code])
    #expect(findings.first?.hint == hint)
    #expect(findings.first?.location.file == "p.apns")
    #expect(findings.first?.location.line == 1)
    #expect(findings.first?.description.hasPrefix("p.apns:1:") == true)
  }

  @Test(
    "values out of range and unused keys are found",
    arguments: [
      (#"{"aps":{"badge":-1}}"#, "payload.range"), (#"{"aps":{"alert":"x","relevance-score":2}}"#, "payload.range"),
      (#"{"aps":{"alert":{"body":"x","summary-arg-count":0}}}"#, "payload.range"),
      (#"{"aps":{"alert":"x","sound":{"name":"a","volume":2}}}"#, "payload.range"),
      (#"{"aps":{"alert":{"title":"x","loc-args":["a"]}}}"#, "payload.unused-key"),
      (#"{"aps":{"alert":"x","alert":"y"}}"#, "payload.duplicate-key"),
      (#"{"aps":{"alert":"x","content-available":1}}"#, "payload.silent-with-alert"),
      (#"{"aps":{"alert":"x","content-state":{}}}"#, "payload.live-activity"), (#"{"aps":{}}"#, "payload.empty"),
    ])
  func findings(text: String, code: String) throws {
    #expect(try payload(text).findings.map(\.code) == [code])
  }

  @Test("a good payload has no findings, whatever custom keys it has")
  func none() throws {
    let push = try payload(
      #"{"aps":{"alert":{"title":"a"},"mutable-content":1,"content-available":0,"category":"c"},"category":"custom","image_url":"x"}"#
    )

    #expect(push.findings.isEmpty, "\(push.findings)")
  }
}
