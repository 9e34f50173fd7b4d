/// An upright rectangle. The y axis points down: `y` is the upper edge. Width and height are not negative.
public struct Rect: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The upper edge.
  public var y: Double
  /// The extent to the right.
  public var width: Double
  /// The extent downwards.
  public var height: Double

  /// Makes a rectangle from its left upper corner and its extent.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// A rectangle of no extent at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The right edge.
  public var maxX: Double { x + width }
  /// The lower edge.
  public var maxY: Double { y + height }
  /// True when no area is inside, also for values that are not numbers.
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }
  var corners: [Point] {
    [Point(x: x, y: y), Point(x: maxX, y: y), Point(x: maxX, y: maxY), Point(x: x, y: maxY)]
  }

  init(from low: Point, to high: Point) {
    self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The smallest rectangle around `points`; nil when there are none.
  static func around(_ points: some Sequence<Point>) -> Rect? {
    var low: Point?
    var high = Point.zero
    for point in points {
      guard let known = low else {
        low = point
        high = point
        continue
      }
      low = Point(x: min(known.x, point.x), y: min(known.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return low.map { Rect(from: $0, to: high) }
  }

  /// The part that lies in both rectangles; empty when they do not meet.
  public func intersection(_ other: Rect) -> Rect {
    let low = Point(x: max(x, other.x), y: max(y, other.y))
    let high = Point(x: min(maxX, other.maxX), y: min(maxY, other.maxY))
    return Rect(x: low.x, y: low.y, width: max(0, high.x - low.x), height: max(0, high.y - low.y))
  }

  /// The smallest rectangle with whole coordinates around this one.
  public var roundedOut: Rect {
    let low = Point(x: x.rounded(.down), y: y.rounded(.down))
    return Rect(from: low, to: Point(x: maxX.rounded(.up), y: maxY.rounded(.up)))
  }

  /// This rectangle with every edge moved inwards by `distance`, or outwards when it is negative.
  public func inset(by distance: Double) -> Rect {
    Rect(x: x + distance, y: y + distance, width: width - 2 * distance, height: height - 2 * distance)
  }
}
