/// One thing that may stand on a command line.
public struct Argument: Sendable {
  /// What it looks like there.
  public enum Shape: Sendable, Equatable {
    /// A word in its place, such as a path.
    case positional
    /// `--name`
    case flag
    /// `--name VALUE`, with one word for each name given here.
    case option([String])
  }

  public var name: String
  public var shape: Shape
  /// One line for the help.
  public var help: String
  /// Whether it may be left out. Flags and options always may.
  public var isOptional: Bool

  private init(name: String, shape: Shape, help: String, isOptional: Bool) {
    self.name = name
    self.shape = shape
    self.help = help
    self.isOptional = isOptional
  }

  public static func positional(_ name: String, optional: Bool = false, _ help: String) -> Argument {
    Argument(name: name, shape: .positional, help: help, isOptional: optional)
  }

  public static func flag(_ name: String, _ help: String) -> Argument {
    Argument(name: name, shape: .flag, help: help, isOptional: true)
  }

  public static func option(_ name: String, _ values: String..., help: String) -> Argument {
    Argument(name: name, shape: .option(values), help: help, isOptional: true)
  }

  /// How it is written, as in the help.
  public var usage: String {
    switch shape {
    case .positional: isOptional ? "[\(name)]" : name
    case .flag: "--\(name)"
    case .option(let values): (["--\(name)"] + values).joined(separator: " ")
    }
  }
}
