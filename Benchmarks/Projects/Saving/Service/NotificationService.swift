import UserNotifications

/// Answers at once and goes on saving, as code does that writes after its completion handler was called.
final class NotificationService: UNNotificationServiceExtension {
  override func didReceive(
    _ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) {
    Saver(name: "service").start()
    contentHandler(request.content)
  }
}
