import Canvas
import Foundation
import Journal
import Phone

/// The steps of one `nagaoshi push` on their way: each is done, recorded and told.
@MainActor
struct PushSession {
  let phone: Phone
  let recording: Recording
  let payloads: [String: PayloadFile]
  let reporter: Reporter
  let steps: [Step]
  /// Pixels of the screen a point.
  let scale: Double

  private(set) var summary: PushSummary
  private(set) var lastFrame: Surface?
  /// Whether a step could not be done.
  private(set) var isRefused = false
  private let sheet: ContactSheet
  private var frontApp: String?
  private var toldEvents = 0

  init(phone: Phone, recording: Recording, payloads: [String: PayloadFile], reporter: Reporter, steps: [Step]) {
    self.phone = phone
    self.recording = recording
    self.payloads = payloads
    self.reporter = reporter
    self.steps = steps
    scale = phone.options.configuration.device.scale
    summary = PushSummary(labels: steps.map(\.label))
    sheet = ContactSheet(scale: scale)
  }

  /// Whether an extension or the app failed.
  var isFailed: Bool { phone.events.contains { PushSummary.failures.contains($0.kind) } }

  mutating func run() {
    for step in steps {
      // A banner is for the lock screen: whoever waits for the next push has put the app away.
      if case .push = step, frontApp != nil { _ = phone.goHome() }
      // A screen that nobody holds any more is drawn on again.
      lastFrame = nil
      let result = perform(step)
      frontApp = result.facts.frontApp
      lastFrame = result.frame
      sheet.add(result.frame)
      tell(step, recording.add(result), result.refusal)
    }
  }

  /// Writes everything that is not written yet.
  func finish() throws {
    try sheet.write(to: recording.directory + "/steps.png")
    try recording.finish(events: phone.events)
  }

  private mutating func tell(_ step: Step, _ told: Transcript.Step, _ refusal: NagaoshiError?) {
    let events = phone.events[toldEvents...]
    toldEvents = phone.events.count
    let isFirst = refusal != nil && !isRefused
    if refusal != nil { isRefused = true }
    let lines = summary.events(events)
    guard !reporter.isJSON else { return }
    Terminal.say(summary.line(step.label, told, isExplained: isFirst))
    for line in lines { Terminal.note(line) }
    // What cannot be done because of an earlier refusal is no news.
    if isFirst, let refusal { reporter.complain(refusal) }
  }

  private func perform(_ step: Step) -> StepResult {
    switch step {
    case .push(let name): push(name)
    case .longPress: phone.longPress()
    case .tap(let action): phone.tap(action)
    case .reply(let action, let text): phone.reply(action, text: text)
    case .touch(let x, let y): phone.touch(x: x, y: y)
    case .defaultTap: phone.defaultTap()
    case .dismiss: phone.dismiss()
    case .wait(let seconds): phone.wait(seconds: seconds)
    }
  }

  private func push(_ name: String) -> StepResult {
    do {
      guard let payload = payloads[name] else { preconditionFailure("Every payload is read before the first step") }
      if let refusal = payload.refusal { throw refusal }
      return try phone.push(payload.data, file: name)
    } catch let error as NagaoshiError {
      return phone.refuse("push", because: error)
    } catch {
      return phone.refuse("push", because: NagaoshiError(code: "unexpected", message: "\(error)"))
    }
  }
}
