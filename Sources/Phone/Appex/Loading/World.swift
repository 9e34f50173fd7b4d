internal import CPlatform
import Device
import Foundation
@_spi(Runtime) import IOSFoundation
import Journal
import Payload
@_spi(Runtime) import UserNotifications
import Wire

/// What the user's code finds around it: its sandbox, its rights, the notification centre.
enum World {
  static func enter(_ preparation: Preparation, _ connection: PhoneConnection) {
    if np_forbid_processes() != 0 {
      Journal.report(
        .init(kind: .substitute, message: "This system cannot keep extensions from starting other programs; they may"))
    }
    var environment = ProcessEnvironment()
    environment.homeDirectory = preparation.homePath
    environment.temporaryDirectory = preparation.homePath + "/tmp"
    environment.groupContainers = preparation.groupPaths
    environment.entitlements = preparation.entitlements.compactMapValues { EntitlementValue($0) }
    environment.bundleIdentifier = preparation.bundleIdentifier
    environment.bundlePath = preparation.bundlePath
    environment.isExtension = preparation.role != .app
    environment.systemVersion = preparation.configuration.ios.description
    let locale = preparation.configuration.locale
    environment.localeIdentifier = locale
    environment.preferredLanguages = [locale.replacingOccurrences(of: "_", with: "-")]
    environment.timeZoneIdentifier = "UTC"
    ProcessEnvironment.current = environment
    SecurityScope.broker = PhoneBroker(connection: connection)
    UNUserNotificationCenter.current().host = PhoneCenterHost(connection, isScoped: preparation.role != .service)
  }
}

extension EntitlementValue {
  init?(_ value: PropertyValue) {
    switch value {
    case .bool(let flag): self = .flag(flag)
    case .string(let text): self = .text(text)
    case .array(let values):
      self = .list(
        values.compactMap { value in
          guard case .string(let text) = value else { return nil }
          return text
        })
    default: return nil
    }
  }
}
