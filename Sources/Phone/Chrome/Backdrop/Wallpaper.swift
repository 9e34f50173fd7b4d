import Canvas
import Device

/// The phone's wallpaper: morning over a bay, and the same bay at night. Our own drawing, the same on every run.
///
/// Only flat shapes and vertical gradients: they paint fast and compress well.
enum Wallpaper {
  /// Paints the wallpaper over the whole surface, whatever its size in pixels.
  static func paint(_ appearance: Appearance, on surface: Surface) {
    // The picture is drawn in units of the screen's width; tall screens see more sky.
    let unit = Double(surface.width)
    let height = Double(surface.height) / unit
    let colors = appearance == .dark ? night : morning
    let ground = height - 0.62
    // Where a range's ridge is nowhere lower, counted in rows: from there on it fills the whole width.
    let lowest = ranges.map { min(surface.height, max(0, Int(((ground + $0.bottom) * unit).rounded(.up)))) }

    surface.fillRows(0..<lowest[0], gradient(0, ground + 0.2, colors.sky, unit))
    paintSun(colors.sun, at: Point(x: 0.68, y: ground - 0.02), unit, on: surface)
    for (index, range) in ranges.enumerated() {
      let top = ground + range.top
      let gradient = gradient(top - 0.05, top + 0.42, colors.hills[index], unit)
      let path = range.path(offset: ground, bottom: height).applying(.scale(x: unit, y: unit))
      surface.fill(path, rows: min(lowest[index], max(0, Int(top * unit)))..<lowest[index], gradient)
      // What nearer ranges hide is not painted.
      let end = index + 1 < ranges.count ? lowest[index + 1] : surface.height
      if end > lowest[index] { surface.fillRows(lowest[index]..<end, gradient) }
    }
    surface.isOpaque = true
  }

  private static func paintSun(_ color: Color, at sun: Point, _ unit: Double, on surface: Surface) {
    let painter = Painter(surface: surface)
    painter.matrix = .scale(x: unit, y: unit)
    for (radius, alpha) in [(0.30, 0.10), (0.21, 0.14), (0.13, 1.0)] {
      let circle = Rect(x: sun.x - radius, y: sun.y - radius, width: 2 * radius, height: 2 * radius)
      painter.fill(Path(ellipseIn: circle), color: color.withAlpha(color.alpha * alpha))
    }
    painter.finish()
  }

  private static func gradient(_ top: Double, _ bottom: Double, _ colors: [Color], _ unit: Double) -> RowGradient {
    RowGradient(top: top * unit, bottom: bottom * unit, colors: colors)
  }

  private struct Scheme {
    var sky: [Color]
    var sun: Color
    /// Far to near; each from its ridge down.
    var hills: [[Color]]
  }

  private static let morning = Scheme(
    sky: [
      Color(bytes: 58, 106, 190), Color(bytes: 104, 150, 219), Color(bytes: 164, 193, 232), Color(bytes: 246, 214, 200),
      Color(bytes: 253, 206, 170),
    ],
    sun: Color(bytes: 255, 244, 222),
    hills: [
      [Color(bytes: 150, 160, 200), Color(bytes: 190, 178, 200)],
      [Color(bytes: 104, 130, 182), Color(bytes: 142, 156, 196)],
      [Color(bytes: 66, 100, 152), Color(bytes: 88, 124, 172)], [Color(bytes: 38, 70, 116), Color(bytes: 30, 58, 100)],
    ])

  private static let night = Scheme(
    sky: [
      Color(bytes: 8, 12, 32), Color(bytes: 18, 24, 58), Color(bytes: 42, 42, 92), Color(bytes: 92, 66, 118),
      Color(bytes: 136, 88, 122),
    ],
    sun: Color(bytes: 244, 226, 214, 0.92),
    hills: [
      [Color(bytes: 62, 52, 100), Color(bytes: 78, 60, 104)], [Color(bytes: 40, 38, 80), Color(bytes: 54, 46, 88)],
      [Color(bytes: 24, 26, 58), Color(bytes: 32, 32, 66)], [Color(bytes: 12, 14, 34), Color(bytes: 6, 8, 22)],
    ])

  /// A ridge: points from left to right, `y` below the horizon's line in widths of the screen.
  private struct Ridge {
    var points: [(x: Double, y: Double)]

    var top: Double { points.map(\.y).min() ?? 0 }
    var bottom: Double { points.map(\.y).max() ?? 0 }

    /// A smooth line through the points (each a level place of the curve), down to the bottom.
    func path(offset: Double, bottom: Double) -> Path {
      var path = Path()
      guard let first = points.first else { return path }
      path.move(to: Point(x: -0.01, y: bottom + 0.01))
      path.addLine(to: Point(x: first.x, y: first.y + offset))
      for (from, to) in zip(points, points.dropFirst()) {
        let middle = (from.x + to.x) / 2
        path.addCurve(
          to: Point(x: to.x, y: to.y + offset), Point(x: middle, y: from.y + offset), Point(x: middle, y: to.y + offset)
        )
      }
      path.addLine(to: Point(x: 1.01, y: bottom + 0.01))
      path.close()
      return path
    }
  }

  private static let ranges = [
    Ridge(points: [(-0.01, 0.05), (0.16, 0.0), (0.36, -0.13), (0.58, 0.03), (0.8, -0.03), (1.01, 0.03)]),
    Ridge(points: [(-0.01, -0.02), (0.22, 0.1), (0.5, 0.05), (0.76, 0.13), (1.01, 0.02)]),
    Ridge(points: [(-0.01, 0.22), (0.3, 0.12), (0.62, 0.25), (0.88, 0.17), (1.01, 0.2)]),
    Ridge(points: [(-0.01, 0.3), (0.24, 0.37), (0.56, 0.28), (0.82, 0.4), (1.01, 0.34)]),
  ]
}

extension Color {
  func withAlpha(_ alpha: Double) -> Color { Color(red: red, green: green, blue: blue, alpha: alpha) }
}
