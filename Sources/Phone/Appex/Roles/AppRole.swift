import Device
import Foundation
import Glibc
@_spi(Runtime) import IOSFoundation
import Payload
@_spi(Runtime) import UIKit
@_spi(Runtime) import UserNotifications
import Wire

/// An app's process.
final class AppRole: Role {
  private let preparation: Preparation
  private let connection: PhoneConnection
  private let picture: WindowPicture?
  private var frameNumber = 0

  init(_ preparation: Preparation, _ connection: PhoneConnection) {
    self.preparation = preparation
    self.connection = connection
    picture = connection.pixels(capacity: preparation.pixelCapacity).map(WindowPicture.init)
  }

  func warmUp() {
    UIRuntime.configure(.init(preparation.configuration, isExtension: false))
  }

  func configure(_ configuration: DeviceConfiguration) {
    UIRuntime.configure(.init(configuration, isExtension: false))
  }

  /// Runs the app's entry point, which does not return while the app lives.
  func launch(foreground: Bool) {
    UIRuntime.launchesInForeground = foreground
    UIRuntime.onLaunched = { [connection] in connection.send(.launched) }
    UIRuntime.onBadge = { [connection] count in connection.ask(.setBadge(count)) { _ in } }
    UIRuntime.onOpenURL = { [connection] url in connection.ask(.open(url: url.absoluteString)) == .flag(true) }
    guard let entry = preparation.entry else {
      connection.send(
        .note(kind: "app", message: "The app has no entry point (@main): nothing of it runs", file: nil, line: nil))
      connection.send(.launched)
      return
    }
    guard let function = UserCode.function(named: entry) else {
      connection.fail("The app's entry point \(entry) is not in its code")
    }
    typealias Main = @convention(c) (Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32
    let status = unsafeBitCast(function, to: Main.self)(CommandLine.argc, CommandLine.unsafeArgv)
    exit(status)
  }

  func handle(_ command: Command) {
    switch command {
    case .activate(let foreground):
      UIRuntime.setApplicationActive(foreground)
      connection.send(.launched)
    case .handleResponse(let response): handle(.make(response, isScoped: true))
    case .present(let notification): present(notification)
    case .wake(let userInfo): wake(userInfo.mapValues(\.foundationObject))
    case .draw: draw()
    default: break
    }
  }

  private func handle(_ response: UNNotificationResponse) {
    Task { @MainActor [connection] in
      if case .absent = await UNUserNotificationCenter.current().deliver(didReceive: response) {
        connection.send(
          .note(
            kind: "app",
            message:
              "The app does not see \(response.actionIdentifier): its notification centre has no delegate, or the"
              + " delegate has no userNotificationCenter(_:didReceive:withCompletionHandler:)", file: nil, line: nil))
      }
      connection.send(.handledResponse)
    }
  }

  private func present(_ notification: NotificationFacts) {
    Task { @MainActor [connection] in
      let answer = await UNUserNotificationCenter.current().deliver(
        willPresent: UNNotification.make(notification, isScoped: true))
      // Without a delegate an app in front shows nothing (UNUserNotificationCenterDelegate).
      var options: UInt = 0
      if case .answered(let chosen) = answer { options = chosen.rawValue }
      connection.send(.presentation(notification: notification.identifier, options: options))
    }
  }

  private func wake(_ userInfo: [AnyHashable: Any]) {
    let connection = connection
    let isImplemented = UIRuntime.receiveRemoteNotification(userInfo) { _ in connection.send(.finishedFetch) }
    guard !isImplemented else { return }
    connection.send(
      .note(
        kind: "app",
        message: "The app does not see the silent push: its delegate has no"
          + " application(_:didReceiveRemoteNotification:fetchCompletionHandler:)", file: nil, line: nil))
    connection.send(.finishedFetch)
  }

  private func draw() {
    frameNumber += 1
    guard let window = UIRuntime.applicationWindow, let picture else {
      connection.send(.drawn(Drawing(width: 0, height: 0, frameNumber: frameNumber)))
      return
    }
    UIRuntime.flush()
    connection.send(.drawn(picture.draw(window, frameNumber: frameNumber)))
  }
}
