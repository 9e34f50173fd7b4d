/// How much a constraint matters: from just above 0 (least) to 1000 (required).
///
/// Strengths are levels of a strict hierarchy: whatever the number of weaker constraints, they never outvote a stronger
/// one. Among constraints of one strength the sum of absolute errors is made as small as possible.
public struct Strength: Comparable, Hashable, Sendable {
  /// The level, above 0 and at most 1000.
  public let level: Float

  /// A strength of the given level; levels outside of 0…1000 are taken to the nearest end.
  public init(_ level: Float) {
    self.level = level.isNaN ? 1000 : min(max(level, .leastNonzeroMagnitude), 1000)
  }

  /// Must hold exactly.
  public static let required = Strength(1000)

  /// Whether the constraint must hold exactly.
  public var isRequired: Bool { level >= 1000 }

  public static func < (left: Strength, right: Strength) -> Bool { left.level < right.level }
}
