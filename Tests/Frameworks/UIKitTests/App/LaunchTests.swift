@_spi(Runtime) import IOSFoundation
import Testing

@_spi(Runtime) @testable import UIKit

@MainActor @Suite("An app", .serialized)
struct LaunchTests {
  final class Scene: UIResponder, UIWindowSceneDelegate {
    static var notes: [String] = []
    var window: UIWindow?
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      Scene.notes.append("connect \(session.role.rawValue)")
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
    }
    func sceneWillEnterForeground(_ scene: UIScene) { Scene.notes.append("foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) { Scene.notes.append("active") }
    func sceneWillResignActive(_ scene: UIScene) { Scene.notes.append("resign") }
    func sceneDidEnterBackground(_ scene: UIScene) { Scene.notes.append("background") }
  }

  final class Delegate: UIResponder, UIApplicationDelegate {
    var token: Data?
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      Scene.notes.append("launched")
      return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { Scene.notes.append("app active") }
    func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: "Default", sessionRole: session.role)
      configuration.delegateClass = Scene.self
      return configuration
    }
  }

  @Test("with scenes is launched, connected and activated in UIKit's order, and goes back")
  func scenes() {
    ClassRegistry.register(name: "Scene", module: "UIKitTests", type: Scene.self) { Scene() }
    Scene.notes = []
    UIRuntime.launchesInForeground = true
    UIRuntime.endsRunLoop = true

    AppLaunch.launch(delegate: Delegate(), name: "Delegate")

    #expect(Scene.notes == ["launched", "connect UIWindowSceneSessionRoleApplication", "foreground", "active"])
    #expect(UIApplication.shared.applicationState == .active)
    #expect(UIRuntime.applicationWindow?.frame == UIScreen.main.bounds)
    #expect(UIApplication.shared.connectedScenes.count == 1)
    Scene.notes = []
    UIRuntime.setApplicationActive(false)
    UIRuntime.setApplicationActive(true)
    #expect(Scene.notes == ["resign", "background", "foreground", "active"])
    #expect(!UIRuntime.receiveRemoteNotification([:]) { _ in })
  }

  @Test("finds the scene's delegate in the Info.plist's manifest")
  func manifest() {
    let manifest = SceneManifest([
      "UIApplicationSceneManifest": [
        "UISceneConfigurations": [
          "UIWindowSceneSessionRoleApplication": [
            ["UISceneConfigurationName": "Default", "UISceneDelegateClassName": "App.SceneDelegate"]
          ]
        ]
      ]
    ])

    #expect(manifest.exists)
    #expect(manifest.entry(named: "Default", role: .windowApplication)?.delegateClassName == "App.SceneDelegate")
    #expect(manifest.entry(named: nil, role: .windowApplication)?.delegateClassName == "App.SceneDelegate")
    #expect(manifest.entry(named: "Other", role: .windowApplication) == nil)
    #expect(!SceneManifest([:]).exists)
  }
}
