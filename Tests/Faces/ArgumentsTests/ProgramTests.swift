import Arguments
import Journal
import Testing

@Suite("A program of commands")
struct ProgramTests {
  static let file = Argument.positional("FILE", "a file")
  let program = Program(
    "tool", "Does things.", version: "1.2",
    [Command("open", "Open it.", [.init("", [Self.file])]), Command("shut", "Shut it.", [])])

  private func told(_ words: String...) throws -> String? {
    guard case .tell(let text) = try program.request(words) else { return nil }
    return text
  }

  @Test("help and version are told however they are asked for")
  func told() throws {
    #expect(try told("--version") == "tool 1.2\n")
    #expect(try told("help") == program.overview)
    #expect(try told("-h") == program.overview)
    #expect(try told("help", "open") == program.commands[0].help(program: "tool"))
    #expect(try told("open", "--help") == program.commands[0].help(program: "tool"))
    #expect(try told("open", "--", "--help") == nil)
  }

  @Test("a command is found and read")
  func run() throws {
    guard case .run(let name, let arguments) = try program.request(["open", "f"]) else {
      Issue.record("nothing to run")
      return
    }

    #expect(name == "open")
    #expect(arguments[Self.file] == "f")
  }

  @Test("what is no command is told with what is near", arguments: [["opne"], ["help", "opne"]])
  func unknown(words: [String]) {
    let error = #expect(throws: NagaoshiError.self) { try program.request(words) }

    #expect(error?.code == "usage.command")
    #expect(error?.hint == "Did you mean open?")
  }

  @Test("no word at all is an error that names the commands")
  func nothing() {
    let error = #expect(throws: NagaoshiError.self) { try program.request([]) }

    #expect(error?.hint == "Write one of open, shut; 'tool help' tells more.")
  }
}
