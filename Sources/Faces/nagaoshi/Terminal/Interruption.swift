import Foundation
import Glibc
import Synchronization

/// What happens when the user presses Ctrl-C, or somebody ends the process politely: nothing that was started lives on,
/// nothing temporary stays, and the terminal is as it was.
enum Interruption {
  private static let folders = Mutex<[String]>([])
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// What the handler leaves for the thread that waits. A handler may do little more than post a semaphore.
  private nonisolated(unsafe) static let arrived: UnsafeMutablePointer<sem_t> = {
    let semaphore = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
    sem_init(semaphore, 0, 0)
    return semaphore
  }()
  private nonisolated(unsafe) static let number = UnsafeMutablePointer<Int32>.allocate(capacity: 1)

  /// Begins to listen.
  ///
  /// With handlers, not with `sigwait`: the main thread of a Swift program with concurrency sleeps with no signal blocked.
  static func watch() {
    // What whoever started us has switched off (nohup, a shell's background job) stays off.
    let wanted = signals.filter { !isIgnored($0) }
    guard !wanted.isEmpty else { return }
    number.pointee = 0
    _ = arrived
    Thread.detachNewThread {
      while sem_wait(arrived) != 0 {}
      end(number.pointee)
    }
    for entry in wanted {
      signal(entry) { received in
        Interruption.number.pointee = received
        sem_post(Interruption.arrived)
      }
    }
  }

  /// This folder goes away if the process is interrupted.
  static func remove(_ folder: String?) {
    if let folder { folders.withLock { $0.append(folder) } }
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
  }

  private static func end(_ number: Int32) {
    Terminal.silence()
    for _ in 0..<20 {
      let started = descendants(of: getpid())
      guard !started.isEmpty else { break }
      for process in started { kill(process, SIGKILL) }
      usleep(10_000)
    }
    for folder in folders.withLock({ $0 }) { try? FileManager.default.removeItem(atPath: folder) }
    // Dies of the signal itself, so that a shell sees why.
    signal(number, SIG_DFL)
    kill(getpid(), number)
    sleep(1)
    exit(128 + number)
  }

  /// Every process that a process has started, and what those have started. The dead do not count.
  private static func descendants(of process: pid_t) -> [pid_t] {
    var found: [pid_t] = []
    var queue = [process]
    while let parent = queue.popLast(), found.count < 1000 {
      let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(parent)/task")) ?? []
      for task in tasks {
        guard let text = read("/proc/\(parent)/task/\(task)/children") else { continue }
        let children = text.split(separator: " ").compactMap { pid_t($0) }.filter(isAlive)
        found += children
        queue += children
      }
    }
    return found
  }

  private static func isAlive(_ process: pid_t) -> Bool {
    guard let text = read("/proc/\(process)/stat"), let name = text.lastIndex(of: ")") else { return false }
    return text[name...].dropFirst(2).first != "Z"
  }

  private static func read(_ path: String) -> String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(descriptor, &bytes, bytes.count)
    return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
  }
}
