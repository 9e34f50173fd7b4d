import CoreGraphics
import IOSFoundation

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  /// True when the device stands upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// True when the device lies on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// True when the device lies on its back or its face.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// True for the orientations in which an app is shown.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The phone itself.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// What the battery does.
  public enum BatteryState: Int, Sendable {
    case unknown = 0
    case unplugged = 1
    case charging = 2
    case full = 3
  }

  /// The phone.
  open class var current: UIDevice { shared }
  private static let shared = UIDevice()

  /// The phone's name; since iOS 16 the model's.
  open var name: String { UIRuntime.environment.deviceName }
  /// The kind of device: `iPhone`.
  open var model: String { UIRuntime.environment.model }
  /// The kind of device, in the phone's language.
  open var localizedModel: String { model }
  /// `iOS`.
  open var systemName: String { "iOS" }
  /// The version of iOS, such as `18.0`.
  open var systemVersion: String { UIRuntime.environment.systemVersion }
  /// How the phone is held: upright.
  open var orientation: UIDeviceOrientation { .portrait }
  /// The kind of interface.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIRuntime.environment.idiom }
  /// A name of the phone for apps of one maker; the same on every phone here, so that runs are alike.
  open var identifierForVendor: UUID? { UUID(uuidString: "4E414741-4F53-4849-8000-000000000001") }

  /// True while the phone tells of its orientation.
  open private(set) var isGeneratingDeviceOrientationNotifications = false
  /// Begins to tell of the orientation, which does not change here.
  open func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }
  /// Ends telling of the orientation.
  open func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }

  /// True lets the app ask for the battery.
  open var isBatteryMonitoringEnabled = false
  /// What the battery does.
  open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
  /// How full the battery is, 0…1; -1 when the app does not monitor it.
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }

  /// True would tell of something near the screen; there is no such sensor here, and the value stays false.
  open var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// True while something is near the screen.
  open var proximityState: Bool { false }
  /// True when several apps run at once.
  open var isMultitaskingSupported: Bool { true }
  /// Plays the keyboard's click; nothing is heard here.
  open func playInputClick() {}

  /// Posted when the orientation was changed.
  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// Posted when `batteryState` was changed.
  public nonisolated static let batteryStateDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Posted when `batteryLevel` was changed.
  public nonisolated static let batteryLevelDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Posted when `proximityState` was changed.
  public nonisolated static let proximityStateDidChangeNotification = NSNotification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}
