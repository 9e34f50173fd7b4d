import Device
import Payload
import SpringBoard

/// What the phone tells a process to do.
public enum Command: Sendable, Equatable, Codable {
  /// The first message: what the process is to be. It gets everything ready that needs none of the user's code; answered
  /// with `prepared`.
  case prepare(Preparation)
  /// Load the user's library; answered with `loaded` or `failed`.
  case load
  /// The device's configuration changed: appearance, text size.
  case configure(DeviceConfiguration)

  // MARK: Service extension
  /// Make the principal class and call `didReceive(_:withContentHandler:)`; answered with `delivered`.
  case serve(RunID, NotificationFacts)
  /// Call `serviceExtensionTimeWillExpire()` on a thread of its own.
  case expire(RunID)

  // MARK: Content extension
  /// Make the view controller and load its view at this size in points; answered with `started`. At every layout the view
  /// takes the height that it wants, but never more than `maximumHeight`.
  case open(width: Double, height: Double, maximumHeight: Double)
  /// Call `didReceive(_ notification:)`; answered with `settled`.
  case deliver(NotificationFacts, actions: [ActionFacts])
  /// Call the response handler; answered with `settled`, and with `completed` when its completion is called.
  case respond(ResponseFacts)
  /// The view has this size now; answered with `settled`.
  case resize(width: Double, height: Double, maximumHeight: Double)
  /// A finger down and up; answered with `settled`.
  case touch(x: Double, y: Double)
  /// `mediaPlay()` or `mediaPause()`; answered with `settled`.
  case playMedia(Bool)
  /// The view is closed; the process may end.
  case close

  // MARK: App
  /// Launch the app, to the foreground or not; answered with `launched`.
  case launch(foreground: Bool)
  /// Bring the launched app to the foreground, or send it to the background; answered with `launched`.
  case activate(Bool)
  /// Run the notification centre's delegate; answered with `handledResponse`.
  case handleResponse(ResponseFacts)
  /// Ask the delegate `willPresent`; answered with `presentation`.
  case present(NotificationFacts)
  /// A silent push; answered with `finishedFetch`.
  case wake(userInfo: [String: PropertyValue])

  // MARK: Both
  /// Draw what is on the window into the shared memory and describe it; answered with `drawn`.
  case draw
  /// The answer to a request that carried this number.
  case reply(Int, Reply)
}

/// What a process is to be, and the world that it lives in.
public struct Preparation: Sendable, Equatable, Codable {
  /// The part that a process plays.
  public enum Role: String, Sendable, Hashable, Codable, CaseIterable {
    case service, content, app
  }

  public var role: Role
  public var bundleIdentifier: String
  /// The folder of its bundle.
  public var bundlePath: String
  /// The bundle of the app that it belongs to (for an app: its own).
  public var appBundlePath: String
  /// The user's compiled code; nil for a bundle without any.
  public var libraryPath: String?
  /// The home of its data container.
  public var homePath: String
  /// Shared containers by App Group, for those groups that its entitlements name.
  public var groupPaths: [String: String]
  /// What it is entitled to.
  public var entitlements: [String: PropertyValue]
  /// The principal class of its Info.plist, written `Module.Class`; empty for an app.
  public var principalClass: String
  /// The function that an app starts with; nil when it has no entry point of its own.
  public var entry: String?
  /// The bytes of shared memory on descriptor 4.
  public var pixelCapacity: Int
  public var configuration: DeviceConfiguration

  public init(
    role: Role, bundlePath: String, appBundlePath: String, libraryPath: String?, homePath: String,
    groupPaths: [String: String] = [:], entitlements: [String: PropertyValue] = [:], bundleIdentifier: String = "",
    principalClass: String = "", entry: String? = nil, pixelCapacity: Int = 0, configuration: DeviceConfiguration
  ) {
    self.role = role
    self.bundlePath = bundlePath
    self.appBundlePath = appBundlePath
    self.libraryPath = libraryPath
    self.homePath = homePath
    self.groupPaths = groupPaths
    self.entitlements = entitlements
    self.bundleIdentifier = bundleIdentifier
    self.principalClass = principalClass
    self.entry = entry
    self.pixelCapacity = pixelCapacity
    self.configuration = configuration
  }
}
