import Foundation
import Glibc
import Synchronization

/// One line on standard error that is written over and over. Its owner keeps it from being used by two at a time.
struct ProgressLine {
  /// What it says; asked anew for every drawing.
  var text: @Sendable () -> String = { "" }
  private let began = ContinuousClock.now
  private var isDrawn = false

  /// What takes less time than this needs no line.
  private static let patience = Duration.seconds(1)

  /// Draws the line, if it is time.
  mutating func draw() {
    guard ContinuousClock.now - began >= Self.patience else { return }
    let line = Self.fitted(text(), columns: TerminalSize.current(2)?.columns ?? 80)
    Standard.write("\r\(line)\u{1B}[K".utf8, to: 2)
    isDrawn = true
  }

  /// Makes room for other text.
  mutating func erase() {
    guard isDrawn else { return }
    Standard.write("\r\u{1B}[K".utf8, to: 2)
    isDrawn = false
  }

  /// Cuts a line so that it does not wrap: what has wrapped cannot be written over.
  static func fitted(_ text: String, columns: Int) -> String {
    var width = 0
    var result = ""
    for character in text {
      let isWide = character.unicodeScalars.contains { (0x1100...0xFFDC).contains($0.value) || $0.value > 0xFFFF }
      width += isWide ? 2 : 1
      guard width < columns else { return String(result.dropLast()) + "…" }
      result.append(character)
    }
    return result
  }

  private static let ticker = Mutex<(any DispatchSourceTimer)?>(nil)

  /// Calls `draw` a few times a second from now on, on another thread.
  static func tick(_ draw: @escaping @Sendable () -> Void) {
    ticker.withLock { ticker in
      guard ticker == nil else { return }
      let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "nagaoshi.progress"))
      timer.schedule(deadline: .now() + 1, repeating: 0.25)
      timer.setEventHandler(handler: draw)
      timer.resume()
      ticker = timer
    }
  }
}
