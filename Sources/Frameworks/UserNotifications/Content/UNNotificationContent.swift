import Foundation
@_spi(Runtime) import IOSFoundation

/// How urgent a notification is.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// Added to the list, without lighting the screen or a sound.
  case passive = 0
  /// Shown at once; the default.
  case active = 1
  /// Shown at once, also through a Focus.
  case timeSensitive = 2
  /// Shown with its sound even when the phone is muted; needs Apple's permission.
  case critical = 3
}

/// The members of a content, in one value.
struct ContentValues {
  var attachments: [UNNotificationAttachment] = []
  var badge: NSNumber?
  var body = ""
  var categoryIdentifier = ""
  var launchImageName = ""
  var sound: UNNotificationSound?
  var subtitle = ""
  var threadIdentifier = ""
  var title = ""
  var userInfo: [AnyHashable: Any] = [:]
  var summaryArgument = ""
  var summaryArgumentCount = 1
  var targetContentIdentifier: String?
  var interruptionLevel = UNNotificationInterruptionLevel.active
  var relevanceScore = 0.0
  var filterCriteria: String?
}

/// What a notification says. Strings that the payload does not have are empty.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
  var values: ContentValues

  /// Makes an empty content; handed back by a service extension, it asks that nothing be shown (which needs the
  /// `com.apple.developer.usernotifications.filtering` entitlement).
  public override init() {
    values = ContentValues()
    super.init()
  }

  init(values: ContentValues) {
    self.values = values
    super.init()
  }

  /// Pictures, sounds and films.
  open var attachments: [UNNotificationAttachment] { values.attachments }
  /// The number on the app's icon; 0 removes it, nil leaves it as it is.
  open var badge: NSNumber? { values.badge }
  /// The text.
  open var body: String { values.body }
  /// The identifier of the category that has the actions, and that the content extension's Info.plist names.
  open var categoryIdentifier: String { values.categoryIdentifier }
  /// The name of the launch image or storyboard to show when the app is opened from here.
  open var launchImageName: String { values.launchImageName }
  /// The sound.
  open var sound: UNNotificationSound? { values.sound }
  /// The line under the title.
  open var subtitle: String { values.subtitle }
  /// What groups notifications.
  open var threadIdentifier: String { values.threadIdentifier }
  /// The title.
  open var title: String { values.title }
  /// The whole payload, `aps` included, or what a local request was given.
  open var userInfo: [AnyHashable: Any] { values.userInfo }
  /// The text for the category's summary format; ignored from iOS 15 on.
  open var summaryArgument: String { values.summaryArgument }
  /// How many things the notification counts for in a summary; never 0; ignored from iOS 15 on.
  open var summaryArgumentCount: Int { values.summaryArgumentCount }
  /// What decides which window opens.
  open var targetContentIdentifier: String? { values.targetContentIdentifier }
  /// How urgent it is.
  open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
  /// The rank in a summary, 0…1.
  open var relevanceScore: Double { values.relevanceScore }
  /// What a Focus filter looks at.
  open var filterCriteria: String? { values.filterCriteria }

  /// Returns a content that `provider` has added to.
  /// - Throws: `UNError.contentProvidingObjectNotAllowed` for a provider that the system does not know.
  open func updating(from provider: any UNNotificationContentProviding) throws -> UNNotificationContent {
    guard let provider = provider as? any ContentUpdating else {
      throw UNError(.contentProvidingObjectNotAllowed)
    }
    let updated = UNMutableNotificationContent(values: values)
    try provider.update(updated)
    return self is UNMutableNotificationContent ? updated : UNNotificationContent(values: updated.values)
  }

  // MARK: - Copying and coding

  /// Returns an immutable content with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    UNNotificationContent(values: values)
  }

  /// Returns an `UNMutableNotificationContent` with the same values.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    UNMutableNotificationContent(values: values)
  }

  /// True: contents can be archived securely.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the content. Of `userInfo`, only property-list values are written.
  open func encode(with coder: NSCoder) {
    coder.encode(values.attachments as NSArray, forKey: "attachments")
    coder.encode(values.badge, forKey: "badge")
    coder.encode(values.body as NSString, forKey: "body")
    coder.encode(values.categoryIdentifier as NSString, forKey: "categoryIdentifier")
    coder.encode(values.launchImageName as NSString, forKey: "launchImageName")
    coder.encode(values.sound, forKey: "sound")
    coder.encode(values.subtitle as NSString, forKey: "subtitle")
    coder.encode(values.threadIdentifier as NSString, forKey: "threadIdentifier")
    coder.encode(values.title as NSString, forKey: "title")
    coder.encode(userInfo: values.userInfo, forKey: "userInfo")
    coder.encode(values.summaryArgument as NSString, forKey: "summaryArgument")
    coder.encode(values.summaryArgumentCount as NSNumber, forKey: "summaryArgumentCount")
    coder.encode(values.targetContentIdentifier as NSString?, forKey: "targetContentIdentifier")
    coder.encode(values.interruptionLevel.rawValue as NSNumber, forKey: "interruptionLevel")
    coder.encode(values.relevanceScore as NSNumber, forKey: "relevanceScore")
    coder.encode(values.filterCriteria as NSString?, forKey: "filterCriteria")
  }

  /// Reads a content.
  public required init?(coder: NSCoder) {
    values = ContentValues()
    values.attachments = coder.list(of: UNNotificationAttachment.self, "attachments")
    values.badge = coder.number("badge")
    values.body = coder.string("body") ?? ""
    values.categoryIdentifier = coder.string("categoryIdentifier") ?? ""
    values.launchImageName = coder.string("launchImageName") ?? ""
    values.sound = coder.decodeObject(of: UNNotificationSound.self, forKey: "sound")
    values.subtitle = coder.string("subtitle") ?? ""
    values.threadIdentifier = coder.string("threadIdentifier") ?? ""
    values.title = coder.string("title") ?? ""
    values.userInfo = coder.userInfo("userInfo")
    values.summaryArgument = coder.string("summaryArgument") ?? ""
    values.summaryArgumentCount = coder.number("summaryArgumentCount")?.intValue ?? 1
    values.targetContentIdentifier = coder.string("targetContentIdentifier")
    values.interruptionLevel =
      (coder.number("interruptionLevel")?.uintValue).flatMap(UNNotificationInterruptionLevel.init) ?? .active
    values.relevanceScore = coder.number("relevanceScore")?.doubleValue ?? 0
    values.filterCriteria = coder.string("filterCriteria")
    super.init()
  }

  // MARK: - Equality

  /// Whether the other content says the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationContent else { return false }
    return self === other || values.equals(other.values)
  }

  /// A hash of the texts.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(values.title)
    hasher.combine(values.body)
    hasher.combine(values.threadIdentifier)
    return hasher.finalize()
  }
}

extension ContentValues {
  func equals(_ other: ContentValues) -> Bool {
    title == other.title && subtitle == other.subtitle && body == other.body && badge == other.badge
      && categoryIdentifier == other.categoryIdentifier && threadIdentifier == other.threadIdentifier
      && launchImageName == other.launchImageName && sound == other.sound && attachments == other.attachments
      && summaryArgument == other.summaryArgument && summaryArgumentCount == other.summaryArgumentCount
      && targetContentIdentifier == other.targetContentIdentifier && interruptionLevel == other.interruptionLevel
      && relevanceScore == other.relevanceScore && filterCriteria == other.filterCriteria
      && PropertyListValue.areEqual(userInfo, other.userInfo)
  }
}
