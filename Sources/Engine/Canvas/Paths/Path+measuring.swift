#if canImport(Glibc)
  import Glibc
#endif

extension Path {
  /// The smallest rectangle around all points, control points included; nil for an empty path.
  public var controlBounds: Rect? {
    var low: Point?
    var high = Point.zero
    func add(_ point: Point) {
      guard let known = low else {
        low = point
        high = point
        return
      }
      low = Point(x: min(known.x, point.x), y: min(known.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .quad(let control, let end):
        add(control)
        add(end)
      case .cubic(let first, let second, let end):
        add(first)
        add(second)
        add(end)
      case .close: break
      }
    }
    return low.map { Rect(from: $0, to: high) }
  }

  /// The smallest rectangle around the lines and curves themselves; nil for an empty path.
  public var bounds: Rect? {
    var points: [Point] = []
    var current = Point.zero
    var start = Point.zero
    for element in elements {
      switch element {
      case .move(let point):
        points.append(point)
        current = point
        start = point
      case .line(let point):
        points.append(point)
        current = point
      case .quad(let control, let end):
        points.append(end)
        for place in [turn(current.x, control.x, end.x), turn(current.y, control.y, end.y)].compactMap({ $0 }) {
          points.append(Path.quad(current, control, end, at: place))
        }
        current = end
      case .cubic(let first, let second, let end):
        points.append(end)
        let places =
          turns(current.x, first.x, second.x, end.x) + turns(current.y, first.y, second.y, end.y)
        for place in places { points.append(Path.cubic(current, first, second, end, at: place)) }
        current = end
      case .close: current = start
      }
    }
    return Rect.around(points)
  }

  /// True when `point` is inside.
  public func contains(_ point: Point, rule: FillRule = .winding) -> Bool {
    guard let bounds = controlBounds, point.x >= bounds.x, point.x <= bounds.maxX, point.y >= bounds.y,
      point.y <= bounds.maxY
    else { return false }
    var winding = 0
    for piece in flattened(tolerance: 0.02) {
      var previous = piece.points[piece.points.count - 1]
      for next in piece.points {
        let isUp = previous.y <= point.y && next.y > point.y
        let isDown = previous.y > point.y && next.y <= point.y
        if isUp || isDown {
          let x = previous.x + (point.y - previous.y) / (next.y - previous.y) * (next.x - previous.x)
          if x > point.x { winding += isUp ? 1 : -1 }
        }
        previous = next
      }
    }
    return rule == .winding ? winding != 0 : winding % 2 != 0
  }

  /// A piece of a path in straight lines.
  public struct Polyline: Sendable {
    /// The corners; never empty.
    public var points: [Point]
    /// True when a line leads from the last point to the first.
    public var isClosed: Bool
  }

  /// The path in straight lines that are never farther than `tolerance` from it.
  public func flattened(tolerance: Double) -> [Polyline] {
    var result: [Polyline] = []
    var piece: Polyline?
    func last() -> Point { piece?.points.last ?? .zero }
    for element in elements {
      switch element {
      case .move(let point):
        if let piece { result.append(piece) }
        piece = Polyline(points: [point], isClosed: false)
      case .line(let point):
        piece?.points.append(point)
      case .quad(let control, let end):
        let start = last()
        let bend = (start - control * 2 + end).length
        let count = Path.steps((bend / (4 * tolerance)).squareRoot())
        for index in 1...count {
          piece?.points.append(Path.quad(start, control, end, at: Double(index) / Double(count)))
        }
      case .cubic(let first, let second, let end):
        let start = last()
        let bend = max((start - first * 2 + second).length, (first - second * 2 + end).length)
        let count = Path.steps((bend * 0.75 / tolerance).squareRoot())
        for index in 1...count {
          piece?.points.append(Path.cubic(start, first, second, end, at: Double(index) / Double(count)))
        }
      case .close:
        piece?.isClosed = true
        if let closed = piece {
          result.append(closed)
          piece = nil
        }
      }
    }
    if let piece { result.append(piece) }
    return result
  }

  private static func steps(_ wish: Double) -> Int {
    wish.isFinite ? max(1, min(500, Int(wish.rounded(.up)))) : 1
  }

  static func quad(_ start: Point, _ control: Point, _ end: Point, at t: Double) -> Point {
    let u = 1 - t
    return start * (u * u) + control * (2 * u * t) + end * (t * t)
  }

  static func cubic(_ start: Point, _ first: Point, _ second: Point, _ end: Point, at t: Double) -> Point {
    let u = 1 - t
    return start * (u * u * u) + first * (3 * u * u * t) + second * (3 * u * t * t) + end * (t * t * t)
  }

  /// Where a quadratic curve turns back, strictly inside it.
  private func turn(_ start: Double, _ control: Double, _ end: Double) -> Double? {
    let bend = start - 2 * control + end
    guard bend != 0 else { return nil }
    let place = (start - control) / bend
    return place > 0 && place < 1 ? place : nil
  }

  /// Where a cubic curve turns back, strictly inside it.
  private func turns(_ start: Double, _ first: Double, _ second: Double, _ end: Double) -> [Double] {
    let a = end - 3 * second + 3 * first - start
    let b = 2 * (second - 2 * first + start)
    let c = first - start
    var places: [Double] = []
    if abs(a) < 1e-12 {
      if b != 0 { places = [-c / b] }
    } else {
      let square = b * b - 4 * a * c
      if square >= 0 { places = [(-b + square.squareRoot()) / (2 * a), (-b - square.squareRoot()) / (2 * a)] }
    }
    return places.filter { $0 > 0 && $0 < 1 }
  }
}
