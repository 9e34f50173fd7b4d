import UserNotifications

/// Hands the notification back to the system exactly once, whichever comes first: the picture, a failure, or the end of the
/// time that the system allows.
final class Delivery: @unchecked Sendable {
  private let lock = NSLock()
  private let content: UNNotificationContent
  private var handler: ((UNNotificationContent) -> Void)?

  init(content: UNNotificationContent, handler: @escaping (UNNotificationContent) -> Void) {
    self.content = content
    self.handler = handler
  }

  /// Ends the work; only the first call counts.
  func finish(attaching picture: URL? = nil) {
    lock.lock()
    let handler = self.handler
    self.handler = nil
    lock.unlock()
    guard let handler else { return }

    guard let picture, let mutable = content.mutableCopy() as? UNMutableNotificationContent,
      let attachment = try? UNNotificationAttachment(identifier: "picture", url: picture, options: nil)
    else {
      return handler(content)
    }
    mutable.attachments = [attachment]
    handler(mutable)
  }
}
