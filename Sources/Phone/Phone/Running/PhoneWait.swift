import SpringBoard

/// What a step waits for, for a progress line.
public struct PhoneWait: Sendable {
  /// In words that fit behind "waiting for", such as `the service extension`.
  public let subject: String
  /// How long it is waited for, in the phone's seconds.
  public let limit: Double
  let began: Double
  let clock: PhoneClock

  /// How long it has been waited for until now, in the phone's seconds.
  public var elapsed: Double { max(0, clock.now - began) }

  func isSame(as other: PhoneWait) -> Bool {
    subject == other.subject && limit == other.limit && abs(began - other.began) < 0.001
  }
}

extension Phone {
  /// Tells the face what is waited for, when that is another thing than before.
  func tell(_ wait: PhoneWait?) {
    switch (toldWait, wait) {
    case (nil, nil): return
    case (let old?, let new?) where old.isSame(as: new): return
    default: break
    }
    toldWait = wait
    onWait?(wait)
  }

  /// The deadline that is next, and what it is for; nil when nothing has one.
  var currentWait: PhoneWait? {
    let launches = slots.values.compactMap { slot in
      slot.launchDeadline.map { (end: $0, length: springBoard.limits.appLaunch, subject: "the app to launch") }
    }
    let deadlines = timers.map { timer, end in
      (end: end, length: timerLengths[timer] ?? 0, subject: Self.subject(of: timer))
    }
    guard let next = (deadlines + launches).min(by: { ($0.end, $0.subject) < ($1.end, $1.subject) }) else { return nil }
    return PhoneWait(subject: next.subject, limit: next.length, began: next.end - next.length, clock: clock)
  }

  private static func subject(of timer: TimerID) -> String {
    switch timer {
    case .serviceClock: "the service extension"
    case .serviceGrace: "the service extension, whose time is over"
    case .contentReply: "the content extension"
    case .responsePatience: "the extension's answer"
    case .appReply: "the app"
    }
  }
}
