import Device
import Foundation
import Glibc
import Synchronization
import Testing
import Wire

@_spi(Runtime) @testable import Appex

/// The phone's end of a wire whose other end is a role in this process.
final class PhoneEnd: Sendable {
  let connection: PhoneConnection
  let pixels: PixelBuffer?
  private let socket: Int32
  private let writer: MessageWriter
  private let reports = Mutex<[Report]>([])
  private let answer: @Sendable (Request) -> Reply

  /// - Parameter answer: what the phone says to requests.
  init(pixelCapacity: Int = 0, answer: @escaping @Sendable (Request) -> Reply = { _ in .done }) throws {
    var pair: [Int32] = [-1, -1]
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair) == 0)
    socket = pair[0]
    writer = MessageWriter(descriptor: socket)
    self.answer = answer
    pixels = pixelCapacity > 0 ? try PixelBuffer(capacity: pixelCapacity) : nil
    connection = PhoneConnection(socket: pair[1], pixels: pixels.map { dup($0.descriptor) } ?? -1, hangUp: {})
    connection.start()
    let thread = Thread { self.listen() }
    thread.start()
  }

  deinit {
    shutdown(socket, Int32(SHUT_RDWR))
  }

  var said: [Report] { reports.withLock { $0 } }

  func send(_ command: Command) throws {
    try writer.write(command)
  }

  /// Waits until a report comes for which `body` returns something.
  @MainActor
  func wait<Value: Sendable>(for body: (Report) -> Value?) async throws -> Value {
    for _ in 0..<1000 {
      if let found = said.lazy.compactMap(body).first { return found }
      try await Task.sleep(for: .milliseconds(5))
    }
    throw Missing(said: said)
  }

  struct Missing: Error {
    var said: [Report]
  }

  /// Forgets what was said so far.
  func forget() {
    reports.withLock { $0 = [] }
  }

  private func listen() {
    var reader = MessageReader(Report.self, descriptor: socket)
    while let report = try? reader.next() {
      if case .request(let number, let request) = report {
        _ = try? writer.write(Command.reply(number, answer(request)))
      }
      reports.withLock { $0.append(report) }
    }
  }

  static func preparation(
    _ role: Preparation.Role, principalClass: String = "", entry: String? = nil, pixelCapacity: Int = 0
  ) -> Preparation {
    Preparation(
      role: role, bundlePath: "/b", appBundlePath: "/a", libraryPath: nil, homePath: "/h",
      principalClass: principalClass, entry: entry, pixelCapacity: pixelCapacity, configuration: DeviceConfiguration())
  }
}
