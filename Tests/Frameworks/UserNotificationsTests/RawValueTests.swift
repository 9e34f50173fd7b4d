import Foundation
import Testing
import UserNotifications

/// Raw values as in Apple's headers.
@Suite("Raw values")
struct RawValueTests {
  @Test("option sets")
  func optionSets() {
    let authorization: [UNAuthorizationOptions] = [
      .badge, .sound, .alert, .carPlay, .criticalAlert, .providesAppNotificationSettings, .provisional, .announcement,
      .timeSensitive,
    ]
    let presentation: [UNNotificationPresentationOptions] = [.badge, .sound, .alert, .list, .banner]
    let action: [UNNotificationActionOptions] = [.authenticationRequired, .destructive, .foreground]
    let category: [UNNotificationCategoryOptions] = [
      .customDismissAction, .allowInCarPlay, .hiddenPreviewsShowTitle, .hiddenPreviewsShowSubtitle, .allowAnnouncement,
    ]

    #expect(authorization.map(\.rawValue) == [1, 2, 4, 8, 16, 32, 64, 128, 256])
    #expect(presentation.map(\.rawValue) == [1, 2, 4, 8, 16])
    #expect(action.map(\.rawValue) == [1, 2, 4])
    #expect(category.map(\.rawValue) == [1, 2, 4, 8, 16])
  }

  @Test("enumerations")
  func enumerations() {
    let status: [UNAuthorizationStatus] = [.notDetermined, .denied, .authorized, .provisional, .ephemeral]
    let setting: [UNNotificationSetting] = [.notSupported, .disabled, .enabled]
    let style: [UNAlertStyle] = [.none, .banner, .alert]
    let previews: [UNShowPreviewsSetting] = [.always, .whenAuthenticated, .never]
    let level: [UNNotificationInterruptionLevel] = [.passive, .active, .timeSensitive, .critical]

    #expect(status.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(setting.map(\.rawValue) == [0, 1, 2])
    #expect(style.map(\.rawValue) == [0, 1, 2])
    #expect(previews.map(\.rawValue) == [0, 1, 2])
    #expect(level.map(\.rawValue) == [0, 1, 2, 3])
  }

  @Test("action identifiers of tap and dismissal")
  func identifiers() {
    #expect(UNNotificationDefaultActionIdentifier == "com.apple.UNNotificationDefaultActionIdentifier")
    #expect(UNNotificationDismissActionIdentifier == "com.apple.UNNotificationDismissActionIdentifier")
  }
}
