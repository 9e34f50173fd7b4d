import Arguments
import Journal
import Testing

@Suite("Commands and their arguments")
struct CommandTests {
  enum Step: Equatable, Sendable {
    case press
    case tap(String)
    case reply(String, String)
  }

  static let project = Argument.positional("PROJECT", "a folder")
  static let place = Argument.positional("PLACE", default: "here", "a place")
  static let count = Argument.option("count", "N", "how many", default: 1) { word in
    guard let number = Int(word) else {
      throw NagaoshiError(code: "usage.count", message: "'\(word)' is no number", hint: "Write 3.")
    }
    return number
  }
  static let name = Argument<String?>.option("name", "NAME", "a name")
  static let quick = Argument.flag("quick", "hurry")
  static let steps: [Argument<Step?>] = [
    .element("press", [], "press it") { _ in .press }, .element("tap", ["ID"], "tap it") { .tap($0[0]) },
    .element("reply", ["ID", "TEXT"], "answer it") { .reply($0[0], $0[1]) },
  ]
  let command: Command = Command(
    "push", "Push.",
    [
      .init("", [Self.project, Self.place]), .init("Steps", Self.steps),
      .init("Options", [Self.count, Self.name, Self.quick]),
    ], notes: "That is all.")

  @Test("values have their types, and what is absent its default")
  func values() throws {
    let parsed = try command.parse(["p", "--count", "3", "--quick"])

    #expect(parsed[Self.project] == "p")
    #expect(parsed[Self.place] == "here")
    #expect(parsed[Self.count] == 3)
    #expect(parsed[Self.name] == nil)
    #expect(parsed[Self.quick])
    #expect(parsed.has(Self.count) && !parsed.has(Self.name))
    #expect(try command.parse(["p"])[Self.count] == 1)
  }

  @Test("a series keeps the order in which its parts stand")
  func series() throws {
    let parsed = try command.parse(["--tap", "A", "p", "--press", "--count", "2", "--reply", "B", "hi", "--tap=C"])

    #expect(parsed.series(Self.steps) == [.tap("A"), .press, .reply("B", "hi"), .tap("C")])
  }

  @Test("--name=value is --name value; the last one counts; an empty value is one")
  func inline() throws {
    let parsed = try command.parse(["p", "--count=2", "--count", "5", "--name=a=b"])

    #expect(parsed[Self.count] == 5)
    #expect(parsed[Self.name] == "a=b")
    #expect(try command.parse(["p", "--name="])[Self.name] == "")
  }

  @Test("behind -- everything is a word in its place; - alone is one too")
  func literal() throws {
    let parsed = try command.parse(["-", "--", "--quick"])

    #expect(parsed[Self.project] == "-")
    #expect(parsed[Self.place] == "--quick")
    #expect(!parsed[Self.quick])
  }

  @Test(
    "what is wrong is told with a code and a hint",
    arguments: [
      (["p", "--quik"], "usage.unknown", "Did you mean --quick?"),
      (["p", "-q"], "usage.unknown", "'nagaoshi help push' tells what there is."),
      ([], "usage.missing", "'nagaoshi help push' tells what there is."),
      (["p", "--count"], "usage.value-missing", "It is: how many."),
      (["p", "--count", "--quick"], "usage.value-missing", "It is: how many."),
      (["p", "--reply", "A"], "usage.value-missing", "It is: answer it."),
      (["p", "--count", "x"], "usage.count", "Write 3."),
      (["p", "--quick=1"], "usage.unexpected-value", "Leave out what is behind =."),
      (["p", "q", "r"], "usage.unexpected", "Put quotes around a name with blanks."),
    ])
  func wrong(words: [String], code: String, hint: String) {
    let error = #expect(throws: NagaoshiError.self) { try command.parse(words) }

    #expect(error?.code == code)
    #expect(error?.hint == hint)
  }

  @Test("an error of a value says whose value it is")
  func place() {
    let error = #expect(throws: NagaoshiError.self) { try command.parse(["p", "--count", "x"]) }

    #expect(error?.description == "--count: 'x' is no number. Write 3.")
  }

  @Test("the help names every argument, in its section")
  func help() {
    #expect(
      command.help(program: "nagaoshi") == """
        Usage: nagaoshi push PROJECT [PLACE] [OPTION…]

        Push.

          PROJECT          a folder
          [PLACE]          a place

        Steps:
          --press          press it
          --tap ID         tap it
          --reply ID TEXT  answer it

        Options:
          --count N        how many
          --name NAME      a name
          --quick          hurry

        That is all.

        """)
  }
}
