import Foundation

/// A kind of notification: its actions and how it behaves.
open class UNNotificationCategory: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// What notifications name it by.
  open var identifier: String { storedIdentifier }
  /// The buttons, in the order in which they are shown.
  open var actions: [UNNotificationAction] { storedActions }
  /// The intents that such notifications belong to.
  open var intentIdentifiers: [String] { storedIntents }
  /// How such notifications behave.
  open var options: UNNotificationCategoryOptions { storedOptions }
  /// The text in place of the body where previews are hidden; `%u` stands for the number of notifications.
  open var hiddenPreviewsBodyPlaceholder: String { storedPlaceholder }
  /// The format of a group's summary; ignored in part from iOS 15 on.
  open var categorySummaryFormat: String { storedFormat }

  private let storedIdentifier: String
  private let storedActions: [UNNotificationAction]
  private let storedIntents: [String]
  private let storedOptions: UNNotificationCategoryOptions
  private let storedPlaceholder: String
  private let storedFormat: String

  private init(
    storing identifier: String, actions: [UNNotificationAction], intents: [String],
    options: UNNotificationCategoryOptions, placeholder: String, format: String
  ) {
    storedIdentifier = identifier
    storedActions = actions
    storedIntents = intents
    storedOptions = options
    storedPlaceholder = placeholder
    storedFormat = format
    super.init()
  }

  /// Makes a category.
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.init(
      storing: identifier, actions: actions, intents: intentIdentifiers, options: options, placeholder: "", format: "")
  }

  /// Makes a category with a text for hidden previews.
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String, options: UNNotificationCategoryOptions = []
  ) {
    self.init(
      storing: identifier, actions: actions, intents: intentIdentifiers, options: options,
      placeholder: hiddenPreviewsBodyPlaceholder, format: "")
  }

  /// Makes a category with a text for hidden previews and a format for summaries.
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String?, categorySummaryFormat: String?, options: UNNotificationCategoryOptions = []
  ) {
    self.init(
      storing: identifier, actions: actions, intents: intentIdentifiers, options: options,
      placeholder: hiddenPreviewsBodyPlaceholder ?? "", format: categorySummaryFormat ?? "")
  }

  /// Returns the category itself, which cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// True: categories can be archived securely.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the category.
  open func encode(with coder: NSCoder) {
    coder.encode(storedIdentifier as NSString, forKey: "identifier")
    coder.encode(storedActions as NSArray, forKey: "actions")
    coder.encode(storedIntents as NSArray, forKey: "intentIdentifiers")
    coder.encode(storedOptions.rawValue as NSNumber, forKey: "options")
    coder.encode(storedPlaceholder as NSString, forKey: "hiddenPreviewsBodyPlaceholder")
    coder.encode(storedFormat as NSString, forKey: "categorySummaryFormat")
  }

  /// Reads a category.
  public required init?(coder: NSCoder) {
    guard let identifier = coder.string("identifier") else { return nil }
    storedIdentifier = identifier
    let classes: [AnyClass] = [NSArray.self, UNNotificationAction.self, UNTextInputNotificationAction.self]
    storedActions = coder.decodeObject(of: classes, forKey: "actions") as? [UNNotificationAction] ?? []
    storedIntents = coder.strings("intentIdentifiers")
    storedOptions = UNNotificationCategoryOptions(rawValue: coder.number("options")?.uintValue ?? 0)
    storedPlaceholder = coder.string("hiddenPreviewsBodyPlaceholder") ?? ""
    storedFormat = coder.string("categorySummaryFormat") ?? ""
    super.init()
  }

  /// Whether the other category is the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationCategory else { return false }
    return identifier == other.identifier && actions == other.actions && intentIdentifiers == other.intentIdentifiers
      && options == other.options && hiddenPreviewsBodyPlaceholder == other.hiddenPreviewsBodyPlaceholder
      && categorySummaryFormat == other.categorySummaryFormat
  }

  /// A hash of the identifier.
  open override var hash: Int { storedIdentifier.hashValue }
}
