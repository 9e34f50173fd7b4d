#if canImport(Glibc)
  import Glibc
#endif

extension Path {
  /// A path of one rectangle.
  public init(rect: Rect) {
    self.init()
    addRect(rect)
  }

  /// A path of the ellipse that touches all four edges of `rect`.
  public init(ellipseIn rect: Rect) {
    self.init()
    addEllipse(in: rect)
  }

  /// A path of a rectangle whose corners are quarters of ellipses.
  ///
  /// Radii are cut to half of the side.
  public init(roundedRect rect: Rect, radiusX: Double, radiusY: Double) {
    self.init()
    addRoundedRect(rect, radiusX: radiusX, radiusY: radiusY)
  }

  /// Adds a closed rectangle, from the left upper corner to the right.
  public mutating func addRect(_ rect: Rect) {
    move(to: Point(x: rect.x, y: rect.y))
    addLine(to: Point(x: rect.maxX, y: rect.y))
    addLine(to: Point(x: rect.maxX, y: rect.maxY))
    addLine(to: Point(x: rect.x, y: rect.maxY))
    close()
  }

  /// Adds a closed ellipse, from its right end downwards.
  public mutating func addEllipse(in rect: Rect) {
    let (radiusX, radiusY) = (rect.width / 2, rect.height / 2)
    let center = Point(x: rect.x + radiusX, y: rect.y + radiusY)
    let unit = Matrix(a: radiusX, b: 0, c: 0, d: radiusY, tx: center.x, ty: center.y)
    addUnitArc(from: 0, sweep: 2 * .pi, matrix: unit, connects: false)
    close()
  }

  /// Adds a closed rectangle whose corners are quarters of ellipses. Radii are cut to half of the side.
  public mutating func addRoundedRect(_ rect: Rect, radiusX: Double, radiusY: Double) {
    let x = min(max(0, radiusX), rect.width / 2)
    let y = min(max(0, radiusY), rect.height / 2)
    guard x > 0, y > 0 else { return addRect(rect) }
    addCorners(rect, Array(repeating: Corner(radiusX: x, radiusY: y), count: 4))
  }

  /// Adds part of a circle, from angle `start` to `end` in radians; angle 0 points right, and angles grow downwards.
  ///
  /// A line leads from the current point to the start of the arc.
  public mutating func addArc(center: Point, radius: Double, start: Double, end: Double, clockwise: Bool) {
    let full = 2 * Double.pi
    guard start.isFinite, end.isFinite, radius.isFinite, center.isFinite else { return }
    var sweep = end - start
    if clockwise {
      if sweep < 0 {
        sweep = sweep.truncatingRemainder(dividingBy: full)
        if sweep < 0 { sweep += full }
      } else if sweep > full {
        sweep = full
      }
    } else {
      if sweep > 0 {
        sweep = sweep.truncatingRemainder(dividingBy: full)
        if sweep > 0 { sweep -= full }
      } else if sweep < -full {
        sweep = -full
      }
    }
    let unit = Matrix(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
    addUnitArc(from: start, sweep: sweep, matrix: unit, connects: true)
  }

  /// Adds a line and the arc that rounds the corner at `corner` on the way to `end`.
  public mutating func addArc(corner: Point, end: Point, radius: Double) {
    guard let from = currentPoint else { return move(to: corner) }
    let (back, forth) = (from - corner, end - corner)
    let cross = back.x * forth.y - back.y * forth.x
    let lengths = back.length * forth.length
    guard radius > 0, lengths > 0, abs(cross) > 1e-12 * lengths else { return addLine(to: corner) }
    let angle = acos(max(-1, min(1, (back.x * forth.x + back.y * forth.y) / lengths)))
    let distance = radius / tan(angle / 2)
    let first = corner + back * (distance / back.length)
    let last = corner + forth * (distance / forth.length)
    let middle = back * (1 / back.length) + forth * (1 / forth.length)
    let center = corner + middle * (radius / sin(angle / 2) / middle.length)
    let start = atan2(first.y - center.y, first.x - center.x)
    let finish = atan2(last.y - center.y, last.x - center.x)
    addLine(to: first)
    addArc(center: center, radius: radius, start: start, end: finish, clockwise: cross < 0)
  }

  /// Adds an arc of the unit circle seen through `matrix`, in pieces of at most a quarter turn.
  private mutating func addUnitArc(from start: Double, sweep: Double, matrix: Matrix, connects: Bool) {
    let first = matrix.apply(Point(x: cos(start), y: sin(start)))
    if connects, currentPoint != nil {
      if currentPoint != first { addLine(to: first) }
    } else {
      move(to: first)
    }
    guard sweep != 0 else { return }
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    let reach = 4.0 / 3 * tan(step / 4)
    for index in 0..<count {
      let from = start + Double(index) * step
      let to = from + step
      let (c1, s1, c2, s2) = (cos(from), sin(from), cos(to), sin(to))
      addCurve(
        to: matrix.apply(Point(x: c2, y: s2)),
        matrix.apply(Point(x: c1 - reach * s1, y: s1 + reach * c1)),
        matrix.apply(Point(x: c2 + reach * s2, y: s2 - reach * c2)))
    }
  }
}
