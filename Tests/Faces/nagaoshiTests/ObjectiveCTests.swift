import Foundation
import Testing

extension CommandLineInputTests {
  @Suite("nagaoshi push: extensions that use Objective-C") struct ObjectiveC {
    /// What the project's code says of itself when it works, each line once.
    private static func said(_ run: PushRun) -> [String] {
      run.events("print").flatMap { $0.message.split(separator: "\n").map(String.init) }
    }

    @Test(
      "selectors, outlets, optional members, observers, keys, literals and timers work, and the sources are untouched")
    func all() throws {
      let run = try PushRun("ObjectiveC", PushRun.payload(category: "OBJC"), "--long-press", "--wait", "0.3")
      let source = try String(
        contentsOfFile: Tool.project("ObjectiveC") + "/Content/NotificationViewController.swift", encoding: .utf8)
      let pickers = try String(contentsOfFile: Tool.project("ObjectiveC") + "/Content/Picker.swift", encoding: .utf8)

      #expect(run.outcome.status == 0, "\(run.outcome.error)")
      #expect(run.states == ["banner", "expanded", "expanded"])
      #expect(run.shown == "Shown: T: Observed in OBJC")
      let said = Self.said(run)
      #expect(said.filter { !$0.hasPrefix("works: ") } == [])
      // Every check that stands in the source was reached, but those that only a fault reaches.
      let names = source.matches(of: /check\("([^"]+)", [^f)]/).map { String($0.output.1) }
      #expect(names.count > 35)
      #expect(Set(names.filter { !said.contains("works: \($0)") }) == [])
      #expect(pickers.contains("@objc optional func"))
      #expect(run.troubles == [])
    }
  }
}
