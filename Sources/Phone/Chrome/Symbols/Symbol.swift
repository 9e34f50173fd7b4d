import Canvas

/// Small pictures as filled paths, each drawn for a rectangle at the origin.
enum Symbol {
  typealias Draw = (_ width: Double, _ height: Double) -> Path

  static func lines(_ points: [[(Double, Double)]], _ width: Double, _ height: Double, stroke: Double) -> Path {
    var path = Path()
    for line in points {
      for (index, point) in line.enumerated() {
        let place = Point(x: point.0 * width, y: point.1 * height)
        if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
      }
    }
    return path.stroked(StrokeStyle(width: stroke, cap: .round, join: .round))
  }

  static func circle(_ x: Double, _ y: Double, _ radius: Double) -> Path {
    Path(ellipseIn: Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }
}
