import Foundation
import Journal

/// Tells errors, to people on standard error, or to tools as JSON on standard output.
struct Reporter {
  let isJSON: Bool

  /// An error that ends the command, or a step of it.
  func complain(_ error: NagaoshiError) {
    if isJSON {
      Terminal.say(JSON.line(error))
    } else {
      Terminal.note("nagaoshi: error: \(Terminal.plain(Places.short(error).description))")
    }
  }
}

/// JSON as tools read it: one object a line, keys in order.
enum JSON {
  static func line(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
