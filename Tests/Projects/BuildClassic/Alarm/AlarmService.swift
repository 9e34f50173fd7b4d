import UserNotifications

class AlarmService: UNNotificationServiceExtension {
    override func didReceive(_ request: UNNotificationRequest,
                             withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {
        let content = request.content.mutableCopy() as! UNMutableNotificationContent
        content.subtitle = Time.label(hour: 7, minute: 5)
        contentHandler(content)
    }
}
