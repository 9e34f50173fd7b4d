import Canvas
import Containers
import Device
import Foundation
import Journal
import Payload
import Processes
import SpringBoard
import Wire

/// A phone: apps are installed on it, notifications come to it, and a user touches it.
///
/// What it decides is SpringBoard's; this class carries it out with processes, files and a clock. Every step returns when
/// the phone has nothing more to do; nothing that an app or extension does can keep a step from returning.
@MainActor
public final class Phone {
  public let options: PhoneOptions
  /// What happened so far.
  public internal(set) var events: [Transcript.Event] = []
  /// Called with every event as it happens.
  public var onEvent: ((Transcript.Event) -> Void)?
  /// Called when what a step waits for changes; nil when it waits for nothing.
  public var onWait: ((PhoneWait?) -> Void)?

  var springBoard: SpringBoard
  let directory: PhoneDirectory
  let store: AttachmentStore
  var state: SavedState
  let clock: PhoneClock
  let mailbox = Mailbox()
  var apps: [String: BundleReader.App] = [:]
  /// In the order of installation.
  var appOrder: [String] = []
  /// Processes that run, by number.
  var slots: [Int: ProcessSlot] = [:]
  var lastSlot = 0
  /// When timers fire, on the phone's clock.
  var timers: [TimerID: Double] = [:]
  /// How long each timer runs in all.
  var timerLengths: [TimerID: Double] = [:]
  var toldWait: PhoneWait?
  var pendingLocal: [PendingNotification] = []
  var refusal: NagaoshiError?
  var toldSubstitutes: Set<String> = []
  let screen: any ScreenDrawing
  /// For the pictures of processes.
  let pool = SurfacePool()
  private var isOpen = true

  /// A local notification that waits for its time.
  struct PendingNotification {
    var app: String
    var notification: NotificationFacts
    var time: Double
  }

  /// Switches a phone on and installs the apps of these bundles (`.app` folders). Their processes are started at once, so
  /// that they are ready when they are needed; each app is opened once, as its user would have done, and registers its
  /// categories.
  /// - Throws: `bundle.unreadable`, `bundle.missing-key`, `phone.unusable-folder`, `phone.in-use`,
  ///   `phone.unreadable-state`.
  public convenience init(apps: [String], options: PhoneOptions = PhoneOptions()) throws {
    try self.init(apps: apps, options: options, limits: Limits(), screen: ChromeScreen())
  }

  init(apps paths: [String], options: PhoneOptions, limits: Limits, screen: any ScreenDrawing) throws {
    self.options = options
    self.screen = screen
    let read = try paths.map { try BundleReader.app(at: $0) }
    directory = try options.directory.map { try PhoneDirectory(keptAt: $0) } ?? PhoneDirectory()
    state = try SavedState.read(from: directory)
    store = AttachmentStore(directory)
    clock = PhoneClock(scale: options.clockScale)
    springBoard = SpringBoard(configuration: options.configuration, limits: limits)
    for app in read { install(app) }
    // Service extensions are needed first, and all take some time to start, in which they say nothing.
    for identifier in appOrder { startServices(of: identifier) }
    for identifier in appOrder { warmUp(identifier) }
    screen.warmUp(options.configuration)
  }

  isolated deinit {
    shutDown()
  }

  /// The folder that is removed when the phone is switched off; nil for a phone that is kept.
  public var temporaryFolder: String? { directory.isTemporary ? directory.path : nil }

  /// The bundle identifiers of the installed apps, in the order of installation.
  public var installedApps: [String] { appOrder }

  /// Switches the phone off: ends every process and lets go of its folder.
  public func shutDown() {
    guard isOpen else { return }
    isOpen = false
    // A phone that is kept remembers what its apps registered.
    if !directory.isTemporary { awaitWarmUp() }
    for slot in slots.values { slot.process?.stop() }
    // Processes write into the containers until they are gone.
    let deadline = PhoneClock.world + 2
    while !slots.isEmpty, PhoneClock.world < deadline {
      for occurrence in mailbox.take(waiting: 0.05) {
        if case .process(let number, .ended) = occurrence { slots[number] = nil }
      }
    }
    if !directory.isTemporary {
      for app in appOrder { state.delivered[app] = springBoard.deliveredNotifications(of: app) }
      saveState()
    }
    directory.close()
  }

  // MARK: Events

  func record(_ event: Transcript.Event) {
    events.append(event)
    onEvent?(event)
  }

  func note(
    _ process: Transcript.Event.Origin = .phone, _ kind: String, _ message: String, file: String? = nil,
    line: Int? = nil
  ) {
    let time = (clock.now * 1000).rounded() / 1000
    record(.init(time: time, process: process, kind: kind, message: message, file: file, line: line))
  }

  func saveState() {
    do {
      try state.write(to: directory)
    } catch {
      note(.phone, "data", "\(error)")
    }
  }

  // MARK: Installing

  private func install(_ app: BundleReader.App) {
    let identifier = app.installed.bundleIdentifier
    apps[identifier] = app
    appOrder.append(identifier)
    screen.add(app: identifier, bundle: app.bundle.path)
    for message in app.notes { note(.phone, "warning", message) }
    handle(.install(app.installed))
    if let permissions = state.permissions[identifier] { handle(.setPermissions(permissions, app: identifier)) }
    if let badge = state.badges[identifier] { handle(.setBadge(badge, app: identifier)) }
    if let given = app.categories {
      let language = options.configuration.locale.replacing("_", with: "-")
      let categories = given.facts(bundle: app.bundle.path, language: language)
      state.categories[identifier] = categories
      handle(.setCategories(categories, app: identifier, origin: given.explanation))
      for message in given.notes { note(.phone, "warning", "A category is not as the app has it: \(message)") }
    } else if let categories = state.categories[identifier] {
      handle(.setCategories(categories, app: identifier))
    }
    if let delivered = state.delivered[identifier], !delivered.isEmpty { handle(.restore(delivered, app: identifier)) }
  }
}
