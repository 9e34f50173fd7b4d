import Device
import Payload
import Testing

@testable import SpringBoard

@Suite("The gate before the service extension (2.2)")
struct GateTests {
  @Test("a service extension runs for a remote notification that shows an alert and carries mutable-content: 1")
  func runs() {
    var bench = Bench()

    bench.push(mutable: 1)

    #expect(bench.runsService)
    #expect(bench.wants(.startTimer(.serviceClock(RunID(rawValue: 1)), seconds: 30)))
    #expect(bench.board.isBusy)
    #expect(bench.cards.isEmpty)
  }

  @Test("mutable-content: true is taken as 1 (assumed), and told")
  func runsForTrue() {
    var bench = Bench()

    bench.push(mutable: true)

    #expect(bench.runsService)
    #expect(bench.says(.gate, "taken as 1"))
  }

  @Test("any other mutable-content does not start it", arguments: ["1", "true", 0, 2, false, nil] as [PropertyValue?])
  func closed(value: PropertyValue?) {
    var bench = Bench()

    bench.push(mutable: value)

    #expect(!bench.runsService)
    #expect(bench.says(.gate, "does not run"))
    #expect(bench.cards.count == 1)
    #expect(bench.state == .banner)
  }

  @Test("it does not run when alerts are off for the app, and nothing is shown")
  func alertsOff() {
    for permissions in [
      Permissions(alert: false), Permissions(status: .denied), Permissions(status: .notDetermined),
    ] {
      var bench = Bench()
      bench.send(.setPermissions(permissions, app: Bench.app))

      bench.push(mutable: 1)

      #expect(!bench.runsService)
      #expect(bench.says(.gate, "Nothing is shown"))
      #expect(bench.cards.isEmpty)
      #expect(bench.state == .idle)
    }
  }

  @Test("it does not run for a push with only a badge or a sound; both still happen")
  func badgeOnly() {
    var bench = Bench()
    var notification = Bench.notification(title: "", body: "")
    notification.content.badge = 3
    notification.content.sound = SoundFacts()

    bench.push(notification, mutable: 1, alert: false)

    #expect(!bench.runsService)
    #expect(bench.says(.gate, "shows no alert"))
    #expect(bench.wants(.setBadge(Bench.app, 3)))
    #expect(bench.wants(.playSound(SoundFacts(), app: Bench.app)))
    #expect(bench.cards.isEmpty)
  }

  @Test("it does not run for a silent push; the app is woken")
  func silent() {
    var bench = Bench()

    bench.send(
      .push(
        Bench.notification(title: "", body: ""),
        PushFacts(hasAlert: false, mutableContent: 1, isContentAvailable: true, userInfo: ["a": 1]), app: Bench.app))

    #expect(!bench.runsService)
    #expect(bench.wants(.wakeApp(Bench.app, userInfo: ["a": 1])))
    #expect(bench.board.isBusy)
    bench.send(.app(.finishedFetch, app: Bench.app))
    #expect(!bench.board.isBusy)
    #expect(bench.cards.isEmpty)
  }

  @Test("a push with an alert and content-available does both")
  func both() {
    var bench = Bench()

    bench.send(.push(Bench.notification(), PushFacts(hasAlert: true, isContentAvailable: true), app: Bench.app))

    #expect(bench.wants(.wakeApp(Bench.app, userInfo: [:])))
    #expect(bench.cards.count == 1)
  }

  @Test("a push with nothing in it does nothing, and says so")
  func nothing() {
    var bench = Bench()

    bench.push(Bench.notification(title: "", body: ""), alert: false)

    #expect(bench.says(.gate, "Nothing happens"))
  }

  @Test("it never runs for a local notification")
  func local() {
    var bench = Bench()

    bench.send(.local(Bench.notification(), app: Bench.app))

    #expect(!bench.runsService)
    #expect(bench.says(.gate, "a local notification never passes"))
    #expect(bench.cards.map(\.title) == ["Morning light"])
  }

  @Test("a local notification without permission, or of no app, is not shown")
  func localRefused() {
    var bench = Bench()
    bench.send(.setPermissions(Permissions(status: .denied), app: Bench.app))

    bench.send(.local(Bench.notification(), app: Bench.app))
    #expect(bench.says(.gate, "Nothing is shown"))

    bench.send(.local(Bench.notification(), app: "a.b"))
    #expect(bench.refusal?.code == "payload.app-not-installed")
  }

  @Test("an app without a service extension shows the push as it is, and says so for mutable-content: 1")
  func noService() {
    var bench = Bench(services: [])

    bench.push(mutable: 1)

    #expect(bench.says(.gate, "has no service extension"))
    #expect(bench.cards.count == 1)
  }

  @Test("of two service extensions one is run, and the project is warned")
  func twoServices() {
    let second = InstalledApp.ServiceExtension(bundleIdentifier: "second")
    var bench = Bench(services: [Bench.service, second], registers: false)
    #expect(bench.says(.warning, "2 service extensions"))

    bench.push(mutable: 1)

    #expect(bench.says(.service, Bench.service.bundleIdentifier))
  }

  @Test("a push for an app that is not installed is refused")
  func notInstalled() {
    var bench = Bench()

    bench.send(.push(Bench.notification(), PushFacts(hasAlert: true), app: "net.rorklab.dailypik"))

    #expect(bench.refusal?.code == "payload.app-not-installed")
    #expect(bench.refusal?.hint == "Did you mean net.rorklab.dailypick?")
  }
}
