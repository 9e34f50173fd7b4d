import Canvas

/// The status bar's: signal, wireless network, battery, padlock.
extension Symbol {
  /// Four bars, each higher than the one before; for 18 × 12.
  static func signal(_ width: Double, _ height: Double) -> Path {
    var path = Path()
    let bar = width / 6
    for index in 0..<4 {
      let tall = height * (0.36 + 0.64 * Double(index) / 3)
      path.addRoundedRect(
        Rect(x: Double(index) * bar * 5 / 3, y: height - tall, width: bar, height: tall), radius: bar * 0.3)
    }
    return path
  }

  /// Two arcs above a sector; for 17 × 12.
  static func wireless(_ width: Double, _ height: Double) -> Path {
    let center = Point(x: width / 2, y: height * 0.98)
    var path = Path()
    let rings = [(0.0, 0.30), (0.44, 0.63), (0.78, 0.98)]
    for (inner, outer) in rings {
      let from = -Double.pi * 3 / 4
      let to = -Double.pi / 4
      var ring = Path()
      let far = outer * height
      let near = inner * height
      ring.addArc(center: center, radius: far, start: from, end: to, clockwise: true)
      if near > 0 {
        ring.addArc(center: center, radius: near, start: to, end: from, clockwise: false)
      } else {
        ring.addLine(to: center)
      }
      ring.close()
      path.append(ring)
    }
    return path
  }

  /// A battery's outline and head; its charge is a shape of its own. For 27 × 13.
  static func batteryShell(_ width: Double, _ height: Double) -> Path {
    let body = Rect(x: 0.5, y: 0.5, width: width - 3.5, height: height - 1)
    var path = Path(roundedRect: body, radius: height * 0.32, curve: .continuous).stroked(StrokeStyle(width: 1))
    path.addRoundedRect(Rect(x: width - 1.6, y: height * 0.34, width: 1.6, height: height * 0.32), radius: 0.8)
    return path
  }

  static func batteryCharge(_ width: Double, _ height: Double) -> Path {
    Path(
      roundedRect: Rect(x: 2, y: 2, width: width - 6.5, height: height - 4), radius: height * 0.2, curve: .continuous)
  }

  /// A closed or open padlock; for 14 × 18.
  static func padlock(_ width: Double, _ height: Double, isOpen: Bool) -> Path {
    var path = Path(
      roundedRect: Rect(x: 0, y: height * 0.44, width: width, height: height * 0.56), radius: width * 0.16,
      curve: .continuous)
    var bow = Path()
    let left = width * (isOpen ? 0.56 : 0.2)
    let right = width * (isOpen ? 1.16 : 0.8)
    let radius = (right - left) / 2
    bow.move(to: Point(x: left, y: height * 0.5))
    bow.addLine(to: Point(x: left, y: height * 0.06 + radius))
    bow.addArc(
      center: Point(x: (left + right) / 2, y: height * 0.06 + radius), radius: radius, start: .pi, end: 2 * .pi,
      clockwise: true)
    bow.addLine(to: Point(x: right, y: height * (isOpen ? 0.34 : 0.5)))
    path.append(bow.stroked(StrokeStyle(width: width * 0.14, cap: .round)))
    return path
  }
}
