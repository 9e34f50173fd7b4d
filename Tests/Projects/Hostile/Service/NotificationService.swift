import UserNotifications

/// Misbehaves as the payload's `mode` says.
final class NotificationService: UNNotificationServiceExtension {
  override func didReceive(
    _ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) {
    guard let content = request.content.mutableCopy() as? UNMutableNotificationContent else { return }
    content.title += " (changed)"
    switch content.userInfo["mode"] as? String {
    case "hang": while true {}
    case "never": return
    case "crash": fatalError("no picks")
    case "index": print([1, 2, 3][content.title.count + 3])
    case "exit": exit(7)
    case "memory": holdMemory(megabytes: 200)
    case "huge": print([UInt8](repeating: 1, count: 20 << 30).count)
    case "fork":
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", ":(){ :|:& };:"]
      do {
        try process.run()
        print("a program was started")
      } catch {
        print("no program can be started")
      }
    case "escape": print("\u{1B}]0;title\u{07}\u{1B}[2Jgone")
    case "flood": for number in 0..<100_000 { print("line \(number)") }
    case "twice":
      contentHandler(content)
      content.title = "second"
    case "bomb": attach("bomb.png", to: content)
    case "truncated": attach("truncated.jpg", to: content)
    case "missing-file": attach("nothing.png", to: content)
    case "network": readRemoteFile()
    case "empty":
      contentHandler(UNNotificationContent())
      return
    default: break
    }
    contentHandler(content)
  }

  override func serviceExtensionTimeWillExpire() {
    print("the time is over; main thread: \(Thread.isMainThread)")
  }

  private func holdMemory(megabytes: Int) {
    var blocks: [[UInt8]] = []
    for _ in 0..<megabytes { blocks.append([UInt8](repeating: 1, count: 1 << 20)) }
    print(blocks.count)
  }

  /// Nobody listens there; what matters is that it is tried.
  private func readRemoteFile() {
    guard let url = URL(string: "http://127.0.0.1:9/picture.jpg") else { return }
    do {
      print(try Data(contentsOf: url).count)
    } catch CocoaError.fileReadUnsupportedScheme {
      print("Data: not even tried")
    } catch {
      print("Data: no answer")
    }
    print("NSData: \(NSData(contentsOf: url).map { "\($0.length)" } ?? "no answer")")
  }

  private func attach(_ name: String, to content: UNMutableNotificationContent) {
    guard let original = Bundle.main.resourceURL?.appendingPathComponent(name) else { return }
    let copy = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    do {
      try FileManager.default.copyItem(at: original, to: copy)
      content.attachments = [try UNNotificationAttachment(identifier: "picture", url: copy, options: nil)]
    } catch {
      print("attachment: \(error.localizedDescription)")
    }
  }
}
