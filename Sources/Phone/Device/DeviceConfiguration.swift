/// Everything about the phone that can be set before a push: the same configuration gives the same pixels.
public struct DeviceConfiguration: Sendable, Hashable, Codable {
  public var device: DeviceModel
  public var ios: SystemVersion
  public var appearance: Appearance
  public var textSize: TextSize
  /// A locale identifier such as `en_US` or `ja_JP`.
  public var locale: String
  /// nil follows the locale's language.
  public var forcedLayoutDirection: LayoutDirection?
  public var showPreviews: ShowPreviews
  /// Whether the screen is locked. A locked phone shows notifications on its lock screen.
  public var isLocked: Bool
  /// What apps may do when nothing else is said.
  public var permissions: Permissions

  public init(
    device: DeviceModel = .standard, ios: SystemVersion = .standard, appearance: Appearance = .light,
    textSize: TextSize = .large, locale: String = "en_US", forcedLayoutDirection: LayoutDirection? = nil,
    showPreviews: ShowPreviews = .always, isLocked: Bool = false, permissions: Permissions = Permissions()
  ) {
    self.device = device
    self.ios = ios
    self.appearance = appearance
    self.textSize = textSize
    self.locale = locale
    self.forcedLayoutDirection = forcedLayoutDirection
    self.showPreviews = showPreviews
    self.isLocked = isLocked
    self.permissions = permissions
  }

  /// The direction in which text and controls run.
  public var layoutDirection: LayoutDirection {
    forcedLayoutDirection ?? (Self.rightToLeftLanguages.contains(language) ? .rightToLeft : .leftToRight)
  }

  /// The locale's language, such as `ja`.
  public var language: String {
    String(locale.prefix { $0 != "_" && $0 != "-" }).lowercased()
  }

  private static let rightToLeftLanguages: Set<String> = ["ar", "fa", "he", "iw", "ur", "yi", "ps", "ckb", "ug", "dv"]
}

/// Light or dark.
public enum Appearance: String, Sendable, Hashable, Codable, CaseIterable {
  case light, dark
}

/// The direction of text and controls.
public enum LayoutDirection: String, Sendable, Hashable, Codable, CaseIterable {
  case leftToRight, rightToLeft
}

/// Settings → Notifications → Show Previews.
public enum ShowPreviews: String, Sendable, Hashable, Codable, CaseIterable {
  case always, whenAuthenticated, never
}

/// What the user allows an app's notifications to do.
public struct Permissions: Sendable, Hashable, Codable {
  /// `UNAuthorizationStatus`, with its raw values.
  public enum Status: Int, Sendable, Hashable, Codable {
    case notDetermined, denied, authorized, provisional, ephemeral
  }

  /// The style of the alert on an unlocked phone.
  public enum AlertStyle: Int, Sendable, Hashable, Codable {
    case none, banner, alert
  }

  public var status: Status
  public var alert: Bool
  public var sound: Bool
  public var badge: Bool
  public var lockScreen: Bool
  public var notificationCenter: Bool
  public var alertStyle: AlertStyle
  public var criticalAlert: Bool
  public var timeSensitive: Bool

  public init(
    status: Status = .authorized, alert: Bool = true, sound: Bool = true, badge: Bool = true, lockScreen: Bool = true,
    notificationCenter: Bool = true, alertStyle: AlertStyle = .banner, criticalAlert: Bool = false,
    timeSensitive: Bool = true
  ) {
    self.status = status
    self.alert = alert
    self.sound = sound
    self.badge = badge
    self.lockScreen = lockScreen
    self.notificationCenter = notificationCenter
    self.alertStyle = alertStyle
    self.criticalAlert = criticalAlert
    self.timeSensitive = timeSensitive
  }

  /// Whether anything of a notification may be seen.
  public var showsAlerts: Bool {
    guard status == .authorized || status == .provisional || status == .ephemeral else { return false }
    return alert && (lockScreen || notificationCenter || alertStyle != .none)
  }
}
