import Device
import Payload

/// From a push to the decision whether a service extension sees it (semantics 2.1, 2.2).
extension SpringBoard {
  mutating func receive(_ notification: NotificationFacts, _ push: PushFacts, _ app: String) {
    guard let state = apps[app] else {
      effects.append(.refuse(PushPayload.appNotInstalled(app, installed: Array(apps.keys))))
      return
    }
    if push.isContentAvailable {
      say(.delivery, "content-available: \(state.facts.displayName) is woken in the background")
      effects.append(.wakeApp(app, userInfo: push.userInfo))
      expectAnswer(of: app)
    }
    guard push.hasAlert else {
      receiveWithoutAlert(notification.content, push, app)
      return
    }
    let permissions = permissions(of: app)
    guard permissions.showsAlerts else {
      say(.gate, "Nothing is shown: \(reason(permissions)). A service extension does not run either")
      applyBadge(notification.content, app)
      return
    }
    say(.delivery, "Push \(notification.identifier) for \(app)\(summary(of: notification.content))")
    if let run = gate(push, state.facts) {
      startService(run, notification, app)
    } else {
      present(Delivered(app: app, notification: notification))
    }
  }

  mutating func receiveLocal(_ notification: NotificationFacts, _ app: String) {
    guard let state = apps[app] else {
      effects.append(.refuse(PushPayload.appNotInstalled(app, installed: Array(apps.keys))))
      return
    }
    let permissions = permissions(of: app)
    guard permissions.showsAlerts else {
      say(.gate, "Nothing is shown: \(reason(permissions))")
      return
    }
    say(.delivery, "Local notification \(notification.identifier) of \(app)\(summary(of: notification.content))")
    if !state.facts.serviceExtensions.isEmpty {
      say(.gate, "The service extension does not run: a local notification never passes through it")
    }
    present(Delivered(app: app, notification: notification))
  }

  private mutating func receiveWithoutAlert(_ content: ContentFacts, _ push: PushFacts, _ app: String) {
    if push.mutableContent != nil, apps[app]?.facts.serviceExtensions.isEmpty == false {
      say(.gate, "The service extension does not run: the push shows no alert")
    }
    if !push.isContentAvailable, content.badge == nil, content.sound == nil {
      say(.gate, "Nothing happens: the push has neither alert, badge, sound nor content-available")
    }
    applyBadge(content, app)
    playSound(content, app)
  }

  /// The service extension that runs, or nil and an event that says why none does.
  private mutating func gate(_ push: PushFacts, _ app: InstalledApp) -> InstalledApp.ServiceExtension? {
    let service = app.serviceExtensions.first
    switch push.mutableContent {
    case .integer(1), .double(1): break
    case .bool(true):
      if service != nil { say(.gate, "mutable-content is true, not the number 1; it is taken as 1 (assumed)") }
    case nil:
      if service != nil { say(.gate, "The service extension does not run: the payload has no mutable-content: 1") }
      return nil
    case .some(let value):
      if service != nil {
        say(
          .gate,
          "The service extension does not run: mutable-content must be the number 1, not \(value.kindDescription)"
            + " (\(value.compactJSON))")
      }
      return nil
    }
    if service == nil { say(.gate, "mutable-content is 1, but \(app.displayName) has no service extension") }
    return service
  }

  private func reason(_ permissions: Permissions) -> String {
    switch permissions.status {
    case .notDetermined: "the app has not asked for authorization"
    case .denied: "the user does not allow the app's notifications"
    default: "alerts are off for this app"
    }
  }

  private func summary(of content: ContentFacts) -> String {
    let parts = [
      content.categoryIdentifier.isEmpty ? nil : "category \(content.categoryIdentifier)",
      content.threadIdentifier.isEmpty ? nil : "thread \(content.threadIdentifier)",
    ].compactMap { $0 }
    return parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
  }
}
