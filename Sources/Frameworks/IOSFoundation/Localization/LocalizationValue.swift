import Foundation

extension String {
  /// A key with the values that go into its text: `"Saved \(count) picks"` has the key `Saved %lld picks`.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// A value, kept in the form that the format's specifier asks for.
    enum Argument: Equatable, Sendable {
      case text(String)
      case integer(Int64)
      case natural(UInt64)
      case real(Double)

      var value: any CVarArg {
        switch self {
        case .text(let text): text as NSString
        case .integer(let number): number
        case .natural(let number): number
        case .real(let number): number
        }
      }
    }

    var key: String
    var arguments: [Argument] = []

    /// Makes the value whose key is `value`.
    public init(_ value: String) {
      key = value
    }

    /// Makes the value whose key is `value`.
    public init(stringLiteral value: String) {
      key = value
    }

    /// Makes a value from an interpolated literal.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    /// The text of `format` with this value's arguments.
    func filling(_ format: String, locale: Locale) -> String {
      if arguments.isEmpty { return format.replacingOccurrences(of: "%%", with: "%") }
      let values = arguments.map(\.value)
      return String(format: PluralFormat.choose(format, values), locale: locale, arguments: values)
    }

    /// Collects the parts of an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var key = ""
      var arguments: [Argument] = []

      /// Makes an empty collection.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Adds literal text; a percent sign is doubled in the key.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }

      /// Adds a text, `%@`.
      public mutating func appendInterpolation(_ string: String) {
        add("%@", .text(string))
      }

      // Each has a form of its own without a specifier: one with a default would lose against the general form below.

      /// Adds a whole number, `%lld`, or `%llu` for an unsigned one.
      public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
        appendInterpolation(value, specifier: T.isSigned ? "%lld" : "%llu")
      }

      /// Adds a whole number with a specifier such as `%03lld`.
      public mutating func appendInterpolation<T: BinaryInteger>(_ value: T, specifier: String) {
        add(specifier, T.isSigned ? .integer(Int64(clamping: value)) : .natural(UInt64(clamping: value)))
      }

      /// Adds a number, `%lf`, or `%f` for a `Float`.
      public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
        appendInterpolation(value, specifier: T.self == Float.self ? "%f" : "%lf")
      }

      /// Adds a number with a specifier such as `%.1f`.
      public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T, specifier: String) {
        add(specifier, .real(Double(value)))
      }

      /// Adds a value in the form that `format` gives it.
      public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
      where F.FormatOutput == String {
        add("%@", .text(format.format(value)))
      }

      /// Adds the description of any other value, `%@`.
      public mutating func appendInterpolation<T>(_ value: T) {
        add("%@", .text(String(describing: value)))
      }

      private mutating func add(_ specifier: String, _ argument: Argument) {
        key += specifier
        arguments.append(argument)
      }
    }
  }
}
