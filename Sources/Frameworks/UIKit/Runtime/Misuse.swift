import IOSFoundation
import Journal

/// Reports of calls that break a rule of the API.
enum Misuse {
  static func report(_ message: String) {
    Journal.report(.init(kind: .misuse, message: message))
  }
}

extension Misuse {
  static func unsupported(_ message: String) {
    Journal.reportOnce(.init(kind: .unsupported, message: message))
  }
}
