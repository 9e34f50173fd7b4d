import Device
import Payload

/// How a notification comes to the screen, its badge and its sound (semantics 2.3).
extension SpringBoard {
  mutating func present(_ item: Delivered) {
    applyBadge(item.notification.content, item.app)
    guard frontApp != item.app || longLook != nil else {
      say(.delivery, "\(name(of: item.app)) is in front: its delegate is asked (willPresent)")
      awaitingPresentation.append(item)
      effects.append(.askPresentation(item.app, item.notification))
      expectAnswer(of: item.app)
      return
    }
    playSound(item.notification.content, item.app)
    show(item)
  }

  /// Whether the open long look is of the notification's thread.
  private func isShown(_ item: Delivered) -> Bool {
    longLook.map { $0.item.isGrouped(with: item) && !item.thread.isEmpty } ?? false
  }

  /// Lays the notification into the list and shows it, or updates the long look of its thread.
  private mutating func show(_ item: Delivered) {
    file(item)
    if isShown(item) {
      updateLongLook(with: item)
    } else if longLook != nil {
      say(.banner, "The notification goes to the list: a long look of another thread is open")
    } else {
      if frontApp != nil { banner = item }
      phase = .banner
      let card = card(of: item)
      say(.banner, "Shown: \(card.title)\(card.body.isEmpty ? "" : ": \(card.body)")")
    }
  }

  /// A notification with the identifier of an older one of its app takes its place.
  private mutating func file(_ item: Delivered) {
    let count = delivered.count
    delivered.removeAll { $0.app == item.app && $0.identifier == item.identifier }
    if delivered.count < count { say(.delivery, "It replaces the notification with the same identifier") }
    delivered.insert(item, at: 0)
  }

  /// `willPresent`'s answer: `UNNotificationPresentationOptions`.
  mutating func takePresentation(_ identifier: String, _ options: UInt, _ app: String) {
    guard let index = awaitingPresentation.firstIndex(where: { $0.app == app && $0.identifier == identifier }) else {
      return
    }
    let item = awaitingPresentation.remove(at: index)
    if options & 2 != 0 { playSound(item.notification.content, app) }
    // 4 is the old .alert: list and banner.
    if options & (16 | 4) != 0 {
      show(item)
    } else if options & 8 != 0 {
      file(item)
      say(.banner, "The app shows it in the list only")
    } else {
      say(.banner, "The app does not show it: willPresent answered no option for it, or is not implemented")
    }
  }

  mutating func applyBadge(_ content: ContentFacts, _ app: String) {
    guard let badge = content.badge else { return }
    guard permissions(of: app).badge, permissions(of: app).status != .denied else {
      say(.badge, "The badge stays: the user does not allow badges")
      return
    }
    apps[app]?.badge = max(0, badge)
    effects.append(.setBadge(app, max(0, badge)))
    say(.badge, badge > 0 ? "The badge of \(name(of: app)) is \(badge)" : "The badge of \(name(of: app)) is removed")
  }

  mutating func playSound(_ content: ContentFacts, _ app: String) {
    guard let sound = content.sound, permissions(of: app).sound, permissions(of: app).status == .authorized,
      content.interruptionLevel != .passive
    else { return }
    effects.append(.playSound(sound, app: app))
  }

  // MARK: Texts

  /// Whether the lock screen hides what notifications say.
  var hidesPreviews: Bool {
    switch configuration.showPreviews {
    case .always: false
    case .whenAuthenticated: configuration.isLocked
    case .never: true
    }
  }

  /// What a collapsed notification shows.
  func card(of item: Delivered, hidden: Bool? = nil) -> ScreenModel.Card {
    let content = item.notification.content
    let group = delivered.filter { $0.isGrouped(with: item) }
    var card = ScreenModel.Card(
      identifier: item.identifier, app: item.app, appName: name(of: item.app), title: content.title,
      subtitle: content.subtitle, body: content.body,
      thumbnail: content.attachments.first { !$0.isThumbnailHidden && Self.isPictured($0.type) },
      stackedCount: max(0, group.count - 1))
    if hidden ?? hidesPreviews {
      let category = apps[item.app]?.category(content.categoryIdentifier)
      if category?.options.contains(.hiddenPreviewsShowTitle) != true { card.title = "" }
      if category?.options.contains(.hiddenPreviewsShowSubtitle) != true { card.subtitle = "" }
      let words = SystemWords.of(configuration.language)
      let placeholder = category?.hiddenPreviewsBodyPlaceholder ?? ""
      card.body = (placeholder.isEmpty ? words.notification : placeholder).replacing("%u", with: "\(group.count)")
      card.thumbnail = nil
    }
    card.summary = summary(of: group)
    // Human Interface Guidelines: without a title the app's name stands there.
    if card.title.isEmpty { card.title = card.appName }
    return card
  }

  /// What iOS 12 to 14 write below a stack: the category's format, else "N more notifications"; ignored from 15.
  private func summary(of group: [Delivered]) -> String? {
    guard configuration.ios.major < 15, group.count > 1, let newest = group.first else { return nil }
    let older = group.dropFirst()
    let count = older.reduce(0) { $0 + $1.notification.content.summaryArgumentCount }
    let format = apps[newest.app]?.category(newest.notification.content.categoryIdentifier)?.categorySummaryFormat ?? ""
    guard !format.isEmpty else {
      return SystemWords.of(configuration.language).moreNotifications.replacing("%u", with: "\(count)")
    }
    var names: [String] = []
    for name in older.map(\.notification.content.summaryArgument) where !name.isEmpty && !names.contains(name) {
      names.append(name)
    }
    return format.replacing("%u", with: "\(count)").replacing("%@", with: names.joined(separator: ", "))
  }

  /// Pictures and films have a thumbnail, sounds have none.
  static func isPictured(_ type: String) -> Bool {
    !["audio", "mp3", "wav", "aiff", "mpeg-4-audio"].contains { type.contains($0) }
  }
}
