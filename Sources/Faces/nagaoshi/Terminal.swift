import Foundation
import Journal

/// What a person reads: results on standard output, errors and progress on standard error.
enum Terminal {
  static var isInteractive: Bool { isatty(2) == 1 }

  static func say(_ text: String) {
    print(text, terminator: text.hasSuffix("\n") ? "" : "\n")
  }

  static func note(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }

  static func complain(_ error: NagaoshiError) {
    note("nagaoshi: error: \(error.description)")
  }
}
