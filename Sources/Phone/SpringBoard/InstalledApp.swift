import Device
import Payload

/// What SpringBoard reads of an installed app: its Info.plist's and its plug-ins'.
public struct InstalledApp: Sendable, Hashable, Codable {
  public var bundleIdentifier: String
  /// `CFBundleDisplayName`, else `CFBundleName`.
  public var displayName: String
  public var serviceExtensions: [ServiceExtension]
  public var contentExtensions: [ContentExtension]

  /// A notification service extension.
  public struct ServiceExtension: Sendable, Hashable, Codable {
    public var bundleIdentifier: String
    /// `com.apple.developer.usernotifications.filtering`: it may show nothing.
    public var mayFilter: Bool

    public init(bundleIdentifier: String, mayFilter: Bool = false) {
      self.bundleIdentifier = bundleIdentifier
      self.mayFilter = mayFilter
    }
  }

  /// A notification content extension and its `NSExtensionAttributes`.
  public struct ContentExtension: Sendable, Hashable, Codable {
    public var bundleIdentifier: String
    /// `UNNotificationExtensionCategory`: one or several.
    public var categories: [String]
    /// `UNNotificationExtensionInitialContentSizeRatio`: height ÷ width.
    public var initialContentSizeRatio: Double
    /// `UNNotificationExtensionDefaultContentHidden`.
    public var hidesDefaultContent: Bool
    /// `UNNotificationExtensionOverridesDefaultTitle`.
    public var overridesDefaultTitle: Bool
    /// `UNNotificationExtensionUserInteractionEnabled`.
    public var isUserInteractionEnabled: Bool

    public init(
      bundleIdentifier: String, categories: [String], initialContentSizeRatio: Double = 1,
      hidesDefaultContent: Bool = false, overridesDefaultTitle: Bool = false, isUserInteractionEnabled: Bool = false
    ) {
      self.bundleIdentifier = bundleIdentifier
      self.categories = categories
      self.initialContentSizeRatio = initialContentSizeRatio
      self.hidesDefaultContent = hidesDefaultContent
      self.overridesDefaultTitle = overridesDefaultTitle
      self.isUserInteractionEnabled = isUserInteractionEnabled
    }
  }

  public init(
    bundleIdentifier: String, displayName: String, serviceExtensions: [ServiceExtension] = [],
    contentExtensions: [ContentExtension] = []
  ) {
    self.bundleIdentifier = bundleIdentifier
    self.displayName = displayName
    self.serviceExtensions = serviceExtensions
    self.contentExtensions = contentExtensions
  }
}
