import Canvas

/// Buttons of the lock screen and the long look.
extension Symbol {
  /// A torch, upright; for 10 × 22.
  static func torch(_ width: Double, _ height: Double) -> Path {
    var path = Path(roundedRect: Rect(x: 0, y: 0, width: width, height: height * 0.1), radius: height * 0.03)
    path.move(to: Point(x: 0, y: height * 0.15))
    path.addLine(to: Point(x: width, y: height * 0.15))
    path.addLine(to: Point(x: width * 0.98, y: height * 0.24))
    path.addLine(to: Point(x: width * 0.76, y: height * 0.4))
    path.addLine(to: Point(x: width * 0.76, y: height))
    path.addLine(to: Point(x: width * 0.24, y: height))
    path.addLine(to: Point(x: width * 0.24, y: height * 0.4))
    path.addLine(to: Point(x: width * 0.02, y: height * 0.24))
    path.close()
    return path
  }

  /// A camera; for 24 × 19.
  static func camera(_ width: Double, _ height: Double) -> Path {
    var path = Path(
      roundedRect: Rect(x: 0, y: height * 0.16, width: width, height: height * 0.84), radius: height * 0.18,
      curve: .continuous)
    path.move(to: Point(x: width * 0.3, y: height * 0.18))
    path.addLine(to: Point(x: width * 0.38, y: 0))
    path.addLine(to: Point(x: width * 0.62, y: 0))
    path.addLine(to: Point(x: width * 0.7, y: height * 0.18))
    path.close()
    // The lens is cut out: it turns the other way.
    let center = Point(x: width / 2, y: height * 0.58)
    var lens = Path()
    lens.addArc(center: center, radius: height * 0.25, start: 0, end: -2 * .pi, clockwise: false)
    lens.close()
    path.append(lens)
    path.append(circle(center.x, center.y, height * 0.16))
    return path
  }

  static func cross(_ width: Double, _ height: Double) -> Path {
    lines([[(0, 0), (1, 1)], [(1, 0), (0, 1)]], width, height, stroke: width * 0.2)
  }

  static func play(_ width: Double, _ height: Double) -> Path {
    Path([
      .move(Point(x: width * 0.14, y: 0)), .line(Point(x: width, y: height / 2)),
      .line(Point(x: width * 0.14, y: height)), .close,
    ])
  }

  static func pause(_ width: Double, _ height: Double) -> Path {
    var path = Path(roundedRect: Rect(x: width * 0.1, y: 0, width: width * 0.28, height: height), radius: width * 0.05)
    path.addRoundedRect(Rect(x: width * 0.62, y: 0, width: width * 0.28, height: height), radius: width * 0.05)
    return path
  }

  /// One spoke of a turning wheel of eight.
  static func spoke(_ index: Int, _ side: Double) -> Path {
    let spoke = Path(
      roundedRect: Rect(x: -side * 0.05, y: -side * 0.5, width: side * 0.1, height: side * 0.26), radius: side * 0.05)
    return spoke.applying(
      .rotation(Double(index) * .pi / 4).then(.translation(x: side / 2, y: side / 2)))
  }
}
