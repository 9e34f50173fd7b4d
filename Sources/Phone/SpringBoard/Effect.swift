import Journal
import Payload

/// What SpringBoard wants done. It never does anything itself.
public enum Effect: Sendable, Equatable {
  /// A line for the transcript.
  case event(Event)
  /// What was asked for makes no sense now; nothing changed.
  case refuse(NagaoshiError)
  case startTimer(TimerID, seconds: Double)
  case cancelTimer(TimerID)

  // MARK: Service extension
  /// Start (or reuse) the process and call `didReceive(_:withContentHandler:)`.
  case runService(RunID, app: String, bundleIdentifier: String, NotificationFacts)
  /// Call `serviceExtensionTimeWillExpire()` on another thread than the main one.
  case expireService(RunID)
  /// Kill the process: its time is over.
  case stopService(RunID)
  /// Validate these files and move them to the attachment store (copy them, if they lie in the app's bundle); answer with
  /// `attachmentsChecked`.
  case checkAttachments(RunID, [AttachmentFacts], app: String)

  // MARK: Content extension
  /// Start the process with a view of this size in points; answer with `started`. At every layout the process gives its view
  /// the height that it wants, but never more than `maximumHeight`, and reports both.
  case startContent(
    RunID, app: String, bundleIdentifier: String, width: Double, height: Double, maximumHeight: Double)
  /// Call `didReceive(_ notification:)`; answer with `settled`. `actions` is what `notificationActions` shall read as.
  case deliverToContent(RunID, NotificationFacts, actions: [ActionFacts])
  /// Call `didReceive(_ response:completionHandler:)`; answer with `settled` when it returned, and with `completed` whenever
  /// its completion is called.
  case respondInContent(RunID, ResponseFacts)
  /// The view must have another height than it took; answer with `settled`.
  case resizeContent(RunID, width: Double, height: Double, maximumHeight: Double)
  /// A finger down and up, in the view's points; answer with `settled`.
  case touchContent(RunID, x: Double, y: Double)
  /// Call `mediaPlay()` or `mediaPause()`; answer with `settled`.
  case playMedia(RunID, Bool)
  case stopContent(RunID)

  // MARK: App
  /// Bring the app to the screen, launching it if it does not run; answer with `launched`.
  case openApp(String)
  /// Run the app's delegate `didReceive response`, launching it in the background if it does not run; answer with
  /// `handledResponse`.
  case respondInApp(String, ResponseFacts, foreground: Bool)
  /// `application(_:didReceiveRemoteNotification:fetchCompletionHandler:)`; answer with `finishedFetch`.
  case wakeApp(String, userInfo: [String: PropertyValue])
  /// Ask the foreground app's delegate `willPresent`; answer with `presentation`.
  case askPresentation(String, NotificationFacts)
  case setBadge(String, Int)
  case playSound(SoundFacts, app: String)

  /// `SpringBoard.screen` is another one than before: draw it.
  case screenChanged
}

/// A line of the transcript: what was decided, and why.
public struct Event: Sendable, Hashable, Codable {
  /// A short, stable word: see `Event.Kind`.
  public var kind: Kind
  /// The process that it is about; nil for the phone's own decisions.
  public var subject: Subject?
  public var message: String
  public var file: String?
  public var line: Int?

  /// The kinds of event that SpringBoard makes. Words in the transcript: never rename one.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// Something went as it should.
    case delivery, service, attachment, banner, content, action, response, app, badge, dismissal
    /// Something was decided that its author may not expect.
    case gate, fallback, warning
    /// A process failed.
    case crash, timeout, memory
  }

  /// The processes beside the phone.
  public enum Subject: String, Sendable, Hashable, Codable {
    case service, content, app
  }

  public init(_ kind: Kind, _ message: String, of subject: Subject? = nil, file: String? = nil, line: Int? = nil) {
    self.kind = kind
    self.subject = subject
    self.message = message
    self.file = file
    self.line = line
  }
}
