import Foundation
import Glibc
import Synchronization
import Wire

/// The wire to the phone.
final class PhoneConnection: Sendable {
  /// Where a process finds the wire and the memory for its pictures.
  static let standardDescriptors: (socket: Int32, pixels: Int32) = (3, 4)

  private struct State {
    var early: [Command] = []
    var deliver: (@Sendable (Command) -> Void)?
    var lastRequest = 0
    var waiting: [Int: Waiting] = [:]
  }

  /// Somebody who waits for an answer.
  private enum Waiting {
    case thread(ReplySlot)
    case completion(@Sendable (Reply) -> Void)
  }

  private final class ReplySlot: Sendable {
    let reply = Mutex<Reply?>(nil)
    let arrived = DispatchSemaphore(value: 0)
  }

  private let socket: Int32
  private let pixelDescriptor: Int32
  private let hangUp: @Sendable () -> Void
  private let writer: MessageWriter
  private let state = Mutex(State())
  private let earlyArrived = DispatchSemaphore(value: 0)
  private let urgent = Mutex<(@Sendable (Command) -> Bool)?>(nil)

  /// - Parameter hangUp: called when the phone is gone.
  init(socket: Int32, pixels: Int32, hangUp: @escaping @Sendable () -> Void) {
    self.socket = socket
    pixelDescriptor = pixels
    self.hangUp = hangUp
    writer = MessageWriter(descriptor: socket)
  }

  /// The wire of this process, which ends when the phone is gone, and with it every reason to be here.
  convenience init() {
    self.init(socket: Self.standardDescriptors.socket, pixels: Self.standardDescriptors.pixels) {
      fflush(nil)
      _exit(0)
    }
  }

  /// The memory for pictures; nil if there is none of that size.
  func pixels(capacity: Int) -> PixelBuffer? {
    PixelBuffer(descriptor: pixelDescriptor, capacity: capacity)
  }

  /// Begins to listen, on a thread of its own: the main thread may be the user's for as long as it likes.
  func start() {
    // A socket inherited by a program that the user's code starts would let that program speak for us.
    _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
    _ = fcntl(pixelDescriptor, F_SETFD, FD_CLOEXEC)
    let thread = Thread { self.listen() }
    thread.name = "phone"
    thread.start()
  }

  // MARK: Sending

  func send(_ report: Report) {
    do {
      try writer.write(report)
    } catch {
      _ = try? writer.write(
        Report.note(kind: "data", message: "A message to the phone was lost: \(error)", file: nil, line: nil))
    }
  }

  /// Says why the process cannot do what it is there for, and ends it.
  func fail(_ reason: String) -> Never {
    send(.failed(reason: reason))
    fflush(nil)
    _exit(1)
  }

  /// Asks and waits, on whatever thread this is.
  func ask(_ request: Request) -> Reply {
    let slot = ReplySlot()
    send(.request(register(.thread(slot)), request))
    slot.arrived.wait()
    return slot.reply.withLock { $0 } ?? .done
  }

  /// Asks; the answer comes on the wire's thread.
  func ask(_ request: Request, completion: @escaping @Sendable (Reply) -> Void) {
    send(.request(register(.completion(completion)), request))
  }

  private func register(_ waiting: Waiting) -> Int {
    state.withLock { state in
      state.lastRequest += 1
      state.waiting[state.lastRequest] = waiting
      return state.lastRequest
    }
  }

  // MARK: Receiving

  /// The next command before the run loop runs; waits for it.
  func nextEarlyCommand() -> Command {
    while true {
      earlyArrived.wait()
      let command = state.withLock { state in state.early.isEmpty ? nil : state.early.removeFirst() }
      if let command { return command }
    }
  }

  /// From now on commands go to `deliver`, first `first` and those that have come already.
  func runsLoop(first: Command?, _ deliver: @escaping @Sendable (Command) -> Void) {
    state.withLock { state in
      state.deliver = deliver
      for command in [first].compactMap({ $0 }) + state.early { deliver(command) }
      state.early = []
    }
  }

  /// Who sees commands on the wire's own thread, before the main thread can; true takes a command.
  func interceptUrgent(_ handler: @escaping @Sendable (Command) -> Bool) {
    urgent.withLock { $0 = handler }
  }

  private func listen() {
    var reader = MessageReader(Command.self, descriptor: socket)
    do {
      while let command = try reader.next() { receive(command) }
    } catch {
      send(.note(kind: "data", message: "A command cannot be read: \(error)", file: nil, line: nil))
    }
    hangUp()
  }

  private func receive(_ command: Command) {
    if case .reply(let number, let reply) = command {
      resolve(number, reply)
      return
    }
    if urgent.withLock({ $0 })?(command) == true { return }
    let isEarly = state.withLock { state in
      if let deliver = state.deliver {
        deliver(command)
        return false
      }
      state.early.append(command)
      return true
    }
    if isEarly { earlyArrived.signal() }
  }

  private func resolve(_ number: Int, _ reply: Reply) {
    switch state.withLock({ $0.waiting.removeValue(forKey: number) }) {
    case .thread(let slot):
      slot.reply.withLock { $0 = reply }
      slot.arrived.signal()
    case .completion(let completion): completion(reply)
    case nil: break
    }
  }
}
