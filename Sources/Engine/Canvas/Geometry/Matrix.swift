#if canImport(Glibc)
  import Glibc
#endif

/// An affine map of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
public struct Matrix: Hashable, Sendable {
  /// The six numbers of the map.
  public var a, b, c, d, tx, ty: Double

  /// Makes the map of the six numbers.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The map that changes nothing.
  public static let identity = Matrix(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A move by `x` and `y`.
  public static func translation(x: Double, y: Double) -> Matrix { Matrix(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }

  /// A stretch about the origin.
  public static func scale(x: Double, y: Double) -> Matrix { Matrix(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }

  /// A turn about the origin by `radians`, from the x axis towards the y axis.
  public static func rotation(_ radians: Double) -> Matrix {
    let (sine, cosine) = (sin(radians), cos(radians))
    return Matrix(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The map that first does this one, then `next`.
  public func then(_ next: Matrix) -> Matrix {
    Matrix(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The opposite map; nil when this one flattens the plane.
  public var inverse: Matrix? {
    let area = a * d - b * c
    guard area != 0, area.isFinite, (1 / area).isFinite else { return nil }
    return Matrix(
      a: d / area, b: -b / area, c: -c / area, d: a / area,
      tx: (c * ty - d * tx) / area, ty: (b * tx - a * ty) / area)
  }

  /// Where `point` goes.
  public func apply(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The smallest upright rectangle around the image of `rect`.
  public func apply(_ rect: Rect) -> Rect {
    if isUpright {
      let (x1, x2) = (a * rect.x + tx, a * rect.maxX + tx)
      let (y1, y2) = (d * rect.y + ty, d * rect.maxY + ty)
      return Rect(from: Point(x: min(x1, x2), y: min(y1, y2)), to: Point(x: max(x1, x2), y: max(y1, y2)))
    }
    return Rect.around(rect.corners.map(apply)) ?? .zero
  }

  /// True when upright rectangles stay upright and keep their axes: only scale, mirror and move.
  public var isUpright: Bool { b == 0 && c == 0 }

  /// True when shapes keep their look: one positive scale for both axes and a move.
  public var isUniformScale: Bool { isUpright && a > 0 && abs(a - d) <= 1e-9 * a }

  var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// The lengths of the images of the two unit vectors.
  var scales: (x: Double, y: Double) { ((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot()) }

  /// The factor by which lengths grow on average.
  public var meanScale: Double { abs(a * d - b * c).squareRoot() }
}
