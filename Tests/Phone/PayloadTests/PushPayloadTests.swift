import Foundation
import Journal
import Testing

@testable import Payload

func payload(_ text: String, strings: [String: String] = [:], file: String? = nil) throws -> PushPayload {
  try PushPayload(Data(text.utf8), file: file, localize: { strings[$0] })
}

@Suite("Reading a payload")
struct PushPayloadTests {
  @Test("every key of aps arrives in its member")
  func everyKey() throws {
    let push = try payload(
      """
      {"aps": {"alert": {"title": "T", "subtitle": "S", "body": "B", "launch-image": "L", "summary-arg": "A",
        "summary-arg-count": 3}, "badge": 5, "sound": "ping.caf", "thread-id": "pick-1", "category": "DAILY_PICK",
        "content-available": 1, "mutable-content": 1, "target-content-id": "target", "interruption-level": "time-sensitive",
        "relevance-score": 0.25, "filter-criteria": "focus"}, "image-url": "https://example.com/a.jpg",
        "Simulator Target Bundle": "net.rorklab.dailypick"}
      """)

    let content = push.content
    #expect(content.title == "T")
    #expect(content.subtitle == "S")
    #expect(content.body == "B")
    #expect(content.launchImageName == "L")
    #expect(content.summaryArgument == "A")
    #expect(content.summaryArgumentCount == 3)
    #expect(content.badge == 5)
    #expect(content.sound == SoundFacts(name: "ping.caf"))
    #expect(content.threadIdentifier == "pick-1")
    #expect(content.categoryIdentifier == "DAILY_PICK")
    #expect(content.targetContentIdentifier == "target")
    #expect(content.interruptionLevel == .timeSensitive)
    #expect(content.relevanceScore == 0.25)
    #expect(content.filterCriteria == "focus")
    #expect(push.push.hasAlert)
    #expect(push.push.mutableContent == 1)
    #expect(push.push.isContentAvailable)
    #expect(push.targetBundle == "net.rorklab.dailypick")
  }

  @Test("userInfo holds aps and its peers, but not the simulator's key")
  func userInfo() throws {
    let push = try payload(#"{"aps":{"alert":"x"},"id":7,"Simulator Target Bundle":"a.b"}"#)

    #expect(push.content.userInfo == ["aps": ["alert": "x"], "id": 7])
    #expect(push.push.userInfo == push.content.userInfo)
  }

  @Test("absent strings are empty, absent badge and sound are nil, the level is active")
  func absent() throws {
    let content = try payload(#"{"aps":{"alert":"Hello"}}"#).content

    #expect(content.body == "Hello")
    #expect(content.title.isEmpty && content.subtitle.isEmpty && content.threadIdentifier.isEmpty)
    #expect(content.categoryIdentifier.isEmpty && content.launchImageName.isEmpty)
    #expect(content.badge == nil && content.sound == nil)
    #expect(content.interruptionLevel == .active)
    #expect(content.summaryArgumentCount == 1)
  }

  @Test("the sound \"default\" is the system's, a dictionary is a critical alert's")
  func sounds() throws {
    #expect(try payload(#"{"aps":{"alert":"x","sound":"default"}}"#).content.sound == SoundFacts())
    #expect(
      try payload(#"{"aps":{"alert":"x","sound":{"critical":1,"name":"default","volume":0.5}}}"#).content.sound
        == SoundFacts(isCritical: true, volume: 0.5))
    #expect(
      try payload(#"{"aps":{"alert":"x","sound":{"critical":0,"name":"a","volume":3}}}"#).content.sound
        == SoundFacts(name: "a", volume: 1))
    #expect(try payload(#"{"aps":{"alert":"x","sound":""}}"#).content.sound == nil)
  }

  @Test("loc-keys are looked up in the app's strings, %@ and %n$@ filled in")
  func localized() throws {
    let push = try payload(
      #"{"aps":{"alert":{"title-loc-key":"T","title-loc-args":["Ann"],"subtitle-loc-key":"S","loc-key":"B","loc-args":["1","2"]}}}"#,
      strings: ["T": "Hi %@, 100%%", "S": "plain", "B": "%2$@ before %1$@ at 5% off"])

    #expect(push.content.title == "Hi Ann, 100%")
    #expect(push.content.subtitle == "plain")
    #expect(push.content.body == "2 before 1 at 5% off")
    #expect(push.findings.isEmpty)
  }

  @Test("a body that is not empty wins over loc-key")
  func bodyWins() throws {
    let both = try payload(#"{"aps":{"alert":{"body":"text","loc-key":"B"}}}"#, strings: ["B": "looked up"])
    let empty = try payload(#"{"aps":{"alert":{"body":"","loc-key":"B"}}}"#, strings: ["B": "looked up"])

    #expect(both.content.body == "text")
    #expect(both.findings.map(\.code) == ["payload.unused-key"])
    #expect(empty.content.body == "looked up")
  }

  @Test("a key that the app does not know is shown itself, and told")
  func missingLocalization() throws {
    let push = try payload(#"{"aps":{"alert":{"loc-key":"NOPE"}}}"#)

    #expect(push.content.body == "NOPE")
    #expect(push.findings.map(\.code) == ["payload.missing-localization"])
  }

  @Test("too few arguments leave nothing in their place, and are told")
  func missingArguments() throws {
    let push = try payload(#"{"aps":{"alert":{"loc-key":"B","loc-args":["1"]}}}"#, strings: ["B": "%@-%@"])

    #expect(push.content.body == "1-")
    #expect(push.findings.map(\.code) == ["payload.missing-argument"])
  }

  @Test("an alert that says nothing is no alert")
  func emptyAlert() throws {
    #expect(try !payload(#"{"aps":{"alert":"","badge":1}}"#).push.hasAlert)
    #expect(try !payload(#"{"aps":{"alert":{},"badge":1}}"#).push.hasAlert)
    #expect(try payload(#"{"aps":{"alert":{"title":"T"}}}"#).push.hasAlert)
  }

  @Test("the notification carries the given identifier and date, and a push trigger")
  func notification() throws {
    let date = Date(timeIntervalSince1970: 1)

    let notification = try payload(#"{"aps":{"alert":"x"}}"#).notification(identifier: "id", date: date)

    #expect(notification.identifier == "id")
    #expect(notification.date == date)
    #expect(notification.trigger == .push)
    #expect(notification.content.body == "x")
  }

  @Test("what is written is read again as the same content")
  func roundTrip() throws {
    var content = ContentFacts(title: "T", subtitle: "S", body: "B")
    content.badge = 2
    content.sound = SoundFacts(name: "a", isCritical: true, volume: 0.5)
    content.threadIdentifier = "t"
    content.categoryIdentifier = "c"
    content.targetContentIdentifier = "x"
    content.interruptionLevel = .critical
    content.relevanceScore = 0.5
    content.filterCriteria = "f"
    content.launchImageName = "l"
    content.summaryArgument = "s"
    content.summaryArgumentCount = 2
    let top = PushPayload.dictionary(for: content, isMutable: true)

    let push = try payload(PropertyValue.dictionary(top).compactJSON)

    var read = push.content
    read.userInfo = [:]
    #expect(read == content)
    #expect(push.push.mutableContent == 1)
    #expect(push.findings.isEmpty)
    #expect(PushPayload.dictionary(for: ContentFacts()) == ["aps": .dictionary([:])])
    #expect(
      PushPayload.dictionary(
        for: {
          var c = ContentFacts()
          c.sound = SoundFacts()
          return c
        }())["aps"] == ["sound": "default"])
  }
}
