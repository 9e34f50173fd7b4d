import Device
import Payload

/// Names one run of an extension, from its start to its end. SpringBoard counts them up from 1.
public struct RunID: RawRepresentable, Sendable, Hashable, Codable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// A deadline that SpringBoard asked for.
public enum TimerID: Sendable, Hashable {
  /// The service extension's 30 seconds.
  case serviceClock(RunID)
  /// What it has after `serviceExtensionTimeWillExpire()`.
  case serviceGrace(RunID)
  /// The content extension must have answered by then.
  case contentReply(RunID)
  /// How long the phone waits for the response's completion before it goes on, the interface waiting.
  case responsePatience(RunID)
  /// The app must have answered by then.
  case appReply(String)
}

/// What happens to the phone. Everything that SpringBoard learns, it learns through one of these.
public enum Input: Sendable, Hashable {
  // MARK: Setting up
  case configure(DeviceConfiguration)
  case install(InstalledApp)
  case uninstall(app: String)
  /// `setNotificationCategories`: replaces the app's whole set.
  ///
  /// `origin` says where they are from when the app did not set them itself.
  case setCategories([CategoryFacts], app: String, origin: String? = nil)
  case setPermissions(Permissions, app: String)
  /// The app set its badge itself.
  case setBadge(Int, app: String)
  case lock
  case unlock
  /// The home gesture: whatever is open gives way to the lock screen.
  case goHome

  // MARK: Delivery
  /// A push from APNs.
  case push(NotificationFacts, PushFacts, app: String)
  /// A local notification that fires now.
  case local(NotificationFacts, app: String)
  /// Notifications that a kept phone had in its list, oldest first: they are there again, but nothing is shown anew.
  case restore([NotificationFacts], app: String)
  /// `removeDeliveredNotifications(withIdentifiers:)`; nil removes all.
  case removeDelivered(identifiers: [String]?, app: String)

  // MARK: What processes say
  case service(ServiceReport, RunID)
  /// The attachments that a run's result named, after validation and the move to the store.
  case attachmentsChecked([AttachmentResult], RunID)
  case content(ContentReport, RunID)
  case app(AppReport, app: String)
  case timerFired(TimerID)

  // MARK: What the user does
  /// Presses the newest banner or list entry, or the one named.
  case longPress(identifier: String?)
  /// Taps an action's button.
  case tap(action: String)
  /// Taps a text input action, types and sends.
  case reply(action: String, text: String)
  /// A finger down and up on the content view, in its points.
  case touch(x: Double, y: Double)
  /// Taps the notification itself: the default action.
  case defaultTap
  /// Closes what is expanded, or clears the banner.
  case dismiss
  /// Taps the media button that the system draws over the content view.
  case tapMediaButton
}

/// How a process ended.
public enum ProcessEnd: Sendable, Hashable, Codable {
  /// `exit(status)`.
  case exited(status: Int32)
  /// A signal, with the place in the user's sources where it is known.
  case crashed(reason: String, file: String? = nil, line: Int? = nil)
  /// Above the memory limit, in megabytes.
  case memoryLimit(megabytes: Int)
  /// Could not be started, or its principal class could not be made.
  case failedToStart(reason: String)
  /// Used up its time before its class was made.
  case startupTimeout
  /// Ended by us, as asked.
  case stopped
}

/// What a service extension's process says.
public enum ServiceReport: Sendable, Hashable {
  /// `contentHandler` was called.
  case delivered(ContentFacts)
  case ended(ProcessEnd)
}

/// An attachment after validation.
public enum AttachmentResult: Sendable, Hashable {
  /// In the store: the facts name the stored file.
  case stored(AttachmentFacts)
  /// Refused, with `UNError`'s code 100…105 and its words.
  case refused(AttachmentFacts, code: Int, message: String)
}

/// What a content extension's process says.
public enum ContentReport: Sendable, Hashable {
  /// The view controller is made and its view loaded.
  case started(implementsResponse: Bool)
  /// A command was carried out (or the view changed by itself) and layout settled.
  case settled(ContentLayout)
  /// The response handler's completion was called.
  case completed(ResponseOption)
  /// `extensionContext.notificationActions` was set.
  case setActions([ActionFacts])
  /// `performNotificationDefaultAction()`.
  case performDefaultAction
  /// `dismissNotificationContentExtension()`.
  case dismissExtension
  /// `mediaPlayingStarted()` or, in time, `mediaPlayingPaused()`.
  case mediaPlaying(Bool)
  case ended(ProcessEnd)
}

/// What the phone must know of a content extension's view after layout.
public struct ContentLayout: Sendable, Hashable, Codable {
  /// `preferredContentSize.height`, else Auto Layout's height at the given width, in points; nil when neither says one.
  public var height: Double?
  /// The height of the view as it is in the picture; nil means `height`.
  public var viewHeight: Double?
  /// The view controller's `title`.
  public var title: String?
  public var mediaButton: MediaButton?
  /// Whether the view controller is first responder: it shows its own input.
  public var isFirstResponder: Bool
  /// Whether it overrides `canBecomeFirstResponder`: the system then shows no text field of its own.
  public var canBecomeFirstResponder: Bool
  /// Which picture of the view belongs to this layout; a new number means new pixels.
  public var frameNumber: Int

  /// The button that the system draws for the extension's media.
  public struct MediaButton: Sendable, Hashable, Codable {
    public enum Kind: String, Sendable, Hashable, Codable { case `default`, overlay }
    public var kind: Kind
    /// In the view's points.
    public var x, y, width, height: Double
    /// Red, green, blue, alpha, each 0…1; nil is white.
    public var tint: [Double]?
    public init(kind: Kind, x: Double, y: Double, width: Double, height: Double, tint: [Double]? = nil) {
      self.kind = kind
      self.x = x
      self.y = y
      self.width = width
      self.height = height
      self.tint = tint
    }
  }

  public init(
    height: Double? = nil, viewHeight: Double? = nil, title: String? = nil, mediaButton: MediaButton? = nil,
    isFirstResponder: Bool = false,
    canBecomeFirstResponder: Bool = false, frameNumber: Int = 0
  ) {
    self.height = height
    self.viewHeight = viewHeight
    self.title = title
    self.mediaButton = mediaButton
    self.isFirstResponder = isFirstResponder
    self.canBecomeFirstResponder = canBecomeFirstResponder
    self.frameNumber = frameNumber
  }
}

/// What an app's process says.
public enum AppReport: Sendable, Hashable {
  /// `application(_:didFinishLaunchingWithOptions:)` returned.
  case launched
  /// The delegate's `didReceive response` called its completion.
  case handledResponse
  /// `willPresent` answered, with `UNNotificationPresentationOptions`' raw value.
  case presentation(notification: String, options: UInt)
  /// The silent push's fetch completion was called.
  case finishedFetch
  /// It ended before it had launched: whatever was for it has not reached it.
  case failedToLaunch(ProcessEnd)
  case ended(ProcessEnd)
}
