import Foundation
import Testing

@testable import nagaoshi

extension CommandLineInputTests {
  @Suite("nagaoshi: help")
  struct Help {
    /// The texts are files, so that a change of them can be read in a review. To take over a new text:
    /// `nagaoshi help push > Tests/Faces/nagaoshiTests/Snapshots/help-push.txt`.
    @Test(
      "the help is as it was read last",
      arguments: [
        (["help"], "help"), (["--help"], "help"), (["help", "push"], "help-push"), (["push", "--help"], "help-push"),
        (["push", "x", "-h"], "help-push"), (["build", "--help"], "help-build"),
      ])
    func snapshot(words: [String], name: String) throws {
      let outcome = try Tool.run(words)
      let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Snapshots/\(name).txt")

      #expect(outcome.status == 0)
      #expect(outcome.error.isEmpty)
      #expect(outcome.output == (try String(contentsOf: file, encoding: .utf8)))
      #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 120 })
    }

    @Test("the version is one line")
    func version() throws {
      #expect(try Tool.run(["--version"]).output == "nagaoshi \(Version.text)\n")
    }
  }
}
