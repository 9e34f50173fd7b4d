/// The system's deadlines, in seconds.
public struct Limits: Sendable, Hashable {
  /// A service extension's time: "about 30 seconds" (UNNotificationServiceExtension).
  public var serviceClock = 30.0
  /// What it has after `serviceExtensionTimeWillExpire()` [M].
  public var serviceGrace = 2.0
  /// How long a content extension's main thread may be silent before it counts as hung [M].
  public var contentReply = 10.0
  /// How long a step waits for a response's completion; it may still come later [M].
  public var responsePatience = 5.0
  /// The watchdog's time for an app's launch.
  public var appLaunch = 20.0
  /// How long an app's delegate may take before the phone goes on [M].
  public var appReply = 10.0
  /// The buttons that a long look shows: Human Interface Guidelines, "up to four".
  public var visibleActions = 4

  public init() {}
}
