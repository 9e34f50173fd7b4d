import CoreGraphics
@_spi(Runtime) import IOSFoundation
import Journal
@_spi(Runtime) import QuartzCore

/// Whether a background fetch found something.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData = 0
  case noData = 1
  case failed = 2
}

/// A promise of time in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Whether the app may run in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  case restricted = 0
  case denied = 1
  case available = 2
}

/// The app.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// Where the app is.
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  /// What the app was launched for.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let sourceApplication = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    public static let remoteNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
    public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  }

  /// A kind of extension that the app can forbid.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
  }

  /// How a URL is opened in the app.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// How a URL is opened by the system.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenExternalURLOptionsUniversalLinksOnly")
  }

  /// The app.
  open class var shared: UIApplication { instance }
  static let instance = UIApplication()

  /// The app's own object.
  open var delegate: (any UIApplicationDelegate)?
  var state = State.background
  var scenes: [UIScene] = []
  var nextTask = 1
  var tasks: [Int: () -> Void] = [:]
  var isRegistered = false

  /// Where the app is.
  open var applicationState: State { state }
  /// The scenes that are connected.
  open var connectedScenes: Set<UIScene> { Set(scenes) }
  /// The sessions of the scenes.
  open var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }
  /// True when the app may show several scenes.
  open var supportsMultipleScenes: Bool { false }
  /// The windows that are shown.
  open var windows: [UIWindow] { UIWindow.all.compactMap(\.window).filter { !$0.isHidden } }
  /// The window that gets keys.
  open var keyWindow: UIWindow? { UIWindow.key }
  /// Shortcuts that the app's icon offers.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// True shows that the app uses the network; the chrome has no such sign.
  open var isNetworkActivityIndicatorVisible = false
  /// True lets a shake undo.
  open var applicationSupportsShakeToEdit = true
  var ignoredEvents = 0
  /// The number on the app's icon.
  open var applicationIconBadgeNumber = 0 { didSet { UIRuntime.onBadge?(applicationIconBadgeNumber) } }
  /// The size of text that the user chose.
  open var preferredContentSizeCategory: UIContentSizeCategory { SurroundingTraits.system.preferredContentSizeCategory }
  /// The direction of reading of the app's language.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    SurroundingTraits.system.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// True keeps the screen from going dark.
  open var isIdleTimerDisabled = false
  /// True when files are readable, as after the first unlock.
  open var isProtectedDataAvailable: Bool { true }
  /// Whether the app may run in the background.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// The seconds that the app may still run in the background.
  open var backgroundTimeRemaining: TimeInterval { state == .background ? 30 : .greatestFiniteMagnitude }
  /// The height of the status bar.
  open var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: UIScreen.main.safeAreaInsets.top)
  }
  open override var next: UIResponder? { delegate as? UIResponder }

  /// Hands an event to the windows that it concerns.
  open func sendEvent(_ event: UIEvent) {
    for window in Set((event.allTouches ?? []).compactMap(\.window)) { window.sendEvent(event) }
  }

  /// Sends a message to an object, or along the responder chain when it is nil.
  @discardableResult open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?)
    -> Bool
  {
    let receiver = target ?? (sender as? UIResponder)?.target(forAction: action, withSender: sender)
    guard let receiver else { return false }
    ActionMessage(action).send(to: receiver, Array([sender, event].prefix(action.argumentCount)))
    return true
  }

  /// True when the system can open a URL.
  open func canOpenURL(_ url: URL) -> Bool {
    ["http", "https", "mailto", "tel", "sms", "app-settings"].contains(url.scheme ?? "")
  }

  /// Asks the system to open a URL.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isOpened = UIRuntime.onOpenURL?(url) ?? false
    if UIRuntime.onOpenURL == nil {
      Journal.report(.init(kind: .unsupported, message: "UIApplication.open(\(url)): nothing opens URLs here"))
    }
    if let completion { MainQueue.after(0) { completion(isOpened) } }
  }

  /// Asks for time in the background.
  open func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Asks for time in the background.
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    defer { nextTask += 1 }
    tasks[nextTask] = { handler?() }
    return UIBackgroundTaskIdentifier(rawValue: nextTask)
  }

  /// Gives the rest of the time back.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { tasks[identifier.rawValue] = nil }

  /// True when the app gets pushes.
  open var isRegisteredForRemoteNotifications: Bool { isRegistered }

  /// Asks for pushes; the delegate gets a token of 32 bytes, the same each time.
  open func registerForRemoteNotifications() {
    isRegistered = true
    MainQueue.after(0) { [weak self] in
      guard let self else { return }
      self.delegate?.application(
        self, didRegisterForRemoteNotificationsWithDeviceToken: UIRuntime.deviceToken)
    }
  }

  /// Gets no more pushes.
  open func unregisterForRemoteNotifications() { isRegistered = false }
  /// Shows a command's controls; there are none.
  open func beginReceivingRemoteControlEvents() {}
  /// Hides a command's controls.
  open func endReceivingRemoteControlEvents() {}
  /// Asks for a scene; the only one is there already.
  open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  /// The URL of the app's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The URL of the app's notification settings.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
}

extension UIApplication {
  public nonisolated static let didFinishLaunchingNotification = NSNotification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public nonisolated static let willTerminateNotification = NSNotification.Name(
    "UIApplicationWillTerminateNotification")
  public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  public nonisolated static let significantTimeChangeNotification = NSNotification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  public nonisolated static let userDidTakeScreenshotNotification = NSNotification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// The key by which `backgroundTimeRemaining`'s least interval is known.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
}
