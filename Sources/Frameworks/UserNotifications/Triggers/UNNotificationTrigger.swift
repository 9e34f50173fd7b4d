import Foundation
@_spi(Runtime) import IOSFoundation
import Journal

/// What makes a notification appear.
open class UNNotificationTrigger: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// Whether it fires again and again.
  open var repeats: Bool { storedRepeats }
  private let storedRepeats: Bool

  init(repeating: Bool) {
    storedRepeats = repeating
    super.init()
  }

  /// Returns the trigger itself, which cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// True: triggers can be archived securely.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the trigger.
  open func encode(with coder: NSCoder) {
    coder.encode(storedRepeats as NSNumber, forKey: "repeats")
  }

  /// Reads a trigger.
  public required init?(coder: NSCoder) {
    storedRepeats = coder.number("repeats")?.boolValue ?? false
    super.init()
  }

  /// Whether the other trigger is of the same class and fires at the same times.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationTrigger else { return false }
    return Swift.type(of: other) == Swift.type(of: self) && repeats == other.repeats
  }

  /// A hash of whether it repeats.
  open override var hash: Int { storedRepeats.hashValue }
}

/// The trigger of a notification that came from a server.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// Makes the trigger of a push.
  @_spi(Runtime) public init() {
    super.init(repeating: false)
  }

  /// Reads a trigger.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// A trigger that fires when the phone enters or leaves a region.
///
/// Its region is a Core Location type; there is no Core Location here, so code can ask whether a trigger is of this class,
/// and no such trigger can be made.
open class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}

/// A trigger that fires after a time.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The time, in seconds.
  open var timeInterval: TimeInterval { storedInterval }
  private let storedInterval: TimeInterval

  /// Makes a trigger.
  ///
  /// A time of 0 or less, and one below a minute that repeats, ends the process on iOS; here it is reported and raised to
  /// the least time allowed.
  /// - Parameters:
  ///   - timeInterval: seconds, more than 0, and 60 or more if it repeats.
  ///   - repeats: whether it fires again and again.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    var seconds = timeInterval
    if !(timeInterval > 0) || !timeInterval.isFinite {
      seconds = 1
      Journal.report(
        .init(
          kind: .misuse,
          message: "UNTimeIntervalNotificationTrigger: the time must be greater than 0, not \(timeInterval)."))
    }
    if repeats, seconds < 60 {
      Journal.report(
        .init(
          kind: .misuse,
          message: "UNTimeIntervalNotificationTrigger: a repeating time must be 60 s or more, not \(seconds)."))
      seconds = 60
    }
    storedInterval = seconds
    super.init(repeating: repeats)
  }

  /// When it would fire if it were scheduled now.
  open func nextTriggerDate() -> Date? {
    Date(timeIntervalSinceNow: storedInterval)
  }

  /// Writes the trigger.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(storedInterval as NSNumber, forKey: "timeInterval")
  }

  /// Reads a trigger.
  public required init?(coder: NSCoder) {
    guard let interval = coder.number("timeInterval")?.doubleValue else { return nil }
    storedInterval = interval
    super.init(coder: coder)
  }

  /// Whether the other trigger fires after the same time.
  open override func isEqual(_ object: Any?) -> Bool {
    super.isEqual(object) && (object as? UNTimeIntervalNotificationTrigger)?.timeInterval == timeInterval
  }
}

/// A trigger that fires when the calendar and clock match.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// What must match.
  open var dateComponents: DateComponents { storedComponents }
  private let storedComponents: DateComponents

  /// Makes a trigger.
  /// - Parameters:
  ///   - dateComponents: what must match; their calendar and time zone are the phone's unless they say otherwise.
  ///   - repeats: whether it fires at every match, or at the next one only.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    storedComponents = dateComponents
    super.init(repeating: repeats)
  }

  /// The next match after now; nil if there is none.
  open func nextTriggerDate() -> Date? {
    nextTriggerDate(after: Date())
  }

  /// The next match after `date`; nil if there is none.
  @_spi(Runtime) public func nextTriggerDate(after date: Date) -> Date? {
    var calendar = storedComponents.calendar ?? PhoneRegion.calendar
    if let zone = storedComponents.timeZone { calendar.timeZone = zone }
    var components = storedComponents
    components.calendar = nil
    components.timeZone = nil
    return calendar.nextDate(after: date, matching: components, matchingPolicy: .nextTime)
  }

  private static let coded: [(String, WritableKeyPath<DateComponents, Int?> & Sendable)] = [
    ("era", \.era), ("year", \.year), ("month", \.month), ("day", \.day), ("hour", \.hour), ("minute", \.minute),
    ("second", \.second), ("nanosecond", \.nanosecond), ("weekday", \.weekday), ("weekdayOrdinal", \.weekdayOrdinal),
    ("quarter", \.quarter), ("weekOfMonth", \.weekOfMonth), ("weekOfYear", \.weekOfYear),
    ("yearForWeekOfYear", \.yearForWeekOfYear),
  ]

  /// The components that are set, by their names in `DateComponents`.
  @_spi(Runtime) public var componentValues: [String: Int] {
    var values: [String: Int] = [:]
    for (name, path) in Self.coded { values[name] = storedComponents[keyPath: path] }
    return values
  }

  /// Components from their names in `DateComponents`.
  @_spi(Runtime) public static func components(from values: [String: Int]) -> DateComponents {
    var components = DateComponents()
    for (name, path) in coded { components[keyPath: path] = values[name] }
    return components
  }

  /// Writes the trigger.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(userInfo: componentValues, forKey: "components")
    coder.encode(storedComponents.timeZone?.identifier as NSString?, forKey: "timeZone")
  }

  /// Reads a trigger.
  public required init?(coder: NSCoder) {
    var components = Self.components(from: coder.userInfo("components") as? [String: Int] ?? [:])
    components.timeZone = coder.string("timeZone").flatMap(TimeZone.init(identifier:))
    storedComponents = components
    super.init(coder: coder)
  }

  /// Whether the other trigger matches the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard super.isEqual(object), let other = object as? UNCalendarNotificationTrigger else { return false }
    return componentValues == other.componentValues
      && storedComponents.timeZone?.identifier == other.storedComponents.timeZone?.identifier
  }
}
