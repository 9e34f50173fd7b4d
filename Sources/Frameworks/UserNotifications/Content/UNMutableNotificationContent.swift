import Foundation
import Journal

/// A notification's content that can be changed.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// Makes an empty content.
  public override init() {
    super.init()
  }

  override init(values: ContentValues) {
    super.init(values: values)
  }

  /// Reads a content.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Pictures, sounds and films; the first one is shown in the banner.
  open override var attachments: [UNNotificationAttachment] {
    get { values.attachments }
    set { values.attachments = newValue }
  }
  /// The number on the app's icon; 0 removes it, nil leaves it as it is.
  open override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  /// The text.
  open override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  /// The identifier of the category that has the actions.
  open override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }
  /// The name of the launch image or storyboard to show when the app is opened from here.
  open override var launchImageName: String {
    get { values.launchImageName }
    set { values.launchImageName = newValue }
  }
  /// The sound.
  open override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  /// The line under the title.
  open override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  /// What groups notifications.
  open override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }
  /// The title.
  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  /// Anything that belongs to the notification, property-list values only.
  open override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  /// The text for the category's summary format; ignored from iOS 15 on.
  open override var summaryArgument: String {
    get { values.summaryArgument }
    set { values.summaryArgument = newValue }
  }
  /// How many things the notification counts for; 0 is not allowed and is reported (iOS ends the process).
  open override var summaryArgumentCount: Int {
    get { values.summaryArgumentCount }
    set {
      guard newValue > 0 else {
        Journal.report(
          .init(kind: .misuse, message: "summaryArgumentCount cannot be \(newValue); it was left as it is."))
        return
      }
      values.summaryArgumentCount = newValue
    }
  }
  /// What decides which window opens.
  open override var targetContentIdentifier: String? {
    get { values.targetContentIdentifier }
    set { values.targetContentIdentifier = newValue }
  }
  /// How urgent it is.
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.interruptionLevel }
    set { values.interruptionLevel = newValue }
  }
  /// The rank in a summary, 0…1.
  open override var relevanceScore: Double {
    get { values.relevanceScore }
    set { values.relevanceScore = newValue }
  }
  /// What a Focus filter looks at.
  open override var filterCriteria: String? {
    get { values.filterCriteria }
    set { values.filterCriteria = newValue }
  }
}
