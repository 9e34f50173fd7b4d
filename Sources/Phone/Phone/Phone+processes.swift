import Canvas
import Containers
import Device
import Foundation
import Processes
import SpringBoard
import Wire

/// Starting processes, ahead of time where that is possible, and their ends.
extension Phone {
  /// Gets an app's service extensions ready.
  func startServices(of app: String) {
    guard let read = apps[app] else { return }
    for bundle in read.services.values { _ = start(bundle, app: app) }
  }

  /// Gets the rest of an app ready. The app itself is opened and sent to the background: its user has used it before.
  func warmUp(_ app: String) {
    guard let read = apps[app] else { return }
    // Which of several extensions will draw is not known before a notification names its category.
    if read.contents.count == 1 { prepareContent(of: read, category: nil) }
    guard let slot = launched(app, foreground: true) else { return }
    slot.isWarmingUp = true
    slot.launchAnswers.append(false)
    slot.send(.activate(false))
  }

  /// A push has come: what may be needed next is started while the service extension works.
  func prepareForPush(_ app: String, category: String) {
    guard let read = apps[app] else { return }
    prepareContent(of: read, category: category)
    for bundle in read.services.values where idleSlot(of: bundle) == nil { _ = start(bundle, app: app) }
  }

  private func prepareContent(of app: BundleReader.App, category: String?) {
    let claimant = app.installed.contentExtensions.first { category.map($0.categories.contains) ?? true }
    guard let claimant, let bundle = app.contents[claimant.bundleIdentifier], idleSlot(of: bundle) == nil else {
      return
    }
    _ = start(bundle, app: app.installed.bundleIdentifier)
  }

  /// Starts a bundle's process.
  /// - Parameter failed: called when it cannot be started; nil for a start ahead of time.
  func start(
    _ bundle: BundleFacts, app: String, failed: ((ProcessEnd) -> Void)? = nil
  ) -> ProcessSlot? {
    lastSlot += 1
    let slot = ProcessSlot(number: lastSlot, app: app, bundle: bundle)
    do {
      let containers = try containers(of: bundle)
      if bundle.role != .service {
        slot.scope = try AttachmentScope(directory, name: "\(bundle.bundleIdentifier)-\(slot.number)")
      }
      let device = springBoard.screen.configuration.device
      let capacity = bundle.role == .service ? 0 : device.pixelWidth * device.pixelHeight * 4
      let order = LaunchOrder(
        executable: bundle.executable, arguments: ["--role", bundle.role.rawValue],
        environment: ChildEnvironment.variables(
          home: containers.home, locale: options.configuration.locale, inherited: options.inheritedEnvironment),
        directory: containers.home, pixelCapacity: capacity, sources: bundle.sources,
        limits: .standard(for: bundle.role))
      let (mailbox, number) = (mailbox, slot.number)
      slot.process = try options.launcher.launch(order) { mailbox.post(.process(number, $0)) }
      slots[slot.number] = slot
      // Goes out at once: what is sent otherwise waits until this is answered.
      slot.process?.send(.prepare(preparation(of: bundle, containers, capacity)))
      return slot
    } catch {
      // What was started ahead of time is started again when it is needed, and fails again.
      failed?(.failedToStart(reason: "\(error)"))
      return nil
    }
  }

  private func preparation(
    of bundle: BundleFacts, _ containers: (home: String, groups: [String: String]), _ capacity: Int
  ) -> Preparation {
    Preparation(
      role: bundle.role, bundlePath: bundle.path, appBundlePath: bundle.appPath, libraryPath: bundle.library,
      homePath: containers.home, groupPaths: containers.groups, entitlements: bundle.entitlements,
      bundleIdentifier: bundle.bundleIdentifier, principalClass: bundle.principalClass, entry: bundle.entry,
      pixelCapacity: capacity, configuration: springBoard.screen.configuration)
  }

  /// Where a bundle may have files.
  func containers(of bundle: BundleFacts) throws -> (home: String, groups: [String: String]) {
    var groups: [String: String] = [:]
    for group in bundle.groups { groups[group] = try directory.groupContainer(group) }
    return (try directory.dataContainer(of: bundle.bundleIdentifier), groups)
  }

  // MARK: Finding

  /// A process of that bundle that waits for work.
  func idleSlot(of bundle: BundleFacts) -> ProcessSlot? {
    slots.values.filter { $0.bundle == bundle && $0.run == nil && !$0.isRetired }.min { $0.number < $1.number }
  }

  func slot(of run: RunID, _ role: Preparation.Role) -> ProcessSlot? {
    slots.values.first { $0.run == run && $0.bundle.role == role }
  }

  func appSlot(_ app: String) -> ProcessSlot? {
    slots.values.first { $0.app == app && $0.bundle.role == .app && !$0.isRetired }
  }

  // MARK: Ends

  /// The extension's view is closed: its process may finish what it does, and ends.
  func retire(_ slot: ProcessSlot) {
    slot.isRetired = true
    // Whoever does not answer will not end by itself either.
    guard slot.awaitedLayouts == 0, !slot.isDrawing, let process = slot.process else {
      slot.process?.stop()
      return
    }
    slot.send(.close)
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.closingPatience) { process.stop() }
  }

  /// How long a closed extension may go on with what it does, in the world's seconds.
  private static var closingPatience: Double { 2 }

  func ended(_ slot: ProcessSlot, _ end: ProcessEnd) {
    slots[slot.number] = nil
    slot.scope?.close()
    let isLaunching = slot.launchDeadline != nil
    slot.launchDeadline = nil
    switch slot.bundle.role {
    case .service:
      if let run = slot.run { handle(.service(.ended(end), run)) } else { noteIdleEnd(slot, end) }
    case .content:
      guard let run = slot.run else { return noteIdleEnd(slot, end) }
      // A closed extension is expected to end.
      if slot.isRetired, end == .stopped || end == .exited(status: 0) { return }
      handle(.content(.ended(end), run))
    // One that did not launch in time was told when it was given up.
    case .app where slot.isRetired: break
    case .app: handle(.app(isLaunching ? .failedToLaunch(end) : .ended(end), app: slot.app))
    }
  }

  /// A process that waited for work has ended by itself.
  private func noteIdleEnd(_ slot: ProcessSlot, _ end: ProcessEnd) {
    guard !slot.isRetired, end != .stopped else { return }
    let name = slot.bundle.bundleIdentifier
    switch end {
    case .crashed(let reason, let file, let line):
      note(origin(of: slot), "crash", "\(name) crashed between two notifications: \(reason)", file: file, line: line)
    case .failedToStart(let reason): note(origin(of: slot), "crash", "\(name) could not be started: \(reason)")
    default: note(origin(of: slot), "crash", "\(name) ended between two notifications (\(end))")
    }
  }
}
