import Foundation

/// A time span in seconds.
public typealias CFTimeInterval = Double
/// A time in seconds since the first instant of 2001, GMT.
public typealias CFAbsoluteTime = Double

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The time now, in seconds since the first instant of 2001, GMT.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date().timeIntervalSinceReferenceDate
}
