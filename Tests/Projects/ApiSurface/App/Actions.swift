import UIKit
import UserNotifications

func actions() -> [UNNotificationAction] {
  let icons: [UNNotificationActionIcon] = [
    UNNotificationActionIcon(systemImageName: "bookmark"), UNNotificationActionIcon(templateImageName: "Save"),
  ]
  let actions = [
    UNNotificationAction(identifier: "OPEN", title: "Open"),
    UNNotificationAction(identifier: "SAVE", title: "Save", options: []),
    UNNotificationAction(identifier: "DELETE", title: "Delete", options: [.destructive, .authenticationRequired]),
    UNNotificationAction(identifier: "MARK", title: "Mark", options: .foreground, icon: icons[0]),
    UNTextInputNotificationAction(
      identifier: "REPLY", title: "Reply", options: [], textInputButtonTitle: "Send", textInputPlaceholder: "Text"),
    UNTextInputNotificationAction(
      identifier: "NOTE", title: "Note", options: [], icon: icons[1], textInputButtonTitle: "Keep",
      textInputPlaceholder: ""),
  ]
  for action in actions {
    let _: String = action.identifier
    let _: String = action.title
    let _: UNNotificationActionOptions = action.options
    let _: UNNotificationActionIcon? = action.icon
    guard let action = action as? UNTextInputNotificationAction else { continue }
    let _: String = action.textInputButtonTitle
    let _: String = action.textInputPlaceholder
  }
  return actions
}

func categories() -> Set<UNNotificationCategory> {
  let categories: Set<UNNotificationCategory> = [
    UNNotificationCategory(identifier: "A", actions: actions(), intentIdentifiers: []),
    UNNotificationCategory(identifier: "B", actions: [], intentIdentifiers: ["INSendMessageIntent"], options: []),
    UNNotificationCategory(
      identifier: "C", actions: [], intentIdentifiers: [], hiddenPreviewsBodyPlaceholder: "%u new",
      options: .hiddenPreviewsShowTitle),
    UNNotificationCategory(
      identifier: "D", actions: [], intentIdentifiers: [], hiddenPreviewsBodyPlaceholder: nil,
      categorySummaryFormat: "%u more from %@", options: [.customDismissAction, .allowInCarPlay]),
  ]
  for category in categories {
    let _: String = category.identifier
    let _: [UNNotificationAction] = category.actions
    let _: [String] = category.intentIdentifiers
    let _: UNNotificationCategoryOptions = category.options
    let _: String = category.hiddenPreviewsBodyPlaceholder
    let _: String = category.categorySummaryFormat
  }
  return categories
}

func read(_ response: UNNotificationResponse) -> String? {
  let _: UNNotification = response.notification
  let _: UIScene? = response.targetScene
  switch response.actionIdentifier {
  case UNNotificationDefaultActionIdentifier, UNNotificationDismissActionIdentifier: return nil
  default: return (response as? UNTextInputNotificationResponse)?.userText
  }
}
