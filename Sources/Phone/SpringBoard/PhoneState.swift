import Device
import Payload

/// What SpringBoard keeps of an app beside what is installed.
struct AppState: Sendable, Hashable {
  var facts: InstalledApp
  var categories: [CategoryFacts] = []
  /// nil: the phone's configuration decides.
  var permissions: Permissions?
  var badge = 0

  func category(_ identifier: String) -> CategoryFacts? {
    categories.first { $0.identifier == identifier }
  }
}

/// A notification that lies in the list.
struct Delivered: Sendable, Hashable {
  var app: String
  var notification: NotificationFacts

  var identifier: String { notification.identifier }
  var thread: String { notification.content.threadIdentifier }

  /// Notifications of one group are shown as a stack: by thread, else by app.
  func isGrouped(with other: Delivered) -> Bool { app == other.app && thread == other.thread }
}

/// A run of a service extension that has not come to its end.
struct ServiceRun: Sendable, Hashable {
  enum Phase: Sendable, Hashable { case running, expiring, checkingAttachments }

  var app: String
  var bundleIdentifier: String
  var mayFilter: Bool
  var original: NotificationFacts
  var phase = Phase.running
  /// The result, while its attachments are checked.
  var result: ContentFacts?
}

/// What became of a run, so that what its process says afterwards can be judged.
enum RunOutcome: Sendable, Hashable {
  case delivered, timeOver, ended
}

/// The open long look.
struct LongLookState: Sendable, Hashable {
  var item: Delivered
  var actions: [ActionFacts]
  /// The content extension; nil for the standard long look.
  var content: ContentRun?
  /// The text input action whose field is open.
  var replying: ActionFacts?
  /// Kept after the content extension is gone.
  var height: StepFacts.Height?
}

/// A content extension at work.
struct ContentRun: Sendable, Hashable {
  /// The action that waits for its completion.
  struct Waiting: Sendable, Hashable {
    var action: ActionFacts
    var response: ResponseFacts
    /// The step goes on without it.
    var isOverdue = false
  }

  var id: RunID
  var facts: InstalledApp.ContentExtension
  var hasStarted = false
  var implementsResponse = false
  var width: Double
  var reservedHeight: Double
  var height: Double
  var layout: ContentLayout?
  /// Commands that are not answered with `settled` yet.
  var pendingReplies = 0
  var waiting: Waiting?
  var isPlaying = false
}
