/// The numbers of a colour set's entry: `0xFF` and `255` are bytes, `1.000` and JSON numbers are parts of one.
enum ColorComponents {
  /// Red, green, blue, opacity and the colour space (`srgb` or `display-p3`); nil when the entry cannot be read.
  static func read(_ color: [String: Any]) -> (rgba: [Double], space: String)? {
    guard let components = color["components"] as? [String: Any] else { return nil }
    let space = color["color-space"] as? String ?? "srgb"
    guard let alpha = number(components["alpha"] ?? "1.000", isAlpha: true) else { return nil }
    if let value = components["white"] {
      guard let white = number(value) else { return nil }
      return ([white, white, white, alpha], "srgb")
    }
    guard let red = number(components["red"]), let green = number(components["green"]),
      let blue = number(components["blue"])
    else { return nil }
    return ([red, green, blue, alpha], space == "display-p3" ? "display-p3" : "srgb")
  }

  private static func number(_ value: Any?, isAlpha: Bool = false) -> Double? {
    if let number = value as? Double, number.isFinite { return number }
    guard let text = value as? String else { return nil }
    if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    if !text.contains("."), let whole = Int(text) {
      // Opacity is always written as a part of one.
      return isAlpha ? Double(whole) : Double(whole) / 255
    }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}
