import CoreGraphics
import IOSFoundation

/// How much a constraint matters, from 1 to 1000 (required).
///
/// No number of constraints of lower priorities outvotes one of a higher priority.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  /// A priority; 1000 is required.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// A priority; 1000 is required.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Must hold: 1000.
  public static let required = UILayoutPriority(1000)
  /// How strongly contents resist being cut unless said otherwise: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// A drag that may resize the scene: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The scene's wish to keep its size: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// A drag that does not resize the scene: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// How strongly contents resist being stretched unless said otherwise: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The wish to be as near as can be to the target of `systemLayoutSizeFitting(_:)`: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UILayoutPriority: Comparable {
  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool { left.rawValue < right.rawValue }
}
