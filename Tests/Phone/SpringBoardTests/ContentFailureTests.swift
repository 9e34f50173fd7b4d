import Payload
import Testing

@testable import SpringBoard

@Suite("A content extension that fails")
struct ContentFailureTests {
  @Test("a crash while it starts shows the standard long look with the buttons")
  func crashAtStart() {
    var bench = Bench()
    bench.push()
    bench.send(.longPress(identifier: nil))
    let run = bench.contentRun

    bench.send(.content(.ended(.crashed(reason: "nil", file: "V.swift", line: 9)), run))

    #expect(bench.says(.crash, "The standard long look is shown"))
    #expect(bench.events.first?.line == 9)
    #expect(bench.wants(.cancelTimer(.contentReply(run))))
    #expect(bench.longLook?.content == nil && bench.longLook?.actions.count == 4)
    #expect(bench.state == .expanded)
    #expect(!bench.board.isBusy)
  }

  @Test("a crash while a response waits ends the waiting")
  func crashWhileWaiting() {
    var bench = Bench()
    bench.open()
    bench.send(.tap(action: "SAVE_PICK"))
    let run = bench.contentRun

    bench.send(.content(.ended(.memoryLimit(megabytes: 50)), run))

    #expect(bench.says(.memory, "50 MB"))
    #expect(bench.wants(.cancelTimer(.responsePatience(run))))
    #expect(!bench.board.isBusy)
    bench.send(.tap(action: "SAVE_PICK"))
    #expect(bench.appResponse?.response.actionIdentifier == "SAVE_PICK")
  }

  @Test("a process that does not start, or hangs, is stopped, and the standard long look shown")
  func hangs() {
    for hasStarted in [false, true] {
      var bench = Bench()
      bench.push()
      bench.send(.longPress(identifier: nil))
      let run = bench.contentRun
      if hasStarted { bench.send(.content(.started(implementsResponse: true), run)) }
      #expect(bench.wants(.startTimer(.contentReply(run), seconds: 10)))

      bench.send(.timerFired(.contentReply(run)))

      #expect(bench.says(.timeout, hasStarted ? "does not answer" : "did not start"))
      #expect(bench.wants(.stopContent(run)))
      #expect(bench.longLook?.content == nil)
      #expect(!bench.board.isBusy)
    }
  }

  @Test("what a closed extension still says is ignored; a late completion and a crash are told")
  func afterClosing() {
    var bench = Bench()
    bench.open()
    let run = bench.contentRun
    bench.send(.dismiss)

    bench.send(.content(.completed(.dismiss), run))
    #expect(bench.says(.warning, "called again or too late"))
    bench.send(.content(.ended(.crashed(reason: "deinit")), run))
    #expect(bench.says(.crash, "after it was closed"))
    bench.send(.content(.settled(ContentLayout()), run))
    bench.send(.content(.ended(.stopped), run))
    #expect(bench.effects.isEmpty)
  }

  @Test("a second start of the same run changes nothing")
  func startedTwice() {
    var bench = Bench()
    bench.open()
    bench.send(.content(.started(implementsResponse: false), bench.contentRun))
    #expect(bench.effects.isEmpty)
    #expect(bench.board.longLook?.content?.implementsResponse == true)
  }
}
