import IOSFoundation
@_spi(Runtime) import UserNotifications

extension UNNotificationResponse {
  /// The scene in which the user answered.
  public var targetScene: UIScene? { sceneObject as? UIScene }
}
