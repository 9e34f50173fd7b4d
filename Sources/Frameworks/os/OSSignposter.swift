// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Names one of several intervals that go on at the same time.
public struct OSSignpostID: Comparable, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt64
  /// Makes the identifier of that number.
  public init(_ value: UInt64) { rawValue = value }
  /// Makes an identifier of a log.
  public init(log: OSLog) { rawValue = 1 }
  /// Makes an identifier of an object.
  public init(log: OSLog, object: AnyObject) { rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue)) }
  /// The identifier of intervals that do not overlap.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// The identifier that stands for none.
  public static let null = OSSignpostID(0)
  /// An invalid identifier.
  public static let invalid = OSSignpostID(UInt64.max)
  /// Whether one number is smaller.
  public static func < (left: OSSignpostID, right: OSSignpostID) -> Bool { left.rawValue < right.rawValue }
}

/// What a signpost marks.
public enum OSSignpostType: UInt8, Sendable {
  case event, begin, end
}

/// An interval that was begun.
public struct OSSignpostIntervalState: Sendable {}

/// Marks intervals for Instruments; nothing records them here.
public struct OSSignposter: Sendable {
  /// Makes a signposter.
  public init(subsystem: String, category: String) {}
  /// Makes a signposter.
  public init(logHandle: OSLog) {}
  /// Makes a signposter.
  public init(logger: Logger) {}
  /// Makes a signposter.
  public init() {}
  /// Whether anything records; nothing does.
  public var isEnabled: Bool { false }
  /// An identifier for intervals that overlap.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// An identifier for intervals of an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }
  /// Begins an interval.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }
  /// Begins an interval.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage)
    -> OSSignpostIntervalState
  { OSSignpostIntervalState() }
  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {}
  /// Marks a moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Marks a moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {}
  /// Runs a task as an interval.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T { try task() }
}

/// Marks a moment or an interval for Instruments; nothing records it here.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}
/// Marks a moment or an interval for Instruments; nothing records it here.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: CVarArg...
) {}
