import Payload

/// The service extension's clock, results and failures (semantics 2.2).
extension SpringBoard {
  mutating func startService(
    _ service: InstalledApp.ServiceExtension, _ notification: NotificationFacts, _ app: String
  ) {
    let run = nextRun()
    services[run] = ServiceRun(
      app: app, bundleIdentifier: service.bundleIdentifier, mayFilter: service.mayFilter, original: notification)
    say(.service, "\(service.bundleIdentifier) gets the notification and has \(Int(limits.serviceClock)) seconds")
    effects.append(.runService(run, app: app, bundleIdentifier: service.bundleIdentifier, notification))
    effects.append(.startTimer(.serviceClock(run), seconds: limits.serviceClock))
  }

  mutating func hear(_ report: ServiceReport, _ run: RunID) {
    guard let service = services[run] else {
      hearLate(report, run)
      return
    }
    switch report {
    case .delivered(let content):
      guard service.phase != .checkingAttachments else {
        say(.warning, "The content handler was called again; the first result stays")
        return
      }
      stopClocks(run)
      take(content, service, run)
    case .ended(let end):
      // The result is here already: only its attachments are being checked.
      guard service.phase != .checkingAttachments else {
        sayEnd(end, of: .service, service.bundleIdentifier, then: "Its result stays")
        return
      }
      sayEnd(end, of: .service, service.bundleIdentifier, then: "The original content is shown")
      finish(run, with: service.original, .ended)
    }
  }

  private mutating func hearLate(_ report: ServiceReport, _ run: RunID) {
    guard let outcome = finishedServices[run] else { return }
    switch (report, outcome) {
    case (.delivered, .timeOver):
      say(.warning, "The content handler was called after the time was over; the original content stays")
    case (.delivered, _): say(.warning, "The content handler was called again; the first result stays")
    case (.ended(.stopped), _), (.ended(.exited(status: 0)), _): break
    case (.ended(let end), .delivered): sayEnd(end, of: .service, "The service extension", then: "Its result stays")
    case (.ended, _): break
    }
  }

  private mutating func take(_ content: ContentFacts, _ service: ServiceRun, _ run: RunID) {
    if content.title.isEmpty, content.body.isEmpty {
      if service.mayFilter {
        say(.service, "The extension returned no title and no body and may filter: nothing is shown")
        endService(run, .delivered)
      } else {
        say(
          .fallback,
          "The extension returned neither title nor body. The original content is shown (assumed); hiding it takes the"
            + " entitlement com.apple.developer.usernotifications.filtering")
        finish(run, with: service.original, .delivered)
      }
      return
    }
    say(.service, "\(service.bundleIdentifier) returned: \(changes(from: service.original.content, to: content))")
    guard !content.attachments.isEmpty else {
      finish(run, with: replacing(service.original, content), .delivered)
      return
    }
    services[run]?.phase = .checkingAttachments
    services[run]?.result = content
    effects.append(.checkAttachments(run, content.attachments, app: service.app))
  }

  mutating func takeAttachments(_ results: [AttachmentResult], _ run: RunID) {
    guard let service = services[run], var content = service.result else { return }
    content.attachments = []
    for result in results {
      switch result {
      case .stored(let attachment):
        content.attachments.append(attachment)
        say(.attachment, "Attachment \(attachment.identifier) (\(attachment.type)) is in the store")
      case .refused(let attachment, let code, let message):
        say(
          .warning,
          "Attachment \(attachment.identifier) (\(attachment.path.split(separator: "/").last ?? "")) is left out:"
            + " UNErrorDomain \(code), \(message)", of: .service)
      }
    }
    finish(run, with: replacing(service.original, content), .delivered)
  }

  // MARK: Time

  mutating func expire(_ run: RunID) {
    guard var service = services[run], service.phase == .running else { return }
    service.phase = .expiring
    services[run] = service
    // Not yet a failure: it may still hand over what it has.
    say(
      .warning,
      "\(service.bundleIdentifier) used its \(Int(limits.serviceClock)) seconds: serviceExtensionTimeWillExpire() is called"
    )
    effects.append(.expireService(run))
    effects.append(.startTimer(.serviceGrace(run), seconds: limits.serviceGrace))
  }

  mutating func endGrace(_ run: RunID) {
    guard let service = services[run], service.phase == .expiring else { return }
    say(
      .timeout,
      "\(service.bundleIdentifier) did not call the content handler in time and is stopped. The original content is shown",
      of: .service)
    effects.append(.stopService(run))
    finish(run, with: service.original, .timeOver)
  }

  private mutating func stopClocks(_ run: RunID) {
    guard let service = services[run] else { return }
    effects.append(.cancelTimer(service.phase == .expiring ? .serviceGrace(run) : .serviceClock(run)))
  }

  // MARK: End

  mutating func endService(_ run: RunID, _ outcome: RunOutcome) {
    services[run] = nil
    finishedServices[run] = outcome
  }

  private mutating func finish(_ run: RunID, with notification: NotificationFacts, _ outcome: RunOutcome) {
    guard let service = services[run] else { return }
    if outcome == .ended { stopClocks(run) }
    endService(run, outcome)
    present(Delivered(app: service.app, notification: notification))
  }

  private func replacing(_ notification: NotificationFacts, _ content: ContentFacts) -> NotificationFacts {
    var notification = notification
    notification.content = content
    return notification
  }

  /// What the extension changed, in a few words.
  private func changes(from old: ContentFacts, to new: ContentFacts) -> String {
    var words: [String] = []
    if old.title != new.title { words.append("title") }
    if old.subtitle != new.subtitle { words.append("subtitle") }
    if old.body != new.body { words.append("body") }
    if old.categoryIdentifier != new.categoryIdentifier { words.append("category \(new.categoryIdentifier)") }
    if old.threadIdentifier != new.threadIdentifier { words.append("thread \(new.threadIdentifier)") }
    if old.badge != new.badge { words.append("badge") }
    if old.sound != new.sound { words.append("sound") }
    if old.userInfo != new.userInfo { words.append("userInfo") }
    var parts = words.isEmpty ? [] : ["\(words.joined(separator: ", ")) changed"]
    if !new.attachments.isEmpty {
      parts.append(new.attachments.count == 1 ? "1 attachment" : "\(new.attachments.count) attachments")
    }
    return parts.isEmpty ? "nothing changed" : parts.joined(separator: "; ")
  }
}
