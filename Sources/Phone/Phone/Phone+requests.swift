import Device
import Payload
import SpringBoard
import Wire

/// What processes ask for while their code waits.
extension Phone {
  func answer(_ request: Request, of slot: ProcessSlot) -> Reply {
    let app = slot.app
    switch request {
    case .beginAccess(let path): return .flag(slot.scope?.begin(path) ?? false)
    case .endAccess(let path):
      slot.scope?.end(path)
      return .done
    case .setCategories(let categories):
      guard apps[app]?.categories?.isOverride != true else {
        let names = categories.map(\.identifier).sorted().joined(separator: ", ")
        note(origin(of: slot), "app", "The app registered the categories \(names); those of nagaoshi.json stay")
        return .done
      }
      state.categories[app] = categories
      handle(.setCategories(categories, app: app))
      return .done
    case .categories: return .categories(state.categories[app] ?? [])
    case .requestAuthorization: return .flag(authorize(app))
    case .permissions: return .permissions(permissions(of: app))
    case .add(let notification, let seconds): return add(notification, after: seconds, app)
    case .pending: return .notifications(pendingLocal.filter { $0.app == app }.map(\.notification))
    case .removePending(let identifiers):
      pendingLocal.removeAll { $0.app == app && identifiers?.contains($0.notification.identifier) ?? true }
      return .done
    case .delivered:
      let delivered = springBoard.deliveredNotifications(of: app)
      return .notifications(delivered.map { slot.scope?.scoped($0) ?? $0 })
    case .removeDelivered(let identifiers):
      handle(.removeDelivered(identifiers: identifiers, app: app))
      return .done
    case .setBadge(let count):
      state.badges[app] = max(0, count)
      handle(.setBadge(count, app: app))
      return .done
    case .open(let url):
      note(origin(of: slot), "unsupported", "open(_:) of \(url): there is no other app to open it; it was not opened")
      return .flag(false)
    }
  }

  private func permissions(of app: String) -> Permissions {
    state.permissions[app] ?? options.configuration.permissions
  }

  /// The user, when asked for the first time, allows it.
  private func authorize(_ app: String) -> Bool {
    var permissions = permissions(of: app)
    if permissions.status == .notDetermined {
      permissions.status = .authorized
      state.permissions[app] = permissions
      handle(.setPermissions(permissions, app: app))
      note(.phone, "app", "\(app) asks for authorization; the user allows it")
    }
    return permissions.status != .denied
  }

  private func add(_ notification: NotificationFacts, after seconds: Double?, _ app: String) -> Reply {
    pendingLocal.removeAll { $0.app == app && $0.notification.identifier == notification.identifier }
    guard pendingLocal.filter({ $0.app == app }).count < Self.pendingLimit else {
      note(.app, "warning", "\(Self.pendingLimit) local notifications wait already; iOS keeps no more of an app")
      return .done
    }
    let delay = seconds.map { $0.isFinite ? max(0, $0) : 0 } ?? 0
    pendingLocal.append(PendingNotification(app: app, notification: notification, time: clock.now + delay))
    return .done
  }

  /// "The system keeps the soonest-firing 64" (UILocalNotification).
  private static var pendingLimit: Int { 64 }
}
