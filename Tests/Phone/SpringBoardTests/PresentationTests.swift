import Device
import Payload
import Testing

@testable import SpringBoard

@Suite("How a notification comes to the screen (2.1, 2.3)")
struct PresentationTests {
  @Test("the banner shows title, subtitle and body; the state is banner")
  func banner() {
    var bench = Bench()

    bench.push()

    #expect(bench.cards.first?.title == "Morning light")
    #expect(bench.cards.first?.body == "Over the bay")
    #expect(bench.cards.first?.appName == "DailyPick")
    #expect(bench.state == .banner)
    #expect(bench.wants(.screenChanged))
  }

  @Test("without a title the app's name stands there (HIG)")
  func untitled() {
    var bench = Bench()
    bench.push(Bench.notification(title: ""))
    #expect(bench.cards.first?.title == "DailyPick")
  }

  @Test("notifications of one thread are one group, the newest shown")
  func groups() {
    var bench = Bench()

    bench.push(Bench.notification("a", title: "A"))
    bench.push(Bench.notification("b", title: "B"))
    bench.push(Bench.notification("c", title: "C", thread: "other"))

    #expect(bench.cards.map(\.title) == ["C", "B"])
    #expect(bench.cards.map(\.stackedCount) == [0, 1])
  }

  @Test(
    "until iOS 14 a stack says how many more there are, in the category's words if it has some; from 15 it does not")
  func summaries() {
    for (ios, format, words) in [
      (14, nil, "2 more notifications"), (14, "%u more from %@", "2 more from Ann"), (18, "%u more from %@", nil),
    ] as [(Int, String?, String?)] {
      var bench = Bench(configuration: DeviceConfiguration(ios: SystemVersion(ios)))
      let category = CategoryFacts(identifier: "DAILY_PICK", categorySummaryFormat: format)
      bench.send(.setCategories([category], app: Bench.app))
      for name in ["a", "b", "c"] {
        var notification = Bench.notification(name)
        notification.content.summaryArgument = "Ann"
        bench.push(notification)
      }
      #expect(bench.cards.first?.summary == words)
    }
  }

  @Test("a notification with the same identifier takes the older one's place")
  func collapse() {
    var bench = Bench()
    bench.push(Bench.notification("a", title: "A"))

    bench.push(Bench.notification("a", title: "B"))

    #expect(bench.board.delivered.count == 1)
    #expect(bench.cards.map(\.title) == ["B"])
    #expect(bench.says(.delivery, "replaces"))
  }

  @Test("0 removes the badge; without permission it stays")
  func badges() {
    var bench = Bench()
    var notification = Bench.notification()
    notification.content.badge = 0
    bench.push(notification)
    #expect(bench.wants(.setBadge(Bench.app, 0)))
    #expect(bench.says(.badge, "is removed"))

    bench.send(.setPermissions(Permissions(badge: false), app: Bench.app))
    bench.push(notification)
    #expect(!bench.wants(.setBadge(Bench.app, 0)))
    #expect(bench.says(.badge, "The badge stays"))
    bench.send(.setBadge(-4, app: Bench.app))
    #expect(bench.board.apps[Bench.app]?.badge == 0)
  }

  @Test("a passive notification makes no sound")
  func passive() {
    var bench = Bench()
    var notification = Bench.notification()
    notification.content.sound = SoundFacts()
    notification.content.interruptionLevel = .passive
    bench.push(notification)
    #expect(!bench.wants(.playSound(SoundFacts(), app: Bench.app)))
  }

  @Test("hidden previews say \"Notification\" in the phone's language instead of title and body")
  func hidden() {
    for (locale, word) in [("en_US", "Notification"), ("ja_JP", "通知")] {
      var bench = Bench(configuration: DeviceConfiguration(locale: locale, showPreviews: .never))
      bench.push()
      #expect(bench.cards.first?.title == "DailyPick")
      #expect(bench.cards.first?.body == word)
    }
  }

  @Test("hiddenPreviewsBodyPlaceholder replaces the body, %u by the number; the options keep title and subtitle")
  func placeholder() {
    var bench = Bench(
      options: [.hiddenPreviewsShowTitle, .hiddenPreviewsShowSubtitle], placeholder: "%u picks",
      configuration: DeviceConfiguration(showPreviews: .whenAuthenticated, isLocked: true))
    var notification = Bench.notification()
    notification.content.subtitle = "Sub"
    notification.content.attachments = [AttachmentFacts(identifier: "a", path: "/a", type: "public.png")]
    bench.push(Bench.notification("a"))
    bench.push(notification)

    #expect(bench.cards.first?.body == "2 picks")
    #expect(bench.cards.first?.title == "Morning light")
    #expect(bench.cards.first?.subtitle == "Sub")
    #expect(bench.cards.first?.thumbnail == nil)

    bench.send(.unlock)
    #expect(bench.cards.first?.body == "Over the bay")
    #expect(bench.cards.first?.thumbnail != nil)
  }

  @Test("a hidden thumbnail and a sound are not shown in the banner")
  func thumbnails() {
    var bench = Bench()
    var notification = Bench.notification()
    notification.content.attachments = [
      AttachmentFacts(identifier: "a", path: "/a", type: "public.mp3"),
      AttachmentFacts(identifier: "b", path: "/b", type: "public.png", isThumbnailHidden: true),
      AttachmentFacts(identifier: "c", path: "/c", type: "public.jpeg"),
    ]
    bench.push(notification)
    #expect(bench.cards.first?.thumbnail?.identifier == "c")
  }

  @Test("while the app is in front its delegate decides", arguments: [(UInt(16), 1), (4, 1), (8, 0), (0, 0)])
  func willPresent(options: UInt, banners: Int) {
    var bench = Bench()
    bench.push()
    bench.send(.defaultTap)
    bench.send(.app(.handledResponse, app: Bench.app))

    let second = Bench.notification("n2", title: "Second")
    bench.push(second)
    #expect(bench.wants(.askPresentation(Bench.app, second)))
    #expect(bench.board.isBusy)
    bench.send(.app(.presentation(notification: "n2", options: options), app: Bench.app))

    #expect(!bench.board.isBusy)
    #expect(bench.cards.count == banners)
    #expect(bench.board.delivered.count == (options == 0 ? 0 : 1))
    #expect(bench.state == (banners == 1 ? .banner : .app))
  }

  @Test("its sound is played only when willPresent asks for it")
  func willPresentSound() {
    var bench = Bench()
    bench.push()
    bench.send(.defaultTap)
    var second = Bench.notification("n2")
    second.content.sound = SoundFacts()
    bench.push(second)
    #expect(!bench.wants(.playSound(SoundFacts(), app: Bench.app)))
    bench.send(.app(.presentation(notification: "n2", options: 2 | 16), app: Bench.app))
    #expect(bench.wants(.playSound(SoundFacts(), app: Bench.app)))
    bench.send(.app(.presentation(notification: "n2", options: 2 | 16), app: Bench.app))
    #expect(!bench.wants(.playSound(SoundFacts(), app: Bench.app)))
  }

  @Test("a banner over the app can be pressed and cleared")
  func bannerOverApp() {
    var bench = Bench()
    bench.push()
    bench.send(.defaultTap)
    bench.push(Bench.notification("n2"))
    bench.send(.app(.presentation(notification: "n2", options: 16), app: Bench.app))

    bench.send(.longPress(identifier: nil))
    guard case .expanded(_, over: Bench.app) = bench.board.screen.scene else {
      Issue.record("expected a long look over the app")
      return
    }
    bench.send(.goHome)
    #expect(bench.state == .idle)
    #expect(bench.cards.map(\.identifier) == ["n2"])
  }

  @Test("the app removes its delivered notifications")
  func remove() {
    var bench = Bench()
    bench.push(Bench.notification("a", thread: "1"))
    bench.push(Bench.notification("b", thread: "2"))

    bench.send(.removeDelivered(identifiers: ["a"], app: Bench.app))
    #expect(bench.cards.map(\.identifier) == ["b"])
    #expect(bench.state == .banner)
    bench.send(.removeDelivered(identifiers: nil, app: Bench.app))
    #expect(bench.cards.isEmpty)
    #expect(bench.state == .idle)
  }

  @Test("a kept phone has its notifications in the list again, and shows nothing anew")
  func restore() {
    var bench = Bench()
    let kept = [Bench.notification("a", thread: "1"), Bench.notification("b", thread: "2")]

    bench.send(.restore(kept, app: Bench.app))

    #expect(bench.events.isEmpty)
    #expect(bench.state == .idle)
    #expect(bench.board.deliveredNotifications(of: Bench.app) == kept)
    #expect(bench.cards.map(\.identifier) == ["b", "a"])
    bench.send(.longPress(identifier: "a"))
    #expect(bench.state == .expanded)
    bench.send(.restore(kept, app: "a.b"))
    #expect(bench.board.deliveredNotifications(of: "a.b").isEmpty)
  }

  @Test("an app that is deleted takes everything of it along")
  func uninstall() {
    var bench = Bench()
    bench.open()
    let run = bench.contentRun
    bench.push(Bench.notification("b"), mutable: 1)

    bench.send(.uninstall(app: Bench.app))

    #expect(bench.wants(.stopContent(run)))
    #expect(bench.effects.contains { if case .stopService = $0 { true } else { false } })
    #expect(bench.cards.isEmpty && bench.longLook == nil)
    #expect(!bench.board.isBusy)
    bench.send(.uninstall(app: Bench.app))
    #expect(bench.effects.isEmpty)
  }

  @Test("locking closes what is open and keeps the list")
  func lock() {
    var bench = Bench()
    bench.open()
    bench.send(.lock)
    #expect(bench.longLook == nil)
    #expect(bench.cards.count == 1)
    #expect(bench.board.screen.configuration.isLocked)
    #expect(bench.state == .banner)
  }

  @Test("another appearance is another screen")
  func configure() {
    var bench = Bench()
    bench.push()
    bench.send(.configure(DeviceConfiguration(appearance: .dark)))
    #expect(bench.wants(.screenChanged))
    #expect(bench.board.screen.configuration.appearance == .dark)
    bench.send(.configure(DeviceConfiguration(appearance: .dark)))
    #expect(!bench.wants(.screenChanged))
  }
}
