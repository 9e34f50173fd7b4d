import CoreGraphics
import Foundation
import Journal
import Payload
@_spi(Runtime) import UserNotifications

extension ContentFacts {
  /// What a content says. Values in `userInfo` that no property list can hold are left out, with a note.
  init(_ content: UNNotificationContent) {
    self.init(title: content.title, subtitle: content.subtitle, body: content.body)
    badge = content.badge?.intValue
    sound = content.sound.map { SoundFacts($0) }
    launchImageName = content.launchImageName
    threadIdentifier = content.threadIdentifier
    categoryIdentifier = content.categoryIdentifier
    attachments = content.attachments.map { AttachmentFacts($0) }
    userInfo = Self.values(content.userInfo)
    summaryArgument = content.summaryArgument
    summaryArgumentCount = max(1, content.summaryArgumentCount)
    targetContentIdentifier = content.targetContentIdentifier
    interruptionLevel = InterruptionLevel(rawValue: content.interruptionLevel.rawValue) ?? .active
    relevanceScore = content.relevanceScore
    filterCriteria = content.filterCriteria
  }

  private static func values(_ userInfo: [AnyHashable: Any]) -> [String: PropertyValue] {
    var values: [String: PropertyValue] = [:]
    for (key, object) in userInfo {
      guard let name = key.base as? String, let value = PropertyValue(object) else {
        Journal.report(
          .init(
            kind: .misuse,
            message: "userInfo[\(key.base)] is no property-list value and is left out: \(type(of: object))"))
        continue
      }
      values[name] = value
    }
    return values
  }
}

extension UNMutableNotificationContent {
  /// The content that the facts describe.
  static func make(_ facts: ContentFacts, isScoped: Bool) -> UNMutableNotificationContent {
    let content = UNMutableNotificationContent()
    content.title = facts.title
    content.subtitle = facts.subtitle
    content.body = facts.body
    content.badge = facts.badge.map { NSNumber(value: $0) }
    content.sound = facts.sound.map { UNNotificationSound.make($0) }
    content.launchImageName = facts.launchImageName
    content.threadIdentifier = facts.threadIdentifier
    content.categoryIdentifier = facts.categoryIdentifier
    content.attachments = facts.attachments.map { UNNotificationAttachment.make($0, isScoped: isScoped) }
    content.userInfo = facts.userInfo.mapValues(\.foundationObject)
    content.summaryArgument = facts.summaryArgument
    content.summaryArgumentCount = facts.summaryArgumentCount
    content.targetContentIdentifier = facts.targetContentIdentifier
    content.interruptionLevel = UNNotificationInterruptionLevel(rawValue: facts.interruptionLevel.rawValue) ?? .active
    content.relevanceScore = facts.relevanceScore
    content.filterCriteria = facts.filterCriteria
    return content
  }
}

extension SoundFacts {
  init(_ sound: UNNotificationSound) {
    self.init(
      name: sound.name, isCritical: sound.kind == .critical, isRingtone: sound.kind == .ringtone,
      volume: sound.volume.map(Double.init))
  }
}

extension UNNotificationSound {
  static func make(_ facts: SoundFacts) -> UNNotificationSound {
    UNNotificationSound(
      kind: facts.isCritical ? .critical : facts.isRingtone ? .ringtone : .standard, name: facts.name,
      volume: facts.volume.map(Float.init))
  }
}

extension AttachmentFacts {
  init(_ attachment: UNNotificationAttachment) {
    let options = attachment.options
    self.init(
      identifier: attachment.identifier, path: attachment.url.path, type: attachment.type, typeHint: options.typeHint,
      isThumbnailHidden: options.isThumbnailHidden,
      thumbnailClippingRect: options.thumbnailClippingRect.map {
        UnitRect(x: $0.origin.x, y: $0.origin.y, width: $0.size.width, height: $0.size.height)
      }, thumbnailTime: options.thumbnailTime)
  }
}

extension UNNotificationAttachment {
  /// - Parameter isScoped: whether the file can be read only with access to it.
  static func make(_ facts: AttachmentFacts, isScoped: Bool) -> UNNotificationAttachment {
    var options = Options()
    options.typeHint = facts.typeHint
    options.isThumbnailHidden = facts.isThumbnailHidden
    options.thumbnailClippingRect = facts.thumbnailClippingRect.map {
      CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
    }
    options.thumbnailTime = facts.thumbnailTime
    guard isScoped else {
      return UNNotificationAttachment(
        identifier: facts.identifier, url: URL(fileURLWithPath: facts.path), type: facts.type, options: options)
    }
    return UNNotificationAttachment(
      securityScoped: facts.path, identifier: facts.identifier, type: facts.type, options: options)
  }
}
