@_spi(Runtime) import IOSFoundation
import Journal
@_spi(Runtime) import UserNotifications

/// Launches the app: its delegate is made and told, scenes are connected, and the run loop runs.
@MainActor enum AppLaunch {
  private static var session: UISceneSession?

  static func run(delegateClass: AnyClass) {
    launch(
      delegate: ClassRegistry.entry(for: delegateClass)?.make?() as? any UIApplicationDelegate, name: "\(delegateClass)"
    )
  }

  static func launch(delegate: (any UIApplicationDelegate)?, name: String) {
    let app = UIApplication.shared
    if delegate == nil {
      Journal.report(
        .init(kind: .misuse, message: "the application delegate \(name) cannot be made; the app runs without one"))
    }
    app.delegate = delegate
    app.state = .inactive
    _ = delegate?.application(app, willFinishLaunchingWithOptions: nil)
    _ = delegate?.application(app, didFinishLaunchingWithOptions: nil)
    NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: app)
    if let storyboard = Bundle.main.infoDictionary?["UIMainStoryboardFile"] as? String {
      Misuse.unsupported("UIMainStoryboardFile \(storyboard): storyboards cannot be loaded yet")
    }
    app.state = .background
    if UIRuntime.launchesInForeground { comeToFront() }
    UIRuntime.onLaunched?()
    while !UIRuntime.endsRunLoop {
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
  }

  private static var hasScenes: Bool { SceneManifest.main.exists || session != nil }

  /// Brings the app to the front: scenes first, as UIKit does.
  static func comeToFront(response: UNNotificationResponse? = nil) {
    let app = UIApplication.shared
    guard app.state != .active else { return }
    let isFirst = app.scenes.isEmpty
    if isFirst { connectScene(response: response) }
    let center = NotificationCenter.default
    for scene in app.scenes {
      scene.activationState = .foregroundInactive
      scene.delegate?.sceneWillEnterForeground(scene)
      center.post(name: UIScene.willEnterForegroundNotification, object: scene)
    }
    if app.state == .background {
      app.state = .inactive
      if app.scenes.isEmpty, hasEnteredBackground { app.delegate?.applicationWillEnterForeground(app) }
      center.post(name: UIApplication.willEnterForegroundNotification, object: app)
    }
    UIRuntime.flush()
    app.state = .active
    for scene in app.scenes {
      scene.activationState = .foregroundActive
      scene.delegate?.sceneDidBecomeActive(scene)
      center.post(name: UIScene.didActivateNotification, object: scene)
    }
    if app.scenes.isEmpty { app.delegate?.applicationDidBecomeActive(app) }
    center.post(name: UIApplication.didBecomeActiveNotification, object: app)
  }

  private static var hasEnteredBackground = false

  /// Sends the app to the background.
  static func goToBack() {
    let app = UIApplication.shared
    guard app.state != .background else { return }
    let center = NotificationCenter.default
    app.state = .inactive
    for scene in app.scenes {
      scene.activationState = .foregroundInactive
      scene.delegate?.sceneWillResignActive(scene)
      center.post(name: UIScene.willDeactivateNotification, object: scene)
    }
    if app.scenes.isEmpty { app.delegate?.applicationWillResignActive(app) }
    center.post(name: UIApplication.willResignActiveNotification, object: app)
    app.state = .background
    hasEnteredBackground = true
    for scene in app.scenes {
      scene.activationState = .background
      scene.delegate?.sceneDidEnterBackground(scene)
      center.post(name: UIScene.didEnterBackgroundNotification, object: scene)
    }
    if app.scenes.isEmpty { app.delegate?.applicationDidEnterBackground(app) }
    center.post(name: UIApplication.didEnterBackgroundNotification, object: app)
  }

  private static func connectScene(response: UNNotificationResponse?) {
    let app = UIApplication.shared
    let plain = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    let session = UISceneSession(
      role: .windowApplication, configuration: plain, identifier: "00000000-0000-0000-0000-000000000001")
    let options = UIScene.ConnectionOptions()
    options.notificationResponse = response
    let chosen = app.delegate.flatMap { delegate in
      LeftOut.value { delegate.application(app, configurationForConnecting: session, options: options) }
    }
    // An app without manifest and without an answer has no scenes: its delegate holds the window.
    guard chosen != nil || SceneManifest.main.exists else { return }
    session.configuration = chosen ?? plain
    Self.session = session
    let scene = UIWindowScene(session: session, connectionOptions: options)
    session.scene = scene
    response?.sceneObject = scene
    scene.delegate = makeDelegate(session.configuration)
    if let storyboard = session.configuration.storyboardName {
      Misuse.unsupported(
        "UISceneStoryboardFile \(storyboard): storyboards cannot be loaded yet; the scene has no window of it")
    }
    app.scenes.append(scene)
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
  }

  private static func makeDelegate(_ configuration: UISceneConfiguration) -> (any UISceneDelegate)? {
    let object: AnyObject?
    if let type = configuration.delegateClass {
      object = ClassRegistry.entry(for: type)?.make?()
    } else if let name = configuration.delegateClassName {
      object = ClassRegistry.make(named: name)
    } else {
      return nil
    }
    guard let delegate = object as? any UISceneDelegate else {
      let name = configuration.delegateClass.map { "\($0)" } ?? configuration.delegateClassName ?? "?"
      Journal.report(.init(kind: .misuse, message: "the scene delegate \(name) cannot be made; the scene stays empty"))
      return nil
    }
    return delegate
  }
}

/// Starts the app; it never returns as long as the app runs.
/// - Parameters:
///   - principalClassName: the name of a subclass of UIApplication; only UIApplication itself is used.
///   - delegateClassName: the name of the delegate's class.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor @discardableResult public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  let name = delegateClassName ?? ""
  AppLaunch.launch(delegate: ClassRegistry.make(named: name) as? any UIApplicationDelegate, name: name)
  return 0
}
