import Foundation

/// A notification that was delivered.
open class UNNotification: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// When it was delivered.
  open var date: Date { storedDate }
  /// What was asked for.
  open var request: UNNotificationRequest { storedRequest }

  private let storedDate: Date
  private let storedRequest: UNNotificationRequest

  /// Makes a delivered notification.
  @_spi(Runtime) public init(date: Date, request: UNNotificationRequest) {
    storedDate = date
    storedRequest = request
    super.init()
  }

  /// Returns the notification itself, which cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// True: notifications can be archived securely.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the notification.
  open func encode(with coder: NSCoder) {
    coder.encode(storedDate as NSDate, forKey: "date")
    coder.encode(storedRequest, forKey: "request")
  }

  /// Reads a notification.
  public required init?(coder: NSCoder) {
    guard let date = coder.decodeObject(of: NSDate.self, forKey: "date") as Date?,
      let request = coder.decodeObject(of: UNNotificationRequest.self, forKey: "request")
    else { return nil }
    storedDate = date
    storedRequest = request
    super.init()
  }

  /// Whether the other notification is the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotification else { return false }
    return date == other.date && request == other.request
  }

  /// A hash of the request's identifier.
  open override var hash: Int { storedRequest.hash }
}
