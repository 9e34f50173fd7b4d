import Foundation

/// One delivered notification, as it travels between the phone and its processes: `UNNotification` without its class.
public struct NotificationFacts: Sendable, Hashable, Codable {
  /// The request's identifier: `apns-collapse-id` if there is one, else a UUID [M].
  public var identifier: String
  /// When it was delivered.
  public var date: Date
  /// How it came to the phone.
  public var trigger: TriggerFacts
  /// What it says.
  public var content: ContentFacts

  public init(identifier: String, date: Date, trigger: TriggerFacts = .push, content: ContentFacts) {
    self.identifier = identifier
    self.date = date
    self.trigger = trigger
    self.content = content
  }
}

/// What made a notification appear.
public enum TriggerFacts: Sendable, Hashable, Codable {
  /// APNs.
  case push
  /// A local request that fires at once.
  case immediate
  case timeInterval(seconds: Double, repeats: Bool)
  /// A local calendar request; the components as `PropertyValue`s by their `DateComponents` names ("hour", "minute" …).
  case calendar(components: [String: Int], repeats: Bool)
}

/// A notification's content: `UNNotificationContent` without its class. Absent strings are empty, as in the class.
public struct ContentFacts: Sendable, Hashable, Codable {
  public var title = ""
  public var subtitle = ""
  public var body = ""
  /// The number for the app's icon; nil leaves it as it is, 0 removes it.
  public var badge: Int?
  public var sound: SoundFacts?
  public var launchImageName = ""
  public var threadIdentifier = ""
  public var categoryIdentifier = ""
  public var attachments: [AttachmentFacts] = []
  public var userInfo: [String: PropertyValue] = [:]
  /// Ignored by iOS 15 and later.
  public var summaryArgument = ""
  /// Never 0. Ignored by iOS 15 and later.
  public var summaryArgumentCount = 1
  public var targetContentIdentifier: String?
  public var interruptionLevel = InterruptionLevel.active
  /// 0…1.
  public var relevanceScore = 0.0
  public var filterCriteria: String?

  public init(title: String = "", subtitle: String = "", body: String = "") {
    self.title = title
    self.subtitle = subtitle
    self.body = body
  }
}

/// `UNNotificationInterruptionLevel`, with its raw values.
public enum InterruptionLevel: UInt, Sendable, Hashable, Codable, CaseIterable {
  case passive, active, timeSensitive, critical

  /// The word in a payload's `interruption-level`.
  public var payloadName: String {
    switch self {
    case .passive: "passive"
    case .active: "active"
    case .timeSensitive: "time-sensitive"
    case .critical: "critical"
    }
  }
}

/// A notification's sound.
public struct SoundFacts: Sendable, Hashable, Codable {
  /// The file's name in the app's bundle or `Library/Sounds`; nil is the system's sound.
  public var name: String?
  /// Whether it sounds through mute and Do Not Disturb.
  public var isCritical: Bool
  /// The system's ringtone, or the named file as a ringtone.
  public var isRingtone: Bool
  /// The volume of a critical sound, 0…1; nil is the user's.
  public var volume: Double?

  public init(name: String? = nil, isCritical: Bool = false, isRingtone: Bool = false, volume: Double? = nil) {
    self.name = name
    self.isCritical = isCritical
    self.isRingtone = isRingtone
    self.volume = volume
  }
}
