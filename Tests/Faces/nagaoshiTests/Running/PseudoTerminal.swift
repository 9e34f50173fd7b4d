import Foundation
import Glibc
import Testing

/// A terminal that is none: what is written to it can be read, as a person would see it come.
final class PseudoTerminal {
  private let ours: Int32
  private let theirs: FileHandle

  init(columns: UInt16 = 80, rows: UInt16 = 24, width: UInt16 = 0, height: UInt16 = 0) throws {
    // What posix_openpt, unlockpt and ptsname do, which Swift's Glibc does not have: see ioctl_tty(2).
    ours = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (lock, number): (Int32, Int32) = (0, -1)
    try #require(ours >= 0 && ioctl(ours, 0x4004_5431, &lock) == 0 && ioctl(ours, 0x8004_5430, &number) == 0)
    let descriptor = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    try #require(descriptor >= 0)
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: width, ws_ypixel: height)
    _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
    theirs = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  deinit { close(ours) }

  /// Runs `nagaoshi` with standard output and standard error on the terminal.
  /// - Parameter during: called once the program runs, on this thread.
  /// - Returns: everything that was written, and the exit status (a signal with a minus).
  func run(
    _ words: [String], environment: [String: String], during: (Process) throws -> Void = { _ in }
  ) throws -> (text: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Tool.path)
    process.arguments = words
    process.environment = Tool.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = theirs
    process.standardError = theirs
    try process.run()
    let reader = Reader(ours)
    reader.start()
    try during(process)
    process.waitUntilExit()
    try theirs.close()
    let status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    return (reader.text(), status)
  }

  private final class Reader: @unchecked Sendable {
    private let descriptor: Int32
    private var bytes: [UInt8] = []
    private let done = DispatchSemaphore(value: 0)

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    func start() {
      Thread.detachNewThread { [self] in
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while true {
          let count = read(descriptor, &piece, piece.count)
          // When the last writer is gone a terminal answers EIO.
          guard count > 0 else { break }
          bytes += piece[..<count]
        }
        done.signal()
      }
    }

    func text() -> String {
      done.wait()
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}
