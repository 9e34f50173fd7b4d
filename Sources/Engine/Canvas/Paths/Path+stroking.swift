#if canImport(Glibc)
  import Glibc
#endif

extension Path {
  /// The path cut into dashes.
  ///
  /// - Parameters:
  ///   - lengths: The lengths of dashes and gaps in turn; negative or all-zero ones leave the path whole.
  ///   - phase: How far into the dashes the path starts.
  public func dashed(lengths: [Double], phase: Double) -> Path {
    let total = lengths.reduce(0, +) * (lengths.count % 2 == 1 ? 2 : 1)
    guard total > 0, total.isFinite, phase.isFinite, lengths.allSatisfy({ $0 >= 0 }) else { return self }
    var result = Path()
    for piece in flattened(tolerance: 0.02) {
      var points = piece.points
      if piece.isClosed { points.append(points[0]) }
      var index = 0
      var left = phase.truncatingRemainder(dividingBy: total)
      if left < 0 { left += total }
      while left >= lengths[index % lengths.count] {
        left -= lengths[index % lengths.count]
        index += 1
      }
      left = lengths[index % lengths.count] - left
      if index % 2 == 0 { result.move(to: points[0]) }
      for (from, to) in zip(points, points.dropFirst()) {
        let length = (to - from).length
        // A dash far shorter than the path would never end.
        guard length.isFinite, length / total < 100_000 else { return self }
        var done = 0.0
        while length - done > left {
          done += left
          let place = from + (to - from) * (done / length)
          if index % 2 == 0 { result.addLine(to: place) } else { result.move(to: place) }
          index += 1
          left = lengths[index % lengths.count]
        }
        left -= length - done
        if index % 2 == 0 { result.addLine(to: to) }
      }
    }
    return result
  }

  /// A path whose inside, by the winding rule, is what a line along this path covers.
  public func stroked(_ style: StrokeStyle) -> Path {
    guard style.width > 0, isFinite else { return Path() }
    let source = style.dash.isEmpty ? self : dashed(lengths: style.dash, phase: style.dashPhase)
    var outline = Outline(radius: style.width / 2, style: style)
    for piece in source.flattened(tolerance: min(0.05, style.width / 20)) {
      outline.add(piece)
    }
    return outline.path
  }

  /// Puts a stroke together of convex pieces that all turn the same way: their union is the stroke.
  private struct Outline {
    let radius: Double
    let style: StrokeStyle
    var path = Path()

    init(radius: Double, style: StrokeStyle) {
      self.radius = radius
      self.style = style
    }

    mutating func add(_ piece: Polyline) {
      var points: [Point] = []
      for point in piece.points where points.last != point { points.append(point) }
      let isClosed = piece.isClosed && points.count > 1
      if isClosed, points.first == points.last { points.removeLast() }
      guard points.count > 1 else {
        if style.cap != .butt, let point = points.first { addDot(point) }
        return
      }
      let ends = isClosed ? points + [points[0]] : points
      for (from, to) in zip(ends, ends.dropFirst()) { addBar(from, to) }
      for index in 1..<points.count - 1 { addJoin(points[index - 1], points[index], points[index + 1]) }
      if isClosed {
        let count = points.count
        addJoin(points[count - 2], points[count - 1], points[0])
        addJoin(points[count - 1], points[0], points[1])
      } else {
        addCap(points[1], points[0])
        addCap(points[points.count - 2], points[points.count - 1])
      }
    }

    private func normal(_ from: Point, _ to: Point) -> Point {
      let along = to - from
      return Point(x: -along.y, y: along.x) * (radius / along.length)
    }

    private mutating func addPolygon(_ points: [Point]) {
      var area = 0.0
      for (index, point) in points.enumerated() {
        let next = points[(index + 1) % points.count]
        area += point.x * next.y - next.x * point.y
      }
      let ordered = area < 0 ? points.reversed() : points
      path.move(to: ordered[0])
      for point in ordered.dropFirst() { path.addLine(to: point) }
      path.close()
    }

    private mutating func addBar(_ from: Point, _ to: Point) {
      let side = normal(from, to)
      addPolygon([from + side, to + side, to - side, from - side])
    }

    private mutating func addCircle(_ center: Point) {
      path.addEllipse(
        in: Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }

    private mutating func addDot(_ point: Point) {
      if style.cap == .round { return addCircle(point) }
      addPolygon([
        Point(x: point.x - radius, y: point.y - radius), Point(x: point.x + radius, y: point.y - radius),
        Point(x: point.x + radius, y: point.y + radius), Point(x: point.x - radius, y: point.y + radius),
      ])
    }

    private mutating func addCap(_ from: Point, _ to: Point) {
      switch style.cap {
      case .butt: break
      case .round: addCircle(to)
      case .square:
        let along = to - from
        addBar(to, to + along * (radius / along.length))
      }
    }

    private mutating func addJoin(_ before: Point, _ corner: Point, _ after: Point) {
      if style.join == .round { return addCircle(corner) }
      let first = corner - before
      let second = after - corner
      let cross = first.x * second.y - first.y * second.x
      guard abs(cross) > 1e-12 * first.length * second.length else { return }
      // The gap opens on the outer side of the turn.
      let side = cross > 0 ? -1.0 : 1.0
      let start = corner + normal(before, corner) * side
      let end = corner + normal(corner, after) * side
      if style.join == .miter {
        let middle = start + end - corner * 2
        let cosine = middle.length / 2 / radius
        if cosine > 0, 1 / cosine <= style.miterLimit {
          let tip = corner + middle * (radius / cosine / middle.length)
          return addPolygon([corner, start, tip, end])
        }
      }
      addPolygon([corner, start, end])
    }
  }
}
