import Device
import Payload
import Testing

@testable import SpringBoard

@Suite("The long press and the content extension's start (2.3)")
struct LongPressTests {
  @Test("width × ratio is reserved before any extension code runs")
  func reserves() {
    var bench = Bench()
    bench.push()

    bench.send(.longPress(identifier: nil))

    let run = bench.contentRun
    #expect(
      bench.effects.contains {
        if case .startContent(run, Bench.app, "net.rorklab.dailypick.content", 377, 377 * 0.8, _) = $0 {
          true
        } else {
          false
        }
      })
    #expect(bench.board.step.height == .init(reserved: 377 * 0.8, settled: 377 * 0.8))
    #expect(bench.state == .expanded)
    #expect(bench.longLook?.content?.frameNumber == nil)
    #expect(bench.board.isBusy)
  }

  @Test("started, delivered, settled: the height is animated to what the view wants")
  func settles() {
    var bench = Bench()
    bench.push()
    bench.send(.longPress(identifier: nil))

    bench.send(.content(.started(implementsResponse: true), bench.contentRun))
    #expect(bench.delivery?.content.title == "Morning light")
    #expect(bench.wants(.cancelTimer(.contentReply(bench.contentRun))))
    bench.settle(ContentLayout(height: 312.5, frameNumber: 1))

    #expect(bench.board.step.height == .init(reserved: 377 * 0.8, settled: 312.5))
    #expect(bench.says(.content, "animated from 301.6 to 312.5"))
    #expect(bench.longLook?.content?.height == 312.5)
    #expect(bench.longLook?.content?.frameNumber == 1)
    #expect(!bench.board.isBusy)
  }

  @Test("didReceive gets the content that the service extension made")
  func modified() {
    var bench = Bench()
    bench.pushThroughService { $0.title = "New" }
    bench.send(.longPress(identifier: nil))
    bench.send(.content(.started(implementsResponse: true), bench.contentRun))
    #expect(bench.delivery?.content.title == "New")
  }

  @Test("with neither preferredContentSize nor constraints the ratio stays")
  func ratioStays() {
    var bench = Bench()
    bench.open(height: nil)
    #expect(bench.longLook?.content?.height == 377 * 0.8)
  }

  @Test("the height is clamped to what fits on the screen, and the view laid out again")
  func clamped() {
    var bench = Bench()

    bench.open(layout: ContentLayout(height: 5000, frameNumber: 1))

    let maximum = bench.board.maximumContentHeight
    #expect(maximum > 300 && maximum < 852 - 59 - 34)
    #expect(bench.says(.warning, "is clipped"))
    #expect(
      bench.wants(.resizeContent(bench.contentRun, width: 377, height: maximum, maximumHeight: maximum)))
    #expect(bench.board.isBusy)
    bench.settle(ContentLayout(height: 5000, viewHeight: maximum, frameNumber: 2))
    #expect(!bench.board.isBusy)
    #expect(bench.longLook?.content?.height == maximum)
    #expect(!bench.says(.warning, "is clipped"))
  }

  @Test("a view that already has the clamped height is not laid out again")
  func clampedByItself() {
    var bench = Bench()
    bench.push()
    bench.send(.longPress(identifier: nil))
    let maximum = bench.board.maximumContentHeight
    bench.send(.content(.started(implementsResponse: true), bench.contentRun))
    bench.settle(ContentLayout(height: 5000, viewHeight: maximum, frameNumber: 1))
    #expect(!bench.board.isBusy)
  }

  @Test("heights that are no numbers do no harm", arguments: [Double.nan, .infinity, -5])
  func badHeights(height: Double) {
    var bench = Bench()
    bench.open(layout: ContentLayout(height: height, viewHeight: 0, frameNumber: 1))
    #expect(bench.longLook?.content?.height.isFinite == true)
  }

  @Test("a ratio that is no size reserves nothing", arguments: [0, -1, Double.nan, .infinity])
  func badRatio(ratio: Double) {
    var bench = Bench(contents: [
      .init(bundleIdentifier: "c", categories: ["DAILY_PICK"], initialContentSizeRatio: ratio)
    ])
    bench.push()
    bench.send(.longPress(identifier: nil))
    #expect(bench.says(.warning, "InitialContentSizeRatio"))
    #expect(bench.board.step.height?.reserved == 0)
  }

  @Test("a huge ratio reserves no more than the screen has")
  func hugeRatio() {
    var bench = Bench(contents: [.init(bundleIdentifier: "c", categories: ["DAILY_PICK"], initialContentSizeRatio: 50)])
    bench.push()
    bench.send(.longPress(identifier: nil))
    #expect(bench.board.step.height?.reserved == bench.board.maximumContentHeight)
  }

  @Test("an extension may claim several categories")
  func several() {
    var bench = Bench(contents: [.init(bundleIdentifier: "c", categories: ["OTHER", "DAILY_PICK"])])
    bench.push()
    bench.send(.longPress(identifier: nil))
    #expect(bench.startsContent)
  }

  @Test("two extensions that claim one category: undefined; the first is taken, and it is told")
  func twoClaimants() {
    let second = InstalledApp.ContentExtension(bundleIdentifier: "second", categories: ["DAILY_PICK"])
    var bench = Bench(contents: [Bench.content, second], registers: false)
    #expect(bench.says(.warning, "is claimed by net.rorklab.dailypick.content and second"))
    bench.push()
    bench.send(.longPress(identifier: nil))
    #expect(bench.says(.warning, "both claim DAILY_PICK"))
    #expect(bench.board.longLook?.content?.facts == Bench.content)
  }

  @Test("no match shows the standard long look, and says why")
  func noMatch() {
    for (contents, category, words) in [
      ([InstalledApp.ContentExtension](), "DAILY_PICK", "has no content extension"),
      ([Bench.content], "daily_pick", "only DAILY_PICK"), ([Bench.content], "", "has no category"),
    ] {
      var bench = Bench(contents: contents)
      bench.push(Bench.notification(category: category))
      bench.send(.longPress(identifier: nil))
      #expect(!bench.startsContent)
      #expect(bench.says(.content, words))
      #expect(bench.longLook?.content == nil && bench.longLook?.showsDefaultContent == true)
      #expect(bench.state == .expanded)
      #expect(!bench.board.isBusy)
    }
  }

  @Test("the standard long look shows the attachment")
  func standardAttachment() {
    var bench = Bench(contents: [])
    var notification = Bench.notification()
    notification.content.attachments = [AttachmentFacts(identifier: "a", path: "/a", type: "public.png")]
    bench.push(notification)
    bench.send(.longPress(identifier: nil))
    #expect(bench.longLook?.attachment?.identifier == "a")
  }

  @Test("mutable-content is not needed for the content extension")
  func noMutableContent() {
    var bench = Bench()
    bench.push(mutable: nil)
    bench.send(.longPress(identifier: nil))
    #expect(bench.startsContent)
  }

  @Test("an unregistered category has no buttons and no error")
  func unregistered() {
    var bench = Bench(registers: false)
    bench.push()
    bench.send(.longPress(identifier: nil))
    #expect(bench.startsContent)
    #expect(bench.longLook?.actions.isEmpty == true)
    #expect(bench.says(.content, "has not registered the category DAILY_PICK"))
  }

  @Test("setNotificationCategories replaces the whole set")
  func replaces() {
    var bench = Bench()
    bench.send(.setCategories([CategoryFacts(identifier: "OTHER")], app: Bench.app))
    bench.push()
    bench.send(.longPress(identifier: nil))
    #expect(bench.longLook?.actions.isEmpty == true)
    bench.send(.setCategories([], app: Bench.app))
    #expect(bench.says(.app, "no categories"))
    bench.send(.setCategories([], app: "a.b"))
    #expect(bench.effects.isEmpty)
  }

  @Test("OverridesDefaultTitle puts the view controller's title in the header; otherwise the app's name stands there")
  func title() {
    for overrides in [true, false] {
      var bench = Bench(contents: [
        .init(bundleIdentifier: "c", categories: ["DAILY_PICK"], overridesDefaultTitle: overrides)
      ])
      bench.open(layout: ContentLayout(height: 300, title: "Mine", frameNumber: 1))
      #expect(bench.longLook?.headerTitle == (overrides ? "Mine" : "DailyPick"))
    }
  }

  @Test("DefaultContentHidden leaves only the custom view; otherwise the default texts stand below it")
  func hiddenContent() {
    for hides in [true, false] {
      var bench = Bench(contents: [
        .init(bundleIdentifier: "c", categories: ["DAILY_PICK"], hidesDefaultContent: hides)
      ])
      bench.open()
      #expect(bench.longLook?.showsDefaultContent == !hides)
      #expect(bench.longLook?.actions.count == 4)
    }
  }

  @Test("didReceive is called again for a notification of the same thread while the view is open")
  func sameThread() {
    var bench = Bench()
    bench.open()

    bench.push(Bench.notification("n2", title: "Second"))

    #expect(bench.delivery?.content.title == "Second")
    #expect(bench.state == .expanded)
    #expect(bench.longLook?.card.title == "Second")
    #expect(bench.board.isBusy)
    bench.settle()
    #expect(!bench.board.isBusy)
  }

  @Test("a notification of another thread, or of none, goes to the list", arguments: ["other", ""])
  func otherThread(thread: String) {
    var bench = Bench()
    bench.open(Bench.notification(thread: thread.isEmpty ? "" : "pick-1"))
    bench.push(Bench.notification("n2", title: "Second", thread: thread))
    #expect(bench.delivery == nil)
    #expect(bench.says(.banner, "goes to the list"))
    #expect(bench.longLook?.card.title == "Morning light")
    #expect(bench.board.delivered.count == 2)
  }

  @Test("a view that is still starting gets the newest notification of its thread")
  func updateWhileStarting() {
    var bench = Bench()
    bench.push()
    bench.send(.longPress(identifier: nil))
    bench.push(Bench.notification("n2", title: "Second"))
    #expect(bench.delivery == nil)
    bench.send(.content(.started(implementsResponse: true), bench.contentRun))
    #expect(bench.delivery?.content.title == "Second")
  }

  @Test("long press where there is nothing to press is refused with the reason")
  func nothing() {
    var bench = Bench()
    bench.send(.longPress(identifier: nil))
    #expect(bench.refusal?.code == "step.no-notification")
    bench.push()
    bench.send(.longPress(identifier: "zzz"))
    #expect(bench.refusal?.hint == "Shown: n1.")
    bench.send(.longPress(identifier: "n1"))
    #expect(bench.refusal == nil)
    bench.send(.longPress(identifier: nil))
    #expect(bench.refusal?.code == "step.already-expanded")
    bench.send(.defaultTap)
    bench.send(.longPress(identifier: nil))
    #expect(bench.refusal?.hint == "The app is in front and covers them.")
  }

  @Test("a long press on a hidden notification asks to unlock, and shows all")
  func unlocks() {
    var bench = Bench(configuration: DeviceConfiguration(showPreviews: .whenAuthenticated, isLocked: true))
    bench.push()
    bench.send(.longPress(identifier: nil))
    #expect(bench.says(.action, "asks the user to unlock"))
    #expect(bench.longLook?.card.title == "Morning light")
    #expect(!bench.board.configuration.isLocked)
  }
}
