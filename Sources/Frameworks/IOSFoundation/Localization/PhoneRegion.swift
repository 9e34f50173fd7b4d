import Foundation
import Synchronization

/// The phone's region and language, which Foundation on Linux cannot be told: its `Locale.current` is always `en_001`.
@_spi(Runtime) public enum PhoneRegion {
  private static let known = Mutex<Locale?>(nil)

  static func environmentChanged(to environment: ProcessEnvironment) {
    known.withLock { $0 = nil }
    if let identifier = environment.timeZoneIdentifier, let zone = TimeZone(identifier: identifier) {
      // A process of the phone is started with TZ set; this is for one that was not.
      if ProcessInfo.processInfo.environment["TZ"] != identifier { setenv("TZ", identifier, 1) }
      NSTimeZone.resetSystemTimeZone()
      NSTimeZone.default = zone
    }
  }

  /// The phone's locale.
  public static var locale: Locale {
    known.withLock { known in
      if let known { return known }
      let made = Locale(identifier: ProcessEnvironment.current.localeIdentifier)
      known = made
      return made
    }
  }

  /// The phone's languages, the best first.
  public static var preferredLanguages: [String] {
    ProcessEnvironment.current.preferredLanguages
  }

  /// The phone's calendar, with its locale and time zone.
  public static var calendar: Calendar {
    var calendar = locale.calendar
    calendar.locale = locale
    calendar.timeZone = TimeZone.current
    return calendar
  }
}
