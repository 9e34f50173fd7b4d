import Canvas
import Foundation
import Journal
import Testing

@testable import Phone

@Suite("Recording what a phone does")
@MainActor
struct RecordingTests {
  @Test("every step has a picture, and the transcript is as tools know it")
  func recording() throws {
    let fixture = try PhoneFixture()
    let folder = fixture.folder + "/out"
    let recording = try Recording(project: "Examples/DailyPick", directory: folder, scale: 3)

    recording.add(try fixture.push())
    recording.add(fixture.phone.longPress())
    recording.add(fixture.phone.tap("SHUFFLE_PICK"))
    try recording.finish(events: fixture.phone.events)

    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(
      names == ["00-push.png", "01-long-press-content.png", "01-long-press.png", "02-tap.png", "transcript.json"])
    let object = try JSONSerialization.jsonObject(
      with: Data(contentsOf: URL(fileURLWithPath: folder + "/transcript.json")))
    let transcript = try #require(object as? [String: Any])
    #expect(transcript["version"] as? Int == 1)
    #expect(transcript["project"] as? String == "Examples/DailyPick")
    let steps = try #require(transcript["steps"] as? [[String: Any]])
    #expect(Set(steps[0].keys) == ["step", "state", "frame"])
    #expect(Set(steps[1].keys) == ["step", "state", "frame", "content", "tree", "height"])
    #expect(Set(steps[2].keys) == ["step", "action", "response", "state", "forwarded", "frame", "height"])
    #expect((steps[1]["height"] as? [String: Double])?["settled"] == 300)
    let events = try #require(transcript["events"] as? [[String: Any]])
    #expect(events.allSatisfy { Set($0.keys).isSuperset(of: ["time", "process", "kind", "message"]) })
  }

  @Test("a picture is a PNG of the screen's size")
  func png() throws {
    let fixture = try PhoneFixture()
    let recording = try Recording(project: "p", directory: fixture.folder + "/out", scale: 3)
    recording.add(try fixture.push())
    recording.flush()

    let data = try Data(contentsOf: URL(fileURLWithPath: fixture.folder + "/out/00-push.png"))
    #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(data[16..<24].elementsEqual([0, 0, 0x04, 0x9B, 0, 0, 0x09, 0xFC]))
  }

  @Test("a folder that cannot be written is an error that names it")
  func unusable() {
    #expect { try Recording(project: "p", directory: "/proc/nothing", scale: 3) } throws: {
      ($0 as? NagaoshiError)?.code == "recording.unusable-folder"
    }
  }

  @Test("a transcript reads itself again")
  func codable() throws {
    var transcript = Transcript(project: "p")
    var step = Transcript.Step(step: "tap", state: .expanded)
    step.action = "A"
    transcript.steps = [step]
    transcript.events = [.init(time: 0.5, process: .content, kind: "print", message: "m", file: "/f", line: 2)]

    let data = try JSONEncoder().encode(transcript)

    #expect(try JSONDecoder().decode(Transcript.self, from: data) == transcript)
  }
}
