import Device
import Payload

/// The long press: which extension draws, how large its view begins (semantics 2.3).
extension SpringBoard {
  mutating func press(_ identifier: String?) {
    guard longLook == nil else {
      refuse("step.already-expanded", "The notification is expanded already", hint: "Close it first with --dismiss.")
      return
    }
    let shown = frontApp == nil ? delivered : banner.map { [$0] } ?? []
    guard let item = identifier.map({ name in shown.first { $0.identifier == name } }) ?? shown.first else {
      refuseEmptyPress(identifier, shown)
      return
    }
    if hidesPreviews, configuration.isLocked { unlock(for: "a long press on a hidden notification") }

    let app = apps[item.app]
    let category = item.notification.content.categoryIdentifier
    let registered = app?.category(category)
    longLook = LongLookState(item: item, actions: registered?.actions ?? [])
    banner = nil
    phase = .expanded
    guard let content = contentExtension(for: category, of: app?.facts) else { return }
    if registered == nil {
      say(.content, "The app has not registered the category \(category): there are no buttons")
    }
    startContent(content, item)
  }

  private mutating func refuseEmptyPress(_ identifier: String?, _ shown: [Delivered]) {
    if let identifier, !shown.isEmpty {
      refuse(
        "step.no-notification", "No notification \(identifier) is shown",
        hint: "Shown: \(shown.map(\.identifier).joined(separator: ", ")).")
    } else {
      refuse(
        "step.no-notification", "There is no notification to press",
        hint: frontApp == nil ? "The events say why the push was not shown." : "The app is in front and covers them.")
    }
  }

  /// The extension whose plist names the category, or nil and an event that says why there is none.
  private mutating func contentExtension(
    for category: String, of app: InstalledApp?
  ) -> InstalledApp.ContentExtension? {
    guard let app else { return nil }
    guard !category.isEmpty else {
      say(.content, "Standard long look: the notification has no category")
      return nil
    }
    let claimants = app.contentExtensions.filter { $0.categories.contains(category) }
    if claimants.count > 1 {
      let names = claimants.map(\.bundleIdentifier).joined(separator: " and ")
      say(.warning, "\(names) both claim \(category): which is used is undefined; the first is taken")
    }
    guard let chosen = claimants.first else {
      let claimed = app.contentExtensions.flatMap(\.categories)
      say(
        .content,
        claimed.isEmpty
          ? "Standard long look: \(app.displayName) has no content extension"
          : "Standard long look: no content extension claims \(category), only \(claimed.joined(separator: ", "))")
      return nil
    }
    say(.content, "\(category) is claimed by \(chosen.bundleIdentifier)")
    return chosen
  }

  private mutating func startContent(_ facts: InstalledApp.ContentExtension, _ item: Delivered) {
    let width = configuration.contentWidth
    let ratio = facts.initialContentSizeRatio
    let isUsable = ratio.isFinite && ratio > 0
    if !isUsable {
      say(.warning, "UNNotificationExtensionInitialContentSizeRatio is \(ratio): nothing is reserved for the view")
    }
    let maximum = maximumContentHeight
    let reserved = min(isUsable ? width * ratio : 0, maximum)
    let run = nextRun()
    longLook?.content = ContentRun(id: run, facts: facts, width: width, reservedHeight: reserved, height: reserved)
    longLook?.height = StepFacts.Height(reserved: reserved, settled: reserved)
    say(.content, "\(points(width)) × \(points(reserved)) points are reserved (ratio \(ratio))")
    effects.append(
      .startContent(
        run, app: item.app, bundleIdentifier: facts.bundleIdentifier, width: width, height: reserved,
        maximumHeight: maximum))
    effects.append(.startTimer(.contentReply(run), seconds: limits.contentReply))
  }

  /// The most that a content view gets, in points: what header and buttons leave of the safe area [M].
  var maximumContentHeight: Double {
    let chrome = configuration.chrome
    let device = configuration.device
    let rows = Double(min(longLook?.actions.count ?? 0, limits.visibleActions))
    let actions = rows == 0 ? 0 : chrome.actionGap + rows * chrome.actionRowHeight(at: configuration.textSize)
    let free = device.height - device.safeTop - device.safeBottom - 2 * chrome.cardInset - chrome.headerHeight - actions
    return max(free, 100)
  }

  func points(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? String(Int(rounded)) : String(rounded)
  }
}
