import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of this framework's errors.
public let UNErrorDomain = "UNErrorDomain"

/// An error of the notification system.
public struct UNError: _BridgedStoredNSError, Sendable {
  /// What went wrong.
  public enum Code: Int, _ErrorCodeProtocol, Sendable, CaseIterable {
    /// The type of the error that has this code.
    public typealias _ErrorType = UNError

    /// The user does not allow the app's notifications.
    case notificationsNotAllowed = 1
    /// The attachment's URL is no readable file.
    case attachmentInvalidURL = 100
    /// The attachment's type is none that can be shown.
    case attachmentUnrecognizedType = 101
    /// The attachment's file is too large.
    case attachmentInvalidFileSize = 102
    /// The attachment is not in the system's store.
    case attachmentNotInDataStore = 103
    /// The attachment could not be moved into the system's store.
    case attachmentMoveIntoDataStoreFailed = 104
    /// The attachment's file is damaged.
    case attachmentCorrupt = 105
    /// The request's trigger never fires.
    case notificationInvalidNoDate = 1400
    /// The request shows, plays and sets nothing.
    case notificationInvalidNoContent = 1401
    /// The object may not provide content.
    case contentProvidingObjectNotAllowed = 1500
    /// The content that was provided is invalid.
    case contentProvidingInvalid = 1501
    /// The badge's number is invalid.
    case badgeInputInvalid = 1600

    /// The words of the error; those of 100 and 101 as seen in reports from devices, the others are assumed [M].
    var words: String {
      switch self {
      case .notificationsNotAllowed: "Notifications are not allowed for this application"
      case .attachmentInvalidURL: "Invalid attachment file URL"
      case .attachmentUnrecognizedType: "Unrecognized attachment file type"
      case .attachmentInvalidFileSize: "Invalid attachment file size"
      case .attachmentNotInDataStore: "Attachment not in data store"
      case .attachmentMoveIntoDataStoreFailed: "Failed to move attachment into data store"
      case .attachmentCorrupt: "Attachment file is corrupt"
      case .notificationInvalidNoDate: "Notification trigger has no next date"
      case .notificationInvalidNoContent: "Notification has no content"
      case .contentProvidingObjectNotAllowed: "Content providing object is not allowed"
      case .contentProvidingInvalid: "Provided content is invalid"
      case .badgeInputInvalid: "Invalid badge input"
      }
    }
  }

  /// The error as an `NSError`.
  public let _nsError: NSError

  /// Takes over an `NSError` of ``UNErrorDomain``.
  public init(_nsError: NSError) {
    self._nsError = _nsError
  }

  /// Makes an error, with the system's words unless `userInfo` has others.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    var userInfo = userInfo
    if userInfo[NSLocalizedDescriptionKey] == nil { userInfo[NSLocalizedDescriptionKey] = code.words }
    _nsError = NSError(domain: UNErrorDomain, code: code.rawValue, userInfo: userInfo)
  }

  /// The domain of these errors.
  public static var _nsErrorDomain: String { UNErrorDomain }
  /// The domain of these errors.
  public static var errorDomain: String { UNErrorDomain }

  /// The user does not allow the app's notifications.
  public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
  /// The attachment's URL is no readable file.
  public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
  /// The attachment's type is none that can be shown.
  public static var attachmentUnrecognizedType: Code { .attachmentUnrecognizedType }
  /// The attachment's file is too large.
  public static var attachmentInvalidFileSize: Code { .attachmentInvalidFileSize }
  /// The attachment is not in the system's store.
  public static var attachmentNotInDataStore: Code { .attachmentNotInDataStore }
  /// The attachment could not be moved into the system's store.
  public static var attachmentMoveIntoDataStoreFailed: Code { .attachmentMoveIntoDataStoreFailed }
  /// The attachment's file is damaged.
  public static var attachmentCorrupt: Code { .attachmentCorrupt }
  /// The request's trigger never fires.
  public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
  /// The request shows, plays and sets nothing.
  public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
  /// The object may not provide content.
  public static var contentProvidingObjectNotAllowed: Code { .contentProvidingObjectNotAllowed }
  /// The content that was provided is invalid.
  public static var contentProvidingInvalid: Code { .contentProvidingInvalid }
  /// The badge's number is invalid.
  public static var badgeInputInvalid: Code { .badgeInputInvalid }
}

// Linux's Swift asks this protocol when an NSError is cast to the struct.
extension UNError: _ObjectiveCBridgeable {
  /// The error as an `NSError`.
  public func _bridgeToObjectiveC() -> NSError { _nsError }

  /// Casts an `NSError` that is known to be of the domain.
  public static func _forceBridgeFromObjectiveC(_ source: NSError, result: inout UNError?) {
    _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
  }

  /// Casts an `NSError` if it is of the domain.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSError, result: inout UNError?) -> Bool {
    guard source.domain == UNErrorDomain else { return false }
    result = UNError(_nsError: source)
    return true
  }

  /// Casts an `NSError`, of whatever domain.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSError?) -> UNError {
    UNError(_nsError: source ?? NSError(domain: UNErrorDomain, code: 0))
  }
}
