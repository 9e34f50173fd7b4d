import Device
import Payload
@_spi(Runtime) import UserNotifications

extension CategoryFacts {
  init(_ category: UNNotificationCategory) {
    self.init(
      identifier: category.identifier, actions: category.actions.map { ActionFacts($0) },
      intentIdentifiers: category.intentIdentifiers, options: Options(rawValue: category.options.rawValue),
      hiddenPreviewsBodyPlaceholder: category.hiddenPreviewsBodyPlaceholder.nonEmpty,
      categorySummaryFormat: category.categorySummaryFormat.nonEmpty)
  }
}

extension UNNotificationCategory {
  static func make(_ facts: CategoryFacts) -> UNNotificationCategory {
    UNNotificationCategory(
      identifier: facts.identifier, actions: facts.actions.map { UNNotificationAction.make($0) },
      intentIdentifiers: facts.intentIdentifiers, hiddenPreviewsBodyPlaceholder: facts.hiddenPreviewsBodyPlaceholder,
      categorySummaryFormat: facts.categorySummaryFormat,
      options: UNNotificationCategoryOptions(rawValue: facts.options.rawValue))
  }
}

extension ActionFacts {
  init(_ action: UNNotificationAction) {
    self.init(
      identifier: action.identifier, title: action.title, options: Options(rawValue: action.options.rawValue),
      icon: action.icon.flatMap { icon in
        icon.systemImageName.map { .system($0) } ?? icon.templateImageName.map { .template($0) }
      },
      textInput: (action as? UNTextInputNotificationAction).map {
        TextInput(buttonTitle: $0.textInputButtonTitle, placeholder: $0.textInputPlaceholder)
      })
  }
}

extension UNNotificationAction {
  static func make(_ facts: ActionFacts) -> UNNotificationAction {
    let options = UNNotificationActionOptions(rawValue: facts.options.rawValue)
    let icon: UNNotificationActionIcon? =
      switch facts.icon {
      case .template(let name): UNNotificationActionIcon(templateImageName: name)
      case .system(let name): UNNotificationActionIcon(systemImageName: name)
      case nil: nil
      }
    guard let input = facts.textInput else {
      return UNNotificationAction(identifier: facts.identifier, title: facts.title, options: options, icon: icon)
    }
    return UNTextInputNotificationAction(
      identifier: facts.identifier, title: facts.title, options: options, icon: icon,
      textInputButtonTitle: input.buttonTitle, textInputPlaceholder: input.placeholder)
  }
}

extension UNNotificationSettings.Values {
  /// What the phone's permissions say.
  init(_ permissions: Permissions) {
    self.init()
    func setting(_ isOn: Bool) -> UNNotificationSetting { isOn ? .enabled : .disabled }
    authorizationStatus = UNAuthorizationStatus(rawValue: permissions.status.rawValue) ?? .notDetermined
    alertSetting = setting(permissions.alert)
    soundSetting = setting(permissions.sound)
    badgeSetting = setting(permissions.badge)
    lockScreenSetting = setting(permissions.lockScreen)
    notificationCenterSetting = setting(permissions.notificationCenter)
    alertStyle = UNAlertStyle(rawValue: permissions.alertStyle.rawValue) ?? .none
    criticalAlertSetting = setting(permissions.criticalAlert)
    timeSensitiveSetting = setting(permissions.timeSensitive)
  }
}

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
