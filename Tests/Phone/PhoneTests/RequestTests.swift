import Device
import Foundation
import Journal
import Payload
import SpringBoard
import Synchronization
import Testing
import Wire

@testable import Phone

@Suite("What processes ask the phone")
@MainActor
struct RequestTests {
  /// Has the app ask when a push wakes it, and returns the phone's answers.
  private func ask(
    _ requests: [Request], configuration: DeviceConfiguration = DeviceConfiguration(), scale: Double = 1,
    before: String? = nil, then: (PhoneFixture) throws -> Void = { _ in }
  ) throws -> [Reply] {
    let replies = Mutex<[Reply]>([])
    let fixture = try PhoneFixture(scale: scale, configuration: configuration) { command, process in
      switch command {
      case .wake:
        for (index, request) in requests.enumerated() { process.say(.request(100 + index, request)) }
        process.say(.finishedFetch)
        return true
      case .reply(let number, let reply) where number >= 100:
        replies.withLock { $0.append(reply) }
        return true
      default: return false
      }
    }
    if let before { _ = try fixture.push(before) }
    _ = try fixture.push(#"{"aps": {"content-available": 1}}"#)
    try then(fixture)
    return replies.withLock { $0 }
  }

  @Test("categories are kept")
  func categories() throws {
    let category = CategoryFacts(identifier: "X")

    #expect(
      try ask([.categories, .setCategories([category]), .categories])
        == [.categories([FakeProcess.category]), .done, .categories([category])])
  }

  @Test("the user allows notifications when the app asks for the first time")
  func authorization() throws {
    var configuration = DeviceConfiguration()
    configuration.permissions.status = .notDetermined
    let replies = try ask(
      [.permissions, .requestAuthorization(options: 7), .permissions], configuration: configuration)

    #expect(replies.count == 3)
    #expect(replies[1] == .flag(true))
    guard case .permissions(let permissions) = replies[2] else { return }
    #expect(permissions.status == .authorized)
  }

  @Test("what was denied stays denied")
  func denied() throws {
    var configuration = DeviceConfiguration()
    configuration.permissions.status = .denied

    #expect(try ask([.requestAuthorization(options: 7)], configuration: configuration) == [.flag(false)])
  }

  @Test("a local notification fires when its time has come, not before")
  func local() throws {
    let notification = NotificationFacts(
      identifier: "later", date: Date(), trigger: .immediate, content: ContentFacts(title: "Later", body: "b"))
    let replies = try ask([.add(notification, after: 60), .pending], scale: 600) { fixture in
      #expect(fixture.kinds("banner").isEmpty)
      _ = fixture.phone.wait(seconds: 90)
      #expect(fixture.kinds("banner").last?.message == "Shown: Later: b")
    }

    #expect(replies == [.done, .notifications([notification])])
  }

  @Test("a pending notification can be taken back")
  func removed() throws {
    let notification = NotificationFacts(identifier: "n", date: Date(), content: ContentFacts(title: "t"))

    #expect(
      try ask([.add(notification, after: 60), .removePending(["x"]), .pending, .removePending(["n"]), .pending])
        == [.done, .done, .notifications([notification]), .done, .notifications([])])
  }

  @Test("a file that was never given cannot be read")
  func access() throws {
    #expect(try ask([.beginAccess(path: "/etc/passwd"), .endAccess(path: "/etc/passwd")]) == [.flag(false), .done])
  }

  @Test("what lies in the notification centre can be read and removed")
  func delivered() throws {
    let replies = try ask([.delivered, .removeDelivered(["notification-1"]), .delivered], before: PhoneFixture.pick)

    guard case .notifications(let first) = replies.first else {
      Issue.record("\(replies)")
      return
    }
    #expect(first.map(\.identifier) == ["notification-1"])
    #expect(replies.last == .notifications([]))
  }

  @Test("badge, delivered notifications and addresses are answered")
  func others() throws {
    #expect(
      try ask([.setBadge(3), .removeDelivered(nil), .open(url: "https://example.com")]) == [.done, .done, .flag(false)])
  }

  @Test("a kept phone remembers categories and badge")
  func kept() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nagaoshi-kept-\(UUID().uuidString)")
      .path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var first: PhoneFixture? = try PhoneFixture(directory: folder)
    _ = try first?.push(#"{"aps": {"alert": "x", "badge": 4}}"#)
    first?.phone.shutDown()
    first = nil

    let second = try PhoneFixture(directory: folder) { command, _ in if case .launch = command { true } else { false } }
    #expect(second.phone.state.badges["com.example.app"] == 4)
    #expect(second.phone.springBoard.deliveredNotifications(of: "com.example.app").map(\.content.body) == ["x"])
    #expect(second.phone.state.categories["com.example.app"] == [FakeProcess.category])
  }
}
