import Foundation
internal import Journal

/// A place that messages go to: a subsystem's category.
open class OSLog: NSObject, @unchecked Sendable {
  /// The subsystem, in the form of a bundle identifier.
  let subsystem: String
  /// The part of the subsystem.
  let category: String
  private let isDisabled: Bool

  /// A category that instruments know.
  public struct Category: Sendable {
    /// Its name.
    public let rawValue: String
    /// Points of interest.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Only while recording.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// Only while recording, with stacks.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// Makes a log.
  /// - Parameters:
  ///   - subsystem: the subsystem, in the form of a bundle identifier.
  ///   - category: the part of it.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem, category, isDisabled: false)
  }

  /// Makes a log of a category that instruments know.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem, category.rawValue, isDisabled: false)
  }

  private init(_ subsystem: String, _ category: String, isDisabled: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isDisabled = isDisabled
  }

  /// The log of those who have none of their own.
  public class var `default`: OSLog { shared }
  /// A log that keeps nothing.
  public class var disabled: OSLog { silent }
  private static let shared = OSLog("", "", isDisabled: false)
  private static let silent = OSLog("", "", isDisabled: true)

  /// Whether messages of a type are kept.
  public func isEnabled(type: OSLogType) -> Bool { !isDisabled }
  /// Whether signposts are kept; nothing records them here.
  public var signpostsEnabled: Bool { false }

  /// Puts a message into the transcript.
  func write(_ message: String, _ type: OSLogType) {
    guard !isDisabled else { return }
    let place = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    let origin = place.isEmpty ? "" : "[\(place)] "
    Journal.report(.init(kind: "log", message: "\(type.word): \(origin)\(message)"))
  }
}
