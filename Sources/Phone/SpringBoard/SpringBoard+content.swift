import Journal
import Payload

/// What the open content extension says (semantics 2.3, 2.4).
extension SpringBoard {
  mutating func hear(_ report: ContentReport, _ run: RunID) {
    guard let content = longLook?.content, content.id == run else {
      hearClosed(report)
      return
    }
    switch report {
    case .started(let implementsResponse): start(run, implementsResponse)
    case .settled(let layout): settle(layout, run)
    case .completed(let option): complete(option)
    case .setActions(let actions): replaceActions(actions)
    case .performDefaultAction:
      say(.content, "The extension calls performNotificationDefaultAction()")
      openDefault()
    case .dismissExtension:
      say(.dismissal, "The extension calls dismissNotificationContentExtension(): the long look closes")
      closeLongLook()
      phase = .dismissed
    case .mediaPlaying(let isPlaying): longLook?.content?.isPlaying = isPlaying
    case .ended(let end): fallBack(end)
    }
  }

  private mutating func hearClosed(_ report: ContentReport) {
    switch report {
    case .completed(let option):
      say(.warning, "The response's completion was called again or too late (\(option.name)); it is ignored")
    case .ended(.crashed(let reason, let file, let line)):
      say(.crash, "The content extension crashed after it was closed: \(reason)", of: .content, file: file, line: line)
    default: break
    }
  }

  private mutating func start(_ run: RunID, _ implementsResponse: Bool) {
    guard let look = longLook, look.content?.hasStarted == false else { return }
    longLook?.content?.hasStarted = true
    longLook?.content?.implementsResponse = implementsResponse
    effects.append(.cancelTimer(.contentReply(run)))
    command(.deliverToContent(run, look.item.notification, actions: look.actions))
  }

  /// Sends a command that the process answers with `settled`, and watches that it does.
  mutating func command(_ effect: Effect) {
    guard let content = longLook?.content else { return }
    effects.append(effect)
    longLook?.content?.pendingReplies += 1
    if content.pendingReplies == 0 {
      effects.append(.startTimer(.contentReply(content.id), seconds: limits.contentReply))
    }
  }

  private mutating func settle(_ layout: ContentLayout, _ run: RunID) {
    guard var content = longLook?.content else { return }
    if content.pendingReplies > 0 {
      content.pendingReplies -= 1
      if content.pendingReplies == 0 { effects.append(.cancelTimer(.contentReply(run))) }
    }
    content.layout = layout
    longLook?.content = content
    adoptHeight()
  }

  /// Gives the view the height that it wants, within what the screen has.
  private mutating func adoptHeight() {
    guard let content = longLook?.content, let layout = content.layout else { return }
    let asked = layout.height ?? content.reservedHeight
    let wanted = asked.isFinite ? max(0, asked) : content.reservedHeight
    let maximum = maximumContentHeight
    let height = min(wanted, maximum)
    if wanted > maximum, content.height != height {
      say(
        .warning,
        "The view wants \(points(wanted)) points and gets \(points(height)), the most that fits (approximate); it is clipped"
      )
    }
    if height != content.height {
      say(.content, "The height is animated from \(points(content.height)) to \(points(height)) points")
    }
    longLook?.content?.height = height
    longLook?.height?.settled = height
    // Half a pixel at 3x is not worth another layout.
    if abs((layout.viewHeight ?? layout.height ?? content.height) - height) > 1.0 / 6 {
      command(.resizeContent(content.id, width: content.width, height: height, maximumHeight: maximum))
    }
  }

  mutating func updateLongLook(with item: Delivered) {
    say(.content, "The thread \(item.thread) is open: didReceive(_:) is called again")
    longLook?.item = item
    guard let look = longLook, let content = look.content else { return }
    // A view that is still starting gets the newest notification when it has started.
    if content.hasStarted { command(.deliverToContent(content.id, item.notification, actions: look.actions)) }
  }

  private mutating func replaceActions(_ actions: [ActionFacts]) {
    longLook?.actions = actions
    let names = actions.map(\.identifier).joined(separator: ", ")
    say(.action, actions.isEmpty ? "The extension removed the buttons" : "The extension set the buttons \(names)")
    if actions.count > limits.visibleActions {
      say(.warning, "\(actions.count) buttons are set; \(limits.visibleActions) are shown")
    }
    if let replying = longLook?.replying, !actions.contains(replying) { longLook?.replying = nil }
    if longLook?.content?.layout != nil { adoptHeight() }
  }

  // MARK: Failure

  mutating func giveUp(_ run: RunID) {
    guard let content = longLook?.content, content.id == run else { return }
    let what = content.hasStarted ? "does not answer" : "did not start"
    say(
      .timeout,
      "\(content.facts.bundleIdentifier) \(what) within \(points(limits.contentReply)) seconds and is stopped."
        + " The standard long look is shown", of: .content)
    effects.append(.stopContent(run))
    removeContent()
  }

  private mutating func fallBack(_ end: ProcessEnd) {
    guard let content = longLook?.content else { return }
    sayEnd(end, of: .content, content.facts.bundleIdentifier, then: "The standard long look is shown")
    if !content.hasStarted || content.pendingReplies > 0 { effects.append(.cancelTimer(.contentReply(content.id))) }
    removeContent()
  }

  private mutating func removeContent() {
    if let content = longLook?.content, let waiting = content.waiting, !waiting.isOverdue {
      effects.append(.cancelTimer(.responsePatience(content.id)))
    }
    longLook?.content = nil
    longLook?.replying = nil
    // The extension's own buttons go with it.
    guard let item = longLook?.item else { return }
    longLook?.actions = apps[item.app]?.category(item.notification.content.categoryIdentifier)?.actions ?? []
  }

  /// Closes the long look and ends its extension; what becomes of the notification is the caller's.
  mutating func closeLongLook() {
    guard let look = longLook else { return }
    if let content = look.content {
      if !content.hasStarted || content.pendingReplies > 0 { effects.append(.cancelTimer(.contentReply(content.id))) }
      if let waiting = content.waiting, !waiting.isOverdue {
        effects.append(.cancelTimer(.responsePatience(content.id)))
      }
      effects.append(.stopContent(content.id))
    }
    if let height = look.height { step.height = height }
    longLook = nil
  }
}
