import Testing
@_spi(Runtime) import UIKit

@MainActor @Suite("The device", .serialized)
struct DeviceTests {
  @Test("it is what the phone says")
  func values() {
    let before = UIRuntime.environment
    defer { UIRuntime.configure(before) }
    var environment = before
    (environment.systemVersion, environment.deviceName) = ("17.5", "iPhone SE")

    UIRuntime.configure(environment)

    #expect(UIDevice.current.systemVersion == "17.5")
    #expect(UIDevice.current.name == "iPhone SE")
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(UIDevice.current.identifierForVendor != nil)
  }

  @Test("the battery is known once it is monitored")
  func battery() {
    let device = UIDevice.current
    defer { device.isBatteryMonitoringEnabled = false }

    #expect(device.batteryLevel == -1)
    #expect(device.batteryState == .unknown)
    device.isBatteryMonitoringEnabled = true
    #expect(device.batteryLevel == 1)
  }
}
