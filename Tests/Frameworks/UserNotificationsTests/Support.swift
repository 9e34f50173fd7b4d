import Foundation
import Journal
import Synchronization
import UserNotifications
@_spi(Runtime) import UserNotifications

/// What is reported while a test runs, in the whole process; tests look for entries that only they can cause.
final class Reports: Sendable {
  private let entries = Mutex<[Journal.Entry]>([])

  /// Begins to listen. Whoever listened before goes on hearing everything.
  init() {
    let previous = Journal.sink
    Journal.sink = { [self] entry in
      previous?(entry)
      entries.withLock { $0.append(entry) }
    }
  }

  func containing(_ text: String) -> [Journal.Entry] {
    entries.withLock { $0.filter { $0.message.contains(text) } }
  }
}

/// A new file of that name.
func makeFile(_ name: String) throws -> URL {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "UserNotificationsTests-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  let file = folder.appendingPathComponent(name)
  try Data("content".utf8).write(to: file)
  return file
}

/// A content with every value set.
func makeFullContent() throws -> UNMutableNotificationContent {
  let content = UNMutableNotificationContent()
  content.title = "今日の一枚"
  content.subtitle = "subtitle"
  content.body = "body"
  content.badge = 3
  content.sound = UNNotificationSound.criticalSoundNamed(UNNotificationSoundName("bell.caf"), withAudioVolume: 0.5)
  content.launchImageName = "launch"
  content.threadIdentifier = "pick-1"
  content.categoryIdentifier = "DAILY_PICK"
  content.attachments = [
    try UNNotificationAttachment(
      identifier: "picture", url: makeFile("a.jpg"),
      options: [
        UNNotificationAttachmentOptionsThumbnailClippingRectKey: ["X": 0.1, "Y": 0.2, "Width": 0.5, "Height": 0.6]
      ])
  ]
  content.userInfo = ["aps": ["alert": "x", "mutable-content": 1, "on": true], "picture": "https://example.net/a.jpg"]
  content.summaryArgument = "argument"
  content.summaryArgumentCount = 2
  content.targetContentIdentifier = "target"
  content.interruptionLevel = .timeSensitive
  content.relevanceScore = 0.75
  content.filterCriteria = "filter"
  return content
}

func makeNotification(thread: String = "pick-1") -> UNNotification {
  let content = UNMutableNotificationContent()
  content.title = "title"
  content.threadIdentifier = thread
  return UNNotification(
    date: Date(timeIntervalSinceReferenceDate: 0),
    request: UNNotificationRequest(identifier: "id", content: content, trigger: UNPushNotificationTrigger()))
}

/// What an archive gives back.
func archived<T: NSObject & NSSecureCoding>(_ object: T) throws -> T? {
  let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
  return try NSKeyedUnarchiver.unarchivedObject(ofClass: T.self, from: data)
}
