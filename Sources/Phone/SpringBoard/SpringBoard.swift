import Device
import Journal
import Payload

/// The system around the extensions: a state machine without a clock, files or processes.
///
/// `handle(_:)` takes what happened and returns what shall be done; everything that is decided is said in an event. The
/// rules are those of notification-semantics, part 2, and each stands in the file that its topic names.
public struct SpringBoard: Sendable {
  var configuration: DeviceConfiguration
  /// The system's deadlines.
  public let limits: Limits
  var apps: [String: AppState] = [:]
  /// Newest first.
  var delivered: [Delivered] = []
  var services: [RunID: ServiceRun] = [:]
  var finishedServices: [RunID: RunOutcome] = [:]
  /// Notifications that wait for the foreground app's `willPresent`.
  var awaitingPresentation: [Delivered] = []
  /// Apps that have not answered yet.
  var awaitedApps: [String: Int] = [:]
  var longLook: LongLookState?
  /// The banner over the app that is in front.
  var banner: Delivered?
  var frontApp: String?
  var phase = StepFacts.State.idle
  var effects: [Effect] = []

  /// What the last step came to, for the transcript. A step begins with a delivery or with what the user does.
  public internal(set) var step = StepFacts()

  private var lastRun = 0

  public init(configuration: DeviceConfiguration = DeviceConfiguration(), limits: Limits = Limits()) {
    self.configuration = configuration
    self.limits = limits
  }

  /// Takes in what happened, and says what shall be done, in order.
  public mutating func handle(_ input: Input) -> [Effect] {
    let before = screen
    effects = []
    begin(input)
    apply(input)
    step.state = phase
    step.frontApp = frontApp
    if let height = longLook?.height { step.height = height }
    if screen != before { effects.append(.screenChanged) }
    return effects
  }

  /// Whether the phone waits for a process or a deadline; a step is over when it does not.
  public var isBusy: Bool {
    guard services.isEmpty, awaitingPresentation.isEmpty, awaitedApps.isEmpty else { return true }
    guard let content = longLook?.content else { return false }
    return !content.hasStarted || content.pendingReplies > 0 || content.waiting.map { !$0.isOverdue } ?? false
  }

  /// Starts the facts of a step in which nothing is done to the phone, such as time that passes.
  public mutating func beginStep() {
    step = StepFacts(state: phase, height: longLook?.height, frontApp: frontApp)
  }

  /// Starts the facts of a new step.
  private mutating func begin(_ input: Input) {
    switch input {
    case .push, .local, .longPress, .touch, .defaultTap, .dismiss, .tapMediaButton, .goHome: step = StepFacts()
    case .tap(let action), .reply(let action, _): step = StepFacts(action: action)
    default: break
    }
  }

  private mutating func apply(_ input: Input) {
    switch input {
    case .configure(let configuration): self.configuration = configuration
    case .install(let app): install(app)
    case .uninstall(let app): uninstall(app)
    case .setCategories(let categories, let app, let origin): setCategories(categories, app, origin)
    case .setPermissions(let permissions, let app): apps[app]?.permissions = permissions
    case .setBadge(let count, let app): apps[app]?.badge = max(0, count)
    case .lock: lock()
    case .unlock: configuration.isLocked = false
    case .goHome: goHome()
    case .push(let notification, let push, let app): receive(notification, push, app)
    case .local(let notification, let app): receiveLocal(notification, app)
    case .restore(let notifications, let app): restore(notifications, app)
    case .removeDelivered(let identifiers, let app): removeDelivered(identifiers, app)
    case .service(let report, let run): hear(report, run)
    case .attachmentsChecked(let results, let run): takeAttachments(results, run)
    case .content(let report, let run): hear(report, run)
    case .app(let report, let app): hear(report, app)
    case .timerFired(let timer): fire(timer)
    case .longPress(let identifier): press(identifier)
    case .tap(let action): tap(action)
    case .reply(let action, let text): reply(action, text)
    case .touch(let x, let y): touch(x, y)
    case .defaultTap: defaultTap()
    case .dismiss: dismiss()
    case .tapMediaButton: tapMediaButton()
    }
  }

  private mutating func fire(_ timer: TimerID) {
    switch timer {
    case .serviceClock(let run): expire(run)
    case .serviceGrace(let run): endGrace(run)
    case .contentReply(let run): giveUp(run)
    case .responsePatience(let run): stopWaiting(run)
    case .appReply(let app): stopAwaiting(app)
    }
  }

  // MARK: Shorthand

  mutating func say(
    _ kind: Event.Kind, _ message: String, of subject: Event.Subject? = nil, file: String? = nil, line: Int? = nil
  ) {
    effects.append(.event(Event(kind, message, of: subject, file: file, line: line)))
  }

  mutating func refuse(_ code: String, _ message: String, hint: String? = nil) {
    effects.append(.refuse(NagaoshiError(code: code, message: message, hint: hint)))
  }

  mutating func nextRun() -> RunID {
    lastRun += 1
    return RunID(rawValue: lastRun)
  }

  func permissions(of app: String) -> Permissions {
    apps[app]?.permissions ?? configuration.permissions
  }

  func name(of app: String) -> String {
    apps[app]?.facts.displayName ?? app
  }
}
