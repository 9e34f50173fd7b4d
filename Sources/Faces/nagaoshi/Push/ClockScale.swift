import Journal

/// How fast the phone's time passes: tests set it, so that they need not wait for 30 seconds.
enum ClockScale {
  static let variable = "NAGAOSHI_CLOCK_SCALE"

  /// - Throws: `usage.clock-scale` for what is no number above 0.
  static func read(_ environment: [String: String]) throws(NagaoshiError) -> Double {
    guard let text = environment[variable], !text.isEmpty else { return 1 }
    guard let scale = Double(text), scale > 0, scale <= 10_000 else {
      throw NagaoshiError(
        code: "usage.clock-scale", message: "\(variable) is '\(text)', which is no number from 0 to 10000",
        hint: "Unset it.")
    }
    return scale
  }
}
