import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The action identifier of a tap on the notification itself.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The action identifier of a dismissal, told only for categories with `customDismissAction`.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// What the user did with a notification.
open class UNNotificationResponse: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The notification.
  open var notification: UNNotification { storedNotification }
  /// The action, or one of the two identifiers for a tap and a dismissal.
  open var actionIdentifier: String { storedAction }

  private let storedNotification: UNNotification
  private let storedAction: String

  /// The scene where it was done; UIKit, which knows the type, hands it out as `targetScene`.
  @_spi(Runtime) public weak var sceneObject: AnyObject?

  /// Makes a response.
  @_spi(Runtime) public init(notification: UNNotification, actionIdentifier: String) {
    storedNotification = notification
    storedAction = actionIdentifier
    super.init()
  }

  /// Returns the response itself, which cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// True: responses can be archived securely.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the response.
  open func encode(with coder: NSCoder) {
    coder.encode(storedNotification, forKey: "notification")
    coder.encode(storedAction as NSString, forKey: "actionIdentifier")
  }

  /// Reads a response.
  public required init?(coder: NSCoder) {
    guard let notification = coder.decodeObject(of: UNNotification.self, forKey: "notification"),
      let action = coder.string("actionIdentifier")
    else { return nil }
    storedNotification = notification
    storedAction = action
    super.init()
  }

  /// Whether the other response is the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationResponse, Swift.type(of: other) == Swift.type(of: self) else {
      return false
    }
    return actionIdentifier == other.actionIdentifier && notification == other.notification
  }

  /// A hash of the action.
  open override var hash: Int { storedAction.hashValue }
}

/// A response to a text action.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// What the user wrote.
  open var userText: String { storedText }
  private let storedText: String

  /// Makes a response.
  @_spi(Runtime) public init(notification: UNNotification, actionIdentifier: String, userText: String) {
    storedText = userText
    super.init(notification: notification, actionIdentifier: actionIdentifier)
  }

  /// Writes the response.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(storedText as NSString, forKey: "userText")
  }

  /// Reads a response.
  public required init?(coder: NSCoder) {
    storedText = coder.string("userText") ?? ""
    super.init(coder: coder)
  }

  /// Whether the other response is the same.
  open override func isEqual(_ object: Any?) -> Bool {
    super.isEqual(object) && (object as? UNTextInputNotificationResponse)?.userText == userText
  }
}
