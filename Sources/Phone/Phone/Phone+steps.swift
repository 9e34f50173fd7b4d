import Canvas
import Device
import Foundation
@_spi(Runtime) import IOSFoundation
import Journal
import Payload
import SpringBoard
import Wire

/// What can be done to the phone: each step returns what it came to.
extension Phone {
  /// A push arrives.
  /// - Parameters:
  ///   - data: the payload.
  ///   - file: the name under which errors speak of it.
  ///   - app: the bundle identifier; nil is the payload's own target, else the only app.
  ///   - identifier: `apns-collapse-id`; nil makes a fresh one.
  /// - Throws: the `payload.…` refusals.
  public func push(
    _ data: Data, file: String? = nil, app: String? = nil, identifier: String? = nil
  ) throws -> StepResult {
    let target = try target(of: data, named: app, file: file)
    let payload = try PushPayload(data, file: file) { [apps, options] key in
      apps[target].flatMap { Self.text(key, in: $0, locale: options.configuration.locale) }
    }
    guard apps[target] != nil else { throw PushPayload.appNotInstalled(target, installed: appOrder).located(in: file) }
    for finding in payload.findings {
      note(.phone, "warning", finding.description, file: finding.location.file, line: finding.location.line)
    }
    if identifier == nil { state.madeIdentifiers += 1 }
    let name = identifier ?? "notification-\(state.madeIdentifiers)"
    prepareForPush(target, category: payload.content.categoryIdentifier)
    return step("push") {
      handle(.push(payload.notification(identifier: name, date: Date()), payload.push, app: target))
    }
  }

  /// The notification is pressed long: the newest, or the one named.
  public func longPress(identifier: String? = nil) -> StepResult {
    step("long-press") { handle(.longPress(identifier: identifier)) }
  }

  /// A button is tapped.
  public func tap(_ action: String) -> StepResult {
    step("tap") { handle(.tap(action: action)) }
  }

  /// A text is written and sent with a text input action.
  public func reply(_ action: String, text: String) -> StepResult {
    step("reply") { handle(.reply(action: action, text: text)) }
  }

  /// A finger touches the content view, in its points.
  public func touch(x: Double, y: Double) -> StepResult {
    step("touch") { handle(.touch(x: x, y: y)) }
  }

  /// The notification itself is tapped.
  public func defaultTap() -> StepResult {
    step("default-tap") { handle(.defaultTap) }
  }

  /// The notification is closed.
  public func dismiss() -> StepResult {
    step("dismiss") { handle(.dismiss) }
  }

  /// The home gesture.
  public func goHome() -> StepResult {
    step("home") { handle(.goHome) }
  }

  /// Time passes: so many of the phone's seconds.
  public func wait(seconds: Double) -> StepResult {
    springBoard.beginStep()
    let end = clock.now + max(0, seconds.isFinite ? seconds : 0)
    return step("wait") { pump(until: end) }
  }

  /// The user changes the settings.
  public func configure(_ configuration: DeviceConfiguration) -> StepResult {
    springBoard.beginStep()
    return step("configure") {
      handle(.configure(configuration))
      for slot in slots.values { slot.send(.configure(configuration)) }
    }
  }

  /// A step that cannot be done, for a reason that was found outside the phone: nothing changes.
  /// - Parameter name: the step's name, as the transcript says it.
  public func refuse(_ name: String, because error: NagaoshiError) -> StepResult {
    springBoard.beginStep()
    return step(name) { refusal = error }
  }

  // MARK: Inside

  private func step(_ name: String, _ act: () -> Void) -> StepResult {
    refusal = nil
    // A push is shown while the app still launches; whatever comes after it may need what the app registers.
    if name != "push" { awaitWarmUp() }
    act()
    pumpUntilIdle()
    let refused = refusal
    if let refused { note(.phone, "refused", refused.description) }
    let pictures = takePictures()
    var result = StepResult(
      name: name, facts: springBoard.step, frame: pictures.frame, content: pictures.content, tree: pictures.tree)
    result.refusal = refused
    return result
  }

  private func target(of data: Data, named app: String?, file: String?) throws -> String {
    if let app { return app }
    if appOrder.count == 1, let only = appOrder.first {
      // A payload that names another app is not for this one.
      let own = try PushPayload(data, file: file).targetBundle
      return own ?? only
    }
    do {
      return try PushPayload(data, file: file).target(named: nil)
    } catch let error as NagaoshiError {
      throw error.located(in: file)
    }
  }

  /// Looks up a text in the app's strings for the phone's language.
  private static func text(_ key: String, in app: BundleReader.App, locale: String) -> String? {
    guard let bundle = Bundle(path: app.bundle.path) else { return nil }
    let missing = "\u{0}"
    let text = BundleStrings.string(
      key, value: missing, table: nil, bundle: bundle, languages: [locale.replacing("_", with: "-")])
    return text == missing ? nil : text
  }
}
