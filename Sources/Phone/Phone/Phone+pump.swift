import Foundation
import Processes
import SpringBoard
import Wire

/// The phone's own run loop: what processes say and what time brings goes to SpringBoard until nothing is left to do.
extension Phone {
  /// How long, in the world's seconds, a step may go on while nothing at all happens. SpringBoard's own deadlines are
  /// shorter; this is for what it does not know.
  private static let silenceLimit = 60.0

  func pumpUntilIdle() {
    pump { isBusy }
  }

  /// Waits until every app that is launched ahead of time is there: its categories decide what a long look has.
  func awaitWarmUp() {
    pump { slots.values.contains { $0.isWarmingUp } }
  }

  private func pump(while condition: () -> Bool) {
    var lastSign = PhoneClock.world
    defer { tell(nil) }
    while condition() {
      tell(currentWait)
      if pumpOnce(until: nil) { lastSign = PhoneClock.world }
      if timers.isEmpty, PhoneClock.world - lastSign > Self.silenceLimit {
        note(.phone, "timeout", "Nothing happened for \(Int(Self.silenceLimit)) seconds: the step ends here")
        return
      }
    }
  }

  func pump(until end: Double) {
    let wait = PhoneWait(subject: "the time to pass", limit: end - clock.now, began: clock.now, clock: clock)
    while clock.now < end {
      tell(wait)
      _ = pumpOnce(until: end)
    }
    tell(nil)
  }

  /// Whether a step is not over yet.
  var isBusy: Bool {
    springBoard.isBusy || slots.values.contains { $0.launchDeadline != nil && !$0.isWarmingUp }
  }

  /// Waits for the next thing and handles it.
  /// - Returns: whether anything happened.
  func pumpOnce(until end: Double?) -> Bool {
    let times =
      [end].compactMap { $0 } + timers.values + pendingLocal.map(\.time) + slots.values.compactMap(\.launchDeadline)
    let wait = times.min().map { clock.worldSeconds(until: $0) } ?? 1
    let occurrences = mailbox.take(waiting: min(wait, 1))
    for occurrence in occurrences { handle(occurrence) }
    return fireTimers() || !occurrences.isEmpty
  }

  private func fireTimers() -> Bool {
    let now = clock.now
    var happened = false
    for (timer, time) in timers.sorted(by: { $0.value < $1.value }) where time <= now && timers[timer] == time {
      // An app that still launches has another deadline; its time to answer begins when it could.
      if case .appReply(let app) = timer, appSlot(app)?.launchDeadline != nil {
        timers[timer] = now + springBoard.limits.appReply
        continue
      }
      timers[timer] = nil
      happened = true
      handle(.timerFired(timer))
    }
    for pending in pendingLocal.filter({ $0.time <= now }) {
      pendingLocal.removeAll { $0.notification.identifier == pending.notification.identifier && $0.app == pending.app }
      happened = true
      handle(.local(pending.notification, app: pending.app))
    }
    for slot in slots.values.filter({ $0.launchDeadline ?? .infinity <= now }) {
      slot.launchDeadline = nil
      slot.isWarmingUp = false
      happened = true
      // Whoever needs the app from here on gets another process.
      slot.isRetired = true
      slot.process?.stop()
      handle(.app(.failedToLaunch(.startupTimeout), app: slot.app))
    }
    return happened
  }

  private func handle(_ occurrence: Occurrence) {
    switch occurrence {
    case .note(let entry): note(.phone, entry.kind.rawValue, entry.message, file: entry.file, line: entry.line)
    case .process(let number, let event):
      guard let slot = slots[number] else { return }
      handle(event, of: slot)
    }
  }

  private func handle(_ event: ProcessEvent, of slot: ProcessSlot) {
    switch event {
    case .report(let report): handle(report, of: slot)
    case .output(let line):
      note(origin(of: slot), line.stream == .output ? "print" : "stderr", line.text)
    case .ended(let end): ended(slot, end)
    }
  }

  func origin(of event: Event) -> Transcript.Event.Origin {
    switch event.subject {
    case nil: .phone
    case .service: .service
    case .content: .content
    case .app: .app
    }
  }

  func origin(of slot: ProcessSlot) -> Transcript.Event.Origin {
    switch slot.bundle.role {
    case .service: .service
    case .content: .content
    case .app: .app
    }
  }

  /// Tells SpringBoard, and does what it wants.
  func handle(_ input: Input) {
    for effect in springBoard.handle(input) { perform(effect) }
  }
}
