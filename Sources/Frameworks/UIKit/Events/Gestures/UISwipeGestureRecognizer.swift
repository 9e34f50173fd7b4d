import CoreGraphics
import IOSFoundation

/// Recognizes a quick straight move.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions.
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  /// The fingers that it takes.
  open var numberOfTouchesRequired = 1
  /// The directions that it takes.
  open var direction: Direction = .right

  // [M] At least 50 points within half a second, and not more than half as far to the side.
  private let length: CGFloat = 50
  private let longest: TimeInterval = 0.5

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let touch = touches.first else { return }
    let (x, y) = (touch.place.x - touch.startPlace.x, touch.place.y - touch.startPlace.y)
    guard event.timestamp - touch.startTime <= longest else {
      state = .failed
      return
    }
    guard max(abs(x), abs(y)) > 10 else { return }
    let isAcross = abs(x) >= abs(y)
    let way: Direction = isAcross ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
    let (along, aside) = isAcross ? (abs(x), abs(y)) : (abs(y), abs(x))
    guard direction.contains(way), aside <= max(along / 2, 10) else {
      state = .failed
      return
    }
    if along >= length, self.touches.count == numberOfTouchesRequired { state = .ended }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}

/// Follows a pointer over a view; there is no pointer, so it recognizes nothing.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The height of a pencil above the screen, 0…1.
  open var zOffset: CGFloat { 0 }
  /// The pencil's angle above the screen, in radians.
  open var altitudeAngle: CGFloat { 0 }
  /// The pencil's angle about the screen's normal, in radians.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// The pencil's direction in a view.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 0, dy: 0) }
}
