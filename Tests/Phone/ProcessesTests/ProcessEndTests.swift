import Foundation
import SpringBoard
import Synchronization
import Testing
import Wire

@testable import Processes

/// What a process said until its end.
final class ProcessLog: Sendable {
  private let lines = Mutex<[OutputLine]>([])
  private let reports = Mutex<[Report]>([])
  private let end = Mutex<ProcessEnd?>(nil)
  private let isOver = DispatchSemaphore(value: 0)

  func take(_ event: ProcessEvent) {
    switch event {
    case .output(let line): lines.withLock { $0.append(line) }
    case .report(let report): reports.withLock { $0.append(report) }
    case .ended(let end):
      self.end.withLock { $0 = end }
      isOver.signal()
    }
  }

  /// Waits for the end.
  func ending(within seconds: Double = 20) -> ProcessEnd? {
    _ = isOver.wait(timeout: .now() + seconds)
    return end.withLock { $0 }
  }

  var output: [OutputLine] { lines.withLock { $0 } }
  var said: [Report] { reports.withLock { $0 } }
}

func shell(
  _ script: String, pixels: Int = 0, sources: [String] = [], limits: ProcessLimits = ProcessLimits()
) throws -> (process: any RunningProcess, log: ProcessLog) {
  let log = ProcessLog()
  let order = LaunchOrder(
    executable: "/bin/sh", arguments: ["-c", script], environment: ["PATH": "/usr/bin:/bin"], directory: "/",
    pixelCapacity: pixels, sources: sources, limits: limits)
  return (try SystemLauncher().launch(order) { log.take($0) }, log)
}

@Suite("How processes end", .serialized)
struct ProcessEndTests {
  @Test("an exit is told with its status", arguments: [Int32(0), 3, 255])
  func exits(_ status: Int32) throws {
    let (process, log) = try shell("exit \(status)")

    withExtendedLifetime(process) { #expect(log.ending() == .exited(status: status)) }
  }

  @Test(
    "a signal is told by its name",
    arguments: [("SEGV", "bad memory access (SIGSEGV)"), ("ABRT", "aborted (SIGABRT)"), ("KILL", "killed (SIGKILL)")])
  func signals(_ name: String, _ reason: String) throws {
    let (_, log) = try shell("kill -\(name) $$")

    #expect(log.ending() == .crashed(reason: reason))
  }

  @Test("Swift's own message gives reason, file and line, the file as the project has it")
  func fatalError() throws {
    let (_, log) = try shell(
      "echo 'Service/NotificationService.swift:12: Fatal error: no picks' >&2; kill -ILL $$",
      sources: ["/p/Service/NotificationService.swift", "/p/Other.swift"])

    #expect(
      log.ending() == .crashed(reason: "no picks", file: "/p/Service/NotificationService.swift", line: 12))
    // The crash says it; it is not told twice.
    #expect(log.output.isEmpty)
  }

  @Test("a process that was stopped was stopped, and what it started is gone with it")
  func stopped() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("nagaoshi-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    let (process, log) = try shell("(sleep 1; touch '\(file)') & echo ready; sleep 60")
    while log.output.isEmpty { usleep(2000) }

    process.stop()

    #expect(log.ending(within: 5) == .stopped)
    usleep(1_300_000)
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  @Test("memory above the limit ends it, and it is said how much it had")
  func memory() throws {
    let (process, log) = try shell("sleep 0.2; x=x; while :; do x=$x$x; done")
    process.limitMemory(megabytes: 24)

    #expect(log.ending() == .memoryLimit(megabytes: 24))
  }

  @Test("a message that makes no sense ends it")
  func nonsense() throws {
    let (_, log) = try shell("printf 'zzzzzzzz' >&3; sleep 60")

    guard case .crashed(let reason, _, _) = try #require(log.ending(within: 5)) else {
      Issue.record("\(String(describing: log.ending()))")
      return
    }
    #expect(reason.contains("claims 2054847098 bytes"))
  }

  @Test("its reports arrive, and its reason for not working is its end")
  func reports() throws {
    let (_, log) = try shell(
      #"printf '\015\000\000\000{"loaded":{}}\044\000\000\000{"failed":{"reason":"no class A.B"}}' >&3; exit 1"#)

    #expect(log.ending() == .failedToStart(reason: "no class A.B"))
    #expect(log.said == [.loaded, .failed(reason: "no class A.B")])
  }

  @Test("a program that is not there is an error at once")
  func missing() {
    let order = LaunchOrder(executable: "/nowhere/nothing")

    #expect { try SystemLauncher().launch(order) { _ in } } throws: { "\($0)".contains("/nowhere/nothing") }
  }

  @Test("it gets its environment and nothing of ours, its descriptors and none of ours")
  func clean() throws {
    let held = open("/etc/passwd", O_RDONLY)
    defer { close(held) }
    let (_, log) = try shell("env | cut -d= -f1 | sort | tr '\\n' ' '; ls /proc/self/fd | tr '\\n' ' '", pixels: 4096)

    #expect(log.ending() == .exited(status: 0))
    let words = Set(log.output.map(\.text).joined(separator: " ").split(separator: " ").map(String.init))
    #expect(
      words.isSubset(of: ["NAGAOSHI_PARENT", "PATH", "PWD", "OLDPWD", "SHLVL", "_", "0", "1", "2", "3", "4", "5", "6"]))
    #expect(words.isSuperset(of: ["3", "4", "PATH"]))
  }
}
