import UserNotifications

func useCenter(with handlers: Bool) throws {
  let center: UNUserNotificationCenter = .current()
  let _: UNUserNotificationCenterDelegate? = center.delegate
  let _: Bool = center.supportsContentExtensions
  center.requestAuthorization(options: [.alert, .sound, .badge]) { (granted: Bool, error: Error?) in }
  center.requestAuthorization { _, _ in }
  center.setNotificationCategories(categories())
  center.getNotificationCategories { (categories: Set<UNNotificationCategory>) in }
  center.getNotificationSettings { (settings: UNNotificationSettings) in read(settings) }
  center.add(try make())
  center.add(try make(), withCompletionHandler: nil)
  center.add(try make()) { (error: Error?) in }
  center.getPendingNotificationRequests { (requests: [UNNotificationRequest]) in }
  center.removePendingNotificationRequests(withIdentifiers: ["one"])
  center.removeAllPendingNotificationRequests()
  center.getDeliveredNotifications { (notifications: [UNNotification]) in }
  center.removeDeliveredNotifications(withIdentifiers: ["one"])
  center.removeAllDeliveredNotifications()
  center.setBadgeCount(3)
  center.setBadgeCount(0) { (error: Error?) in }
}

func useCenter() async throws {
  let center = UNUserNotificationCenter.current()
  let _: Bool = try await center.requestAuthorization(options: [.alert, .provisional])
  let _: Set<UNNotificationCategory> = await center.notificationCategories()
  let settings: UNNotificationSettings = await center.notificationSettings()
  read(settings)
  try await center.add(try make())
  let _: [UNNotificationRequest] = await center.pendingNotificationRequests()
  let _: [UNNotification] = await center.deliveredNotifications()
  try await center.setBadgeCount(1)
}

func read(_ settings: UNNotificationSettings) {
  let _: UNAuthorizationStatus = settings.authorizationStatus
  let _: [UNNotificationSetting] = [
    settings.soundSetting, settings.badgeSetting, settings.alertSetting, settings.notificationCenterSetting,
    settings.lockScreenSetting, settings.carPlaySetting, settings.criticalAlertSetting, settings.announcementSetting,
    settings.timeSensitiveSetting, settings.scheduledDeliverySetting, settings.directMessagesSetting,
  ]
  let _: UNAlertStyle = settings.alertStyle
  let _: UNShowPreviewsSetting = settings.showPreviewsSetting
  let _: Bool = settings.providesAppNotificationSettings
}

/// The delegate's asynchronous form.
final class AsyncDelegate: NSObject, UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    [.banner]
  }

  func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {}
}
