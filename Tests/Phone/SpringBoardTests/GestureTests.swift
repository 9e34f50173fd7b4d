import Device
import Payload
import Testing

@testable import SpringBoard

@Suite("Default tap, dismissal, touches and media (2.3, 2.4)")
struct GestureTests {
  @Test("the default tap is never sent to the extension: the app opens and gets the default action")
  func defaultTap() {
    for isOpen in [false, true] {
      var bench = Bench()
      if isOpen { bench.open() } else { bench.push() }

      bench.send(.defaultTap)

      #expect(bench.contentResponse == nil)
      #expect(bench.wants(.openApp(Bench.app)))
      #expect(bench.appResponse?.response.actionIdentifier == "com.apple.UNNotificationDefaultActionIdentifier")
      #expect(bench.appResponse?.foreground == true)
      #expect(bench.state == .app)
      #expect(bench.board.delivered.isEmpty)
    }
  }

  @Test("a dismissal tells the app only with customDismissAction", arguments: [false, true])
  func dismiss(custom: Bool) {
    for isOpen in [false, true] {
      var bench = Bench(options: custom ? .customDismissAction : [])
      if isOpen { bench.open() } else { bench.push() }

      bench.send(.dismiss)

      #expect(bench.contentResponse == nil)
      #expect(
        bench.appResponse?.response.actionIdentifier
          == (custom ? "com.apple.UNNotificationDismissActionIdentifier" : nil))
      #expect(bench.appResponse?.foreground != true)
      #expect(bench.state == .dismissed)
      #expect(bench.board.delivered.isEmpty)
    }
  }

  @Test("gestures without a notification are refused")
  func refused() {
    var bench = Bench()
    for input in [Input.defaultTap, .dismiss, .touch(x: 1, y: 1), .tapMediaButton] {
      bench.send(input)
      #expect(bench.refusal != nil)
      #expect(bench.state == .idle)
    }
  }

  @Test("without UserInteractionEnabled a tap on the view is the default action")
  func touchOff() {
    var bench = Bench()
    bench.open()
    bench.send(.touch(x: 10, y: 10))
    #expect(bench.says(.action, "UNNotificationExtensionUserInteractionEnabled is not set"))
    #expect(bench.state == .app)
  }

  @Test("with UserInteractionEnabled the touch reaches the view")
  func touchOn() {
    var bench = Bench(contents: [
      .init(bundleIdentifier: "c", categories: ["DAILY_PICK"], isUserInteractionEnabled: true)
    ])
    bench.open()
    bench.send(.touch(x: 10, y: 20))
    #expect(bench.wants(.touchContent(bench.contentRun, x: 10, y: 20)))
    #expect(bench.state == .expanded)
    #expect(bench.board.isBusy)
    bench.settle()
    bench.send(.touch(x: 10, y: 900))
    #expect(bench.refusal?.code == "step.outside")
    #expect(bench.refusal?.hint == "The view is 377 × 300 points large.")
    bench.send(.touch(x: .nan, y: 1))
    #expect(bench.refusal?.code == "step.outside")
  }

  @Test("a tap on the standard long look is the default action")
  func touchStandard() {
    var bench = Bench(contents: [])
    bench.push()
    bench.send(.longPress(identifier: nil))
    bench.send(.touch(x: 1, y: 1))
    #expect(bench.state == .app)
  }

  @Test("performNotificationDefaultAction() opens the app")
  func performDefault() {
    var bench = Bench()
    bench.open()
    bench.send(.content(.performDefaultAction, bench.contentRun))
    #expect(bench.appResponse?.response.actionIdentifier == ResponseFacts.defaultActionIdentifier)
    #expect(bench.state == .app)
  }

  @Test("dismissNotificationContentExtension() closes the long look; the notification stays in the list (assumed)")
  func dismissExtension() {
    var bench = Bench()
    bench.open()
    let run = bench.contentRun
    bench.send(.content(.dismissExtension, run))
    #expect(bench.wants(.stopContent(run)))
    #expect(bench.state == .dismissed)
    #expect(bench.cards.count == 1)
    #expect(bench.appResponse == nil)
  }

  private func media(_ kind: ContentLayout.MediaButton.Kind, width: Double = 44) -> ContentLayout {
    ContentLayout(
      height: 300, mediaButton: .init(kind: kind, x: 100, y: 100, width: width, height: 44), frameNumber: 1)
  }

  @Test("the default media button is always visible and toggles play and pause")
  func mediaDefault() {
    var bench = Bench()
    bench.open(layout: media(.default))

    bench.send(.tapMediaButton)
    #expect(bench.wants(.playMedia(bench.contentRun, true)))
    #expect(bench.longLook?.content?.isPlaying == true)
    #expect(bench.longLook?.content?.mediaButton != nil)
    bench.settle(media(.default))
    bench.send(.touch(x: 110, y: 110))
    #expect(bench.wants(.playMedia(bench.contentRun, false)))
  }

  @Test("the overlay button hides on play, and a tap on the content pauses")
  func mediaOverlay() {
    var bench = Bench()
    bench.open(layout: media(.overlay))
    bench.send(.tapMediaButton)
    bench.settle(media(.overlay))
    #expect(bench.longLook?.content?.mediaButton == nil)

    bench.send(.touch(x: 5, y: 5))
    #expect(bench.wants(.playMedia(bench.contentRun, false)))
    #expect(bench.longLook?.content?.mediaButton != nil)
  }

  @Test("mediaPlayingStarted() and mediaPlayingPaused() move the button by themselves")
  func mediaReports() {
    var bench = Bench()
    bench.open(layout: media(.overlay))
    bench.send(.content(.mediaPlaying(true), bench.contentRun))
    #expect(bench.longLook?.content?.mediaButton == nil)
    bench.send(.content(.mediaPlaying(false), bench.contentRun))
    #expect(bench.longLook?.content?.mediaButton != nil)
  }

  @Test("a media button with an empty frame is none")
  func mediaEmpty() {
    var bench = Bench()
    bench.open(layout: media(.default, width: 0))
    #expect(bench.longLook?.content?.mediaButton == nil)
    bench.send(.tapMediaButton)
    #expect(bench.refusal?.code == "step.no-media-button")
  }

  @Test("no input in any state ever breaks the machine")
  func fuzz() {
    var state: UInt64 = 3
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    var bench = Bench()
    for _ in 0..<20_000 {
      let run = RunID(rawValue: max(1, bench.board.longLook?.content?.id.rawValue ?? random(40)))
      let serviceRun = bench.board.services.keys.min { $0.rawValue < $1.rawValue } ?? run
      let inputs: [Input] = [
        .push(
          Bench.notification("n\(random(3))", thread: "t\(random(2))"),
          PushFacts(hasAlert: random(4) > 0, mutableContent: 1), app: Bench.app),
        .service(.delivered(ContentFacts(title: random(3) == 0 ? "" : "T")), serviceRun),
        .service(.ended(.crashed(reason: "x")), serviceRun), .timerFired(.serviceClock(serviceRun)),
        .timerFired(.serviceGrace(serviceRun)), .longPress(identifier: nil),
        .content(.started(implementsResponse: random(2) == 0), run),
        .content(.settled(ContentLayout(height: Double(random(2000)), frameNumber: 1)), run),
        .content(.completed(ResponseOption(rawValue: UInt(random(3))) ?? .dismiss), run),
        .content(.setActions(random(2) == 0 ? [] : [Bench.save]), run), .content(.ended(.stopped), run),
        .tap(action: "SAVE_PICK"), .tap(action: "SHUFFLE_PICK"), .reply(action: "ANSWER", text: "x"),
        .touch(x: 3, y: 3), .defaultTap, .dismiss, .goHome, .lock, .unlock, .app(.handledResponse, app: Bench.app),
        .app(.ended(.crashed(reason: "x")), app: Bench.app), .timerFired(.contentReply(run)),
        .timerFired(.responsePatience(run)), .timerFired(.appReply(Bench.app)), .tapMediaButton,
        .content(.dismissExtension, run), .content(.performDefaultAction, run),
      ]
      bench.effects = bench.board.handle(inputs[random(inputs.count)])
      if bench.board.delivered.count > 50 { bench.send(.removeDelivered(identifiers: nil, app: Bench.app)) }
      #expect((bench.state == .expanded) == (bench.longLook != nil))
    }
  }
}

@Suite("Timers", .serialized)
struct TimerBalanceTests {
  @Test("every deadline that was asked for is cancelled when its cause is gone")
  func balance() {
    var bench = Bench()
    bench.pushThroughService()
    bench.send(.longPress(identifier: nil))
    bench.send(.content(.started(implementsResponse: true), bench.contentRun))
    bench.settle()
    bench.send(.tap(action: "SHUFFLE_PICK"))
    bench.complete(.dismissAndForwardAction)
    bench.send(.app(.handledResponse, app: Bench.app))

    var running: Set<TimerID> = []
    for effect in bench.all {
      if case .startTimer(let timer, _) = effect { running.insert(timer) }
      if case .cancelTimer(let timer) = effect { running.remove(timer) }
    }
    #expect(running.isEmpty)
  }
}
