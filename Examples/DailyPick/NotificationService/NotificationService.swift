import UserNotifications

/// Fetches the pick's picture and attaches it before the notification is shown.
///
/// The payload's `picture` is either an address to download or the name of a picture inside this extension.
final class NotificationService: UNNotificationServiceExtension {
  private var delivery: Delivery?

  override func didReceive(
    _ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) {
    let delivery = Delivery(content: request.content, handler: contentHandler)
    self.delivery = delivery

    guard let picture = request.content.userInfo["picture"] as? String, !picture.isEmpty else {
      return delivery.finish()
    }
    if let address = URL(string: picture), let scheme = address.scheme, ["http", "https"].contains(scheme) {
      download(address, for: delivery)
    } else {
      delivery.finish(attaching: Self.copyOfBundledPicture(named: picture))
    }
  }

  /// Called shortly before the system gives up: what there is by now is shown.
  override func serviceExtensionTimeWillExpire() {
    delivery?.finish()
  }

  private func download(_ address: URL, for delivery: Delivery) {
    let task = URLSession.shared.downloadTask(with: address) { file, response, _ in
      guard let file, (response as? HTTPURLResponse)?.statusCode == 200 else { return delivery.finish() }
      // The type is told by the name, and the downloaded file is called something.tmp.
      let kind = address.pathExtension.isEmpty ? "jpg" : address.pathExtension
      let picture = Self.temporaryFile(kind: kind)
      try? FileManager.default.moveItem(at: file, to: picture)
      delivery.finish(attaching: picture)
    }
    task.resume()
  }

  /// A copy that the system may move away when it attaches the picture.
  private static func copyOfBundledPicture(named name: String) -> URL? {
    guard let original = Bundle.main.resourceURL?.appendingPathComponent((name as NSString).lastPathComponent) else {
      return nil
    }
    let copy = temporaryFile(kind: original.pathExtension)
    do {
      try FileManager.default.copyItem(at: original, to: copy)
      return copy
    } catch {
      return nil
    }
  }

  private static func temporaryFile(kind: String) -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).appendingPathExtension(kind)
  }
}
