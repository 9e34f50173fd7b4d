import Device
import Payload
import Testing

@testable import SpringBoard

@Suite("The service extension's clock, results and failures (2.2)")
struct ServiceTests {
  private let run = RunID(rawValue: 1)

  @Test("what it returns is shown, and what it changed is told")
  func modified() {
    var bench = Bench()

    bench.pushThroughService {
      $0.title = "New"
      $0.subtitle = "S"
      $0.badge = 2
      $0.userInfo = ["a": 1]
    }

    #expect(bench.cards.map(\.title) == ["New"])
    #expect(bench.says(.service, "title, subtitle, badge, userInfo changed"))
    #expect(bench.wants(.cancelTimer(.serviceClock(run))))
    #expect(bench.wants(.setBadge(Bench.app, 2)))
    #expect(!bench.board.isBusy)
  }

  @Test("it may change category, thread, sound and body")
  func moreChanges() {
    var bench = Bench()

    bench.pushThroughService {
      $0.categoryIdentifier = "OTHER"
      $0.threadIdentifier = "t"
      $0.sound = SoundFacts(name: "a")
      $0.body = "b"
    }

    #expect(bench.says(.service, "body, category OTHER, thread t, sound changed"))
    #expect(bench.wants(.playSound(SoundFacts(name: "a"), app: Bench.app)))
  }

  @Test("an unchanged result is shown too")
  func unchanged() {
    var bench = Bench()
    bench.pushThroughService()
    #expect(bench.says(.service, "nothing changed"))
    #expect(bench.cards.count == 1)
  }

  @Test("after 30 seconds serviceExtensionTimeWillExpire() is called, and the extension may still answer")
  func expiry() {
    var bench = Bench()
    bench.push(mutable: 1)

    bench.send(.timerFired(.serviceClock(run)))
    #expect(bench.wants(.expireService(run)))
    #expect(bench.says(.warning, "serviceExtensionTimeWillExpire()"))

    var content = Bench.notification().content
    content.title = "Best attempt"
    bench.send(.service(.delivered(content), run))
    #expect(bench.cards.map(\.title) == ["Best attempt"])
    #expect(bench.wants(.cancelTimer(.serviceGrace(run))))
  }

  @Test("if the handler is still not called the original content is shown and the process stopped")
  func never() {
    var bench = Bench()
    bench.push(mutable: 1)
    bench.send(.timerFired(.serviceClock(run)))

    bench.send(.timerFired(.serviceGrace(run)))

    #expect(bench.wants(.stopService(run)))
    #expect(bench.says(.timeout, "The original content is shown"))
    #expect(bench.cards.map(\.title) == ["Morning light"])
    #expect(!bench.board.isBusy)
  }

  @Test("a handler that is called after its time is ignored")
  func late() {
    var bench = Bench()
    bench.push(mutable: 1)
    bench.send(.timerFired(.serviceClock(run)))
    bench.send(.timerFired(.serviceGrace(run)))

    bench.send(.service(.delivered(ContentFacts(title: "Late")), run))

    #expect(bench.says(.warning, "after the time was over"))
    #expect(bench.cards.map(\.title) == ["Morning light"])
  }

  @Test("a second call of the handler is ignored")
  func twice() {
    var bench = Bench()
    bench.pushThroughService { $0.title = "First" }

    bench.send(.service(.delivered(ContentFacts(title: "Second")), run))

    #expect(bench.says(.warning, "called again"))
    #expect(bench.cards.map(\.title) == ["First"])
  }

  @Test("a second call while attachments are checked is ignored as well")
  func twiceWhileChecking() {
    var bench = Bench()
    bench.pushThroughService { $0.attachments = [AttachmentFacts(identifier: "a", path: "/a.png")] }

    bench.send(.service(.delivered(ContentFacts(title: "Second")), run))

    #expect(bench.says(.warning, "called again"))
  }

  @Test(
    "a process that dies before it answers leaves the original content",
    arguments: [
      (
        ProcessEnd.crashed(reason: "Index out of range", file: "Service.swift", line: 7), Event.Kind.crash,
        "Index out of range"
      ),
      (.memoryLimit(megabytes: 24), .memory, "exceeded mem limit: ActiveHard 24 MB (fatal)"),
      (.exited(status: 0), .crash, "exit status 0"), (.exited(status: 3), .crash, "exit status 3"),
      (.startupTimeout, .timeout, "Extension will be killed because it used its runtime in starting up"),
      (.failedToStart(reason: "no class X"), .crash, "no class X"), (.stopped, .crash, "was stopped"),
    ])
  func dies(end: ProcessEnd, kind: Event.Kind, words: String) {
    var bench = Bench()
    bench.push(mutable: 1)

    bench.send(.service(.ended(end), run))

    #expect(bench.says(kind, words))
    #expect(bench.says(kind, "The original content is shown"))
    #expect(bench.wants(.cancelTimer(.serviceClock(run))))
    #expect(bench.cards.map(\.title) == ["Morning light"])
    #expect(!bench.board.isBusy)
  }

  @Test("a crash is told with file and line")
  func crashPlace() {
    var bench = Bench()
    bench.push(mutable: 1)

    bench.send(.service(.ended(.crashed(reason: "boom", file: "Service.swift", line: 7)), run))

    #expect(bench.events.contains { $0.file == "Service.swift" && $0.line == 7 })
  }

  @Test("a crash after the answer does not take the result away")
  func crashAfterwards() {
    var bench = Bench()
    bench.pushThroughService { $0.title = "New" }

    bench.send(.service(.ended(.crashed(reason: "boom")), run))
    #expect(bench.says(.crash, "Its result stays"))
    bench.send(.service(.ended(.exited(status: 0)), run))
    #expect(bench.events.isEmpty)
    bench.send(.service(.ended(.exited(status: 0)), RunID(rawValue: 99)))
    #expect(bench.effects.isEmpty)
    #expect(bench.cards.map(\.title) == ["New"])
  }

  @Test("an empty result shows the original content (assumed)")
  func empty() {
    var bench = Bench()

    bench.pushThroughService {
      $0.title = ""
      $0.body = ""
    }

    #expect(bench.says(.fallback, "neither title nor body"))
    #expect(bench.cards.map(\.title) == ["Morning light"])
  }

  @Test("with the filtering entitlement an empty result shows nothing")
  func filtered() {
    var bench = Bench(services: [.init(bundleIdentifier: "s", mayFilter: true)])

    bench.pushThroughService {
      $0.title = ""
      $0.body = ""
    }

    #expect(bench.cards.isEmpty)
    #expect(!bench.board.isBusy)
    bench.send(.service(.ended(.crashed(reason: "boom")), run))
    #expect(bench.cards.isEmpty)
  }

  @Test("attachments are validated after the extension finishes; stored ones are shown")
  func attachments() {
    var bench = Bench()
    let given = AttachmentFacts(identifier: "picture", path: "/tmp/a.jpg")
    bench.pushThroughService { $0.attachments = [given] }
    #expect(bench.wants(.checkAttachments(run, [given], app: Bench.app)))
    #expect(bench.cards.isEmpty)
    #expect(bench.board.isBusy)

    // Ended meanwhile: its result is complete.
    bench.send(.service(.ended(.exited(status: 0)), run))
    #expect(bench.cards.isEmpty)
    let stored = AttachmentFacts(identifier: "picture", path: "/store/a.jpg", type: "public.jpeg")
    bench.send(.attachmentsChecked([.stored(stored)], run))

    #expect(bench.cards.first?.thumbnail == stored)
    #expect(bench.says(.attachment, "picture (public.jpeg)"))
  }

  @Test(
    "an invalid attachment is left out, with UNError's code, and the notification shown without it",
    arguments: 100...105)
  func refusedAttachment(code: Int) {
    var bench = Bench()
    let given = AttachmentFacts(identifier: "picture", path: "/tmp/a.jpg")
    bench.pushThroughService { $0.attachments = [given] }

    bench.send(.attachmentsChecked([.refused(given, code: code, message: "no good")], run))

    #expect(bench.says(.warning, "UNErrorDomain \(code), no good"))
    #expect(bench.cards.count == 1)
    #expect(bench.cards.first?.thumbnail == nil)
  }

  @Test("an answer about attachments of an unknown run changes nothing")
  func strayAttachments() {
    var bench = Bench()
    bench.send(.attachmentsChecked([], RunID(rawValue: 9)))
    #expect(bench.effects.isEmpty)
  }

  @Test("clocks of runs that are over do nothing")
  func strayTimers() {
    var bench = Bench()
    bench.pushThroughService()
    for timer in [
      TimerID.serviceClock(run), .serviceGrace(run), .contentReply(run), .responsePatience(run), .appReply("x"),
    ] {
      bench.send(.timerFired(timer))
      #expect(bench.effects.isEmpty)
    }
  }

  @Test("two pushes have two clocks, and each gets its own result")
  func concurrent() {
    var bench = Bench()
    bench.push(Bench.notification("a", thread: "1"), mutable: 1)
    bench.push(Bench.notification("b", thread: "2"), mutable: 1)

    bench.send(.service(.delivered(ContentFacts(title: "B")), RunID(rawValue: 2)))
    bench.send(.service(.delivered(ContentFacts(title: "A")), RunID(rawValue: 1)))

    #expect(bench.cards.map(\.identifier) == ["a"])
    #expect(bench.board.delivered.map(\.notification.content.title) == ["A", "B"])
  }
}
