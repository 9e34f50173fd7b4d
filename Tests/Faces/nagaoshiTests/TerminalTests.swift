import Foundation
import Glibc
import Testing

extension CommandLineTests {
  @Suite("nagaoshi push: on a terminal", .serialized)
  struct OnTerminal {
    @Test("what takes longer than a second is told on one line, which is gone afterwards")
    func progress() throws {
      let folder = NSTemporaryDirectory() + "nagaoshi-\(UUID().uuidString)"
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let payload = try payload(PushRun.payload("never"))
      defer { try? FileManager.default.removeItem(atPath: payload) }

      let (text, status) = try PseudoTerminal().run(
        ["push", Tool.project("Hostile"), payload, "--out", folder, "--pictures", "none"],
        environment: ["TERM": "xterm", "NAGAOSHI_CLOCK_SCALE": "10"])

      #expect(status == 4)
      #expect(text.contains("\rwaiting for the service extension … "))
      #expect(text.contains(" s of 30\u{1B}[K"))
      // Every line of the summary begins at a line's beginning: the progress line was erased before.
      let seen = Self.shown(text)
      #expect(seen.contains("push  banner     00-push.png"))
      #expect(!seen.contains { $0.contains("waiting for") })
    }

    @Test("a terminal that cannot erase gets no progress")
    func dumb() throws {
      let payload = try payload(PushRun.payload("never"))
      defer { try? FileManager.default.removeItem(atPath: payload) }
      let folder = NSTemporaryDirectory() + "nagaoshi-\(UUID().uuidString)"
      defer { try? FileManager.default.removeItem(atPath: folder) }

      let (text, _) = try PseudoTerminal().run(
        ["push", Tool.project("Hostile"), payload, "--out", folder],
        environment: ["TERM": "dumb", "NAGAOSHI_CLOCK_SCALE": "20"])

      #expect(!text.contains("waiting for"))
      #expect(!text.contains("\u{1B}"))
    }

    @Test(
      "the last screen is shown as the terminal takes it",
      arguments: [
        ("kitty", [:], "\u{1B}_Ga=T,f=100,q=2,m=1;"), ("iterm", [:], "\u{1B}]1337;File=inline=1;size="),
        ("sixel", [:], "\u{1B}P0;1;0q\"1;1;196;426#0;2;"), (nil, ["TERM": "xterm-kitty"], "\u{1B}_Ga=T,f=100,q=2,m=1;"),
        (nil, ["TERM_PROGRAM": "iTerm.app"], "\u{1B}]1337;File=inline=1;size="), (nil, [:], nil), ("none", [:], nil),
      ] as [(String?, [String: String], String?)])
    func pictures(way: String?, environment: [String: String], start: String?) throws {
      let payload = try payload(PushRun.payload())
      defer { try? FileManager.default.removeItem(atPath: payload) }
      let folder = NSTemporaryDirectory() + "nagaoshi-\(UUID().uuidString)"
      defer { try? FileManager.default.removeItem(atPath: folder) }

      let (text, status) = try PseudoTerminal(columns: 100, rows: 40, width: 1000, height: 852).run(
        ["push", Tool.project("NoExtension"), payload, "--out", folder] + (way.map { ["--pictures", $0] } ?? []),
        environment: ["TERM": "xterm"].merging(environment) { $1 })

      #expect(status == 0)
      if let start {
        #expect(text.contains(start))
      } else {
        #expect(!text.contains("\u{1B}_G") && !text.contains("\u{1B}]1337") && !text.contains("\u{1B}P"))
      }
    }

    @Test("no picture goes into a file or into JSON")
    func elsewhere() throws {
      let run = try PushRun(
        "NoExtension", PushRun.payload(), "--pictures", "kitty", environment: ["TERM": "xterm-kitty"])

      #expect(!run.outcome.output.contains("\u{1B}"))
    }

    @Test(
      "Ctrl-C ends what was running, leaves nothing behind, and the terminal clean",
      arguments: [SIGINT, SIGTERM, SIGHUP])
    func interruption(signal: Int32) throws {
      let payload = try payload(PushRun.payload("hang"))
      defer { try? FileManager.default.removeItem(atPath: payload) }
      let folder = NSTemporaryDirectory() + "nagaoshi-\(UUID().uuidString)"
      let temporary = NSTemporaryDirectory() + "nagaoshi-tmp-\(UUID().uuidString)"
      try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
      defer {
        for path in [folder, temporary] { try? FileManager.default.removeItem(atPath: path) }
      }
      var running: [String] = []

      let (text, status) = try PseudoTerminal().run(
        ["push", Tool.project("Hostile"), payload, "--out", folder],
        environment: ["TERM": "xterm", "TMPDIR": temporary]
      ) { process in
        let deadline = Date(timeIntervalSinceNow: 20)
        // The service, the content extensions' and the app's processes.
        while running.count < 2, Date() < deadline {
          usleep(50_000)
          running = Self.children(of: process.processIdentifier)
        }
        usleep(1_600_000)
        running = Self.children(of: process.processIdentifier)
        kill(process.processIdentifier, signal)
      }

      #expect(status == -signal)
      #expect(running.count >= 2)
      #expect(running.filter { kill(pid_t($0) ?? 0, 0) == 0 }.isEmpty)
      #expect(try FileManager.default.contentsOfDirectory(atPath: temporary).isEmpty)
      #expect(text.contains("waiting for the service extension"))
      #expect(text.hasSuffix("\r\u{1B}[K"))
    }

    @Test("a reader that goes away ends nothing, and closed descriptors are written into no file")
    func closed() throws {
      let folder = NSTemporaryDirectory() + "nagaoshi-\(UUID().uuidString)"
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let line = "'\(Tool.path)' push '\(Tool.project("NoExtension"))' - --out '\(folder)' --long-press"
      for script in ["\(line) | head -c 1", "\(line) >&- 2>&-", "\(line) 2>&1 | true"] {
        let shell = Process()
        shell.executableURL = URL(fileURLWithPath: "/bin/bash")
        shell.arguments = ["-c", "set -o pipefail; \(script)"]
        shell.environment = Tool.environment
        let input = Pipe()
        shell.standardInput = input
        shell.standardOutput = FileHandle.nullDevice
        shell.standardError = FileHandle.nullDevice
        try shell.run()
        try input.fileHandleForWriting.write(contentsOf: Data(PushRun.payload().utf8))
        try input.fileHandleForWriting.close()
        shell.waitUntilExit()

        #expect(shell.terminationStatus == 0)
        let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/01-long-press.png"))
        #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(FileManager.default.fileExists(atPath: folder + "/transcript.json"))
      }
    }

    private func payload(_ json: String) throws -> String {
      let path = NSTemporaryDirectory() + "nagaoshi-\(UUID().uuidString).json"
      try Data(json.utf8).write(to: URL(fileURLWithPath: path))
      return path
    }

    private static func children(of process: pid_t) -> [String] {
      let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
      return tasks.flatMap { task -> [String] in
        guard let file = FileHandle(forReadingAtPath: "/proc/\(process)/task/\(task)/children") else { return [] }
        let text = String(decoding: (try? file.readToEnd()) ?? Data(), as: UTF8.self)
        return text.split(separator: " ").map(String.init)
      }
    }

    /// What a person sees in the end, line by line: `\r` begins a line anew, `ESC [K` clears the rest of it.
    private static func shown(_ text: String) -> [String] {
      text.replacingOccurrences(of: "\r\n", with: "\n").components(separatedBy: "\n").map { line in
        var shown = ""
        for part in line.components(separatedBy: "\r") where !part.isEmpty {
          let clear = part.components(separatedBy: "\u{1B}[K")
          shown = clear.last ?? ""
          if clear.count == 1 { shown = part } else if clear.last?.isEmpty == true { shown = clear[clear.count - 2] }
        }
        return shown
      }
    }
  }
}
