import Containers
import Payload
import SpringBoard
import Wire

/// Carries out what SpringBoard wants.
extension Phone {
  func perform(_ effect: Effect) {
    switch effect {
    case .event(let event):
      note(origin(of: event), event.kind.rawValue, event.message, file: event.file, line: event.line)
    case .refuse(let error): refusal = error
    case .startTimer(let timer, let seconds):
      timers[timer] = clock.now + seconds
      timerLengths[timer] = seconds
    case .cancelTimer(let timer): timers[timer] = nil
    case .setBadge(let app, let count):
      state.badges[app] = count
    case .playSound, .screenChanged: break
    case .checkAttachments(let run, let attachments, _): check(attachments, run)
    case .runService, .expireService, .stopService: performService(effect)
    case .startContent, .deliverToContent, .respondInContent, .resizeContent, .touchContent, .playMedia, .stopContent:
      performContent(effect)
    case .openApp, .respondInApp, .wakeApp, .askPresentation: performApp(effect)
    }
  }

  // MARK: Service extension

  private func performService(_ effect: Effect) {
    switch effect {
    case .runService(let run, let app, let identifier, let notification):
      guard let bundle = apps[app]?.services[identifier] else { return }
      // The system reuses a process for the next notification (notification-semantics 2.2): what is static survives.
      guard
        let slot = idleSlot(of: bundle) ?? start(bundle, app: app, failed: { self.handle(.service(.ended($0), run)) })
      else { return }
      slot.run = run
      slot.claim()
      slot.send(.serve(run, notification))
    case .expireService(let run): slot(of: run, .service)?.send(.expire(run))
    case .stopService(let run):
      guard let slot = slot(of: run, .service) else { return }
      slot.isRetired = true
      slot.process?.stop()
    default: break
    }
  }

  private func check(_ attachments: [AttachmentFacts], _ run: RunID) {
    guard let slot = slot(of: run, .service), let containers = try? containers(of: slot.bundle) else {
      handle(.attachmentsChecked([], run))
      return
    }
    let results = attachments.map { attachment -> AttachmentResult in
      let result = store.store(
        attachment, containers: [containers.home] + containers.groups.values,
        bundles: [slot.bundle.path, slot.bundle.appPath])
      switch result {
      case .success(let stored): return .stored(stored)
      case .failure(let refusal):
        return .refused(attachment, code: refusal.code, message: "\(refusal.message): \(refusal.detail)")
      }
    }
    slot.run = nil
    handle(.attachmentsChecked(results, run))
  }

  // MARK: Content extension

  private func performContent(_ effect: Effect) {
    switch effect {
    case .startContent(let run, let app, let identifier, let width, let height, let maximum):
      guard let bundle = apps[app]?.contents[identifier] else { return }
      guard
        let slot = idleSlot(of: bundle) ?? start(bundle, app: app, failed: { self.handle(.content(.ended($0), run)) })
      else { return }
      slot.run = run
      slot.claim()
      slot.send(.open(width: width, height: height, maximumHeight: maximum))
    case .deliverToContent(let run, let notification, let actions):
      command(run) { .deliver($0.scope?.scoped(notification) ?? notification, actions: actions) }
    case .respondInContent(let run, let response): command(run) { .respond(self.scoped(response, for: $0)) }
    case .resizeContent(let run, let width, let height, let maximum):
      command(run) { _ in .resize(width: width, height: height, maximumHeight: maximum) }
    case .touchContent(let run, let x, let y): command(run) { _ in .touch(x: x, y: y) }
    case .playMedia(let run, let isPlaying): command(run) { _ in .playMedia(isPlaying) }
    case .stopContent(let run):
      guard let slot = slot(of: run, .content) else { return }
      retire(slot)
    default: break
    }
  }

  /// Sends a command that is answered with `settled`.
  private func command(_ run: RunID, _ make: (ProcessSlot) -> Command) {
    guard let slot = slot(of: run, .content) else { return }
    slot.awaitedLayouts += 1
    slot.send(make(slot))
  }

  func scoped(_ response: ResponseFacts, for slot: ProcessSlot) -> ResponseFacts {
    var scoped = response
    scoped.notification = slot.scope?.scoped(response.notification) ?? response.notification
    return scoped
  }

  // MARK: App

  private func performApp(_ effect: Effect) {
    switch effect {
    case .openApp(let app): open(app)
    case .respondInApp(let app, let response, _):
      guard let slot = launched(app, foreground: false) else { return }
      slot.send(.handleResponse(scoped(response, for: slot)))
    case .wakeApp(let app, let userInfo):
      launched(app, foreground: false)?.send(.wake(userInfo: userInfo))
    case .askPresentation(let app, let notification):
      guard let slot = launched(app, foreground: false) else { return }
      slot.send(.present(slot.scope?.scoped(notification) ?? notification))
    default: break
    }
  }

  private func open(_ app: String) {
    if let slot = appSlot(app), slot.isLaunched {
      slot.launchAnswers.append(true)
      slot.send(.activate(true))
    } else if let slot = launched(app, foreground: true) {
      slot.launchAnswers[slot.launchAnswers.count - 1] = true
    }
  }

  /// The app's process, launched if it was not running.
  func launched(_ app: String, foreground: Bool) -> ProcessSlot? {
    if let slot = appSlot(app), slot.isLaunched { return slot }
    guard let bundle = apps[app]?.bundle else { return nil }
    guard
      let slot = appSlot(app) ?? start(bundle, app: app, failed: { self.handle(.app(.failedToLaunch($0), app: app)) })
    else {
      return nil
    }
    slot.isLaunched = true
    slot.launchAnswers.append(false)
    slot.launchDeadline = clock.now + springBoard.limits.appLaunch
    slot.claim()
    slot.send(.launch(foreground: foreground))
    return slot
  }
}
