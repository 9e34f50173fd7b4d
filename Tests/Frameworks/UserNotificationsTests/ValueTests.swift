import Foundation
import Testing
@_spi(Runtime) import UserNotifications

@Suite("Actions, categories, triggers, responses and settings")
struct ValueTests {
  private func makeCategory() -> UNNotificationCategory {
    UNNotificationCategory(
      identifier: "DAILY_PICK",
      actions: [
        UNNotificationAction(
          identifier: "SAVE", title: "Save", options: [], icon: UNNotificationActionIcon(systemImageName: "bookmark")),
        UNNotificationAction(identifier: "OPEN", title: "Open", options: [.foreground, .destructive]),
        UNTextInputNotificationAction(
          identifier: "REPLY", title: "Reply", options: [.authenticationRequired], textInputButtonTitle: "Send",
          textInputPlaceholder: "Message"),
      ],
      intentIdentifiers: ["INSendMessageIntent"], hiddenPreviewsBodyPlaceholder: "%u picks",
      categorySummaryFormat: "%u more", options: [.customDismissAction])
  }

  @Test("an archived category is equal to the original, text action included")
  func categoryCoding() throws {
    let category = makeCategory()

    let back = try #require(try archived(category))

    #expect(back == category)
    #expect(back.hash == category.hash)
    #expect((back.actions.last as? UNTextInputNotificationAction)?.textInputPlaceholder == "Message")
    #expect(back.actions.first?.icon?.systemImageName == "bookmark")
  }

  @Test("equal categories are one in a set")
  func categorySet() {
    #expect(Set([makeCategory(), makeCategory()]).count == 1)
  }

  @Test("archived notifications and responses are equal to the originals")
  func responseCoding() throws {
    let notification = makeNotification()
    let response = UNNotificationResponse(notification: notification, actionIdentifier: "SAVE")
    let reply = UNTextInputNotificationResponse(
      notification: notification, actionIdentifier: "REPLY", userText: "ありがとう")

    #expect(try archived(notification) == notification)
    #expect(try archived(response) == response)
    #expect(try archived(reply) == reply)
    #expect(try archived(reply)?.userText == "ありがとう")
    #expect(response != reply)
  }

  @Test("archived settings are equal to the originals")
  func settingsCoding() throws {
    var values = UNNotificationSettings.Values()
    values.authorizationStatus = .provisional
    values.alertStyle = .banner
    values.criticalAlertSetting = .enabled
    values.showPreviewsSetting = .whenAuthenticated
    let settings = UNNotificationSettings(values)

    #expect(try archived(settings) == settings)
  }

  @Test(
    "a time that iOS refuses is reported and raised", arguments: [(0.0, false, 1.0), (-5, false, 1), (5, true, 60)])
  func timeInterval(given: Double, repeats: Bool, kept: Double) {
    let reports = Reports()

    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: given, repeats: repeats)

    #expect(trigger.timeInterval == kept)
    #expect(!reports.containing("UNTimeIntervalNotificationTrigger").isEmpty)
  }

  @Test("a time trigger fires its time from now")
  func timeIntervalDate() throws {
    let date = try #require(UNTimeIntervalNotificationTrigger(timeInterval: 90, repeats: false).nextTriggerDate())

    #expect(abs(date.timeIntervalSinceNow - 90) < 5)
  }

  @Test("a calendar trigger finds the next match")
  func calendar() throws {
    let gmt = try #require(TimeZone(identifier: "GMT"))
    let noon = Date(timeIntervalSince1970: 12 * 3_600)  // Thursday, 1 January 1970
    var components = DateComponents()
    components.timeZone = gmt
    components.hour = 8
    components.minute = 30

    let daily = UNCalendarNotificationTrigger(dateMatching: components, repeats: true)
    #expect(daily.nextTriggerDate(after: noon) == Date(timeIntervalSince1970: (24 + 8.5) * 3_600))

    components.weekday = 2
    let monday = UNCalendarNotificationTrigger(dateMatching: components, repeats: true)
    #expect(monday.nextTriggerDate(after: noon) == Date(timeIntervalSince1970: (4 * 24 + 8.5) * 3_600))
    #expect(try archived(monday) == monday)
    #expect(monday != daily)
  }

  @Test("a date in the past has no next match")
  func calendarPast() {
    var components = DateComponents()
    components.year = 2001
    components.month = 1
    components.day = 1

    #expect(UNCalendarNotificationTrigger(dateMatching: components, repeats: false).nextTriggerDate() == nil)
  }
}
