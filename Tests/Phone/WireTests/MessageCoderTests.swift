import Device
import Foundation
import Journal
import Payload
import SpringBoard
import Testing

@testable import Wire

@Suite("Messages become bytes and messages again")
struct MessageCoderTests {
  static var notification: NotificationFacts {
    var content = ContentFacts(title: "今日の一枚", subtitle: "", body: "A \"quoted\" body\n with 🌅")
    content.badge = 3
    content.categoryIdentifier = "DAILY_PICK"
    content.threadIdentifier = "pick-1"
    content.userInfo = [
      "aps": .dictionary(["alert": .string("x"), "mutable-content": .integer(1)]), "flag": .bool(true),
      "ratio": .double(2), "data": .data(Data([0, 255])), "none": .null,
    ]
    content.attachments = [AttachmentFacts(identifier: "picture", path: "/a b/ä.png", type: "public.png")]
    return NotificationFacts(identifier: "n-1", date: Date(timeIntervalSince1970: 1_700_000_000.25), content: content)
  }

  static var commands: [Command] {
    let run = RunID(rawValue: 7)
    let response = ResponseFacts(notification: notification, actionIdentifier: "REPLY", userText: "はい")
    let action = ActionFacts(identifier: "A", title: "B", options: [.foreground], icon: .system("star"))
    return [
      .prepare(
        Preparation(
          role: .content, bundlePath: "/b", appBundlePath: "/a", libraryPath: nil, homePath: "/h",
          groupPaths: ["g": "/g"], entitlements: ["e": .array([.string("g")])], pixelCapacity: 4096,
          configuration: DeviceConfiguration())),
      .load, .serve(run, notification), .expire(run), .open(width: 361, height: 299.63, maximumHeight: 600),
      .deliver(notification, actions: [action]), .respond(response), .resize(width: 1, height: 2, maximumHeight: 3),
      .touch(x: 0.5, y: -1), .playMedia(true), .close, .launch(foreground: true), .activate(false),
      .handleResponse(response), .present(notification), .wake(userInfo: ["a": .integer(1)]), .draw,
      .configure(DeviceConfiguration()), .reply(3, .failed(code: 1400, message: "m")),
      .reply(4, .notifications([notification])),
      .reply(5, .categories([CategoryFacts(identifier: "c", actions: [action])])),
    ]
  }

  static var reports: [Report] {
    let tree = ViewTree(
      class: "UIView", frame: [0, 0, 1.0 / 3, 2], children: [ViewTree(class: "UILabel", frame: [], text: "保存済み")])
    return [
      .prepared, .loaded, .failed(reason: "no class"),
      .note(kind: "unsupported", message: "m", file: "/f.swift", line: 3),
      .delivered(RunID(rawValue: 1), notification.content), .started(implementsResponse: true),
      .settled(ContentLayout(height: 1e-3, title: "t", frameNumber: 4), isAnswer: false),
      .completed(.dismissAndForwardAction),
      .setActions([]), .performDefaultAction, .dismissExtension, .mediaPlaying(false), .launched, .handledResponse,
      .presentation(notification: "n", options: 26), .finishedFetch,
      .drawn(Drawing(width: 3, height: 4, frameNumber: 5, damage: [0, 0, 1, 1], tree: tree)),
      .request(9, .add(notification, after: 2)), .request(10, .beginAccess(path: "/p")),
    ]
  }

  @Test("every command survives the way", arguments: commands)
  func command(_ command: Command) throws {
    #expect(try roundTrip(command) == command)
  }

  @Test("every report survives the way", arguments: reports)
  func report(_ report: Report) throws {
    #expect(try roundTrip(report) == report)
  }

  @Test("numbers that JSON does not know survive")
  func infinity() throws {
    #expect(try roundTrip(Command.touch(x: .infinity, y: -.infinity)) == .touch(x: .infinity, y: -.infinity))
  }

  @Test("a length and then that many bytes of JSON")
  func layout() throws {
    let frame = try MessageCoder.encode(Command.load)

    #expect(frame.prefix(4) == Data([UInt8(frame.count - 4), 0, 0, 0]))
    #expect(String(decoding: frame.dropFirst(4), as: UTF8.self) == #"{"load":{}}"#)
  }

  @Test("a message that is too long is refused before it is sent")
  func tooLong() {
    let text = String(repeating: "x", count: MessageCoder.lengthLimit)

    #expect { try MessageCoder.encode(Report.failed(reason: text)) } throws: {
      ($0 as? NagaoshiError)?.code == "wire.too-long"
    }
  }

  @Test(
    "what is no message is an error, never a crash",
    arguments: ["", "{", "[]", "null", #"{"load":1}"#, #"{"nonsense":{}}"#, #"{"load":{},"close":{}}"#, "\u{0}\u{1}"])
  func malformed(_ text: String) {
    #expect { try MessageCoder.decode(Command.self, from: Data(text.utf8)) } throws: {
      ($0 as? NagaoshiError)?.code == "wire.malformed"
    }
  }

  @Test("a tree as deep as its limit can be read again")
  func deepTree() throws {
    var tree = ViewTree(class: "V", frame: [])
    for _ in 1..<ViewTree.depthLimit { tree = ViewTree(class: "V", frame: [], children: [tree]) }
    let report = Report.drawn(Drawing(width: 1, height: 1, frameNumber: 1, tree: tree))

    #expect(try roundTrip(report) == report)
  }

  @Test("random bytes are refused, each and every one")
  func randomBytes() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<500 {
      let bytes = Data(
        (0..<Int.random(in: 0..<200, using: &generator)).map { _ in UInt8.random(in: 0...255, using: &generator) })
      #expect(throws: NagaoshiError.self) { try MessageCoder.decode(Report.self, from: bytes) }
    }
  }

  private func roundTrip<Message: Codable>(_ message: Message) throws -> Message {
    try MessageCoder.decode(Message.self, from: try MessageCoder.encode(message).dropFirst(4))
  }
}
