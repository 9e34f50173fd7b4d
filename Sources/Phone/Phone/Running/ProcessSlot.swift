import Containers
import Payload
import Processes
import SpringBoard
import Wire

/// One started process, as the phone keeps track of it.
@MainActor
final class ProcessSlot {
  let number: Int
  let app: String
  let bundle: BundleFacts
  var process: (any RunningProcess)?
  /// The attachments that it may ask for.
  var scope: AttachmentScope?

  /// Everything is loaded but the user's code.
  private(set) var isPrepared = false
  private var waiting: [Command] = []
  private var isClaimed = false

  /// The run that it is in; nil while it waits for one.
  var run: RunID?
  /// Closed: what it still says is for the transcript only.
  var isRetired = false
  /// The app got its launch command.
  var isLaunched = false
  /// Whose question each `launched` answers, oldest first: true is SpringBoard's.
  var launchAnswers: [Bool] = []
  /// Its last picture.
  var drawing: Drawing?
  var isDrawing = false
  /// Commands that are not answered with `settled` yet.
  var awaitedLayouts = 0
  /// It is launched ahead of time: nobody waits for it yet.
  var isWarmingUp = false
  /// When its launch is given up, on the phone's clock.
  var launchDeadline: Double?

  init(number: Int, app: String, bundle: BundleFacts) {
    self.number = number
    self.app = app
    self.bundle = bundle
  }

  /// Tells the process something; what comes before it is ready is kept in order.
  func send(_ command: Command) {
    if isPrepared { process?.send(command) } else { waiting.append(command) }
  }

  /// The user's code is to be loaded: from here on its memory counts.
  func claim() {
    guard !isClaimed else { return }
    isClaimed = true
    send(.load)
    if isPrepared { process?.limitMemory(megabytes: ProcessLimits.standard(for: bundle.role).memory) }
  }

  /// The process is ready.
  func prepared() {
    isPrepared = true
    if isClaimed { process?.limitMemory(megabytes: ProcessLimits.standard(for: bundle.role).memory) }
    for command in waiting { process?.send(command) }
    waiting = []
  }
}
