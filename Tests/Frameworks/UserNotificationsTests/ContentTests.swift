import Foundation
import Testing

@testable @_spi(Runtime) import UserNotifications

@Suite("Notification content")
struct ContentTests {
  @Test("an empty content has empty strings and iOS's defaults")
  func defaults() {
    let content = UNNotificationContent()

    #expect(content.title.isEmpty && content.threadIdentifier.isEmpty && content.categoryIdentifier.isEmpty)
    #expect(content.badge == nil && content.sound == nil)
    #expect(content.summaryArgumentCount == 1)
    #expect(content.interruptionLevel == .active)
    #expect(content.targetContentIdentifier == nil)
  }

  @Test("a copy is equal, and does not follow changes")
  func copying() throws {
    let content = try makeFullContent()

    let copy = try #require(content.copy() as? UNNotificationContent)
    #expect(!(copy is UNMutableNotificationContent))
    #expect(copy == content)
    content.title = "other"

    #expect(copy != content)
    #expect(copy.title == "今日の一枚")
  }

  @Test("a mutable copy can be changed alone")
  func mutableCopying() throws {
    let original = try #require(try makeFullContent().copy() as? UNNotificationContent)

    let copy = try #require(original.mutableCopy() as? UNMutableNotificationContent)
    copy.body = "changed"

    #expect(original.body == "body")
    #expect(copy.userInfo["picture"] as? String == "https://example.net/a.jpg")
  }

  @Test("a request keeps the content that it was made with")
  func requestCopies() throws {
    let content = try makeFullContent()

    let request = UNNotificationRequest(identifier: "id", content: content, trigger: nil)
    content.title = "other"

    #expect(request.content.title == "今日の一枚")
  }

  @Test("an archive gives back every value")
  func coding() throws {
    let content = try makeFullContent()

    let back = try #require(try archived(content))

    #expect(back == content)
    #expect(back.attachments.first?.options.thumbnailClippingRect == CGRect(x: 0.1, y: 0.2, width: 0.5, height: 0.6))
    #expect((back.userInfo["aps"] as? [String: Any])?["mutable-content"] as? Int == 1)
    #expect(back.sound?.volume == 0.5)
  }

  @Test("a summary argument count of 0 is refused")
  func summaryArgumentCount() {
    let reports = Reports()
    let content = UNMutableNotificationContent()

    content.summaryArgumentCount = 0

    #expect(content.summaryArgumentCount == 1)
    #expect(!reports.containing("summaryArgumentCount").isEmpty)
  }

  @Test("only a provider that the system knows can update a content")
  func updating() throws {
    final class Foreign: NSObject, UNNotificationContentProviding {}
    final class Known: NSObject, ContentUpdating {
      func update(_ content: UNMutableNotificationContent) throws { content.subtitle = "from Aoi" }
    }
    let content = try makeFullContent()

    let updated = try content.updating(from: Known())
    #expect(updated.subtitle == "from Aoi")

    #expect {
      try content.updating(from: Foreign())
    } throws: {
      ($0 as? UNError)?.code == .contentProvidingObjectNotAllowed
    }
  }

  @Test(
    "arguments are filled in, and a wrong format is harmless",
    arguments: [
      ("%@ and %@", ["a", "b"], "a and b"),
      ("%2$@ before %1$@", ["a", "b"], "b before a"),
      ("100%% of %@", ["a"], "100% of a"),
      ("%@ %@", ["a"], "a %@"),
      ("%9$@ %d %s %n %", ["a"], "%9$@ %d %s %n %"),
    ])
  func filling(format: String, arguments: [String], expected: String) {
    #expect(NSString.fill(format, with: arguments) == expected)
  }

  @Test("a key without a translation is shown itself")
  func localizedString() {
    #expect(NSString.localizedUserNotificationString(forKey: "no.such %@", arguments: ["x"]) == "no.such x")
  }
}
