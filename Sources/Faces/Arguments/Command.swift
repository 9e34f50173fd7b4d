import Journal

/// A command and what may stand behind its name. Its help comes from this declaration.
public struct Command: Sendable {
  /// Arguments that the help shows together.
  public struct Section: Sendable {
    /// Its heading; empty for none.
    public var title: String
    public var arguments: [any DeclaredArgument]

    public init(_ title: String = "", _ arguments: [any DeclaredArgument]) {
      self.title = title
      self.arguments = arguments
    }
  }

  public var name: String
  /// One line: what it does.
  public var summary: String
  public var sections: [Section]
  /// What the help says at its end.
  public var notes: String

  public init(_ name: String, _ summary: String, _ sections: [Section], notes: String = "") {
    self.name = name
    self.summary = summary
    self.sections = sections
    self.notes = notes
  }

  /// Every argument, in the order of the help.
  public var declarations: [Declaration] {
    sections.flatMap { $0.arguments.map(\.declaration) }
  }

  /// The help text of the command.
  /// - Parameter program: the name that stands before the command's own.
  public func help(program: String) -> String {
    let width = declarations.map(\.usage.count).max() ?? 0
    var lines = [usageLine(program), "", summary]
    for section in sections {
      lines.append("")
      if !section.title.isEmpty { lines.append(section.title + ":") }
      for declaration in section.arguments.map(\.declaration) {
        let gap = String(repeating: " ", count: width - declaration.usage.count + 2)
        lines.append("  " + declaration.usage + gap + declaration.help)
      }
    }
    if !notes.isEmpty { lines += ["", notes] }
    return lines.joined(separator: "\n") + "\n"
  }

  private func usageLine(_ program: String) -> String {
    let places = declarations.filter(\.isPositional).map(\.usage)
    let hasOptions = declarations.contains { !$0.isPositional }
    return (["Usage:", program, name] + places + (hasOptions ? ["[OPTION…]"] : [])).joined(separator: " ")
  }
}
