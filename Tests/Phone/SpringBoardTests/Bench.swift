import Device
import Foundation
import Journal
import Payload

@testable import SpringBoard

/// A SpringBoard with DailyPick on it, and everything it ever wanted.
struct Bench {
  static let app = "net.rorklab.dailypick"
  static let service = InstalledApp.ServiceExtension(bundleIdentifier: "net.rorklab.dailypick.service")
  static let content = InstalledApp.ContentExtension(
    bundleIdentifier: "net.rorklab.dailypick.content", categories: ["DAILY_PICK"], initialContentSizeRatio: 0.8)
  static let save = ActionFacts(identifier: "SAVE_PICK", title: "Save")
  static let shuffle = ActionFacts(identifier: "SHUFFLE_PICK", title: "Shuffle", options: .foreground)
  static let delete = ActionFacts(
    identifier: "DELETE", title: "Delete", options: [.destructive, .authenticationRequired])
  static let answer = ActionFacts(
    identifier: "ANSWER", title: "Answer", textInput: .init(buttonTitle: "Go", placeholder: "Say it"))

  var board: SpringBoard
  var effects: [Effect] = []
  var all: [Effect] = []

  init(
    services: [InstalledApp.ServiceExtension] = [service], contents: [InstalledApp.ContentExtension] = [content],
    actions: [ActionFacts] = [save, shuffle, delete, answer], options: CategoryFacts.Options = [],
    placeholder: String? = nil, configuration: DeviceConfiguration = DeviceConfiguration(), registers: Bool = true
  ) {
    board = SpringBoard(configuration: configuration)
    send(
      .install(
        InstalledApp(
          bundleIdentifier: Self.app, displayName: "DailyPick", serviceExtensions: services, contentExtensions: contents
        )))
    guard registers else { return }
    let category = CategoryFacts(
      identifier: "DAILY_PICK", actions: actions, options: options, hiddenPreviewsBodyPlaceholder: placeholder)
    send(.setCategories([category], app: Self.app))
  }

  mutating func send(_ input: Input) {
    effects = board.handle(input)
    all += effects
  }

  // MARK: Shorthand

  static func notification(
    _ identifier: String = "n1", title: String = "Morning light", body: String = "Over the bay",
    category: String = "DAILY_PICK", thread: String = "pick-1"
  ) -> NotificationFacts {
    var content = ContentFacts(title: title, body: body)
    content.categoryIdentifier = category
    content.threadIdentifier = thread
    return NotificationFacts(identifier: identifier, date: Date(timeIntervalSince1970: 0), content: content)
  }

  mutating func push(
    _ notification: NotificationFacts = notification(), mutable: PropertyValue? = nil, alert: Bool = true
  ) {
    send(.push(notification, PushFacts(hasAlert: alert, mutableContent: mutable), app: Self.app))
  }

  /// The service extension's answer to a push with mutable-content 1.
  mutating func pushThroughService(_ change: (inout ContentFacts) -> Void = { _ in }) {
    push(mutable: 1)
    var content = Self.notification().content
    change(&content)
    send(.service(.delivered(content), RunID(rawValue: 1)))
  }

  var contentRun: RunID { board.longLook?.content?.id ?? RunID(rawValue: -1) }

  /// Push, long press, start, deliver, settle.
  mutating func open(
    _ notification: NotificationFacts = notification(), responds: Bool = true, height: Double? = 300,
    layout: ContentLayout? = nil
  ) {
    push(notification)
    send(.longPress(identifier: nil))
    send(.content(.started(implementsResponse: responds), contentRun))
    settle(layout ?? ContentLayout(height: height, frameNumber: 1))
  }

  mutating func settle(_ layout: ContentLayout = ContentLayout(height: 300, frameNumber: 2)) {
    send(.content(.settled(layout), contentRun))
  }

  mutating func complete(_ option: ResponseOption) {
    send(.content(.completed(option), contentRun))
  }

  // MARK: What came of it

  var events: [Event] { effects.compactMap { if case .event(let event) = $0 { event } else { nil } } }
  var allEvents: [Event] { all.compactMap { if case .event(let event) = $0 { event } else { nil } } }
  var refusal: NagaoshiError? {
    effects.lazy.compactMap { if case .refuse(let error) = $0 { error } else { nil } }.first
  }

  func says(_ kind: Event.Kind, _ words: String) -> Bool {
    events.contains { $0.kind == kind && $0.message.contains(words) }
  }

  func wants(_ effect: Effect) -> Bool { effects.contains(effect) }

  var runsService: Bool { effects.contains { if case .runService = $0 { true } else { false } } }
  var startsContent: Bool { effects.contains { if case .startContent = $0 { true } else { false } } }
  var delivery: NotificationFacts? {
    effects.lazy.compactMap { if case .deliverToContent(_, let facts, _) = $0 { facts } else { nil } }.first
  }
  var appResponse: (response: ResponseFacts, foreground: Bool)? {
    effects.lazy.compactMap {
      if case .respondInApp(_, let response, let foreground) = $0 { (response, foreground) } else { nil }
    }.first
  }
  var contentResponse: ResponseFacts? {
    effects.lazy.compactMap { if case .respondInContent(_, let response) = $0 { response } else { nil } }.first
  }

  var cards: [ScreenModel.Card] {
    switch board.screen.scene {
    case .list(let cards): cards
    case .banner(let card, _): [card]
    default: []
    }
  }
  var longLook: ScreenModel.LongLook? {
    if case .expanded(let look, _) = board.screen.scene { look } else { nil }
  }
  var state: StepFacts.State { board.step.state }
}
