import Foundation
import Synchronization

/// A value of an entitlement, as a property list has it.
@_spi(Runtime) public enum EntitlementValue: Sendable, Equatable {
  case flag(Bool)
  case text(String)
  case list([String])
}

/// What a process of the phone is told about itself: its sandbox, its rights, the phone's language and region.
///
/// The runtime sets ``current`` once, before any of the user's code runs. Outside a phone (in a unit test) there is a
/// default: no sandbox, so `UserDefaults.standard` lives in memory only, no App Groups, US English.
@_spi(Runtime) public struct ProcessEnvironment: Sendable, Equatable {
  /// The sandbox container's folder, which holds `Documents`, `Library` and `tmp`; nil outside a phone.
  public var homeDirectory: String?
  /// The folder for temporary files; nil means the system's.
  public var temporaryDirectory: String?
  /// The folder of each App Group that the process is entitled to, by the group's identifier.
  public var groupContainers: [String: String] = [:]
  /// The process's entitlements.
  public var entitlements: [String: EntitlementValue] = [:]
  /// The bundle identifier of the process's own bundle.
  public var bundleIdentifier: String?
  /// The folder of the process's own bundle.
  public var bundlePath: String?
  /// Whether the process is an extension's, not an app's.
  public var isExtension = false
  /// The version of the phone's system.
  public var systemVersion = "18.0"
  /// The phone's region and calendar, such as `ja_JP`.
  public var localeIdentifier = "en_US"
  /// The phone's languages, the best first, such as `["ja-JP", "en-US"]`.
  public var preferredLanguages = ["en-US"]
  /// The phone's time zone, such as `Asia/Tokyo`; nil means what the `TZ` variable says.
  public var timeZoneIdentifier: String?

  /// Makes the default environment, the one outside a phone.
  public init() {}

  /// The name of the App Groups entitlement.
  public static let applicationGroupsEntitlement = "com.apple.security.application-groups"

  private static let storage = Mutex(ProcessEnvironment())

  /// The environment of this process.
  public static var current: ProcessEnvironment {
    get { storage.withLock { $0 } }
    set {
      storage.withLock { $0 = newValue }
      Sandbox.environmentChanged(to: newValue)
      PhoneRegion.environmentChanged(to: newValue)
      UserDefaults.resetStandardUserDefaults()
    }
  }

  /// The variables that a process must be started with, so that Foundation finds its sandbox by itself: `HOME`,
  /// `NSTemporaryDirectory()`, `FileManager.urls(for:in:)` for documents, caches and application support, and `TZ`.
  ///
  /// Foundation on Linux asks the password file for the home folder and not `HOME`, but `CFFIXED_USER_HOME` goes before it.
  public var variables: [String: String] {
    var variables: [String: String] = [:]
    if let homeDirectory {
      variables["HOME"] = homeDirectory
      variables["CFFIXED_USER_HOME"] = homeDirectory
      variables["XDG_CACHE_HOME"] = homeDirectory + "/Library/Caches"
      variables["XDG_DATA_HOME"] = homeDirectory + "/Library/Application Support"
      variables["XDG_CONFIG_HOME"] = homeDirectory + "/Library/Preferences"
    }
    if let temporaryDirectory { variables["TMPDIR"] = temporaryDirectory }
    if let timeZoneIdentifier { variables["TZ"] = timeZoneIdentifier }
    return variables
  }
}
