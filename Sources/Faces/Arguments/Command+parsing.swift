import Journal

extension Command {
  /// Reads `words`, what stands behind the command's name.
  ///
  /// `--name VALUE` and `--name=VALUE` are the same; everything behind `--` is a word in its place.
  /// - Throws: a ``NagaoshiError`` that names the option and says what to write.
  public func parse(_ words: [String]) throws(NagaoshiError) -> ParsedArguments {
    var parsed = ParsedArguments()
    var places = declarations.filter(\.isPositional)[...]
    var rest = words[...]
    var isLiteral = false
    while let word = rest.popFirst() {
      if !isLiteral, word == "--" {
        isLiteral = true
        continue
      }
      guard !isLiteral, word.hasPrefix("-"), word != "-" else {
        guard let place = places.popFirst() else { throw tooMany(word) }
        parsed.entries.append(try entry(place, [word]))
        continue
      }
      let (name, inline) = Self.split(word)
      guard let declaration = option(named: name) else { throw unknown(word, name) }
      parsed.entries.append(try entry(declaration, try values(of: declaration, inline, &rest)))
    }
    if let missing = places.first(where: { $0.shape == .positional(isOptional: false) }) {
      throw usage("usage.missing", "\(missing.name) is missing: \(missing.help)")
    }
    return parsed
  }

  /// `--name=value` as its two parts.
  private static func split(_ word: String) -> (name: String, inline: String?) {
    guard let mark = word.firstIndex(of: "=") else { return (word, nil) }
    return (String(word[..<mark]), String(word[word.index(after: mark)...]))
  }

  /// - Parameter name: with its hyphens.
  private func option(named name: String) -> Declaration? {
    declarations.first { !$0.isPositional && "--\($0.name)" == name }
  }

  /// The words that belong to an option; they are taken from `rest`.
  private func values(
    of declaration: Declaration, _ inline: String?, _ rest: inout ArraySlice<String>
  ) throws(NagaoshiError) -> [String] {
    guard case .option(let placeholders) = declaration.shape else {
      guard inline == nil else {
        throw usage(
          "usage.unexpected-value", "--\(declaration.name) takes no value", hint: "Leave out what is behind =.")
      }
      return []
    }
    var values = inline.map { [$0] } ?? []
    while values.count < placeholders.count {
      // An option in the place of a value is a value that was forgotten.
      guard let next = rest.first, option(named: Self.split(next).name) == nil else {
        throw usage(
          "usage.value-missing", "--\(declaration.name) needs \(placeholders.joined(separator: " ")) behind it",
          hint: "It is: \(declaration.help).")
      }
      values.append(next)
      rest.removeFirst()
    }
    return values
  }

  private func entry(_ declaration: Declaration, _ words: [String]) throws(NagaoshiError) -> ParsedArguments.Entry {
    let label = declaration.isPositional ? declaration.name : "--\(declaration.name)"
    do {
      return .init(name: declaration.name, value: try declaration.read(words))
    } catch var error as NagaoshiError {
      if error.location == nil { error.location = .init(path: label) }
      throw error
    } catch {
      throw NagaoshiError(code: "usage.value", message: "\(error)", location: .init(path: label))
    }
  }

  // MARK: Refusals

  private func unknown(_ word: String, _ name: String) -> NagaoshiError {
    let names = declarations.filter { !$0.isPositional }.map { "--\($0.name)" }
    let near = NearestName.among(names, to: name)
    return usage(
      "usage.unknown", "'\(word)' is not an option of '\(self.name)'", hint: near.map { "Did you mean \($0)?" })
  }

  private func tooMany(_ word: String) -> NagaoshiError {
    let places = declarations.filter(\.isPositional).map(\.name).joined(separator: " and ")
    return usage(
      "usage.unexpected", "'\(word)' is one word too many: '\(name)' takes \(places.isEmpty ? "none" : places)",
      hint: "Put quotes around a name with blanks.")
  }

  private func usage(_ code: String, _ message: String, hint: String? = nil) -> NagaoshiError {
    NagaoshiError(code: code, message: message, hint: hint ?? "'nagaoshi help \(name)' tells what there is.")
  }
}
