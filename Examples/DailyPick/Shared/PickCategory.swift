import UserNotifications

/// The one kind of notification that the app sends, and what can be done with it.
enum PickCategory {
  static let identifier = "DAILY_PICK"

  enum Action {
    static let save = "SAVE_PICK"
    static let shuffle = "SHUFFLE_PICK"
  }

  /// The category as the system must know it; titles are in the app's language.
  static var category: UNNotificationCategory {
    UNNotificationCategory(
      identifier: identifier,
      actions: [
        UNNotificationAction(
          identifier: Action.save, title: NSLocalizedString("action.save", comment: "Button: keep this pick"),
          options: [], icon: UNNotificationActionIcon(systemImageName: "bookmark")),
        UNNotificationAction(
          identifier: Action.shuffle,
          title: NSLocalizedString("action.shuffle", comment: "Button: open the app on another pick"),
          options: [.foreground], icon: UNNotificationActionIcon(systemImageName: "shuffle")),
      ],
      intentIdentifiers: [],
      options: [.customDismissAction])
  }
}
