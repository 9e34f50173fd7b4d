import Foundation
import Glibc
import Payload
import Processes
import SpringBoard
import Synchronization
import Wire

/// Starts processes that do not exist: they answer as a script says, at once, on the phone's own thread.
final class FakeLauncher: ProcessLauncher {
  /// What a process does with a command; false leaves it to the standard answers.
  typealias Script = @Sendable (Command, FakeProcess) -> Bool

  private let script: Script
  private let all = Mutex<[FakeProcess]>([])

  init(_ script: @escaping Script = { _, _ in false }) {
    self.script = script
  }

  var processes: [FakeProcess] { all.withLock { $0 } }

  func processes(_ role: Preparation.Role) -> [FakeProcess] { processes.filter { $0.role == role } }

  func launch(
    _ order: LaunchOrder, events: @escaping @Sendable (ProcessEvent) -> Void
  ) throws -> any RunningProcess {
    let role = order.arguments.last.flatMap(Preparation.Role.init(rawValue:)) ?? .app
    let process = FakeProcess(
      role: role, order: order, pixels: order.pixelCapacity > 0 ? try PixelBuffer(capacity: order.pixelCapacity) : nil,
      script: script, events: events)
    all.withLock { $0.append(process) }
    return process
  }
}

/// A process that does not exist.
final class FakeProcess: RunningProcess {
  let role: Preparation.Role
  let order: LaunchOrder
  let pixels: PixelBuffer?
  private let script: FakeLauncher.Script
  private let events: @Sendable (ProcessEvent) -> Void
  private let state = Mutex(State())

  private struct State {
    var commands: [Command] = []
    var isOver = false
    var limit: Int?
    var frameNumber = 0
  }

  init(
    role: Preparation.Role, order: LaunchOrder, pixels: PixelBuffer?, script: @escaping FakeLauncher.Script,
    events: @escaping @Sendable (ProcessEvent) -> Void
  ) {
    self.role = role
    self.order = order
    self.pixels = pixels
    self.script = script
    self.events = events
  }

  var commands: [Command] { state.withLock { $0.commands } }
  var memoryLimit: Int? { state.withLock { $0.limit } }

  func limitMemory(megabytes: Int?) { state.withLock { $0.limit = megabytes } }

  func stop() { end(.stopped) }

  func end(_ end: ProcessEnd) {
    let wasRunning = state.withLock { state in
      defer { state.isOver = true }
      return !state.isOver
    }
    if wasRunning { events(.ended(end)) }
  }

  func say(_ report: Report) { events(.report(report)) }
  func print(_ text: String) { events(.output(OutputLine(stream: .output, text: text))) }

  func send(_ command: Command) {
    state.withLock { $0.commands.append(command) }
    if !script(command, self) { answer(command) }
  }

  /// The answers of an extension that does everything right: Save keeps open, Shuffle forwards, all else dismisses.
  func answer(_ command: Command) {
    switch command {
    case .prepare: say(.prepared)
    case .load: say(.loaded)
    case .launch:
      say(.request(1, .setCategories([Self.category])))
      say(.launched)
    case .activate: say(.launched)
    case .serve(let run, let notification):
      var content = notification.content
      content.title += " (changed)"
      say(.delivered(run, content))
    case .open: say(.started(implementsResponse: true))
    case .deliver, .resize, .touch, .playMedia: settle()
    case .respond(let response):
      settle()
      say(.completed(Self.option(response.actionIdentifier)))
    case .draw: draw()
    case .handleResponse: say(.handledResponse)
    case .present(let notification): say(.presentation(notification: notification.identifier, options: 16))
    case .wake: say(.finishedFetch)
    case .close: end(.exited(status: 0))
    case .configure, .expire, .reply: break
    }
  }

  func settle(height: Double = 300) {
    let number = state.withLock { state in
      state.frameNumber += 1
      return state.frameNumber
    }
    var layout = ContentLayout(height: height, frameNumber: number)
    layout.viewHeight = height
    say(.settled(layout, isAnswer: true))
  }

  /// Fills four pixels with the number of the layout.
  func draw() {
    let number = state.withLock { $0.frameNumber }
    if let pixels, let mapped = PixelBuffer(descriptor: dup(pixels.descriptor), capacity: pixels.capacity) {
      for index in 0..<4 {
        mapped.memory.storeBytes(of: UInt32(0xFF00_0000) + UInt32(number), toByteOffset: index * 4, as: UInt32.self)
      }
    }
    say(
      .drawn(Drawing(width: 2, height: 2, frameNumber: number, tree: ViewTree(class: "UIView", frame: [0, 0, 2, 2]))))
  }

  static let category = CategoryFacts(
    identifier: "DAILY_PICK",
    actions: [
      ActionFacts(identifier: "SAVE_PICK", title: "Save"),
      ActionFacts(identifier: "SHUFFLE_PICK", title: "Shuffle", options: [.foreground]),
      ActionFacts(identifier: "REPLY", title: "Reply", textInput: .init(buttonTitle: "Send")),
      ActionFacts(identifier: "OTHER", title: "Other"),
    ], options: [.customDismissAction])

  static func option(_ action: String) -> ResponseOption {
    switch action {
    case "SAVE_PICK": .doNotDismiss
    case "SHUFFLE_PICK": .dismissAndForwardAction
    default: .dismiss
    }
  }
}
