import Journal

/// A command and what may stand behind its name. Its help comes from this declaration.
public struct Command: Sendable {
  public var name: String
  /// One line: what it does.
  public var summary: String
  public var arguments: [Argument]

  public init(_ name: String, _ summary: String, _ arguments: [Argument]) {
    self.name = name
    self.summary = summary
    self.arguments = arguments
  }

  /// Reads `words`, what stands behind the command's name.
  /// - Throws: a ``NagaoshiError`` whose code begins with `usage.` and whose hint says what to write.
  public func parse(_ words: [String]) throws(NagaoshiError) -> ParsedArguments {
    var parsed = ParsedArguments()
    var places = arguments.filter { $0.shape == .positional }[...]
    var rest = words[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("--"), word.count > 2 else {
        guard let place = places.popFirst() else {
          throw usage("usage.unexpected", "There is no place for '\(word)'.")
        }
        parsed.positionals[place.name] = word
        continue
      }
      let name = String(word.dropFirst(2))
      guard let argument = arguments.first(where: { $0.shape != .positional && $0.name == name }) else {
        let known = arguments.filter { $0.shape != .positional }.map(\.name)
        let near = NearestName.among(known, to: name).map { "Did you mean --\($0)?" }
        throw usage("usage.unknown", "'\(word)' is not an option of '\(self.name)'.", near)
      }
      guard case .option(let values) = argument.shape else {
        parsed.occurrences.append(.init(name: name, values: []))
        continue
      }
      guard rest.count >= values.count else {
        throw usage("usage.value-missing", "'\(word)' needs \(values.joined(separator: " ")) behind it.")
      }
      parsed.occurrences.append(.init(name: name, values: Array(rest.prefix(values.count))))
      rest = rest.dropFirst(values.count)
    }
    if let missing = places.first(where: { !$0.isOptional }) {
      throw usage("usage.missing", "\(missing.name) is missing.")
    }
    return parsed
  }

  /// The help text of the command.
  public var help: String {
    let width = arguments.map(\.usage.count).max() ?? 0
    let lines = arguments.map { argument in
      "  " + argument.usage + String(repeating: " ", count: width - argument.usage.count + 2) + argument.help
    }
    return ([usageLine, "", summary, ""] + lines).joined(separator: "\n") + "\n"
  }

  private var usageLine: String {
    let places = arguments.filter { $0.shape == .positional }.map(\.usage)
    let hasOptions = arguments.contains { $0.shape != .positional }
    return (["Usage: nagaoshi", name] + places + (hasOptions ? ["[OPTION…]"] : [])).joined(separator: " ")
  }

  private func usage(_ code: String, _ message: String, _ hint: String? = nil) -> NagaoshiError {
    NagaoshiError(code: code, message: message, hint: hint ?? "See 'nagaoshi \(name) --help'.")
  }
}

/// What a command line said.
public struct ParsedArguments: Sendable, Equatable {
  /// An option or flag, where it stood.
  public struct Occurrence: Sendable, Equatable {
    public var name: String
    public var values: [String]
  }

  /// The words in places, by the place's name.
  public internal(set) var positionals: [String: String] = [:]
  /// Options and flags in the order in which they stood.
  public internal(set) var occurrences: [Occurrence] = []

  /// Whether a flag was given.
  public func has(_ name: String) -> Bool {
    occurrences.contains { $0.name == name }
  }

  /// The value of an option; the last one counts.
  public func value(_ name: String) -> String? {
    occurrences.last { $0.name == name }?.values.first
  }
}
