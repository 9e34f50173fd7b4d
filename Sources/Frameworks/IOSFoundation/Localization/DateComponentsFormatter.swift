import Foundation
import Journal

/// Writes spans of time such as `1h 5m`, as iOS does; Linux's Foundation has none.
///
/// English and Japanese have words here; other languages get the English ones, which an event tells [M].
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// `1:05:00`
    case positional = 0
    /// `1h 5m`
    case abbreviated = 1
    /// `1 hr, 5 min`
    case short = 2
    /// `1 hour, 5 minutes`
    case full = 3
    /// `one hour, five minutes`
    case spellOut = 4
    /// `1hr 5min`
    case brief = 5
  }

  /// What becomes of units that are zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As fits the style: the positional one keeps zeros in the middle and at the end, the others drop all.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }

  open var unitsStyle: UnitsStyle = .positional
  /// The units that are written; none means years to seconds.
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
  open var calendar: Calendar?
  open var referenceDate: Date?
  open var allowsFractionalUnits = false
  /// The number of units at most, from the largest; 0 means all.
  open var maximumUnitCount = 0
  open var collapsesLargestUnit = false
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  open var formattingContext: Formatter.Context = .unknown

  private static let units: [(unit: NSCalendar.Unit, component: Calendar.Component, words: Words)] = [
    (.year, .year, Words("y", "yr", "yr", "year", "年")), (.month, .month, Words("mo", "mo", "mth", "month", "か月")),
    (.weekOfMonth, .weekOfMonth, Words("w", "wk", "wk", "week", "週間")),
    (.day, .day, Words("d", "day", "day", "day", "日")), (.hour, .hour, Words("h", "hr", "hr", "hour", "時間")),
    (.minute, .minute, Words("m", "min", "min", "minute", "分")),
    (.second, .second, Words("s", "sec", "sec", "second", "秒")),
  ]

  /// The words for a unit in each style.
  private struct Words {
    var letter: String
    var short: String
    var brief: String
    var full: String
    var japanese: String
    init(_ letter: String, _ short: String, _ brief: String, _ full: String, _ japanese: String) {
      (self.letter, self.short, self.brief, self.full, self.japanese) = (letter, short, brief, full, japanese)
    }
  }

  /// The text of that many seconds.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e12 else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    let text = string(from: start, to: start.addingTimeInterval(abs(ti)))
    return ti < 0 ? text.map { "-\($0)" } : text
  }

  /// The text of the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    var calendar = calendar ?? PhoneRegion.calendar
    if referenceDate == nil { calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone }
    let components = Set(chosen.map(\.component))
    // What is less than the smallest unit is cut off.
    return string(from: calendar.dateComponents(components, from: startDate, to: endDate))
  }

  /// The text of components.
  open func string(from components: DateComponents) -> String? {
    let values = chosen.compactMap { unit in
      components.value(for: unit.component).map { (number: $0, words: unit.words) }
    }
    return text(values)
  }

  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let seconds as TimeInterval: string(from: seconds)
    case let seconds as Int: string(from: TimeInterval(seconds))
    default: nil
    }
  }

  /// The text of components in a style.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private var chosen: [(unit: NSCalendar.Unit, component: Calendar.Component, words: Words)] {
    let all = allowedUnits.isEmpty ? [.year, .month, .day, .hour, .minute, .second] : allowedUnits
    return Self.units.filter { all.contains($0.unit) || ($0.unit == .weekOfMonth && all.contains(.weekOfYear)) }
  }

  private func text(_ all: [(number: Int, words: Words)]) -> String? {
    guard let last = all.last else { return nil }
    var values = all
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) { behavior = unitsStyle == .positional ? .dropLeading : .dropAll }
    if behavior.contains(.dropLeading) { values = Array(values.drop { $0.number == 0 }) }
    if behavior.contains(.dropTrailing) { while values.last?.number == 0 { values.removeLast() } }
    if behavior.contains(.dropMiddle), values.count > 2 {
      values = values.enumerated().filter { $0.offset == 0 || $0.offset == values.count - 1 || $0.element.number != 0 }
        .map(\.element)
    }
    if values.isEmpty { values = [last] }
    if maximumUnitCount > 0 { values = Array(values.prefix(maximumUnitCount)) }
    if unitsStyle == .positional { return positional(values, isPadded: behavior.contains(.pad)) }
    let language = PhoneRegion.locale.language.languageCode?.identifier ?? "en"
    if language == "ja" { return values.map { "\($0.number)\($0.words.japanese)" }.joined() }
    if language != "en" {
      Journal.reportOnce(
        .init(kind: .substitute, message: "DateComponentsFormatter has no words in \(language); English ones are used"))
    }
    let about = includesApproximationPhrase ? "About " : ""
    let remaining = includesTimeRemainingPhrase ? " remaining" : ""
    return about + values.map(word).joined(separator: usesCommas ? ", " : " ") + remaining
  }

  private var usesCommas: Bool { [.short, .full, .spellOut].contains(unitsStyle) }

  private func word(_ value: (number: Int, words: Words)) -> String {
    let plural = abs(value.number) == 1 ? "" : "s"
    switch unitsStyle {
    case .short:
      return "\(value.number) \(value.words.short)\(["day", "wk", "yr"].contains(value.words.short) ? plural : "")"
    case .brief:
      return "\(value.number)\(value.words.brief)\(["day", "wk", "yr"].contains(value.words.brief) ? plural : "")"
    case .full: return "\(value.number) \(value.words.full)\(plural)"
    case .spellOut:
      let formatter = NumberFormatter()
      formatter.numberStyle = .spellOut
      return "\(formatter.string(for: NSNumber(value: value.number)) ?? "\(value.number)") \(value.words.full)\(plural)"
    default: return "\(value.number)\(value.words.letter)"
    }
  }

  private func positional(_ values: [(number: Int, words: Words)], isPadded: Bool) -> String {
    values.enumerated().map { index, value in
      let text = String(value.number)
      let isShort = text.count < 2 && (index > 0 || isPadded) && values.count > 1
      return isShort || (isPadded && text.count < 2) ? "0\(text)" : text
    }.joined(separator: ":")
  }
}
