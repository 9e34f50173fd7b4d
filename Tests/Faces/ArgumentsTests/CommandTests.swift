import Arguments
import Journal
import Testing

@Suite struct CommandTests {
  let command = Command(
    "push", "Push.",
    [
      .positional("PROJECT", "a folder"), .flag("long-press", "step"), .option("tap", "ID", help: "step"),
      .option("reply", "ID", "TEXT", help: "step"),
    ])

  @Test("options keep the order in which they stand")
  func order() throws {
    let parsed = try command.parse(["p", "--tap", "A", "--long-press", "--reply", "B", "hi"])

    #expect(parsed.positionals == ["PROJECT": "p"])
    #expect(parsed.occurrences.map(\.name) == ["tap", "long-press", "reply"])
    #expect(parsed.occurrences.map(\.values) == [["A"], [], ["B", "hi"]])
  }

  @Test("a misspelt option is told with the one that was meant")
  func misspelt() {
    let error = #expect(throws: NagaoshiError.self) { try command.parse(["p", "--long-pres"]) }

    #expect(error?.code == "usage.unknown")
    #expect(error?.hint == "Did you mean --long-press?")
  }

  @Test("a missing word or value is told", arguments: [[], ["p", "--tap"], ["p", "q"]])
  func missing(_ words: [String]) {
    #expect(throws: NagaoshiError.self) { try command.parse(words) }
  }

  @Test("the help names every argument")
  func help() {
    for argument in command.arguments { #expect(command.help.contains(argument.usage)) }
  }
}
