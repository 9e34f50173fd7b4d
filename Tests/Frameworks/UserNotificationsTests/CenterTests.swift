import Foundation
import Testing
@_spi(Runtime) import UserNotifications

/// The center is the process's one, so these tests follow one another.
@MainActor
@Suite("UNUserNotificationCenter", .serialized)
struct CenterTests {
  private let center = UNUserNotificationCenter.current()

  @Test("categories replace one another")
  func categories() async {
    let one = UNNotificationCategory(identifier: "one", actions: [], intentIdentifiers: [])
    let two = UNNotificationCategory(identifier: "two", actions: [], intentIdentifiers: [])

    center.setNotificationCategories([one])
    center.setNotificationCategories([two])

    #expect(await center.notificationCategories() == [two])
  }

  @Test("permission is asked for, and shows in the settings")
  func permission() async throws {
    #expect(try await center.requestAuthorization(options: [.alert, .sound]))

    let settings = await center.notificationSettings()
    #expect(settings.authorizationStatus == .authorized)
    #expect(settings.alertSetting == .enabled)
    #expect(settings.badgeSetting == .notSupported)
  }

  @Test("a completion handler is called later, off the main thread")
  func background() async {
    let isMain = await withCheckedContinuation { continuation in
      center.getNotificationSettings { _ in continuation.resume(returning: Thread.isMainThread) }
    }

    #expect(!isMain)
  }

  @Test("a request of the same identifier replaces the first, and can be removed")
  func requests() async throws {
    center.removeAllPendingNotificationRequests()
    let content = UNMutableNotificationContent()
    content.title = "first"
    try await center.add(UNNotificationRequest(identifier: "a", content: content, trigger: nil))
    content.title = "second"
    try await center.add(UNNotificationRequest(identifier: "a", content: content, trigger: nil))

    #expect(await center.pendingNotificationRequests().map(\.content.title) == ["second"])
    center.removePendingNotificationRequests(withIdentifiers: ["a"])
    #expect(await center.pendingNotificationRequests().isEmpty)
  }

  @Test("a request with nothing to show, or no time to show it, is refused")
  func refused() async {
    let content = UNMutableNotificationContent()
    func code(_ request: UNNotificationRequest) async -> UNError.Code? {
      do {
        try await center.add(request)
        return nil
      } catch {
        return (error as? UNError)?.code
      }
    }

    #expect(
      await code(UNNotificationRequest(identifier: "a", content: content, trigger: nil))
        == .notificationInvalidNoContent)
    content.body = "x"
    var past = DateComponents()
    past.year = 2001
    let trigger = UNCalendarNotificationTrigger(dateMatching: past, repeats: false)
    #expect(
      await code(UNNotificationRequest(identifier: "a", content: content, trigger: trigger))
        == .notificationInvalidNoDate)
  }

  @Test("a negative badge is refused")
  func badge() async throws {
    try await center.setBadgeCount(3)
    do {
      try await center.setBadgeCount(-1)
      Issue.record("no error")
    } catch {
      #expect((error as? UNError)?.code == .badgeInputInvalid)
    }
  }

  // MARK: - The delegate

  private final class Silent: NSObject, UNUserNotificationCenterDelegate {}

  private final class WithHandlers: NSObject, UNUserNotificationCenterDelegate {
    nonisolated(unsafe) var actions: [String] = []
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
      completionHandler([.banner, .list])
    }
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void
    ) {
      actions.append(response.actionIdentifier)
      completionHandler()
      completionHandler()
    }
  }

  private final class WithAsync: NSObject, UNUserNotificationCenterDelegate {
    nonisolated(unsafe) var actions: [String] = []
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
      [.sound]
    }
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
      await Task.yield()
      actions.append(response.actionIdentifier)
    }
  }

  private var response: UNNotificationResponse {
    UNNotificationResponse(notification: makeNotification(), actionIdentifier: "SHUFFLE_PICK")
  }

  @Test("a delegate that has no member is told apart from one that has")
  func absent() async {
    center.delegate = nil
    #expect(await center.deliver(didReceive: response).value == nil)
    let delegate = Silent()
    center.delegate = delegate

    #expect(await center.deliver(didReceive: response).value == nil)
    #expect(await center.deliver(willPresent: makeNotification()).value == nil)
    #expect(!center.deliver(openSettingsFor: nil))
  }

  @Test("a delegate with completion handlers is asked through them; a second call is reported")
  func handlers() async {
    let reports = Reports()
    let delegate = WithHandlers()
    center.delegate = delegate

    #expect(await center.deliver(willPresent: makeNotification()).value == [.banner, .list])
    #expect(await center.deliver(didReceive: response).value != nil)
    #expect(delegate.actions == ["SHUFFLE_PICK"])
    #expect(!reports.containing("called twice").isEmpty)
  }

  @Test("a delegate with async members is asked through them")
  func asynchronous() async {
    let delegate = WithAsync()
    center.delegate = delegate

    #expect(await center.deliver(willPresent: makeNotification()).value == [.sound])
    #expect(await center.deliver(didReceive: response).value != nil)
    #expect(delegate.actions == ["SHUFFLE_PICK"])
  }
}

@Suite("UNNotificationServiceExtension")
struct ServiceExtensionTests {
  private final class WithHandler: UNNotificationServiceExtension {
    override func didReceive(
      _ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
      guard let content = request.content.mutableCopy() as? UNMutableNotificationContent else { return }
      content.title += " (handler)"
      contentHandler(content)
    }
  }

  private final class WithAsync: UNNotificationServiceExtension {
    override func didReceive(_ request: UNNotificationRequest) async -> UNNotificationContent {
      guard let content = request.content.mutableCopy() as? UNMutableNotificationContent else { return request.content }
      content.title += " (async)"
      return content
    }
  }

  @Test("both forms of the override are asked, and the base class changes nothing", arguments: [0, 1, 2])
  func forms(form: Int) async {
    let object = [UNNotificationServiceExtension(), WithHandler(), WithAsync()][form]

    let title = await withCheckedContinuation { continuation in
      object.didReceive(makeNotification().request) { continuation.resume(returning: $0.title) }
    }

    #expect(title == ["title", "title (handler)", "title (async)"][form])
  }
}
