import SpringBoard
import Testing

@testable import Processes

@Suite("Finding out why a process ended")
struct DiagnosisTests {
  @Test(
    "Swift's messages are read",
    arguments: [
      ("A/B.swift:3: Fatal error: x: y", "A/B.swift", 3, "x: y"),
      ("/p q/B.swift:30: Fatal error", "/p q/B.swift", 30, "Fatal error"),
      ("B.swift:1: Precondition failed: never", "B.swift", 1, "never"),
      ("B.swift:1: Assertion failed", "B.swift", 1, "Assertion failed"),
    ])
  func fatalLines(_ text: String, _ file: String, _ line: Int, _ message: String) throws {
    let found = try #require(FatalErrorLine(text))

    #expect(found.file == file)
    #expect(found.line == line)
    #expect(found.message == message)
  }

  @Test(
    "other lines are not", arguments: ["", "Fatal error", "hello: world", "x:y: Fatal error: z", ": Fatal error: q"])
  func otherLines(_ text: String) {
    #expect(FatalErrorLine(text) == nil)
  }

  @Test("the standard library's files are not the user's")
  func standardLibrary() throws {
    let line = try #require(FatalErrorLine("Swift/Array.swift:10: Fatal error: Index out of range"))

    #expect(line.source(among: ["/p/Array.swift"]) == nil)
  }

  @Test("a crash's report is kept from the output")
  func report() {
    var diagnosis = Diagnosis(sources: [])

    let taken = ["\u{1}crash 11 0", "\u{1}frame 1f /x/y.so", "hello"].map { diagnosis.takes($0) }

    #expect(taken == [true, true, false])
    #expect(
      diagnosis.end(status: 11, wasStopped: false, exceededMemory: nil)
        == .crashed(reason: "bad memory access (SIGSEGV)"))
  }

  @Test("the runtime's stack of addresses is kept from the output; what follows is not")
  func stackTrace() {
    var diagnosis = Diagnosis(sources: [])
    let lines = [
      "Current stack trace:", "0    libswiftCore.so                    0x00007f46ccb5f130 swift_reportError + 33",
      "12   a b.so   0x1 <unavailable> + 64", "", "hello", "1 apple",
    ]
    let taken = lines.map { diagnosis.takes($0) }

    #expect(taken == [true, true, true, true, false, false])
  }

  @Test("a report behind a line that was not ended is found")
  func unendedLine() {
    #expect(CrashReport.textBeforeReport(in: "no end\u{1}crash 11 0") == "no end")
    #expect(CrashReport.textBeforeReport(in: "\u{1}crash 11 0") == nil)
    #expect(CrashReport.textBeforeReport(in: "hello") == nil)
  }

  @Test("a report with nonsense in it is no report")
  func nonsense() {
    #expect(CrashReport(firstLine: "\u{1}crash x") == nil)
    #expect(CrashReport(firstLine: "crash 1") == nil)
    var report = CrashReport(firstLine: "\u{1}crash 4 0")
    report?.append("\u{1}frame zz /a")
    report?.append("\u{1}frame 12")
    report?.append("\u{1}frame 12 /with space/a.so")
    #expect(report?.frames == [.init(offset: "12", file: "/with space/a.so")])
  }

  @Test("the innermost line of the user's own is found, with the check that failed")
  func symbolized() {
    let text = """
      Swift runtime failure: arithmetic overflow
      /<compiler-generated>:0:0
      NotificationService.didReceive(_:withContentHandler:)
      /p/Service.swift:41:17

      outer
      /p/Service.swift:50:1

      """

    #expect(
      Symbolizer.place(in: text, sources: ["/p/Service.swift"])
        == .init(file: "/p/Service.swift", line: 41, failure: "arithmetic overflow"))
    #expect(Symbolizer.place(in: text, sources: ["/q"]) == nil)
  }

  @Test("who stopped it, its memory and its own words go before the signal")
  func order() {
    var diagnosis = Diagnosis(sources: [])
    #expect(diagnosis.end(status: 9, wasStopped: true, exceededMemory: nil) == .stopped)
    #expect(diagnosis.end(status: 9, wasStopped: false, exceededMemory: 24) == .memoryLimit(megabytes: 24))
    diagnosis.failure = "no library"
    #expect(diagnosis.end(status: 256, wasStopped: true, exceededMemory: nil) == .failedToStart(reason: "no library"))
  }

  @Test("the environment is the phone's own")
  func environment() {
    let variables = ChildEnvironment.variables(
      home: "/h", locale: "ja_JP",
      inherited: ["HOME": "/root", "SECRET": "x", "NAGAOSHI_FONTS": "/f", "LD_LIBRARY_PATH": "/l"])

    #expect(variables["HOME"] == "/h")
    #expect(variables["SECRET"] == nil)
    #expect(variables["NAGAOSHI_FONTS"] == "/f")
    #expect(variables["LD_LIBRARY_PATH"] == "/l")
    #expect(variables["TZ"] == "UTC")
  }
}
