import UserNotifications

@objc(NotificationService)
class NotificationService: UNNotificationServiceExtension {
  private var handler: ((UNNotificationContent) -> Void)?
  private var content: UNMutableNotificationContent?
  @objc private dynamic var steps = 0
  private var token: NSKeyValueObservation?

  override func didReceive(
    _ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) {
    handler = contentHandler
    content = request.content.mutableCopy() as? UNMutableNotificationContent
    let aps = request.content.userInfo["aps"] as? NSDictionary
    token = observe(\.steps, options: .new) { service, change in
      if change.newValue == 2 { service.finish(aps?["category"] as? NSString ?? "none") }
    }
    let timer = Timer(timeInterval: 0.01, target: self, selector: #selector(step), userInfo: nil, repeats: false)
    RunLoop.main.add(timer, forMode: .common)
    performSelector(inBackground: #selector(step), with: nil)
  }

  private let lock = NSLock()

  @objc private func step() {
    objc_sync_enter(self)
    defer { objc_sync_exit(self) }
    steps += 1
  }

  private func finish(_ category: NSString) {
    content?.body = "Observed in \(category)"
    content.map { handler?($0) }
  }
}
