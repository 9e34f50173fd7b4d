import Journal

/// Something that may stand on a command line, with the type of its value: what is read is what is asked for.
///
/// ```swift
/// let device = Argument.option("device", "NAME", "model", default: DeviceModel.standard) { try DeviceModel.named($0) }
/// …
/// let model: DeviceModel = parsed[device]
/// ```
public struct Argument<Value: Sendable>: DeclaredArgument {
  public let declaration: Declaration
  /// The value when it is not there.
  let absent: Value
}

extension Argument where Value == String {
  /// A word in its place that must be there.
  public static func positional(_ name: String, _ help: String) -> Argument {
    word(name, isOptional: false, "", help)
  }

  /// A word in its place that may be left out, but only together with those behind it.
  public static func positional(_ name: String, default absent: String, _ help: String) -> Argument {
    word(name, isOptional: true, absent, help)
  }

  private static func word(_ name: String, isOptional: Bool, _ absent: String, _ help: String) -> Argument {
    Argument(
      declaration: Declaration(name: name, shape: .positional(isOptional: isOptional), help: help) { $0[0] },
      absent: absent)
  }
}

extension Argument where Value == Bool {
  /// `--name`, there or not.
  public static func flag(_ name: String, _ help: String) -> Argument {
    Argument(declaration: Declaration(name: name, shape: .flag, help: help) { _ in true }, absent: false)
  }
}

extension Argument {
  /// `--name VALUE`; the last one counts.
  /// - Parameter read: makes a value of the word, or throws a `NagaoshiError` that says what could be written.
  public static func option(
    _ name: String, _ placeholder: String, _ help: String, default absent: Value,
    read: @escaping @Sendable (String) throws -> Value
  ) -> Argument {
    Argument(
      declaration: Declaration(name: name, shape: .option([placeholder]), help: help) { try read($0[0]) },
      absent: absent)
  }

  /// One of an ordered series, such as the steps of a push; see ``ParsedArguments/series(_:)``.
  /// - Parameter placeholders: a name for every word that stands behind it; none makes it a flag.
  public static func element<Element>(
    _ name: String, _ placeholders: [String], _ help: String, read: @escaping @Sendable ([String]) throws -> Element
  ) -> Argument where Value == Element? {
    Argument(
      declaration: Declaration(name: name, shape: placeholders.isEmpty ? .flag : .option(placeholders), help: help) {
        try read($0)
      }, absent: nil)
  }
}

extension Argument where Value == String? {
  /// `--name TEXT`, taken as it is; nil when it is not there.
  public static func option(_ name: String, _ placeholder: String, _ help: String) -> Argument {
    option(name, placeholder, help, default: nil) { $0 }
  }
}
