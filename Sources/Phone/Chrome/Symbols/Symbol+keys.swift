import Canvas

/// What the keyboard's special keys show; each for 20 × 17.
extension Symbol {
  static func shift(_ width: Double, _ height: Double) -> Path {
    closed([(0.5, 0), (1, 0.52), (0.74, 0.52), (0.74, 1), (0.26, 1), (0.26, 0.52), (0, 0.52)], width, height)
      .stroked(StrokeStyle(width: 1.5, join: .round))
  }

  static func delete(_ width: Double, _ height: Double) -> Path {
    var path = closed([(0, 0.5), (0.3, 0.05), (1.1, 0.05), (1.1, 0.95), (0.3, 0.95)], width, height)
      .stroked(StrokeStyle(width: 1.5, join: .round))
    path.append(
      lines([[(0.5, 0.32), (0.84, 0.68)], [(0.84, 0.32), (0.5, 0.68)]], width, height, stroke: 1.5))
    return path
  }

  static func enter(_ width: Double, _ height: Double) -> Path {
    lines(
      [[(0.95, 0.1), (0.95, 0.6), (0.08, 0.6)], [(0.3, 0.28), (0.06, 0.6), (0.3, 0.92)]], width, height, stroke: 1.7)
  }

  private static func closed(_ points: [(Double, Double)], _ width: Double, _ height: Double) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      let place = Point(x: point.0 * width, y: point.1 * height)
      if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    path.close()
    return path
  }
}
