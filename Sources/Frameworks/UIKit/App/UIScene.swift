import CoreGraphics
import IOSFoundation
import UserNotifications

/// One of the app's places on the screen.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// How far a scene is in front.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// Why a scene was connected.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    /// URLs to open.
    open internal(set) var urlContexts: Set<UIOpenURLContext> = []
    /// The app that asked.
    open internal(set) var sourceApplication: String?
    /// The shortcut that asked.
    open internal(set) var shortcutItem: UIApplicationShortcutItem?
    /// Activities to go on with.
    open internal(set) var userActivities: Set<NSUserActivity> = []
    /// The notification's answer that asked.
    open internal(set) var notificationResponse: UNNotificationResponse?
  }

  /// Options of a URL that was opened.
  @preconcurrency @MainActor open class OpenURLOptions: NSObject {
    /// The app that asked.
    open internal(set) var sourceApplication: String?
    /// True when the file is opened where it is.
    open internal(set) var openInPlace = false
  }

  /// The session that the scene shows.
  public let session: UISceneSession
  /// The app's own object.
  open var delegate: (any UISceneDelegate)?
  /// How far the scene is in front.
  open internal(set) var activationState: ActivationState = .unattached
  /// The title, where a system shows one.
  open var title: String! = ""

  /// Makes a scene, as the system does.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  open override var next: UIResponder? { UIApplication.shared }

  public nonisolated static let willConnectNotification = NSNotification.Name("UISceneWillConnectNotification")
  public nonisolated static let didDisconnectNotification = NSNotification.Name("UISceneDidDisconnectNotification")
  public nonisolated static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// A URL that the app shall open.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL
  /// How it is opened.
  public let options: UIScene.OpenURLOptions

  init(url: URL, options: UIScene.OpenURLOptions = .init()) {
    (self.url, self.options) = (url, options)
    super.init()
  }
}

/// What stays of a scene when it is gone.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The scene, while it is connected.
  open internal(set) weak var scene: UIScene?
  /// What the scene is for.
  public let role: Role
  /// How the scene is made.
  open internal(set) var configuration: UISceneConfiguration
  /// A name that stays.
  public let persistentIdentifier: String
  /// What brings the scene's state back; no state is kept between launches.
  open internal(set) var stateRestorationActivity: NSUserActivity?
  /// Facts that the app keeps with the session.
  open var userInfo: [String: Any]?

  init(role: Role, configuration: UISceneConfiguration, identifier: String) {
    (self.role, self.configuration, persistentIdentifier) = (role, configuration, identifier)
    super.init()
  }
}

/// How a scene is made.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// The name in the Info.plist.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The scene's class.
  open var sceneClass: AnyClass?
  /// The class of the app's own object.
  open var delegateClass: AnyClass?
  /// A storyboard with the first controller.
  open var storyboard: UIStoryboard?
  /// The class's name in the Info.plist, where the class itself is not known.
  var delegateClassName: String?
  var storyboardName: String?

  /// Makes a configuration, with what the Info.plist says of that name.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
    super.init()
    guard let entry = SceneManifest.main.entry(named: name, role: sessionRole) else { return }
    (delegateClassName, storyboardName) = (entry.delegateClassName, entry.storyboardName)
  }
}

/// What an app answers for a scene. Every member may be left out.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  public func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
  {}
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}

/// What an app answers for a scene with windows. Every member may be left out.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window.
  var window: UIWindow? { get set }
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}

/// A scene with windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
  private var members: [UIWindow] = []

  /// The scene's windows.
  open var windows: [UIWindow] { members }
  /// The window that gets keys.
  open var keyWindow: UIWindow? { members.first { $0.isKeyWindow } }
  /// The screen.
  open var screen: UIScreen { UIScreen.main }
  /// The space of the scene's windows.
  open var coordinateSpace: any UICoordinateSpace { UIScreen.main.coordinateSpace }
  /// How the phone is held.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// The traits of the phone.
  open var traitCollection: UITraitCollection { SurroundingTraits.system }

  /// The traits were changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  func adopt(_ window: UIWindow) {
    if !members.contains(where: { $0 === window }) { members.append(window) }
  }

  func forget(_ window: UIWindow) { members.removeAll { $0 === window } }
}
