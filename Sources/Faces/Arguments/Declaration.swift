import Journal

/// One thing that may stand on a command line, whatever its value's type.
public struct Declaration: Sendable {
  /// What it looks like there.
  public enum Shape: Sendable, Equatable {
    /// A word in its place, such as a path.
    case positional(isOptional: Bool)
    /// `--name`
    case flag
    /// `--name VALUE`, with one word for each name given here.
    case option([String])
  }

  /// The name without hyphens; for a positional, the word that the help shows.
  public var name: String
  public var shape: Shape
  /// One line for the help.
  public var help: String
  /// Makes the value of the words that stand for it.
  let read: @Sendable ([String]) throws -> any Sendable

  /// How it is written, as in the help.
  public var usage: String {
    switch shape {
    case .positional(let isOptional): isOptional ? "[\(name)]" : name
    case .flag: "--\(name)"
    case .option(let values): (["--\(name)"] + values).joined(separator: " ")
    }
  }

  /// Whether it is a word in its place.
  public var isPositional: Bool {
    if case .positional = shape { true } else { false }
  }
}

/// An argument in a command's list, whatever its value's type.
public protocol DeclaredArgument: Sendable {
  var declaration: Declaration { get }
}
