/// Which corners of a rectangle are meant; the y axis points down.
public struct Corners: OptionSet, Hashable, Sendable {
  /// The bits.
  public var rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The left upper corner.
  public static let topLeft = Corners(rawValue: 1)
  /// The right upper corner.
  public static let topRight = Corners(rawValue: 2)
  /// The left lower corner.
  public static let bottomLeft = Corners(rawValue: 4)
  /// The right lower corner.
  public static let bottomRight = Corners(rawValue: 8)
  /// All four.
  public static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// How the corners of a rectangle are rounded.
public enum CornerCurve: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// The curve that iOS calls continuous: it leaves the edges earlier and bends without a jump in curvature.
  case continuous
}

extension Path {
  struct Corner {
    var radiusX: Double
    var radiusY: Double
    var curve: CornerCurve = .circular
    /// How far the curve may reach along its edges.
    var room = Double.infinity
  }

  /// A path of a rectangle with some corners rounded.
  ///
  /// The radius is cut to half of the shorter side, as Core Animation draws it. A continuous corner reaches 1.53 radii
  /// along its edges; where there is less room it turns gradually into a circular one.
  public init(roundedRect rect: Rect, radius: Double, corners: Corners = .all, curve: CornerCurve = .circular) {
    self.init()
    addRoundedRect(rect, radius: radius, corners: corners, curve: curve)
  }

  /// Adds a closed rectangle with some corners rounded, as `init(roundedRect:radius:corners:curve:)` has it.
  public mutating func addRoundedRect(
    _ rect: Rect, radius: Double, corners: Corners = .all, curve: CornerCurve = .circular
  ) {
    let room = min(rect.width, rect.height) / 2
    let radius = min(max(0, radius), room)
    guard radius > 0, !corners.isEmpty else { return addRect(rect) }
    let order: [Corners] = [.topRight, .bottomRight, .bottomLeft, .topLeft]
    addCorners(
      rect,
      order.map {
        let size = corners.contains($0) ? radius : 0
        return Corner(radiusX: size, radiusY: size, curve: curve, room: room)
      })
  }

  /// Adds a rectangle with the corners right upper, right lower, left lower, left upper, in this order.
  mutating func addCorners(_ rect: Rect, _ corners: [Corner]) {
    let places = [
      // The corner, the direction from it along the edge by which the path comes in, and that by which it leaves.
      (Point(x: rect.maxX, y: rect.y), Point(x: -1, y: 0), Point(x: 0, y: 1)),
      (Point(x: rect.maxX, y: rect.maxY), Point(x: 0, y: -1), Point(x: -1, y: 0)),
      (Point(x: rect.x, y: rect.maxY), Point(x: 1, y: 0), Point(x: 0, y: -1)),
      (Point(x: rect.x, y: rect.y), Point(x: 0, y: 1), Point(x: 1, y: 0)),
    ]
    var isFirst = true
    for (corner, (place, back, forth)) in zip(corners, places) {
      let comesAlongX = back.y == 0
      let backRadius = comesAlongX ? corner.radiusX : corner.radiusY
      let forthRadius = comesAlongX ? corner.radiusY : corner.radiusX
      let curves = backRadius > 0 ? Self.cornerCurves(corner) : []
      func at(_ unit: Point) -> Point { place + back * (unit.x * backRadius) + forth * (unit.y * forthRadius) }
      let start = curves.first.map { at($0[0]) } ?? place
      if isFirst { move(to: start) } else { addLine(to: start) }
      isFirst = false
      for curve in curves { addCurve(to: at(curve[3]), at(curve[1]), at(curve[2])) }
    }
    close()
  }

  /// The curves of a corner of radius 1 at the origin, from the x axis to the y axis.
  private static func cornerCurves(_ corner: Corner) -> [[Point]] {
    // 4/3·tan(π/8): the control points' distance for a quarter circle.
    let quarter = 1 - 0.5522847498307936
    let circle = [[Point(x: 1, y: 0), Point(x: quarter, y: 0), Point(x: 0, y: quarter), Point(x: 0, y: 1)]]
    guard corner.curve == .continuous else { return circle }
    // [S] The shape of UIBezierPath's rounded rectangle since iOS 7, as published measurements of its elements give it,
    // made symmetric about the diagonal.
    let half = [
      Point(x: 1.528665, y: 0), Point(x: 1.088493, y: 0), Point(x: 0.868407, y: 0), Point(x: 0.631494, y: 0.074911),
      Point(x: 0.372824, y: 0.169060),
    ]
    // The quarter circle in the same number of points, for corners that have no room for the full shape.
    let round = [
      Point(x: 1, y: 0), Point(x: 0.88335, y: 0), Point(x: 0.76760, y: 0.02041), Point(x: 0.65798, y: 0.06031),
      Point(x: 0.38021, y: 0.16141),
    ]
    let reach = corner.room / corner.radiusX
    let amount = max(0, min(1, (reach - 1) / 0.528665))
    if amount == 0 { return circle }
    let points = zip(half, round).map { $1 + ($0 - $1) * amount }
    let mirrored = points.reversed().map { Point(x: $0.y, y: $0.x) }
    let all = points + mirrored
    return [Array(all[0...3]), Array(all[3...6]), Array(all[6...9])]
  }
}
