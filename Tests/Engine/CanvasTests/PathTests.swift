import Testing

@testable import Canvas

@Suite("Paths")
struct PathTests {
  @Test("an ellipse touches the edges of its rectangle")
  func ellipseBounds() throws {
    let path = Path(ellipseIn: Rect(x: 10, y: 20, width: 40, height: 30))

    let bounds = try #require(path.bounds)

    #expect(abs(bounds.x - 10) < 1e-9)
    #expect(abs(bounds.maxX - 50) < 1e-9)
    #expect(abs(bounds.y - 20) < 1e-9)
    #expect(abs(bounds.maxY - 50) < 1e-9)
  }

  @Test("the bounds of a curve are smaller than those of its control points")
  func curveBounds() throws {
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    path.addCurve(to: Point(x: 100, y: 0), Point(x: 0, y: 100), Point(x: 100, y: 100))

    // A cubic with both control points at 100 peaks at 3/4 of it.
    #expect(try #require(path.bounds).maxY == 75)
    #expect(try #require(path.controlBounds).maxY == 100)
  }

  @Test("a hole is inside by winding and outside by even-odd")
  func rules() {
    var path = Path(rect: Rect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(Rect(x: 10, y: 10, width: 10, height: 10))

    #expect(path.contains(Point(x: 15, y: 15), rule: .winding))
    #expect(!path.contains(Point(x: 15, y: 15), rule: .evenOdd))
    #expect(path.contains(Point(x: 5, y: 5), rule: .evenOdd))
    #expect(!path.contains(Point(x: 35, y: 5)))
  }

  @Test("a quarter arc ends where the angle points", arguments: [true, false])
  func arcs(clockwise: Bool) throws {
    var path = Path()
    path.addArc(center: .zero, radius: 10, start: 0, end: .pi / 2, clockwise: clockwise)

    let end = try #require(path.currentPoint)
    let bounds = try #require(path.bounds)

    #expect(abs(end.x) < 1e-9)
    #expect(abs(end.y - 10) < 1e-9)
    #expect(abs(bounds.x - (clockwise ? 0 : -10)) < 1e-3)
  }

  @Test("an arc between two tangents is at the radius from its centre")
  func tangentArc() throws {
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    path.addArc(corner: Point(x: 100, y: 0), end: Point(x: 100, y: 100), radius: 20)

    let end = try #require(path.currentPoint)

    #expect(abs(end.x - 100) < 1e-9)
    #expect(abs(end.y - 20) < 1e-9)
  }

  @Test("a continuous corner leaves the edge at 1.53 radii")
  func continuousCorner() throws {
    let path = Path(roundedRect: Rect(x: 0, y: 0, width: 200, height: 200), radius: 20, curve: .continuous)

    guard case .move(let start) = try #require(path.elements.first) else {
      Issue.record("the path does not begin with a move")
      return
    }

    #expect(abs(start.x - (200 - 20 * 1.528665)) < 1e-9)
    #expect(path.bounds == Rect(x: 0, y: 0, width: 200, height: 200))
    // The diagonal of a circle's corner is cut at (1 − √½)·20 = 5.86 from both edges; the curve is close to it.
    #expect(!path.contains(Point(x: 4.5, y: 4.5)))
    #expect(path.contains(Point(x: 7, y: 7)))
  }

  @Test("a continuous corner with no room is a circle's", arguments: [50.0, 80.0])
  func tightContinuousCorner(radius: Double) {
    let rect = Rect(x: 0, y: 0, width: 100, height: 100)

    #expect(
      Path(roundedRect: rect, radius: radius, curve: .continuous)
        == Path(roundedRect: rect, radius: radius, curve: .circular))
  }

  @Test("only the corners that are asked for are round")
  func someCorners() {
    let path = Path(roundedRect: Rect(x: 0, y: 0, width: 100, height: 100), radius: 20, corners: [.topLeft])

    #expect(!path.contains(Point(x: 1, y: 1)))
    #expect(path.contains(Point(x: 99, y: 1)))
    #expect(path.contains(Point(x: 99, y: 99)))
    #expect(path.contains(Point(x: 1, y: 99)))
  }

  @Test("dashes cover half of a line with equal gaps")
  func dashes() {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: Point(x: 100, y: 0))

    let dashed = path.dashed(lengths: [10], phase: 5)

    let moves = dashed.elements.filter { if case .move = $0 { true } else { false } }
    let starts = [0.0, 15, 35, 55, 75, 95]
    #expect(moves.count == starts.count)
    for (move, start) in zip(moves, starts) {
      guard case .move(let point) = move else { continue }
      #expect(abs(point.x - start) < 1e-9)
    }
  }

  @Test("a stroked line is as wide as its width", arguments: [StrokeStyle.Cap.butt, .round, .square])
  func strokes(cap: StrokeStyle.Cap) throws {
    var path = Path()
    path.move(to: Point(x: 10, y: 10))
    path.addLine(to: Point(x: 50, y: 10))

    let bounds = try #require(path.stroked(StrokeStyle(width: 4, cap: cap)).bounds)

    #expect(abs(bounds.y - 8) < 1e-9)
    #expect(abs(bounds.maxY - 12) < 1e-9)
    #expect(abs(bounds.x - (cap == .butt ? 10 : 8)) < 1e-9)
  }

  @Test("numbers that are none do no harm")
  func badNumbers() {
    let bad = Double.nan
    let surface = Surface(width: 4, height: 4)
    let painter = Painter(surface: surface)
    painter.fill(Rect(x: bad, y: 0, width: 1, height: 1), color: .black)
    painter.stroke(Path(rect: Rect(x: .infinity, y: 0, width: 1, height: 1)), style: StrokeStyle(), color: .black)
    painter.matrix = Matrix(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    painter.fill(Rect(x: 0, y: 0, width: 4, height: 4), color: .black)
    painter.finish()

    #expect(surface.pixel(x: 0, y: 0) == 0)
  }
}
