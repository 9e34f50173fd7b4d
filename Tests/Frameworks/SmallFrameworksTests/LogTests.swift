import Foundation
import Journal
import Synchronization
import Testing
import os

@Suite("Logs and locks", .serialized) struct LogTests {
  /// What is reported while `work` runs.
  private func messages(_ work: () -> Void) -> [String] {
    let kept = Mutex<[String]>([])
    let old = Journal.sink
    Journal.sink = { entry in if entry.kind == "log" { kept.withLock { $0.append(entry.message) } } }
    work()
    Journal.sink = old
    return kept.withLock { $0 }
  }

  @Test("a logger's messages are in the transcript with their level and place")
  func logger() {
    let logger = Logger(subsystem: "net.example", category: "push")

    let told = messages {
      logger.info("count \(3) of \("four", privacy: .private)")
      logger.error("\(255, format: .hex(includePrefix: true)) \(1.5, format: .fixed(precision: 2)) \(true)")
      logger.log(level: .debug, "plain")
    }

    #expect(
      told == [
        "info: [net.example:push] count 3 of four", "error: [net.example:push] 0xff 1.50 true",
        "debug: [net.example:push] plain",
      ])
  }

  @Test("os_log formats like printf, whoever may read it")
  func format() {
    let told = messages {
      os_log("%{public}@ is %d%%", log: .default, type: .error, "Half" as NSString, 50)
      os_log("no values, 100%")
      os_log("nothing", log: .disabled)
    }

    #expect(told == ["error: Half is 50%", "notice: no values, 100%"])
  }

  @Test("a lock keeps its state for one at a time")
  func lock() async {
    let counter = OSAllocatedUnfairLock(initialState: 0)

    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<500 { counter.withLock { $0 += 1 } } }
      }
    }

    #expect(counter.withLock { $0 } == 4000)
  }
}
