internal import CCairo

extension Painter {
  /// Fills `rect`. When its edges lie on pixel borders, every pixel is full or untouched.
  public func fill(_ rect: Rect, color: Color) {
    guard !rect.isEmpty else { return }
    fill(Path(rect: rect), color: color)
  }

  /// Fills the inside of `path`.
  public func fill(_ path: Path, rule: FillRule = .winding, color: Color) {
    withShadow(around: path.controlBounds) {
      setSource(color)
      if paintsThroughMask(path, reach: 0, draw: { cairo_fill($0) }, rule: rule, style: nil) { return }
      setUp(path, rule)
      paint()
    }
  }

  /// Fills the inside of `path` with a gradient.
  public func fill(_ path: Path, rule: FillRule = .winding, gradient: Gradient) {
    withShadow(around: path.controlBounds) {
      save()
      clip(to: path, rule: rule)
      cover(with: gradient)
      restore()
    }
  }

  /// Draws a line along `path`.
  public func stroke(_ path: Path, style: StrokeStyle, color: Color) {
    guard style.width > 0, style.width.isFinite else { return }
    let reach = style.width * (style.join == .miter ? max(1, style.miterLimit) : 1)
    withShadow(around: path.controlBounds?.inset(by: -reach)) {
      setSource(color)
      if state.blendMode.reachesOutside {
        setUp(path.stroked(style), .winding)
        return paint()
      }
      if paintsThroughMask(path, reach: reach, draw: { cairo_stroke($0) }, rule: .winding, style: style) { return }
      setUp(path, .winding)
      setUp(style)
      cairo_set_operator(context, state.blendMode.cairoOperator)
      cairo_stroke(context)
    }
  }

  /// Fills everything inside the clip.
  public func fillClip(color: Color) {
    setSource(color)
    cairo_set_operator(context, state.blendMode.cairoOperator)
    cairo_paint(context)
  }

  /// Makes all pixels of `rect` transparent.
  public func clear(_ rect: Rect) {
    setUp(Path(rect: rect), .winding)
    cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
    cairo_fill(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  /// Draws a shape that the clip cuts in a way that gives the same pixels as without a clip; false when it is not cut.
  ///
  /// Cairo cuts a shape's edges at the clip before it computes coverage, which shifts soft pixels near the cut by a few
  /// levels. A picture of which only a part is painted anew must not show that.
  private func paintsThroughMask(
    _ path: Path, reach: Double, draw: (OpaquePointer) -> Void, rule: FillRule, style: StrokeStyle?
  ) -> Bool {
    guard !state.blendMode.reachesOutside, path.isFinite, style != nil || !path.isPlainRect || !matrix.isUpright,
      let bounds = path.controlBounds.map({ matrix.apply($0.inset(by: -reach)).roundedOut }),
      bounds.width < 4096, bounds.height < 4096
    else { return false }
    let clip = clipPixels
    let visible = bounds.intersection(clip)
    guard visible != bounds, !visible.isEmpty,
      let mask = Coverage(width: Int(bounds.width), height: Int(bounds.height)), let canvas = cairo_create(mask.cairo)
    else { return false }
    cairo_translate(canvas, -bounds.x, -bounds.y)
    var toPixels = matrix.cairo
    cairo_transform(canvas, &toPixels)
    cairo_set_antialias(canvas, state.antialiases ? CAIRO_ANTIALIAS_GOOD : CAIRO_ANTIALIAS_NONE)
    cairo_set_fill_rule(canvas, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    if let style { Self.setUp(style, in: canvas) }
    path.trace(in: canvas)
    draw(canvas)
    cairo_destroy(canvas)
    cairo_surface_flush(mask.cairo)
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_set_operator(context, state.blendMode.cairoOperator)
    cairo_mask_surface(context, mask.cairo, bounds.x, bounds.y)
    cairo_restore(context)
    return true
  }

  /// Makes `path` cairo's current path. Points that are not numbers leave the path empty: Cairo would stop for good.
  func setUp(_ path: Path, _ rule: FillRule) {
    cairo_new_path(context)
    cairo_set_fill_rule(context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(context, state.antialiases ? CAIRO_ANTIALIAS_GOOD : CAIRO_ANTIALIAS_NONE)
    guard path.isFinite else { return }
    let limit = Self.reach / max(matrix.scales.x, matrix.scales.y, 1e-6)
    func near(_ point: Point) -> Point {
      Point(x: max(-limit, min(limit, point.x)), y: max(-limit, min(limit, point.y)))
    }
    path.trace(in: context, near)
  }

  /// Cairo counts in 1/256 of a pixel in 32 bits; what is farther away than this many pixels is moved nearer.
  private static var reach: Double { 2_000_000 }

  func setUp(_ style: StrokeStyle) { Self.setUp(style, in: context) }

  private static func setUp(_ style: StrokeStyle, in context: OpaquePointer) {
    cairo_set_line_width(context, style.width)
    cairo_set_miter_limit(context, max(1, style.miterLimit))
    cairo_set_line_cap(
      context,
      style.cap == .butt ? CAIRO_LINE_CAP_BUTT : style.cap == .round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_SQUARE)
    cairo_set_line_join(
      context,
      style.join == .miter
        ? CAIRO_LINE_JOIN_MITER : style.join == .round ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_BEVEL)
    // Lengths that are negative or all zero would put Cairo into its error state.
    let isUsable =
      style.dash.allSatisfy { $0 >= 0 && $0.isFinite } && style.dash.contains { $0 > 0 } && style.dashPhase.isFinite
    let dash = isUsable ? style.dash : []
    cairo_set_dash(context, dash, Int32(dash.count), isUsable ? style.dashPhase : 0)
  }

  func setSource(_ color: Color) {
    cairo_set_source_rgba(
      context, Color.unit(color.red), Color.unit(color.green), Color.unit(color.blue),
      Color.unit(color.alpha) * state.alpha)
  }

  /// Fills cairo's current path with its source.
  func paint(alpha: Double = 1) {
    cairo_set_operator(context, state.blendMode.cairoOperator)
    guard state.blendMode.reachesOutside || alpha < 1 else { return cairo_fill(context) }
    // Cairo lets some modes change what lies outside the shape, but never what lies outside the clip.
    cairo_save(context)
    cairo_clip(context)
    cairo_paint_with_alpha(context, alpha)
    cairo_restore(context)
  }
}

extension Path {
  var isFinite: Bool {
    elements.allSatisfy {
      switch $0 {
      case .move(let point), .line(let point): point.isFinite
      case .quad(let control, let end): control.isFinite && end.isFinite
      case .cubic(let first, let second, let end): first.isFinite && second.isFinite && end.isFinite
      case .close: true
      }
    }
  }
}

extension Path {
  /// True for a single upright rectangle as `addRect` makes it.
  var isPlainRect: Bool {
    guard elements.count == 5, elements.last == .close else { return false }
    var corners: [Point] = []
    for element in elements.dropLast() {
      switch element {
      case .move(let point), .line(let point): corners.append(point)
      default: return false
      }
    }
    return corners[0].y == corners[1].y && corners[1].x == corners[2].x && corners[2].y == corners[3].y
      && corners[3].x == corners[0].x
  }

  /// Adds the steps to a cairo context's current path.
  func trace(in context: OpaquePointer?, _ change: (Point) -> Point = { $0 }) {
    var current = Point.zero
    for element in elements {
      switch element.map(change) {
      case .move(let point):
        cairo_move_to(context, point.x, point.y)
        current = point
      case .line(let point):
        cairo_line_to(context, point.x, point.y)
        current = point
      case .quad(let control, let end):
        let first = current + (control - current) * (2.0 / 3)
        let second = end + (control - end) * (2.0 / 3)
        cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
        current = end
      case .cubic(let first, let second, let end):
        cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
        current = end
      case .close:
        cairo_close_path(context)
        cairo_get_current_point(context, &current.x, &current.y)
      }
    }
  }
}
