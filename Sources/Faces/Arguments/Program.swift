import Journal

/// A program with commands: finds out what a command line asks for.
public struct Program: Sendable {
  public var name: String
  /// One line: what it is for.
  public var summary: String
  public var version: String
  public var commands: [Command]

  public init(_ name: String, _ summary: String, version: String, _ commands: [Command]) {
    self.name = name
    self.summary = summary
    self.version = version
    self.commands = commands
  }

  /// What a command line asks for.
  public enum Request: Sendable {
    /// Print this text; it is the answer.
    case tell(String)
    case run(command: String, ParsedArguments)
  }

  /// Reads the words behind the program's name.
  /// - Throws: a ``NagaoshiError`` with a `usage.…` code, or what an argument's own reader throws.
  public func request(_ words: [String]) throws(NagaoshiError) -> Request {
    guard let first = words.first else {
      throw NagaoshiError(
        code: "usage.no-command", message: "There is no command",
        hint: "Write one of \(commands.map(\.name).joined(separator: ", ")); '\(name) help' tells more.")
    }
    switch first {
    case "--version", "version": return .tell("\(name) \(version)\n")
    case "--help", "-h", "help":
      guard words.count > 1 else { return .tell(overview) }
      return .tell(try command(words[1]).help(program: name))
    default: break
    }
    let command = try command(first)
    let rest = words.dropFirst().prefix { $0 != "--" }
    if rest.contains("--help") || rest.contains("-h") { return .tell(command.help(program: name)) }
    return .run(command: command.name, try command.parse(Array(words.dropFirst())))
  }

  private func command(_ word: String) throws(NagaoshiError) -> Command {
    if let command = commands.first(where: { $0.name == word }) { return command }
    throw NagaoshiError(
      code: "usage.command", message: "'\(word)' is no command of \(name)",
      hint: NearestName.hint(commands.map(\.name), to: word))
  }

  /// What there is.
  public var overview: String {
    let width = commands.map(\.name.count).max() ?? 0
    let lines = commands.map { command in
      "  \(command.name)\(String(repeating: " ", count: width - command.name.count + 2))\(command.summary)"
    }
    return """
      Usage: \(name) COMMAND …

      \(summary)

      \(lines.joined(separator: "\n"))

      '\(name) help COMMAND' tells all about one; '\(name) --version' which \(name) this is.

      """
  }
}
