import Foundation

/// Whether the user lets the app show notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The user was not asked yet.
  case notDetermined = 0
  /// No.
  case denied = 1
  /// Yes.
  case authorized = 2
  /// Quietly, without having been asked.
  case provisional = 3
  /// For a while, in an App Clip.
  case ephemeral = 4
}

/// Whether something is on.
public enum UNNotificationSetting: Int, Sendable {
  /// The app cannot do it.
  case notSupported = 0
  /// Off.
  case disabled = 1
  /// On.
  case enabled = 2
}

/// How alerts appear.
public enum UNAlertStyle: Int, Sendable {
  /// Not at all.
  case none = 0
  /// For a moment.
  case banner = 1
  /// Until dismissed.
  case alert = 2
}

/// When a notification's content is shown.
public enum UNShowPreviewsSetting: Int, Sendable {
  /// Always.
  case always = 0
  /// On an unlocked phone.
  case whenAuthenticated = 1
  /// Never.
  case never = 2
}

/// What the user allows the app.
open class UNNotificationSettings: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// All settings, in one value.
  @_spi(Runtime) public struct Values: Sendable, Equatable {
    public var authorizationStatus = UNAuthorizationStatus.notDetermined
    public var soundSetting = UNNotificationSetting.notSupported
    public var badgeSetting = UNNotificationSetting.notSupported
    public var alertSetting = UNNotificationSetting.notSupported
    public var notificationCenterSetting = UNNotificationSetting.notSupported
    public var lockScreenSetting = UNNotificationSetting.notSupported
    public var carPlaySetting = UNNotificationSetting.notSupported
    public var alertStyle = UNAlertStyle.none
    public var showPreviewsSetting = UNShowPreviewsSetting.always
    public var criticalAlertSetting = UNNotificationSetting.notSupported
    public var providesAppNotificationSettings = false
    public var announcementSetting = UNNotificationSetting.notSupported
    public var timeSensitiveSetting = UNNotificationSetting.notSupported
    public var scheduledDeliverySetting = UNNotificationSetting.notSupported
    public var directMessagesSetting = UNNotificationSetting.notSupported

    /// The settings of an app that has not asked yet.
    public init() {}
  }

  private let values: Values

  /// Makes settings.
  @_spi(Runtime) public init(_ values: Values) {
    self.values = values
    super.init()
  }

  /// Whether the app may show notifications.
  open var authorizationStatus: UNAuthorizationStatus { values.authorizationStatus }
  /// Sounds.
  open var soundSetting: UNNotificationSetting { values.soundSetting }
  /// The number on the icon.
  open var badgeSetting: UNNotificationSetting { values.badgeSetting }
  /// Banners.
  open var alertSetting: UNNotificationSetting { values.alertSetting }
  /// The list.
  open var notificationCenterSetting: UNNotificationSetting { values.notificationCenterSetting }
  /// The lock screen.
  open var lockScreenSetting: UNNotificationSetting { values.lockScreenSetting }
  /// The car.
  open var carPlaySetting: UNNotificationSetting { values.carPlaySetting }
  /// How alerts appear.
  open var alertStyle: UNAlertStyle { values.alertStyle }
  /// When content is shown.
  open var showPreviewsSetting: UNShowPreviewsSetting { values.showPreviewsSetting }
  /// Sounds on a muted phone.
  open var criticalAlertSetting: UNNotificationSetting { values.criticalAlertSetting }
  /// Whether Settings shows a button for the app's own settings.
  open var providesAppNotificationSettings: Bool { values.providesAppNotificationSettings }
  /// Siri's reading out.
  open var announcementSetting: UNNotificationSetting { values.announcementSetting }
  /// Time-sensitive notifications.
  open var timeSensitiveSetting: UNNotificationSetting { values.timeSensitiveSetting }
  /// Delivery in the summary.
  open var scheduledDeliverySetting: UNNotificationSetting { values.scheduledDeliverySetting }
  /// Direct messages.
  open var directMessagesSetting: UNNotificationSetting { values.directMessagesSetting }

  /// Returns the settings themselves, which cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// True: settings can be archived securely.
  open class var supportsSecureCoding: Bool { true }

  private static let coded: [(String, WritableKeyPath<Values, UNNotificationSetting> & Sendable)] = [
    ("sound", \.soundSetting), ("badge", \.badgeSetting), ("alert", \.alertSetting),
    ("notificationCenter", \.notificationCenterSetting), ("lockScreen", \.lockScreenSetting),
    ("carPlay", \.carPlaySetting), ("criticalAlert", \.criticalAlertSetting), ("announcement", \.announcementSetting),
    ("timeSensitive", \.timeSensitiveSetting), ("scheduledDelivery", \.scheduledDeliverySetting),
    ("directMessages", \.directMessagesSetting),
  ]

  /// Writes the settings.
  open func encode(with coder: NSCoder) {
    for (name, path) in Self.coded { coder.encode(values[keyPath: path].rawValue as NSNumber, forKey: name) }
    coder.encode(values.authorizationStatus.rawValue as NSNumber, forKey: "authorizationStatus")
    coder.encode(values.alertStyle.rawValue as NSNumber, forKey: "alertStyle")
    coder.encode(values.showPreviewsSetting.rawValue as NSNumber, forKey: "showPreviews")
    coder.encode(values.providesAppNotificationSettings as NSNumber, forKey: "providesAppNotificationSettings")
  }

  /// Reads settings.
  public required init?(coder: NSCoder) {
    var values = Values()
    for (name, path) in Self.coded {
      values[keyPath: path] = (coder.number(name)?.intValue).flatMap(UNNotificationSetting.init) ?? .notSupported
    }
    values.authorizationStatus =
      (coder.number("authorizationStatus")?.intValue).flatMap(UNAuthorizationStatus.init) ?? .notDetermined
    values.alertStyle = (coder.number("alertStyle")?.intValue).flatMap(UNAlertStyle.init) ?? .none
    values.showPreviewsSetting = (coder.number("showPreviews")?.intValue).flatMap(UNShowPreviewsSetting.init) ?? .always
    values.providesAppNotificationSettings = coder.number("providesAppNotificationSettings")?.boolValue ?? false
    self.values = values
    super.init()
  }

  /// Whether the other settings are the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UNNotificationSettings)?.values == values
  }

  /// A hash of the permission.
  open override var hash: Int { values.authorizationStatus.hashValue }
}
