import Device
import Foundation
import Payload
import Processes
import SpringBoard
import Testing
import Wire

@testable import Phone

/// A phone with one built app whose processes are not real.
@MainActor
final class PhoneFixture {
  let folder: String
  let launcher: FakeLauncher
  let phone: Phone

  init(
    scale: Double = 1, directory: String? = nil, configuration: DeviceConfiguration = DeviceConfiguration(),
    _ script: @escaping FakeLauncher.Script = { _, _ in false }, edit: (String) throws -> Void = { _ in }
  ) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("nagaoshi-app-\(UUID().uuidString)").path
    try BundleFixture.write(to: folder + "/DailyPick.app")
    try edit(folder + "/DailyPick.app")
    launcher = FakeLauncher(script)
    phone = try Phone(
      apps: [folder + "/DailyPick.app"],
      options: PhoneOptions(
        configuration: configuration, directory: directory, clockScale: scale, launcher: launcher))
  }

  isolated deinit {
    phone.shutDown()
    try? FileManager.default.removeItem(atPath: folder)
  }

  func push(_ json: String = PhoneFixture.pick, identifier: String? = nil) throws -> StepResult {
    try phone.push(Data(json.utf8), file: "pick.apns", identifier: identifier)
  }

  func kinds(_ kind: String) -> [Transcript.Event] { phone.events.filter { $0.kind == kind } }

  /// What ran out for extensions. On a fast clock a busy machine lets the app's launch run out as well.
  var extensionTimeouts: [Transcript.Event] {
    kinds("timeout").filter { !$0.message.contains("did not finish launching") }
  }

  static let pick = """
    {"aps": {"alert": {"title": "今日の一枚", "body": "朝の光"}, "category": "DAILY_PICK", "mutable-content": 1,
     "thread-id": "pick-1"}}
    """
}

/// A built app as the Workshop lays it out, with nothing to run in it.
enum BundleFixture {
  static func write(to path: String) throws {
    try plist(
      path, ["CFBundleIdentifier": "com.example.app", "CFBundleExecutable": "DailyPick", "CFBundleName": "Daily Pick"])
    try plist(
      path + "/PlugIns/NotificationService.appex",
      [
        "CFBundleIdentifier": "com.example.app.service", "CFBundleExecutable": "NotificationService",
        "NSExtension": [
          "NSExtensionPointIdentifier": BundleReader.servicePoint, "NSExtensionPrincipalClass": "S.NotificationService",
        ],
      ])
    try plist(
      path + "/PlugIns/NotificationContent.appex",
      [
        "CFBundleIdentifier": "com.example.app.content", "CFBundleExecutable": "NotificationContent",
        "NSExtension": [
          "NSExtensionPointIdentifier": BundleReader.contentPoint, "NSExtensionPrincipalClass": "C.Controller",
          "NSExtensionAttributes": [
            "UNNotificationExtensionCategory": "DAILY_PICK", "UNNotificationExtensionInitialContentSizeRatio": 0.5,
            "UNNotificationExtensionUserInteractionEnabled": true,
          ],
        ],
      ])
    try data(
      PropertyListSerialization.data(
        fromPropertyList: ["com.apple.security.application-groups": ["group.example"]], format: .xml, options: 0),
      path + "/PlugIns/NotificationContent.appex/archived-expanded-entitlements.xcent")
    try data(
      Data(#"{"version":1,"sources":["/p/Service.swift"],"entry":null}"#.utf8),
      path + "/PlugIns/NotificationService.appex/Nagaoshi.json")
  }

  static func plist(_ folder: String, _ values: [String: Any]) throws {
    try data(
      PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0), folder + "/Info.plist")
  }

  static func data(_ data: Data, _ path: String) throws {
    try FileManager.default.createDirectory(
      at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: URL(fileURLWithPath: path))
  }
}
