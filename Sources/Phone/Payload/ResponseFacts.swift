/// What the user did with a notification: `UNNotificationResponse` without its class.
public struct ResponseFacts: Sendable, Hashable, Codable {
  public var notification: NotificationFacts
  public var actionIdentifier: String
  /// What was typed; set for a `UNTextInputNotificationResponse`.
  public var userText: String?

  /// `UNNotificationDefaultActionIdentifier`.
  public static let defaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
  /// `UNNotificationDismissActionIdentifier`.
  public static let dismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

  public init(notification: NotificationFacts, actionIdentifier: String, userText: String? = nil) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
    self.userText = userText
  }
}

/// `UNNotificationContentExtensionResponseOption`, with its raw values.
public enum ResponseOption: UInt, Sendable, Hashable, Codable {
  case doNotDismiss, dismiss, dismissAndForwardAction

  /// Apple's name, as the transcript says it.
  public var name: String {
    switch self {
    case .doNotDismiss: "doNotDismiss"
    case .dismiss: "dismiss"
    case .dismissAndForwardAction: "dismissAndForwardAction"
    }
  }
}
