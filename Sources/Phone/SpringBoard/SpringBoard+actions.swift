import Journal
import Payload

/// Taps on buttons, and what the extension answers (semantics 2.4).
extension SpringBoard {
  mutating func tap(_ identifier: String) {
    guard let action = visibleAction(identifier, for: "tap") else { return }
    guard let input = action.textInput else {
      respond(action, text: nil)
      return
    }
    if let content = longLook?.content, content.implementsResponse, content.layout?.canBecomeFirstResponder == true {
      say(.action, "\(identifier): the view controller can become first responder, so the system shows no text field")
      respond(action, text: nil)
      return
    }
    longLook?.replying = action
    let placeholder = input.placeholder.isEmpty ? "" : " (\(input.placeholder))"
    say(.action, "\(identifier): the text field opens\(placeholder); nothing is sent before the user sends it")
  }

  mutating func reply(_ identifier: String, _ text: String) {
    guard let action = visibleAction(identifier, for: "reply") else { return }
    guard action.textInput != nil else {
      refuse(
        "step.no-text-input", "\(identifier) takes no text: it is no UNTextInputNotificationAction",
        hint: "Use --tap \(identifier).")
      return
    }
    respond(action, text: text)
  }

  /// The button, or nil after a refusal that says what there is.
  private mutating func visibleAction(_ identifier: String, for step: String) -> ActionFacts? {
    guard let look = longLook else {
      refuseClosed(identifier, step)
      return nil
    }
    if let content = look.content, !content.hasStarted {
      refuse(
        "step.starting", "\(content.facts.bundleIdentifier) has not started yet", hint: "Wait until it shows its view.")
      return nil
    }
    if let waiting = look.content?.waiting {
      refuse(
        "step.waiting", "The extension has not answered \(waiting.action.identifier) yet: its buttons are disabled",
        hint: "It must call the response handler's completion.")
      return nil
    }
    let visible = Array(look.actions.prefix(limits.visibleActions))
    if let action = visible.first(where: { $0.identifier == identifier }) { return action }
    if look.actions.contains(where: { $0.identifier == identifier }) {
      refuse(
        "step.hidden-action", "\(identifier) is not shown: a long look shows \(limits.visibleActions) buttons",
        hint: "Shown: \(visible.map(\.identifier).joined(separator: ", ")).")
    } else if visible.isEmpty {
      let category = look.item.notification.content.categoryIdentifier
      let isRegistered = apps[look.item.app]?.category(category) != nil
      refuse(
        "step.no-actions", "The notification has no buttons",
        hint: category.isEmpty
          ? "It has no category."
          : isRegistered
            ? "Its category \(category) has none now."
            : "The app has not registered its category \(category) with setNotificationCategories.")
    } else {
      refuse(
        "step.unknown-action", "There is no button '\(identifier)'",
        hint: NearestName.hint(visible.map(\.identifier), to: identifier))
    }
    return nil
  }

  private mutating func refuseClosed(_ identifier: String, _ step: String) {
    if phase == .banner {
      refuse(
        "step.not-expanded", "\(identifier) cannot be tapped: a collapsed notification shows no buttons",
        hint: "Expand it first with --long-press.")
    } else {
      refuse(
        "step.not-expanded", "\(identifier) cannot be tapped: no notification is open",
        hint: phase == .dismissed ? "It was closed by an earlier step." : "Push one and expand it with --long-press.")
    }
  }

  private mutating func respond(_ action: ActionFacts, text: String?) {
    guard let look = longLook else { return }
    if !action.options.isDisjoint(with: [.authenticationRequired, .foreground]) { unlock(for: action.identifier) }
    let response = ResponseFacts(
      notification: look.item.notification, actionIdentifier: action.identifier, userText: text)
    longLook?.replying = nil
    guard let content = look.content else {
      closeAndForward(response, action, because: "there is no content extension to ask")
      return
    }
    guard content.implementsResponse else {
      closeAndForward(
        response, action, because: "the extension does not implement didReceive(_:completionHandler:)")
      return
    }
    say(.action, "\(action.identifier) goes to \(content.facts.bundleIdentifier)")
    longLook?.content?.waiting = .init(action: action, response: response)
    command(.respondInContent(content.id, response))
    effects.append(.startTimer(.responsePatience(content.id), seconds: limits.responsePatience))
  }

  // MARK: The extension's answer

  mutating func complete(_ option: ResponseOption) {
    guard let content = longLook?.content, let waiting = content.waiting else {
      say(.warning, "The response's completion was called again (\(option.name)); the first answer counts")
      return
    }
    if !waiting.isOverdue { effects.append(.cancelTimer(.responsePatience(content.id))) }
    longLook?.content?.waiting = nil
    step.action = waiting.action.identifier
    step.response = option.name
    switch option {
    case .doNotDismiss: say(.response, "\(waiting.action.identifier) → doNotDismiss: the notification stays open")
    case .dismiss:
      say(.response, "\(waiting.action.identifier) → dismiss: the notification closes; the app is not told")
      finishNotification()
    case .dismissAndForwardAction:
      say(.response, "\(waiting.action.identifier) → dismissAndForwardAction: the notification closes")
      let app = finishNotification()
      forward(waiting.response, to: app, foreground: waiting.action.options.contains(.foreground))
    }
  }

  mutating func stopWaiting(_ run: RunID) {
    guard let content = longLook?.content, content.id == run, let waiting = content.waiting else { return }
    longLook?.content?.waiting?.isOverdue = true
    say(
      .timeout,
      "\(waiting.action.identifier): the completion was not called within \(points(limits.responsePatience)) seconds."
        + " The notification stays open, its buttons disabled, until it is", of: .content)
  }

  private mutating func closeAndForward(_ response: ResponseFacts, _ action: ActionFacts, because reason: String) {
    say(.response, "\(action.identifier) closes the notification at once and goes to the app: \(reason)")
    let app = finishNotification()
    forward(response, to: app, foreground: action.options.contains(.foreground))
  }

  /// The user is done with the open notification: it closes and leaves the list.
  ///
  /// - Returns: The app that it was from.
  @discardableResult
  private mutating func finishNotification() -> String {
    guard let item = longLook?.item else { return "" }
    closeLongLook()
    delivered.removeAll { $0.app == item.app && $0.identifier == item.identifier }
    phase = .dismissed
    return item.app
  }
}
