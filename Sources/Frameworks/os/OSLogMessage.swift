import Foundation

/// Who may read a value of a message. Here everybody may: it is the developer's own phone.
public struct OSLogPrivacy: Sendable {
  /// How a value that may not be read is shown.
  public struct Mask: Sendable {
    /// By a number that tells equal values.
    public static var hash: Mask { Mask() }
    /// Not at all.
    public static var none: Mask { Mask() }
  }
  /// By the kind of the value.
  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  /// Everybody.
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  /// Nobody but the developer.
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  /// Nobody but the developer, also in development.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  /// By the kind of the value, masked.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Nobody but the developer, masked.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Nobody but the developer, masked.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// Where a value stands in its column.
public struct OSLogStringAlignment: Sendable {
  let columns: Int
  let isRight: Bool
  /// As it comes.
  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isRight: false) }
  /// At the right side of a column.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isRight: true)
  }
  /// At the left side of a column.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isRight: false)
  }
  /// The text with the blanks that its column asks for.
  func apply(_ text: String) -> String {
    let blanks = String(repeating: " ", count: max(0, min(columns, 1000) - text.count))
    return isRight ? blanks + text : text + blanks
  }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
  let radix: Int
  let minDigits: Int
  let prefix: String
  let isUppercase: Bool
  /// With tens.
  public static var decimal: OSLogIntegerFormatting { decimal() }
  /// With sixteens.
  public static var hex: OSLogIntegerFormatting { hex() }
  /// With eights.
  public static var octal: OSLogIntegerFormatting { octal() }
  /// With tens, a plus sign and a least number of digits.
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 1)
    -> OSLogIntegerFormatting
  {
    OSLogIntegerFormatting(
      radix: 10, minDigits: minDigits(), prefix: explicitPositiveSign ? "+" : "", isUppercase: false)
  }
  /// With sixteens.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, minDigits: minDigits(), prefix: includePrefix ? "0x" : "", isUppercase: uppercase)
  }
  /// With eights.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 8, minDigits: minDigits(), prefix: includePrefix ? "0o" : "", isUppercase: false)
  }
  /// The number's text.
  func text(_ value: some BinaryInteger) -> String {
    let digits = String(value.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, min(minDigits, 1000) - digits.count))
    return (value < 0 ? "-" : prefix) + zeros + digits
  }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
  let format: String
  /// With six digits after the point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(format: "%f") }
  /// In hexadecimal.
  public static var hex: OSLogFloatFormatting { OSLogFloatFormatting(format: "%a") }
  /// With a power of ten.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(format: "%e") }
  /// The shorter of both.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(format: "%g") }
  /// With so many digits after the point.
  public static func fixed(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(format: "%\(explicitPositiveSign ? "+" : "").\(max(0, min(precision(), 60)))f")
  }
  /// With a power of ten.
  public static func exponential(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(format: "%.\(max(0, min(precision(), 60)))\(uppercase ? "E" : "e")")
  }
}

/// How a truth value is written.
public enum OSLogBoolFormat: Sendable {
  case truth
  case answer
}

/// A message with values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
  /// The text that it comes to.
  let text: String
  /// Makes a message of its parts.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
  /// Makes a message without values.
  public init(stringLiteral value: String) { text = value }
}

/// The parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""
  /// Makes an empty message.
  public init(literalCapacity: Int, interpolationCount: Int) {}
  /// Adds fixed text.
  public mutating func appendLiteral(_ literal: String) { text += literal }
  /// Adds a text.
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure () -> String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += align.apply(argumentString())
  }
  /// Adds a whole number.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure () -> T, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.apply(format.text(number()))
  }
  /// Adds a number with a fraction.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.apply(String(format: format.format, number()))
  }
  /// Adds a number with a fraction.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Float, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.apply(String(format: format.format, Double(number())))
  }
  /// Adds a truth value.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
  ) {
    let value = boolean()
    text += format == .truth ? (value ? "true" : "false") : (value ? "YES" : "NO")
  }
  /// Adds a value's description.
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += align.apply(value().description)
  }
  /// Adds a type's name.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += align.apply("\(value())")
  }
  /// Adds an object's description.
  public mutating func appendInterpolation(
    _ argumentObject: @autoclosure () -> NSObject?, privacy: OSLogPrivacy = .auto
  ) {
    text += argumentObject().map { $0.description } ?? "(null)"
  }
  /// Adds an error's description.
  public mutating func appendInterpolation(_ error: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto) {
    text += "\(error())"
  }
  /// Adds an error's description.
  public mutating func appendInterpolation(_ error: @autoclosure () -> (any Error)?, privacy: OSLogPrivacy = .auto) {
    text += error().map { "\($0)" } ?? "nil"
  }
}
