import Foundation
import Testing

@testable import nagaoshi

/// Runs `nagaoshi` as a user does: as a program of its own.
struct Tool {
  /// What a run came to.
  struct Outcome {
    /// The exit status; of a run that a signal ended, the signal's number with a minus.
    var status: Int32
    var output: String
    var error: String

    /// Standard output, a JSON object a line.
    var objects: [[String: Any]] {
      output.split(separator: "\n").compactMap {
        (try? JSONSerialization.jsonObject(with: Data($0.utf8))) as? [String: Any]
      }
    }
  }

  /// Beside the program that runs the tests, as SwiftPM lays them.
  static let path: String = {
    let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return own.deletingLastPathComponent().appendingPathComponent("nagaoshi").path
  }()

  /// The folder of a project in `Tests/Projects`.
  static func project(_ name: String) -> String { root + "/Tests/Projects/" + name }

  static let root = (1...4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    .deletingLastPathComponent().path

  static func run(
    _ words: [String], input: String = "", environment: [String: String] = [:], directory: String? = nil
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = words
    process.environment = Self.environment.merging(environment) { $1 }
    // Paths below the working directory are told in short; below the root they are not.
    process.currentDirectoryURL = URL(fileURLWithPath: directory ?? "/")
    let (standardInput, output, error) = (Pipe(), Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = output
    process.standardError = error
    let heard = Heard()
    let group = DispatchGroup()
    try process.run()
    for (pipe, isError) in [(output, false), (error, true)] {
      DispatchQueue.global().async(group: group) {
        heard.take(pipe.fileHandleForReading.readDataToEndOfFile(), isError: isError)
      }
    }
    try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try standardInput.fileHandleForWriting.close()
    process.waitUntilExit()
    group.wait()
    let status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    return Outcome(status: status, output: heard.output, error: heard.error)
  }

  /// The tests' own variables, without those that would change what is tested.
  static var environment: [String: String] {
    ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("NAGAOSHI_") && $0.key != "TERM" }
  }

  /// What two pipes said, each read on a thread of its own.
  private final class Heard: @unchecked Sendable {
    private(set) var output = ""
    private(set) var error = ""
    private let lock = NSLock()

    func take(_ data: Data, isError: Bool) {
      lock.withLock {
        if isError {
          error = String(decoding: data, as: UTF8.self)
        } else {
          output = String(decoding: data, as: UTF8.self)
        }
      }
    }
  }
}
