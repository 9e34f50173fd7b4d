internal import CCairo

#if canImport(Glibc)
  import Glibc
#endif

extension Painter {
  /// Fills everything inside the clip with a gradient.
  public func cover(with gradient: Gradient) {
    guard !gradient.stops.isEmpty else { return }
    switch gradient.shape {
    case .linear(let from, let to): coverLinear(gradient, from, to)
    case .radial(let from, let radius, let to, let endRadius): coverRadial(gradient, from, radius, to, endRadius)
    case .conic(let center, let angle): coverConic(gradient, center, angle)
    }
  }

  private func coverLinear(_ gradient: Gradient, _ from: Point, _ to: Point) {
    guard from.isFinite, to.isFinite else { return }
    if from == to { return coverFlat(gradient) }
    let pattern = cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
    save()
    if !(gradient.extendsBefore && gradient.extendsAfter), let band = band(gradient, from, to) {
      clip(to: band)
    }
    cover(pattern, gradient)
    restore()
  }

  private func coverRadial(_ gradient: Gradient, _ from: Point, _ radius: Double, _ to: Point, _ endRadius: Double) {
    guard from.isFinite, to.isFinite, radius.isFinite, endRadius.isFinite else { return }
    let pattern = cairo_pattern_create_radial(from.x, from.y, max(0, radius), to.x, to.y, max(0, endRadius))
    save()
    let isConcentric = from == to
    if isConcentric, !gradient.extendsAfter {
      let outer = max(radius, endRadius)
      clip(to: Path(ellipseIn: Rect(x: from.x - outer, y: from.y - outer, width: 2 * outer, height: 2 * outer)))
    }
    if isConcentric, !gradient.extendsBefore, min(radius, endRadius) > 0 {
      let inner = min(radius, endRadius)
      var ring = Path(rect: clipBounds)
      ring.addEllipse(in: Rect(x: from.x - inner, y: from.y - inner, width: 2 * inner, height: 2 * inner))
      clip(to: ring, rule: .evenOdd)
    }
    if !isConcentric, !gradient.extendsBefore, !gradient.extendsAfter {
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_NONE)
      cover(pattern, gradient, extends: false)
    } else {
      cover(pattern, gradient)
    }
    restore()
  }

  /// Colours around a point, as thin wedges of a mesh.
  private func coverConic(_ gradient: Gradient, _ center: Point, _ angle: Double) {
    guard center.isFinite, angle.isFinite else { return }
    let bounds = clipBounds
    let radius = bounds.corners.map { ($0 - center).length }.max() ?? 0
    let pattern = cairo_pattern_create_mesh()
    let count = 120
    func color(_ place: Double) -> Color { gradient.color(at: place) }
    for index in 0..<count {
      let (t1, t2) = (Double(index) / Double(count), Double(index + 1) / Double(count))
      let (a1, a2) = (angle + t1 * 2 * .pi, angle + t2 * 2 * .pi)
      // A little longer than the radius, because the chord between two rays cuts the circle.
      let reach = radius * 1.01 + 1
      cairo_mesh_pattern_begin_patch(pattern)
      cairo_mesh_pattern_move_to(pattern, center.x, center.y)
      cairo_mesh_pattern_line_to(pattern, center.x + cos(a1) * reach, center.y + sin(a1) * reach)
      cairo_mesh_pattern_line_to(pattern, center.x + cos(a2) * reach, center.y + sin(a2) * reach)
      cairo_mesh_pattern_line_to(pattern, center.x, center.y)
      for (corner, place) in zip(UInt32(0)..., [t1, t1, t2, t2]) {
        let color = color(place)
        cairo_mesh_pattern_set_corner_color_rgba(pattern, corner, color.red, color.green, color.blue, color.alpha)
      }
      cairo_mesh_pattern_end_patch(pattern)
    }
    cairo_set_operator(context, state.blendMode.cairoOperator)
    cairo_set_source(context, pattern)
    cairo_paint_with_alpha(context, state.alpha)
    cairo_pattern_destroy(pattern)
  }

  private func coverFlat(_ gradient: Gradient) {
    guard gradient.extendsAfter, let last = gradient.stops.last else { return }
    fillClip(color: last.color)
  }

  private func cover(_ pattern: OpaquePointer?, _ gradient: Gradient, extends: Bool = true) {
    for stop in gradient.stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, Color.unit(color.red), Color.unit(color.green), Color.unit(color.blue),
        Color.unit(color.alpha))
    }
    if extends { cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD) }
    cairo_set_operator(context, state.blendMode.cairoOperator)
    cairo_set_source(context, pattern)
    cairo_paint_with_alpha(context, state.alpha)
    cairo_pattern_destroy(pattern)
  }

  /// The part of the clip between the lines across the start and the end of a linear gradient.
  private func band(_ gradient: Gradient, _ from: Point, _ to: Point) -> Path? {
    let along = to - from
    let unit = along * (1 / along.length)
    let across = Point(x: -unit.y, y: unit.x)
    let far = clipBounds.corners.map { max(($0 - from).length, ($0 - to).length) }.max() ?? 0
    let reach = far + 1
    let start = gradient.extendsBefore ? from - unit * reach : from
    let end = gradient.extendsAfter ? to + unit * reach : to
    var path = Path()
    path.move(to: start + across * reach)
    path.addLine(to: end + across * reach)
    path.addLine(to: end - across * reach)
    path.addLine(to: start - across * reach)
    path.close()
    return path
  }
}

extension Gradient {
  /// The colour at a place between 0 and 1.
  func color(at place: Double) -> Color {
    guard let first = stops.first, let last = stops.last else { return .clear }
    if place <= first.location { return first.color }
    for (left, right) in zip(stops, stops.dropFirst()) where place <= right.location {
      let span = right.location - left.location
      let amount = span > 0 ? (place - left.location) / span : 1
      func mix(_ key: KeyPath<Color, Double>) -> Double {
        left.color[keyPath: key] + (right.color[keyPath: key] - left.color[keyPath: key]) * amount
      }
      return Color(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
    }
    return last.color
  }
}
