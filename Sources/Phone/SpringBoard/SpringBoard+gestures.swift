import Payload

/// Taps on the notification itself, on its view, and its dismissal (semantics 2.3, 2.4).
extension SpringBoard {
  mutating func defaultTap() {
    guard longLook != nil || shownItem != nil else {
      refuse("step.no-notification", "There is no notification to tap", hint: "Push one first.")
      return
    }
    openDefault()
  }

  /// The default action: never sent to the extension.
  mutating func openDefault() {
    guard let item = longLook?.item ?? shownItem else { return }
    closeLongLook()
    delivered.removeAll { $0.app == item.app && $0.identifier == item.identifier }
    say(.action, "The default action opens \(name(of: item.app))")
    let response = ResponseFacts(
      notification: item.notification, actionIdentifier: ResponseFacts.defaultActionIdentifier)
    forward(response, to: item.app, foreground: true)
    phase = .app
  }

  mutating func dismiss() {
    guard let item = longLook?.item ?? shownItem else {
      refuse("step.no-notification", "There is no notification to dismiss", hint: "Push one first.")
      return
    }
    closeLongLook()
    if banner == item { banner = nil }
    delivered.removeAll { $0.app == item.app && $0.identifier == item.identifier }
    phase = .dismissed
    let category = apps[item.app]?.category(item.notification.content.categoryIdentifier)
    guard category?.options.contains(.customDismissAction) == true else {
      say(.dismissal, "Dismissed; the app is not told: its category has no customDismissAction")
      return
    }
    say(.dismissal, "Dismissed; the category has customDismissAction")
    let response = ResponseFacts(
      notification: item.notification, actionIdentifier: ResponseFacts.dismissActionIdentifier)
    forward(response, to: item.app, foreground: false)
  }

  /// The collapsed notification that a gesture means.
  private var shownItem: Delivered? {
    frontApp == nil ? delivered.first : banner
  }

  mutating func touch(_ x: Double, _ y: Double) {
    guard let look = longLook else {
      refuse(
        "step.not-expanded", "There is no content view to touch", hint: "Expand the notification with --long-press.")
      return
    }
    guard let content = look.content else {
      say(.action, "A tap on the standard long look is the default action")
      openDefault()
      return
    }
    guard x.isFinite, y.isFinite, x >= 0, y >= 0, x <= content.width, y <= content.height else {
      refuse(
        "step.outside", "The point is outside of the view",
        hint: "The view is \(points(content.width)) × \(points(content.height)) points large.")
      return
    }
    if let button = visibleMediaButton, button.contains(x, y) {
      tapMediaButton()
    } else if content.isPlaying, content.layout?.mediaButton?.kind == .overlay {
      say(.action, "A tap on the content pauses: the media button is an overlay")
      play(false)
    } else if content.facts.isUserInteractionEnabled {
      command(.touchContent(content.id, x: x, y: y))
    } else {
      say(
        .action, "A tap on the view is the default action: UNNotificationExtensionUserInteractionEnabled is not set")
      openDefault()
    }
  }

  mutating func tapMediaButton() {
    guard let content = longLook?.content, visibleMediaButton != nil else {
      refuse(
        "step.no-media-button", "There is no media button",
        hint: "mediaPlayPauseButtonType and a frame that is not empty make one.")
      return
    }
    play(!content.isPlaying)
  }

  private mutating func play(_ isPlaying: Bool) {
    guard let content = longLook?.content else { return }
    longLook?.content?.isPlaying = isPlaying
    command(.playMedia(content.id, isPlaying))
  }

  /// `overlay` hides while it plays; an empty frame shows nothing.
  var visibleMediaButton: ContentLayout.MediaButton? {
    guard let content = longLook?.content, let button = content.layout?.mediaButton, button.width > 0,
      button.height > 0,
      !(button.kind == .overlay && content.isPlaying)
    else { return nil }
    return button
  }
}

extension ContentLayout.MediaButton {
  func contains(_ pointX: Double, _ pointY: Double) -> Bool {
    pointX >= x && pointX < x + width && pointY >= y && pointY < y + height
  }
}
