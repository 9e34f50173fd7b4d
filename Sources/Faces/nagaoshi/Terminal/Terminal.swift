import Foundation
import Glibc
import Synchronization

/// What a person reads: results on standard output, errors and progress on standard error.
enum Terminal {
  private struct State {
    var progress: ProgressLine?
    /// After an interruption nothing is written any more.
    var isSilent = false
  }

  private static let state = Mutex(State())

  /// A result.
  static func say(_ text: String) { write(text, to: 1) }

  /// A remark.
  static func note(_ text: String) { write(text, to: 2) }

  /// Bytes for the terminal itself, such as a picture.
  static func send(_ bytes: [UInt8]) {
    state.withLock { state in
      guard !state.isSilent else { return }
      state.progress?.erase()
      Standard.write(bytes, to: 1)
    }
  }

  private static func write(_ text: String, to descriptor: Int32) {
    state.withLock { state in
      guard !state.isSilent else { return }
      state.progress?.erase()
      Standard.write((text.hasSuffix("\n") ? text : text + "\n").utf8, to: descriptor)
    }
  }

  // MARK: Progress

  /// Whether there is a terminal that can show a line that changes.
  private static let showsProgress: Bool = {
    let kind = ProcessInfo.processInfo.environment["TERM"] ?? ""
    return Standard.isTerminal(2) && !kind.isEmpty && kind != "dumb"
  }()

  /// Shows what is going on, when it goes on for more than a second.
  /// - Parameter text: asked again and again, on another thread.
  static func progress(_ text: @escaping @Sendable () -> String) {
    guard showsProgress else { return }
    state.withLock { state in
      if state.progress == nil { state.progress = ProgressLine() }
      state.progress?.text = text
    }
    ProgressLine.tick { state.withLock { if !$0.isSilent { $0.progress?.draw() } } }
  }

  /// What went on is over.
  static func endProgress() {
    state.withLock { state in
      state.progress?.erase()
      state.progress = nil
    }
  }

  /// The last words before an interrupted process ends. A write that hangs is not waited for.
  static func silence() {
    for _ in 0..<50 {
      let isDone: Void? = state.withLockIfAvailable { state in
        state.progress?.erase()
        state.progress = nil
        state.isSilent = true
      }
      if isDone != nil { return }
      usleep(10_000)
    }
  }

  // MARK: Foreign text

  /// Text from files and extensions without the bytes that would command the terminal.
  static func plain(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          switch scalar.value {
          case 9: scalar
          case 0..<32: Unicode.Scalar(0x2400 + scalar.value) ?? "?"
          case 127...159, 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
          default: scalar
          }
        }))
  }
}
