import Foundation

/// A notification that is to be, or was, shown: what and when.
open class UNNotificationRequest: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The name by which to replace or remove it.
  open var identifier: String { storedIdentifier }
  /// What it says.
  open var content: UNNotificationContent { storedContent }
  /// What makes it appear; nil is at once.
  open var trigger: UNNotificationTrigger? { storedTrigger }

  private let storedIdentifier: String
  private let storedContent: UNNotificationContent
  private let storedTrigger: UNNotificationTrigger?

  /// Makes a request. The content is copied.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    storedIdentifier = identifier
    storedContent = UNNotificationContent(values: content.values)
    storedTrigger = trigger
    super.init()
  }

  /// Returns the request itself, which cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// True: requests can be archived securely.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the request.
  open func encode(with coder: NSCoder) {
    coder.encode(storedIdentifier as NSString, forKey: "identifier")
    coder.encode(storedContent, forKey: "content")
    coder.encode(storedTrigger, forKey: "trigger")
  }

  /// Reads a request.
  public required init?(coder: NSCoder) {
    guard let identifier = coder.string("identifier"),
      let content = coder.decodeObject(of: UNNotificationContent.self, forKey: "content")
    else { return nil }
    storedIdentifier = identifier
    storedContent = content
    let classes: [AnyClass] = [
      UNPushNotificationTrigger.self, UNTimeIntervalNotificationTrigger.self, UNCalendarNotificationTrigger.self,
    ]
    storedTrigger = coder.decodeObject(of: classes, forKey: "trigger") as? UNNotificationTrigger
    super.init()
  }

  /// Whether the other request is the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationRequest else { return false }
    return identifier == other.identifier && content == other.content && trigger == other.trigger
  }

  /// A hash of the identifier.
  open override var hash: Int { storedIdentifier.hashValue }
}
