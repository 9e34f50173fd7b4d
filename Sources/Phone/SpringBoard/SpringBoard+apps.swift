import Device
import Payload

extension SpringBoard {
  mutating func install(_ app: InstalledApp) {
    var state = apps[app.bundleIdentifier] ?? AppState(facts: app)
    state.facts = app
    apps[app.bundleIdentifier] = state
    if app.serviceExtensions.count > 1 {
      let names = app.serviceExtensions.map(\.bundleIdentifier).joined(separator: ", ")
      say(
        .warning,
        "\(app.displayName) has \(app.serviceExtensions.count) service extensions (\(names)); one is run, the first")
    }
    var claims: [String: [String]] = [:]
    for content in app.contentExtensions {
      for category in content.categories { claims[category, default: []].append(content.bundleIdentifier) }
    }
    for (category, names) in claims.sorted(by: { $0.key < $1.key }) where names.count > 1 {
      say(
        .warning,
        "The category \(category) is claimed by \(names.joined(separator: " and ")); which is used is undefined")
    }
  }

  mutating func uninstall(_ app: String) {
    guard apps.removeValue(forKey: app) != nil else { return }
    if longLook?.item.app == app { closeLongLook() }
    if banner?.app == app { banner = nil }
    if frontApp == app { frontApp = nil }
    delivered.removeAll { $0.app == app }
    awaitingPresentation.removeAll { $0.app == app }
    awaitedApps[app] = nil
    for (run, service) in services where service.app == app {
      effects.append(.stopService(run))
      endService(run, .ended)
    }
    if longLook == nil { phase = .idle }
  }

  mutating func setCategories(_ categories: [CategoryFacts], _ app: String, _ origin: String?) {
    guard apps[app] != nil else { return }
    apps[app]?.categories = categories
    let names = categories.map(\.identifier).sorted().joined(separator: ", ")
    let registered =
      categories.isEmpty ? "The app registered no categories" : "The app registered the categories \(names)"
    say(.app, origin ?? registered)
    for category in categories where category.actions.count > limits.visibleActions {
      say(
        .warning,
        "The category \(category.identifier) has \(category.actions.count) actions; \(limits.visibleActions) are shown")
    }
  }

  mutating func lock() {
    closeLongLook()
    frontApp = nil
    banner = nil
    configuration.isLocked = true
    phase = delivered.isEmpty ? .idle : .banner
  }

  mutating func goHome() {
    closeLongLook()
    frontApp = nil
    banner = nil
    phase = .idle
  }

  mutating func removeDelivered(_ identifiers: [String]?, _ app: String) {
    delivered.removeAll { $0.app == app && (identifiers?.contains($0.identifier) ?? true) }
    if let banner, !delivered.contains(banner) { self.banner = nil }
    if phase == .banner, banner == nil, delivered.isEmpty { phase = frontApp == nil ? .idle : .app }
  }

  mutating func restore(_ notifications: [NotificationFacts], _ app: String) {
    guard apps[app] != nil else { return }
    for notification in notifications {
      delivered.removeAll { $0.app == app && $0.identifier == notification.identifier }
      delivered.insert(Delivered(app: app, notification: notification), at: 0)
    }
    // The list is newest first across apps.
    delivered.sort { $0.notification.date > $1.notification.date }
  }

  /// The app's notifications that lie in the list, oldest first: `getDeliveredNotifications`.
  public func deliveredNotifications(of app: String) -> [NotificationFacts] {
    delivered.reversed().filter { $0.app == app }.map(\.notification)
  }

  /// Shows the app's own screen, unlocking the phone for it.
  mutating func bringUp(_ app: String) {
    unlock(for: "opening \(name(of: app))")
    effects.append(.openApp(app))
    frontApp = app
    banner = nil
  }

  /// Asks the user to unlock, who always does.
  mutating func unlock(for reason: String) {
    guard configuration.isLocked else { return }
    configuration.isLocked = false
    say(.action, "The phone was locked: \(reason) asks the user to unlock it first")
  }
}
