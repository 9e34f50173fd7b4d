import Device
import Foundation
import Payload
import Testing
@_spi(Runtime) import UserNotifications

@_spi(Runtime) @testable import Appex

@Suite("Facts become UserNotifications' classes and facts again")
struct FactsTests {
  static var content: ContentFacts {
    var content = ContentFacts(title: "今日の一枚", subtitle: "sub", body: "body")
    content.badge = 3
    content.sound = SoundFacts(name: "a.caf", isCritical: true, volume: 0.5)
    content.launchImageName = "launch"
    content.threadIdentifier = "pick-1"
    content.categoryIdentifier = "DAILY_PICK"
    content.userInfo = [
      "aps": .dictionary(["mutable-content": .integer(1)]), "flag": .bool(true), "ratio": .double(0.5),
      "list": .array([.string("a"), .integer(2)]), "data": .data(Data([1])),
    ]
    content.targetContentIdentifier = "t"
    content.interruptionLevel = .timeSensitive
    content.relevanceScore = 0.75
    content.filterCriteria = "f"
    content.summaryArgument = "s"
    content.summaryArgumentCount = 2
    content.attachments = [
      AttachmentFacts(
        identifier: "picture", path: "/p/a.png", type: "public.png", typeHint: "public.png", isThumbnailHidden: true,
        thumbnailClippingRect: .init(x: 0, y: 0.25, width: 1, height: 0.5), thumbnailTime: 2)
    ]
    return content
  }

  @Test("a content keeps everything")
  func contentRoundTrip() {
    #expect(ContentFacts(UNMutableNotificationContent.make(Self.content, isScoped: false)) == Self.content)
    #expect(ContentFacts(UNMutableNotificationContent.make(ContentFacts(), isScoped: false)) == ContentFacts())
  }

  @Test("what no property list can hold is left out of userInfo, the rest stays")
  func unusableUserInfo() {
    let content = UNMutableNotificationContent()
    content.userInfo = ["a": 1, "b": Thread.current, 7: "number as key"]

    #expect(ContentFacts(content).userInfo == ["a": .integer(1)])
  }

  @Test(
    "a notification keeps its trigger",
    arguments: [
      TriggerFacts.push, .immediate, .timeInterval(seconds: 90, repeats: true),
      .calendar(components: ["hour": 7, "minute": 30], repeats: false),
    ])
  func trigger(_ trigger: TriggerFacts) {
    let facts = NotificationFacts(
      identifier: "n", date: Date(timeIntervalSince1970: 5), trigger: trigger, content: Self.content)

    let notification = UNNotification.make(facts, isScoped: false)

    #expect(notification.date == facts.date)
    #expect(NotificationFacts(notification.request, date: notification.date) == facts)
  }

  @Test("when a local notification fires follows from its trigger")
  func delay() throws {
    let noon = Date(timeIntervalSince1970: 12 * 3600)
    #expect(TriggerFacts.immediate.delay(from: noon) == nil)
    #expect(TriggerFacts.timeInterval(seconds: 5, repeats: false).delay(from: noon) == 5)
    let calendar = try #require(TriggerFacts.calendar(components: ["minute": 30], repeats: false).delay(from: noon))
    #expect(calendar == 1800)
  }

  @Test("a category keeps its actions, their icons and text fields")
  func category() {
    let facts = CategoryFacts(
      identifier: "C",
      actions: [
        ActionFacts(identifier: "a", title: "A", options: [.foreground, .destructive], icon: .system("star")),
        ActionFacts(identifier: "b", title: "B", icon: .template("image")),
        ActionFacts(identifier: "c", title: "C", textInput: .init(buttonTitle: "Send", placeholder: "…")),
      ], intentIdentifiers: ["i"], options: [.customDismissAction], hiddenPreviewsBodyPlaceholder: "%u",
      categorySummaryFormat: "f")

    #expect(CategoryFacts(UNNotificationCategory.make(facts)) == facts)
  }

  @Test("a response with a text is one of the text class")
  func response() {
    let notification = NotificationFacts(identifier: "n", date: Date(), content: Self.content)
    let plain = UNNotificationResponse.make(
      ResponseFacts(notification: notification, actionIdentifier: "A"), isScoped: false)
    let text = UNNotificationResponse.make(
      ResponseFacts(notification: notification, actionIdentifier: "A", userText: "はい"), isScoped: false)

    #expect(!(plain is UNTextInputNotificationResponse))
    #expect((text as? UNTextInputNotificationResponse)?.userText == "はい")
  }

  @Test("permissions are read as settings")
  func settings() {
    let settings = UNNotificationSettings(.init(Permissions(status: .provisional, sound: false, alertStyle: .alert)))

    #expect(settings.authorizationStatus == .provisional)
    #expect(settings.soundSetting == .disabled)
    #expect(settings.alertSetting == .enabled)
    #expect(settings.alertStyle == .alert)
  }

  @Test("a missing symbol is told in Swift's own words")
  func missingSymbol() {
    let message = "/b/Service.so: undefined symbol: $s5UIKit7UILabelC4textSSSgvg"

    #expect(
      UserCode.explain(message, "/b/Service.so")
        == "Service.so uses UIKit.UILabel.text.getter : Swift.Optional<Swift.String>, which is not there yet")
    #expect(UserCode.explain("wrong ELF class", "/b/Service.so") == "Service.so cannot be loaded: wrong ELF class")
  }

  @Test("a library that is not there is told by its name")
  func missingLibrary() {
    guard case .failure(let failure) = UserCode.load("/nowhere/Service.so") else {
      Issue.record("it cannot have been loaded")
      return
    }
    #expect(failure.reason.hasPrefix("Service.so cannot be loaded"))
  }

  @Test("a missing principal class is told with what there is")
  func missingClass() {
    #expect(PrincipalClass.missing("").contains("NSExtensionPrincipalClass"))
    #expect(PrincipalClass.missing("A.B").contains("A.B"))
  }
}
