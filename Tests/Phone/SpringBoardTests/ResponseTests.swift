import Device
import Payload
import Testing

@testable import SpringBoard

@Suite("Actions and responses (2.4)")
struct ResponseTests {
  @Test("an extension with the handler gets the action first, with the delivered notification")
  func goesToExtension() {
    var bench = Bench()
    bench.open()

    bench.send(.tap(action: "SAVE_PICK"))

    #expect(bench.contentResponse?.actionIdentifier == "SAVE_PICK")
    #expect(bench.contentResponse?.notification.content.threadIdentifier == "pick-1")
    #expect(bench.appResponse == nil)
    #expect(bench.longLook?.actions.first?.isWaiting == true)
    #expect(bench.board.isBusy)
  }

  @Test(".doNotDismiss keeps the notification open, and the interface may change")
  func doNotDismiss() {
    var bench = Bench()
    bench.open()
    bench.send(.tap(action: "SAVE_PICK"))

    bench.complete(.doNotDismiss)
    bench.settle(ContentLayout(height: 320, frameNumber: 2))

    #expect(bench.state == .expanded)
    #expect(bench.board.step.response == "doNotDismiss")
    #expect(bench.board.step.action == "SAVE_PICK")
    #expect(bench.board.step.forwarded == nil)
    #expect(bench.longLook?.content?.height == 320)
    #expect(bench.longLook?.content?.frameNumber == 2)
    #expect(bench.longLook?.actions.first?.isWaiting == false)
    #expect(!bench.board.isBusy)
  }

  @Test("the order of settled and completed does not matter")
  func settledFirst() {
    var bench = Bench()
    bench.open()
    bench.send(.tap(action: "SAVE_PICK"))
    bench.settle()
    #expect(bench.board.isBusy)
    bench.complete(.doNotDismiss)
    #expect(!bench.board.isBusy)
    #expect(bench.state == .expanded)
  }

  @Test(".dismiss closes; the app is not told")
  func dismiss() {
    var bench = Bench()
    bench.open()
    let run = bench.contentRun
    bench.send(.tap(action: "DELETE"))

    bench.complete(.dismiss)

    #expect(bench.state == .dismissed)
    #expect(bench.wants(.stopContent(run)))
    #expect(bench.appResponse == nil)
    #expect(bench.board.step.forwarded == nil)
    #expect(bench.cards.isEmpty)
    #expect(!bench.board.isBusy)
  }

  @Test(".dismissAndForwardAction closes, then the app's delegate runs in the background")
  func forward() {
    var bench = Bench()
    bench.open()
    bench.send(.tap(action: "SAVE_PICK"))

    bench.complete(.dismissAndForwardAction)

    #expect(bench.state == .dismissed)
    #expect(bench.board.step.response == "dismissAndForwardAction")
    #expect(bench.board.step.forwarded == true)
    #expect(bench.appResponse?.foreground == false)
    #expect(!bench.wants(.openApp(Bench.app)))
    #expect(bench.board.isBusy)
    bench.send(.app(.handledResponse, app: Bench.app))
    #expect(!bench.board.isBusy)
    #expect(bench.board.step.height?.settled == 300)
  }

  @Test("with .foreground the app comes up; the step still reads dismissed")
  func foreground() {
    var bench = Bench()
    bench.open()
    bench.send(.tap(action: "SHUFFLE_PICK"))

    bench.complete(.dismissAndForwardAction)

    #expect(bench.wants(.openApp(Bench.app)))
    #expect(bench.appResponse?.foreground == true)
    #expect(bench.state == .dismissed)
    #expect(bench.board.step.frontApp == Bench.app)
    #expect(bench.board.screen.scene == .app(Bench.app))
  }

  @Test("an extension without the handler: dismissed at once, and the app gets the response")
  func noHandler() {
    var bench = Bench()
    bench.open(responds: false)

    bench.send(.tap(action: "SAVE_PICK"))

    #expect(bench.contentResponse == nil)
    #expect(bench.appResponse?.response.actionIdentifier == "SAVE_PICK")
    #expect(bench.state == .dismissed)
    #expect(bench.board.step.forwarded == true)
    #expect(bench.says(.response, "does not implement didReceive(_:completionHandler:)"))
  }

  @Test("without a content extension the app gets the response")
  func noExtension() {
    var bench = Bench(contents: [])
    bench.push()
    bench.send(.longPress(identifier: nil))
    bench.send(.tap(action: "SAVE_PICK"))
    #expect(bench.appResponse?.response.actionIdentifier == "SAVE_PICK")
    #expect(bench.state == .dismissed)
  }

  @Test("a completion may come later; while it is missing the buttons are disabled")
  func late() {
    var bench = Bench()
    bench.open()
    bench.send(.tap(action: "SAVE_PICK"))
    bench.settle()

    bench.send(.timerFired(.responsePatience(bench.contentRun)))
    #expect(bench.says(.timeout, "The notification stays open, its buttons disabled"))
    #expect(!bench.board.isBusy)
    #expect(bench.longLook?.actions.first?.isWaiting == true)

    bench.send(.tap(action: "DELETE"))
    #expect(bench.refusal?.code == "step.waiting")

    bench.complete(.dismiss)
    #expect(bench.state == .dismissed)
    #expect(bench.board.step.action == "SAVE_PICK")
  }

  @Test("closing while the completion is overdue cancels nothing twice")
  func closeOverdue() {
    var bench = Bench()
    bench.open()
    let run = bench.contentRun
    bench.send(.tap(action: "SAVE_PICK"))
    bench.send(.timerFired(.responsePatience(run)))
    bench.send(.dismiss)
    #expect(!bench.wants(.cancelTimer(.responsePatience(run))))
    #expect(bench.wants(.cancelTimer(.contentReply(run))))
  }

  @Test("a second completion is ignored (assumed)")
  func twice() {
    var bench = Bench()
    bench.open()
    bench.send(.tap(action: "SAVE_PICK"))
    bench.complete(.doNotDismiss)
    bench.complete(.dismiss)
    #expect(bench.says(.warning, "called again (dismiss)"))
    #expect(bench.state == .expanded)
  }

  @Test("an unknown button is refused, with the nearest name or those that there are")
  func unknown() {
    var bench = Bench()
    bench.open()

    bench.send(.tap(action: "SAVE_PIK"))
    #expect(bench.refusal?.code == "step.unknown-action")
    #expect(bench.refusal?.hint == "Did you mean SAVE_PICK?")
    bench.send(.tap(action: "OPEN"))
    #expect(bench.refusal?.hint == "There are: SAVE_PICK, SHUFFLE_PICK, DELETE, ANSWER.")
    #expect(bench.state == .expanded)
  }

  @Test("a tap on a collapsed notification's button is refused: iOS shows none before the long press")
  func collapsed() {
    var bench = Bench()
    bench.send(.tap(action: "SAVE_PICK"))
    #expect(bench.refusal?.code == "step.not-expanded")
    bench.push()
    bench.send(.tap(action: "SAVE_PICK"))
    #expect(bench.refusal?.hint == "Expand it first with --long-press.")
    bench.send(.dismiss)
    bench.send(.tap(action: "SAVE_PICK"))
    #expect(bench.refusal?.hint == "It was closed by an earlier step.")
  }

  @Test("a tap while the view starts is refused")
  func starting() {
    var bench = Bench()
    bench.push()
    bench.send(.longPress(identifier: nil))
    bench.send(.tap(action: "SAVE_PICK"))
    #expect(bench.refusal?.code == "step.starting")
  }

  @Test("a tap where there are no buttons says why there are none")
  func noButtons() {
    for (category, registers, words) in [
      ("DAILY_PICK", false, "has not registered"), ("DAILY_PICK", true, "has none now"), ("", true, "has no category"),
    ] {
      var bench = Bench(contents: [], actions: [], registers: registers)
      bench.push(Bench.notification(category: category))
      bench.send(.longPress(identifier: nil))
      bench.send(.tap(action: "SAVE_PICK"))
      #expect(bench.refusal?.code == "step.no-actions")
      #expect(bench.refusal?.hint?.contains(words) == true)
    }
  }

  @Test("four buttons are shown; more are told, and cannot be tapped")
  func four() {
    let actions = (1...5).map { ActionFacts(identifier: "A\($0)", title: "\($0)") }
    var bench = Bench(actions: actions)
    #expect(bench.says(.warning, "5 actions; 4 are shown"))
    bench.open()
    #expect(bench.longLook?.actions.count == 4)
    bench.send(.tap(action: "A5"))
    #expect(bench.refusal?.code == "step.hidden-action")
  }

  @Test("authenticationRequired and foreground ask to unlock a locked phone", arguments: ["DELETE", "SHUFFLE_PICK"])
  func authentication(action: String) {
    var bench = Bench(configuration: DeviceConfiguration(isLocked: true))
    bench.open()
    bench.send(.tap(action: action))
    #expect(bench.says(.action, "asks the user to unlock"))
    #expect(!bench.board.configuration.isLocked)
  }

  @Test("an action without these options works on a locked phone")
  func locked() {
    var bench = Bench(configuration: DeviceConfiguration(isLocked: true))
    bench.open()
    bench.send(.tap(action: "SAVE_PICK"))
    #expect(bench.board.configuration.isLocked)
    #expect(bench.contentResponse != nil)
  }

  @Test("notificationActions replaces the visible buttons; an empty array removes them")
  func notificationActions() {
    var bench = Bench()
    bench.open()

    bench.send(.content(.setActions([ActionFacts(identifier: "NEW", title: "New")]), bench.contentRun))
    #expect(bench.longLook?.actions.map(\.facts.identifier) == ["NEW"])
    bench.send(.tap(action: "NEW"))
    #expect(bench.contentResponse?.actionIdentifier == "NEW")
    bench.complete(.doNotDismiss)
    bench.send(.content(.setActions([]), bench.contentRun))
    #expect(bench.longLook?.actions.isEmpty == true)
    #expect(bench.says(.action, "removed the buttons"))
    bench.send(.content(.setActions((1...5).map { .init(identifier: "\($0)", title: "") }), bench.contentRun))
    #expect(bench.says(.warning, "5 buttons are set"))
  }

  @Test("notificationActions needs no registered category")
  func actionsWithoutCategory() {
    var bench = Bench(registers: false)
    bench.open()
    bench.send(.content(.setActions([Bench.save]), bench.contentRun))
    bench.send(.tap(action: "SAVE_PICK"))
    #expect(bench.contentResponse != nil)
  }

  @Test("an app that does not answer is not waited for forever")
  func silentApp() {
    var bench = Bench(contents: [])
    bench.push()
    bench.send(.longPress(identifier: nil))
    bench.send(.tap(action: "SAVE_PICK"))
    #expect(bench.wants(.startTimer(.appReply(Bench.app), seconds: 10)))
    bench.send(.timerFired(.appReply(Bench.app)))
    #expect(bench.says(.timeout, "did not answer"))
    #expect(!bench.board.isBusy)
  }

  @Test("an app that crashes on the response is told, and the lock screen shown")
  func appCrash() {
    var bench = Bench()
    bench.push()
    bench.send(.defaultTap)
    bench.send(.app(.launched, app: Bench.app))
    bench.send(.app(.ended(.crashed(reason: "boom")), app: Bench.app))
    #expect(bench.says(.crash, "DailyPick crashed: boom"))
    #expect(bench.state == .idle)
    #expect(!bench.board.isBusy)
    bench.send(.app(.ended(.stopped), app: Bench.app))
    #expect(bench.events.isEmpty)
    bench.send(.app(.ended(.exited(status: 2)), app: Bench.app))
    #expect(bench.says(.crash, "exit status 2"))
    bench.send(.app(.handledResponse, app: Bench.app))
    #expect(bench.effects.isEmpty)
  }
}

@Suite("Apps that do not launch")
struct LaunchFailureTests {
  @Test(
    "the response has not reached it, and the lock screen is shown",
    arguments: [
      (ProcessEnd.crashed(reason: "boom"), Event.Kind.crash, "DailyPick crashed: boom. The lock screen is shown"),
      (.exited(status: 0), .crash, "DailyPick ended by itself with exit status 0. The lock screen is shown"),
      (.startupTimeout, .timeout, "DailyPick did not finish launching within 20 seconds and is ended (0x8badf00d)"),
    ])
  func lost(end: ProcessEnd, kind: Event.Kind, words: String) {
    var bench = Bench()
    bench.push()
    bench.send(.defaultTap)
    #expect(bench.board.step.forwarded == true)

    bench.send(.app(.failedToLaunch(end), app: Bench.app))

    #expect(bench.says(kind, words))
    #expect(bench.board.step.forwarded == false)
    #expect(bench.state == .idle)
    #expect(!bench.board.isBusy)
  }

  @Test("one that fails in the background is told, and nothing else changes")
  func background() {
    var bench = Bench()
    bench.push()

    bench.send(.app(.failedToLaunch(.crashed(reason: "boom")), app: Bench.app))

    #expect(bench.says(.crash, "It is launched again when it is needed"))
    #expect(bench.state == .banner)
    bench.send(.app(.failedToLaunch(.stopped), app: Bench.app))
    #expect(bench.events.isEmpty)
  }
}

@Suite("Text input (2.4)")
struct TextInputTests {
  @Test("a text input action opens a field; sending makes a response with the text")
  func reply() {
    var bench = Bench()
    bench.open()

    bench.send(.tap(action: "ANSWER"))
    #expect(bench.longLook?.reply == .init(placeholder: "Say it", buttonTitle: "Go"))
    #expect(bench.contentResponse == nil)
    #expect(!bench.board.isBusy)

    bench.send(.reply(action: "ANSWER", text: "こんにちは"))
    #expect(bench.contentResponse?.userText == "こんにちは")
    #expect(bench.longLook?.reply == nil)
  }

  @Test("the send button without a title says the system's word")
  func send() {
    let answer = ActionFacts(identifier: "ANSWER", title: "Answer", textInput: .init())
    var bench = Bench(actions: [answer], configuration: DeviceConfiguration(locale: "ja_JP"))
    bench.open()
    bench.send(.tap(action: "ANSWER"))
    #expect(bench.longLook?.reply?.buttonTitle == "送信")
  }

  @Test("text for an action that takes none is refused")
  func noTextInput() {
    var bench = Bench()
    bench.open()
    bench.send(.reply(action: "SAVE_PICK", text: "x"))
    #expect(bench.refusal?.code == "step.no-text-input")
    bench.send(.reply(action: "NOPE", text: "x"))
    #expect(bench.refusal?.code == "step.unknown-action")
  }

  @Test("a view controller that can become first responder brings its own input")
  func ownInput() {
    var bench = Bench()
    bench.open(layout: ContentLayout(height: 300, canBecomeFirstResponder: true, frameNumber: 1))
    bench.send(.tap(action: "ANSWER"))
    #expect(bench.longLook?.reply == nil)
    #expect(bench.contentResponse?.userText == nil)
    #expect(bench.contentResponse?.actionIdentifier == "ANSWER")
  }

  @Test("the reply of an extension without handler goes to the app")
  func forwarded() {
    var bench = Bench()
    bench.open(responds: false)
    bench.send(.reply(action: "ANSWER", text: "x"))
    #expect(bench.appResponse?.response.userText == "x")
  }

  @Test("the field closes when its button goes")
  func fieldCloses() {
    var bench = Bench()
    bench.open()
    bench.send(.tap(action: "ANSWER"))
    bench.send(.content(.setActions([Bench.save]), bench.contentRun))
    #expect(bench.longLook?.reply == nil)
  }
}
