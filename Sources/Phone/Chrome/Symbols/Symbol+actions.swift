import Canvas

/// The SF Symbols that notification actions use most, redrawn by us from simple shapes; each for a square.
extension Symbol {
  /// The drawing of a system image, nil for one that we do not have. `.fill` variants share an outline with their plain ones.
  static func action(_ name: String, _ side: Double) -> Path? {
    let isFilled = name.hasSuffix(".fill")
    let line = side * 0.085
    func shape(_ path: Path) -> Path { isFilled ? path : path.stroked(StrokeStyle(width: line, join: .round)) }
    switch name.replacing(".fill", with: "") {
    case "bookmark":
      return shape(
        polygon([(0.24, 0.06), (0.76, 0.06), (0.76, 0.95), (0.5, 0.7), (0.24, 0.95)], side))
    case "star": return shape(star(side))
    case "heart": return shape(heart(side))
    case "checkmark": return lines([[(0.12, 0.55), (0.38, 0.82), (0.88, 0.18)]], side, side, stroke: line)
    case "xmark":
      return lines([[(0.18, 0.18), (0.82, 0.82)], [(0.82, 0.18), (0.18, 0.82)]], side, side, stroke: line)
    case "plus": return lines([[(0.5, 0.1), (0.5, 0.9)], [(0.1, 0.5), (0.9, 0.5)]], side, side, stroke: line)
    case "shuffle":
      return lines(
        [
          [(0.04, 0.28), (0.22, 0.28), (0.62, 0.74), (0.92, 0.74)], [(0.04, 0.74), (0.22, 0.74), (0.36, 0.58)],
          [(0.48, 0.44), (0.62, 0.28), (0.92, 0.28)], [(0.8, 0.14), (0.94, 0.28), (0.8, 0.42)],
          [(0.8, 0.6), (0.94, 0.74), (0.8, 0.88)],
        ], side, side, stroke: line)
    case "trash":
      return lines(
        [
          [(0.12, 0.2), (0.88, 0.2)], [(0.36, 0.2), (0.38, 0.08), (0.62, 0.08), (0.64, 0.2)],
          [(0.2, 0.2), (0.26, 0.94), (0.74, 0.94), (0.8, 0.2)], [(0.4, 0.36), (0.42, 0.78)],
          [(0.6, 0.36), (0.58, 0.78)],
        ], side, side, stroke: line)
    case "square.and.arrow.up":
      return lines(
        [
          [(0.34, 0.36), (0.2, 0.36), (0.2, 0.94), (0.8, 0.94), (0.8, 0.36), (0.66, 0.36)],
          [(0.5, 0.64), (0.5, 0.06)], [(0.34, 0.22), (0.5, 0.06), (0.66, 0.22)],
        ], side, side, stroke: line)
    case "arrowshape.turn.up.left", "reply":
      return shape(
        polygon(
          [
            (0.04, 0.42), (0.42, 0.1), (0.42, 0.28), (0.8, 0.44), (0.96, 0.86), (0.7, 0.62), (0.42, 0.58), (0.42, 0.74),
          ], side))
    case "play": return play(side, side)
    case "pause": return pause(side, side)
    default: return nil
    }
  }

  private static func polygon(_ points: [(Double, Double)], _ side: Double) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      let place = Point(x: point.0 * side, y: point.1 * side)
      if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    path.close()
    return path
  }

  private static func star(_ side: Double) -> Path {
    // The unit circle's points every 36 degrees, far and near in turn.
    let far: [(Double, Double)] = [(0, -1), (0.951, -0.309), (0.588, 0.809), (-0.588, 0.809), (-0.951, -0.309)]
    let near: [(Double, Double)] = [(0.588, -0.809), (0.951, 0.309), (0, 1), (-0.951, 0.309), (-0.588, -0.809)]
    let points = zip(far, near).flatMap { [($0.0 * 0.46, $0.1 * 0.46), ($1.0 * 0.19, $1.1 * 0.19)] }
    return polygon(points.map { ($0.0 + 0.5, $0.1 + 0.53) }, side)
  }

  private static func heart(_ side: Double) -> Path {
    func place(_ x: Double, _ y: Double) -> Point { Point(x: x * side, y: y * side) }
    var path = Path()
    path.move(to: place(0.5, 0.92))
    path.addCurve(to: place(0.06, 0.38), place(0.24, 0.74), place(0.06, 0.56))
    path.addCurve(to: place(0.5, 0.26), place(0.06, 0.06), place(0.4, 0.04))
    path.addCurve(to: place(0.94, 0.38), place(0.6, 0.04), place(0.94, 0.06))
    path.addCurve(to: place(0.5, 0.92), place(0.94, 0.56), place(0.76, 0.74))
    path.close()
    return path
  }
}
