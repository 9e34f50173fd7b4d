import Payload

/// What the app is told, and what it answers (semantics 2.4).
extension SpringBoard {
  mutating func forward(_ response: ResponseFacts, to app: String, foreground: Bool) {
    if foreground { bringUp(app) }
    say(
      .response,
      "\(name(of: app)) gets \(response.actionIdentifier) \(foreground ? "and comes to the front" : "in the background")"
    )
    effects.append(.respondInApp(app, response, foreground: foreground))
    step.forwarded = true
    expectAnswer(of: app)
  }

  mutating func expectAnswer(of app: String) {
    if awaitedApps[app] == nil { effects.append(.startTimer(.appReply(app), seconds: limits.appReply)) }
    awaitedApps[app, default: 0] += 1
  }

  mutating func hear(_ report: AppReport, _ app: String) {
    switch report {
    case .launched: break
    case .handledResponse, .finishedFetch: answered(app)
    case .presentation(let identifier, let options):
      answered(app)
      takePresentation(identifier, options, app)
    case .ended(.stopped), .failedToLaunch(.stopped): endAwaiting(app)
    case .failedToLaunch(let end):
      if step.forwarded == true { step.forwarded = false }
      leave(app, end)
    case .ended(let end): leave(app, end)
    }
  }

  /// The app's process is gone.
  private mutating func leave(_ app: String, _ end: ProcessEnd) {
    sayEnd(
      end, of: .app, name(of: app),
      then: frontApp == app ? "The lock screen is shown" : "It is launched again when it is needed")
    endAwaiting(app)
    guard frontApp == app else { return }
    frontApp = nil
    banner = nil
    if phase == .app { phase = .idle }
  }

  private mutating func answered(_ app: String) {
    guard let count = awaitedApps[app] else { return }
    awaitedApps[app] = count > 1 ? count - 1 : nil
    if count == 1 { effects.append(.cancelTimer(.appReply(app))) }
  }

  private mutating func endAwaiting(_ app: String) {
    if awaitedApps.removeValue(forKey: app) != nil { effects.append(.cancelTimer(.appReply(app))) }
    awaitingPresentation.removeAll { $0.app == app }
  }

  mutating func stopAwaiting(_ app: String) {
    guard awaitedApps.removeValue(forKey: app) != nil else { return }
    awaitingPresentation.removeAll { $0.app == app }
    say(
      .timeout,
      "\(name(of: app)) did not answer within \(points(limits.appReply)) seconds: a completion handler was not called",
      of: .app)
  }
}
