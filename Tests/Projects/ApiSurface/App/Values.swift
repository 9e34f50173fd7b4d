import Foundation
import UserNotifications

// Every value class with every member, its type written out.

func read(_ notification: UNNotification) {
  let _: Date = notification.date
  let request: UNNotificationRequest = notification.request
  let _: String = request.identifier
  let content: UNNotificationContent = request.content
  let _: UNNotificationTrigger? = request.trigger
  let _: UNNotification? = notification.copy() as? UNNotification
  let _: NSSecureCoding = notification
  read(content)
}

func read(_ content: UNNotificationContent) {
  let _: [UNNotificationAttachment] = content.attachments
  let _: NSNumber? = content.badge
  let _: String = content.body
  let _: String = content.categoryIdentifier
  let _: String = content.launchImageName
  let _: UNNotificationSound? = content.sound
  let _: String = content.subtitle
  let _: String = content.threadIdentifier
  let _: String = content.title
  let _: [AnyHashable: Any] = content.userInfo
  let _: String = content.summaryArgument
  let _: Int = content.summaryArgumentCount
  let _: String? = content.targetContentIdentifier
  let _: UNNotificationInterruptionLevel = content.interruptionLevel
  let _: Double = content.relevanceScore
  let _: String? = content.filterCriteria
  let _: UNMutableNotificationContent? = content.mutableCopy() as? UNMutableNotificationContent
}

func write(_ content: UNMutableNotificationContent, attachment: UNNotificationAttachment) {
  content.attachments = [attachment]
  content.badge = 3
  content.badge = NSNumber(value: 3)
  content.body = "body"
  content.categoryIdentifier = "SURFACE"
  content.launchImageName = "Launch"
  content.sound = .default
  content.subtitle = "subtitle"
  content.threadIdentifier = "thread"
  content.title = "title"
  content.userInfo = ["id": "picture", "count": 2]
  content.summaryArgument = "summary"
  content.summaryArgumentCount = 2
  content.targetContentIdentifier = "scene"
  content.interruptionLevel = .timeSensitive
  content.relevanceScore = 0.5
  content.filterCriteria = "focus"
}

func make() throws -> UNNotificationRequest {
  let content = UNMutableNotificationContent()
  content.title = NSString.localizedUserNotificationString(forKey: "TITLE", arguments: nil)
  content.body = NSString.localizedUserNotificationString(forKey: "BODY", arguments: ["one", 2])
  return UNNotificationRequest(identifier: UUID().uuidString, content: content, trigger: nil)
}

func attach(_ file: URL) throws -> [UNNotificationAttachment] {
  let options: [AnyHashable: Any] = [
    UNNotificationAttachmentOptionsTypeHintKey: "public.jpeg",
    UNNotificationAttachmentOptionsThumbnailHiddenKey: true,
    UNNotificationAttachmentOptionsThumbnailClippingRectKey: CGRect(x: 0, y: 0, width: 1, height: 0.5)
      .dictionaryRepresentation,
    UNNotificationAttachmentOptionsThumbnailTimeKey: 2,
  ]
  let attachment = try UNNotificationAttachment(identifier: "", url: file, options: options)
  let _: String = attachment.identifier
  let _: URL = attachment.url
  let _: String = attachment.type
  return [attachment, try UNNotificationAttachment(identifier: "picture", url: file)]
}

func sounds() -> [UNNotificationSound] {
  let name: UNNotificationSoundName = UNNotificationSoundName("chime.caf")
  return [
    .default, .defaultCritical, .defaultRingtone, .defaultCriticalSound(withAudioVolume: 0.5),
    UNNotificationSound(named: name), UNNotificationSound(named: UNNotificationSoundName(rawValue: "chime.caf")),
    .ringtoneSoundNamed(name), .criticalSoundNamed(name), .criticalSoundNamed(name, withAudioVolume: 1),
  ]
}
