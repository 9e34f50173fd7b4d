/// A shape: lines and curves, in any number of separate pieces.
public struct Path: Hashable, Sendable {
  /// One step of a path.
  public enum Element: Hashable, Sendable {
    /// Starts a new piece.
    case move(Point)
    /// A straight line from the current point.
    case line(Point)
    /// A curve with one control point; the last point is the end.
    case quad(Point, Point)
    /// A curve with two control points; the last point is the end.
    case cubic(Point, Point, Point)
    /// A straight line to the start of the piece, which ends it.
    case close

    func map(_ change: (Point) -> Point) -> Element {
      switch self {
      case .move(let point): .move(change(point))
      case .line(let point): .line(change(point))
      case .quad(let control, let end): .quad(change(control), change(end))
      case .cubic(let first, let second, let end): .cubic(change(first), change(second), change(end))
      case .close: .close
      }
    }
  }

  /// The steps in order.
  public private(set) var elements: [Element] = []
  /// Where the next step starts; nil before the first one.
  public private(set) var currentPoint: Point?
  private var start: Point?

  /// Makes a path with nothing in it.
  public init() {}

  /// Makes a path of steps in order; a line or curve with no start begins at its own first point.
  public init(_ elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  /// True when nothing was added.
  public var isEmpty: Bool { elements.isEmpty }

  /// Adds one step.
  public mutating func append(_ element: Element) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let point): addLine(to: point)
    case .quad(let control, let end): addQuad(to: end, control: control)
    case .cubic(let first, let second, let end): addCurve(to: end, first, second)
    case .close: close()
    }
  }

  /// Adds all steps of `other`.
  public mutating func append(_ other: Path) {
    elements.append(contentsOf: other.elements)
    currentPoint = other.currentPoint ?? currentPoint
    start = other.start ?? start
  }

  /// Starts a new piece at `point`.
  public mutating func move(to point: Point) {
    elements.append(.move(point))
    currentPoint = point
    start = point
  }

  /// Adds a straight line; it is a move when the path has no current point.
  public mutating func addLine(to point: Point) {
    guard prepare(point) else { return }
    elements.append(.line(point))
    currentPoint = point
  }

  /// Adds a curve with one control point.
  public mutating func addQuad(to end: Point, control: Point) {
    prepare(control)
    elements.append(.quad(control, end))
    currentPoint = end
  }

  /// Adds a curve with two control points.
  public mutating func addCurve(to end: Point, _ first: Point, _ second: Point) {
    prepare(first)
    elements.append(.cubic(first, second, end))
    currentPoint = end
  }

  /// Ends the piece with a line to its start.
  public mutating func close() {
    guard let start, let last = elements.last, last != .close else { return }
    elements.append(.close)
    currentPoint = start
  }

  /// Makes sure that a piece is open; false when it had to be started at `point`.
  @discardableResult
  private mutating func prepare(_ point: Point) -> Bool {
    guard let currentPoint else {
      move(to: point)
      return false
    }
    if elements.last == .close { move(to: currentPoint) }
    return true
  }

  /// This path with every point moved by `matrix`.
  public func applying(_ matrix: Matrix) -> Path {
    if matrix == .identity { return self }
    var result = Path()
    result.elements = elements.map { $0.map(matrix.apply) }
    result.currentPoint = currentPoint.map(matrix.apply)
    result.start = start.map(matrix.apply)
    return result
  }
}

/// Which places count as inside a path that crosses itself.
public enum FillRule: Hashable, Sendable {
  /// Inside is where the path winds around the place at all.
  case winding
  /// Inside is where a ray from the place crosses the path an odd number of times.
  case evenOdd
}
