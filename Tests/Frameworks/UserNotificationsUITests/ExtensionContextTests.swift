import Foundation
@_spi(Runtime) import IOSFoundation
import Journal
import Synchronization
import Testing
@_spi(Runtime) import UserNotifications
@_spi(Runtime) import UserNotificationsUI

@Suite("A content extension's context")
struct ExtensionContextTests {
  private final class Host: ContentExtensionHost {
    var notificationActions: [UNNotificationAction] = []
    var calls: [String] = []
    func performNotificationDefaultAction() { calls.append("default") }
    func dismissNotificationContentExtension() { calls.append("dismiss") }
    func mediaPlaying(_ isPlaying: Bool) { calls.append(isPlaying ? "playing" : "paused") }
    func completeRequest(returningItems items: [Any]?, completionHandler: (@Sendable (Bool) -> Void)?) {}
    func cancelRequest(withError error: any Error) {}
    func open(_ url: URL, completionHandler: (@Sendable (Bool) -> Void)?) {}
  }

  @Test("actions are read from and written to the phone")
  func actions() {
    let host = Host()
    let context = NSExtensionContext(inputItems: [], host: host)
    host.notificationActions = [UNNotificationAction(identifier: "SAVE", title: "Save")]

    #expect(context.notificationActions.map(\.identifier) == ["SAVE"])
    context.notificationActions = []

    #expect(host.notificationActions.isEmpty)
  }

  @Test("requests go to the phone")
  func requests() {
    let host = Host()
    let context = NSExtensionContext(inputItems: [], host: host)

    context.mediaPlayingStarted()
    context.mediaPlayingPaused()
    context.performNotificationDefaultAction()
    context.dismissNotificationContentExtension()

    #expect(host.calls == ["playing", "paused", "default", "dismiss"])
  }

  @Test("a context without a phone does nothing")
  func noHost() {
    let context = NSExtensionContext()

    context.notificationActions = [UNNotificationAction(identifier: "SAVE", title: "Save")]

    #expect(context.notificationActions.isEmpty)
  }
}
