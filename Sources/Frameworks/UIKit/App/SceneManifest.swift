import IOSFoundation

/// What an Info.plist says of scenes: the dictionary `UIApplicationSceneManifest`.
struct SceneManifest {
  struct Entry {
    var name: String?
    var delegateClassName: String?
    var storyboardName: String?
  }

  private var entries: [String: [Entry]] = [:]
  /// True when the Info.plist has a manifest at all: the app has scenes.
  var exists = false

  static let main = SceneManifest(Bundle.main.infoDictionary ?? [:])

  init(_ info: [String: Any]) {
    guard let manifest = info["UIApplicationSceneManifest"] as? [String: Any] else { return }
    exists = true
    for (role, value) in manifest["UISceneConfigurations"] as? [String: Any] ?? [:] {
      entries[role] = (value as? [[String: Any]] ?? []).map {
        Entry(
          name: $0["UISceneConfigurationName"] as? String, delegateClassName: $0["UISceneDelegateClassName"] as? String,
          storyboardName: $0["UISceneStoryboardFile"] as? String)
      }
    }
  }

  /// The entry of that name, or the first one of the role when no name is asked for.
  func entry(named name: String?, role: UISceneSession.Role) -> Entry? {
    let all = entries[role.rawValue] ?? []
    guard let name else { return all.first }
    return all.first { $0.name == name }
  }
}
