import Foundation
import Glibc

/// One of a process's two output pipes: bytes in, lines out, and never too many of them.
///
/// `firstLimit` bytes are passed on as they come; with time as many come free again. Of what is more than that the last
/// `lastLimit` bytes are kept and passed on when the flood is over, after a line that says how much was left out.
struct OutputPipe {
  static let firstLimit = 64 << 10
  static let lastLimit = 16 << 10
  static let lineLimit = 4 << 10
  /// Bytes that come free in a second.
  static let refill = 16.0 * 1024

  private let descriptor: Int32
  private let stream: OutputLine.Stream
  private var isOpen = true
  private var line: [UInt8] = []
  private var lineIsCut = false
  private var passed = 0
  private var refilled = ContinuousClock.now
  private var kept: [OutputLine] = []
  private var keptBytes = 0
  private var leftOut = 0

  init(descriptor: Int32, stream: OutputLine.Stream) {
    self.descriptor = descriptor
    self.stream = stream
  }

  /// What to wait for; -1 when there is nothing to come.
  var readableDescriptor: Int32 { isOpen ? descriptor : -1 }

  /// It sent more than is passed on: read it slowly, so that it waits for us and not we for it.
  var isFlooding: Bool { passed > Self.firstLimit }

  /// Reads once what is there.
  /// - Returns: whether anything came.
  @discardableResult
  mutating func read(_ pass: (OutputLine) -> Void) -> Bool {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    if isFlooding { usleep(5000) }
    let count = piece.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
    guard count > 0 else {
      if count == 0 || (errno != EAGAIN && errno != EINTR) { isOpen = false }
      return false
    }
    refill()
    for byte in piece[..<count] {
      if byte == UInt8(ascii: "\n") {
        endLine(pass)
      } else if line.count < Self.lineLimit {
        line.append(byte)
      } else {
        lineIsCut = true
      }
    }
    return true
  }

  /// Takes what is left in the pipe when the process is gone.
  mutating func drain(_ pass: (OutputLine) -> Void) {
    // What a process leaves behind fits the pipe; more than this can only be another writer that lives on.
    for _ in 0..<64 where isOpen {
      guard read(pass) else { break }
    }
    if !line.isEmpty { endLine(pass) }
    passKept(pass)
  }

  private mutating func passKept(_ pass: (OutputLine) -> Void) {
    if leftOut > 0 { pass(OutputLine(stream: stream, text: "… \(leftOut) bytes left out …")) }
    for line in kept { pass(line) }
    (kept, keptBytes, leftOut) = ([], 0, 0)
  }

  private mutating func refill() {
    let now = ContinuousClock.now
    let seconds = (now - refilled) / .seconds(1)
    refilled = now
    passed = max(0, passed - Int(seconds * Self.refill))
  }

  mutating func close() {
    isOpen = false
    Glibc.close(descriptor)
  }

  private mutating func endLine(_ pass: (OutputLine) -> Void) {
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    let text = String(decoding: line, as: UTF8.self) + (lineIsCut ? "…" : "")
    let size = line.count + 1
    line.removeAll(keepingCapacity: true)
    lineIsCut = false
    passed += size
    let entry = OutputLine(stream: stream, text: text)
    // A crash's report is never left out.
    if passed <= Self.firstLimit || CrashReport.isPart(text) {
      passKept(pass)
      pass(entry)
      return
    }
    kept.append(entry)
    keptBytes += size
    while keptBytes > Self.lastLimit, let first = kept.first {
      kept.removeFirst()
      keptBytes -= first.text.utf8.count + 1
      leftOut += first.text.utf8.count + 1
    }
  }
}
