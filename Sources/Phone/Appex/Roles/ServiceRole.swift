import Device
import Foundation
@_spi(Runtime) import IOSFoundation
import Journal
import Payload
import SpringBoard
import Synchronization
@_spi(Runtime) import UserNotifications
import Wire

/// A notification service extension's process.
///
/// `didReceive` runs on a queue in the background and the expiry on a thread of its own, as on iOS: neither is the main
/// thread. Each push gets an object of its own; what is static stays from push to push.
final class ServiceRole: Role {
  private let preparation: Preparation
  private let connection: PhoneConnection
  private let running = Mutex<[RunID: ExtensionReference]>([:])

  /// The user's object on its way between threads, which is theirs to guard, as on iOS.
  private struct ExtensionReference: @unchecked Sendable {
    let object: UNNotificationServiceExtension
  }

  init(_ preparation: Preparation, _ connection: PhoneConnection) {
    self.preparation = preparation
    self.connection = connection
    connection.interceptUrgent { [weak self] command in
      guard case .expire(let run) = command, let self else { return false }
      self.expire(run)
      return true
    }
  }

  func warmUp() {}
  func configure(_ configuration: DeviceConfiguration) {}

  func handle(_ command: Command) {
    guard case .serve(let run, let notification) = command else { return }
    serve(run, notification)
  }

  private func serve(_ run: RunID, _ notification: NotificationFacts) {
    let reference = ExtensionReference(object: makeExtension())
    running.withLock { $0[run] = reference }
    let queue = DispatchQueue(label: "com.apple.usernotifications.service.\(run.rawValue)", qos: .userInitiated)
    queue.async { [connection] in
      let request = UNNotificationRequest.make(notification, isScoped: false)
      reference.object.didReceive(request) { content in
        // Every call is told; which one counts is the phone's decision.
        connection.send(.delivered(run, ContentFacts(content)))
      }
    }
  }

  private func makeExtension() -> UNNotificationServiceExtension {
    let name = preparation.principalClass
    guard let object = ClassRegistry.make(named: name) else { connection.fail(PrincipalClass.missing(name)) }
    guard let found = object as? UNNotificationServiceExtension else {
      connection.fail("\(name) is no UNNotificationServiceExtension, but NSExtensionPrincipalClass names it")
    }
    return found
  }

  private nonisolated func expire(_ run: RunID) {
    guard let reference = running.withLock({ $0[run] }) else { return }
    let thread = Thread { reference.object.serviceExtensionTimeWillExpire() }
    thread.name = "serviceExtensionTimeWillExpire"
    thread.start()
  }
}
