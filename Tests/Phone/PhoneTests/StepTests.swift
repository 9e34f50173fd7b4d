import Canvas
import Device
import Foundation
import Journal
import Payload
import SpringBoard
import Testing
import Wire

@testable import Phone

@Suite("The steps of a push")
@MainActor
struct StepTests {
  @Test("push, long press, save, shuffle: the whole way, as the contract tells it")
  func wholeWay() throws {
    let fixture = try PhoneFixture()
    let phone = fixture.phone

    let push = try fixture.push()
    let press = phone.longPress()
    let save = phone.tap("SAVE_PICK")
    let shuffle = phone.tap("SHUFFLE_PICK")

    #expect(push.facts.state == .banner)
    #expect(press.facts.state == .expanded)
    #expect(press.facts.height == .init(reserved: phone.options.configuration.contentWidth / 2, settled: 300))
    #expect(press.tree?.class == "UIView")
    #expect(save.facts.response == "doNotDismiss")
    #expect(save.facts.state == .expanded)
    #expect(shuffle.facts.response == "dismissAndForwardAction")
    #expect(shuffle.facts.state == .dismissed)
    #expect(shuffle.facts.forwarded == true)
    #expect(shuffle.content == nil)
    let app = try #require(fixture.launcher.processes(.app).first)
    #expect(
      app.commands.contains {
        if case .handleResponse(let response) = $0 { response.actionIdentifier == "SHUFFLE_PICK" } else { false }
      })
  }

  @Test("the content's picture is the one of the last layout, copied out of the shared memory")
  func pictures() throws {
    let fixture = try PhoneFixture()
    _ = try fixture.push()

    let press = try #require(fixture.phone.longPress().content)
    let save = try #require(fixture.phone.tap("SAVE_PICK").content)

    #expect(press.pixel(x: 0, y: 0) == 0xFF00_0001)
    #expect(save.pixel(x: 1, y: 1) == 0xFF00_0002)
    #expect(press.pixel(x: 0, y: 0) == 0xFF00_0001)
  }

  @Test("the frame has the size of the screen")
  func frameSize() throws {
    let frame = try PhoneFixture().push().frame

    #expect(frame.width == 1179)
    #expect(frame.height == 2556)
  }

  @Test("what the service extension returned is what is shown")
  func service() throws {
    let fixture = try PhoneFixture()
    _ = try fixture.push()

    #expect(fixture.kinds("banner").last?.message.contains("今日の一枚 (changed)") == true)
    #expect(fixture.launcher.processes(.service).first?.memoryLimit == 24)
  }

  @Test("the same service process serves the next push, and a new content process the next long press")
  func reuse() throws {
    let fixture = try PhoneFixture()
    _ = try fixture.push()
    _ = fixture.phone.longPress()
    _ = fixture.phone.tap("OTHER")
    _ = try fixture.push()
    let press = fixture.phone.longPress()

    #expect(press.facts.state == .expanded)
    #expect(fixture.launcher.processes(.service).count == 1)
    #expect(fixture.launcher.processes(.content).count == 2)
  }

  @Test("a text is sent with its action")
  func reply() throws {
    let fixture = try PhoneFixture()
    _ = try fixture.push()
    _ = fixture.phone.longPress()
    let result = fixture.phone.reply("REPLY", text: "はい")

    #expect(result.facts.response == "dismiss")
    let sent = fixture.launcher.processes(.content).flatMap(\.commands)
    #expect(sent.contains { if case .respond(let response) = $0 { response.userText == "はい" } else { false } })
  }

  @Test("a touch reaches the view, in its points")
  func touch() throws {
    let fixture = try PhoneFixture()
    _ = try fixture.push()
    _ = fixture.phone.longPress()
    _ = fixture.phone.touch(x: 10, y: 20)

    #expect(fixture.launcher.processes(.content).flatMap(\.commands).contains(.touch(x: 10, y: 20)))
  }

  @Test("a tap on the notification opens the app, whose screen is then to be seen")
  func defaultTap() throws {
    let fixture = try PhoneFixture()
    _ = try fixture.push()
    let result = fixture.phone.defaultTap()

    #expect(result.facts.state == .app)
    #expect(fixture.launcher.processes(.app).first?.commands.last == .draw)
    #expect(fixture.phone.goHome().facts.state == .idle)
  }

  @Test("a dismissal is told to the app, as its category wants")
  func dismiss() throws {
    let fixture = try PhoneFixture()
    _ = try fixture.push()

    #expect(fixture.phone.dismiss().facts.state == .dismissed)
    #expect(
      fixture.launcher.processes(.app).flatMap(\.commands).contains {
        if case .handleResponse(let response) = $0 {
          response.actionIdentifier == ResponseFacts.dismissActionIdentifier
        } else {
          false
        }
      })
  }

  @Test("what makes no sense is refused, and nothing changes")
  func refused() throws {
    let fixture = try PhoneFixture()
    let result = fixture.phone.tap("SAVE_PICK")

    #expect(result.refusal?.code == "step.not-expanded")
    #expect(result.transcriptStep.refused != nil)
    #expect(fixture.kinds("refused").count == 1)
  }

  @Test("waiting lets the phone's time pass, in the phone's own seconds")
  func wait() throws {
    let fixture = try PhoneFixture(scale: 100)
    let start = PhoneClock.world
    _ = fixture.phone.wait(seconds: 5)

    #expect(PhoneClock.world - start >= 0.05)
    #expect(PhoneClock.world - start < 2)
  }

  @Test("the user changes the settings: every process is told, and the screen is another")
  func configure() throws {
    let fixture = try PhoneFixture()
    _ = try fixture.push()
    _ = fixture.phone.longPress()
    var dark = DeviceConfiguration()
    dark.appearance = .dark
    _ = fixture.phone.configure(dark)

    #expect(fixture.launcher.processes(.content).first?.commands.contains(.configure(dark)) == true)
  }

  @Test("a push that no app is installed for is refused as simctl does")
  func notInstalled() throws {
    let fixture = try PhoneFixture()

    #expect { try fixture.phone.push(Data(PhoneFixture.pick.utf8), app: "com.example.other") } throws: {
      ($0 as? NagaoshiError)?.code == "payload.app-not-installed"
    }
    #expect {
      try fixture.push(#"{"Simulator Target Bundle": "com.example.other", "aps": {"alert": "x"}}"#)
    } throws: { ($0 as? NagaoshiError)?.code == "payload.app-not-installed" }
  }

  @Test("a payload that cannot be read is refused with its file", arguments: ["", "[]", "{}", #"{"aps": 1}"#])
  func unreadable(_ text: String) throws {
    let fixture = try PhoneFixture()

    #expect { try fixture.push(text) } throws: { ($0 as? NagaoshiError)?.location?.file == "pick.apns" }
  }

  @Test("loc-keys are looked up in the app's strings of the phone's language")
  func localized() throws {
    var configuration = DeviceConfiguration()
    configuration.locale = "ja_JP"
    let fixture = try PhoneFixture(
      configuration: configuration,
      edit: { app in
        try BundleFixture.data(Data(#""KEY" = "朝 %@";"#.utf8), app + "/ja.lproj/Localizable.strings")
        try BundleFixture.data(Data(#""KEY" = "morning %@";"#.utf8), app + "/en.lproj/Localizable.strings")
      })
    _ = try fixture.push(#"{"aps": {"alert": {"title": "t", "loc-key": "KEY", "loc-args": ["6"]}}}"#)

    #expect(fixture.kinds("banner").last?.message == "Shown: t: 朝 6")
  }
}
