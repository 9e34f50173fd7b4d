import UserNotifications

// Every enumeration and option set, each name once and with the type of its raw value.

let authorizationOptions: [UNAuthorizationOptions] = [
  .badge, .sound, .alert, .carPlay, .criticalAlert, .providesAppNotificationSettings, .provisional, .announcement,
  .timeSensitive,
]
let presentationOptions: [UNNotificationPresentationOptions] = [.badge, .sound, .alert, .list, .banner]
let actionOptions: [UNNotificationActionOptions] = [.authenticationRequired, .destructive, .foreground]
let categoryOptions: [UNNotificationCategoryOptions] = [
  .customDismissAction, .allowInCarPlay, .hiddenPreviewsShowTitle, .hiddenPreviewsShowSubtitle, .allowAnnouncement,
]
let optionBits: [UInt] =
  authorizationOptions.map(\.rawValue) + presentationOptions.map(\.rawValue) + actionOptions.map(\.rawValue)
  + categoryOptions.map(\.rawValue)

func name(_ status: UNAuthorizationStatus) -> String {
  switch status {
  case .notDetermined: return "not determined"
  case .denied: return "denied"
  case .authorized: return "authorized"
  case .provisional: return "provisional"
  case .ephemeral: return "ephemeral"
  @unknown default: return "unknown"
  }
}

func name(_ setting: UNNotificationSetting) -> String {
  switch setting {
  case .notSupported: return "not supported"
  case .disabled: return "disabled"
  case .enabled: return "enabled"
  @unknown default: return "unknown"
  }
}

func name(_ style: UNAlertStyle) -> String {
  switch style {
  case .none: return "none"
  case .banner: return "banner"
  case .alert: return "alert"
  @unknown default: return "unknown"
  }
}

func name(_ setting: UNShowPreviewsSetting) -> String {
  switch setting {
  case .always: return "always"
  case .whenAuthenticated: return "when authenticated"
  case .never: return "never"
  @unknown default: return "unknown"
  }
}

func name(_ level: UNNotificationInterruptionLevel) -> String {
  switch level {
  case .passive: return "passive"
  case .active: return "active"
  case .timeSensitive: return "time sensitive"
  case .critical: return "critical"
  @unknown default: return "unknown"
  }
}

let rawInts: [Int] = [
  UNAuthorizationStatus.denied.rawValue, UNNotificationSetting.disabled.rawValue, UNAlertStyle.banner.rawValue,
  UNShowPreviewsSetting.never.rawValue, UNError.Code.notificationsNotAllowed.rawValue,
]
let rawLevel: UInt = UNNotificationInterruptionLevel.passive.rawValue
