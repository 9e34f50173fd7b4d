internal import CCairo

extension Painter {
  /// Starts a layer: all that is painted until `endLayer()` is put together apart and then laid over the rest as one.
  ///
  /// - Parameters:
  ///   - opacity: The opacity of the whole, 0…1.
  ///   - blendMode: How the whole meets what is there.
  ///   - shadow: A shadow of the whole.
  ///   - bounds: Where the layer will be painted, in user units; what lies outside may be lost. Nil is everywhere.
  public func beginLayer(
    opacity: Double = 1, blendMode: BlendMode = .normal, shadow: Shadow? = nil, bounds: Rect? = nil
  ) {
    let clip = clipPixels
    var area = clip
    if let shadow {
      // Parts outside the clip may throw their shadow into it.
      let around = clip.inset(by: -shadow.reach)
      let origin = Point(x: min(clip.x, around.x - shadow.offsetX), y: min(clip.y, around.y - shadow.offsetY))
      let end = Point(
        x: max(clip.maxX, around.maxX - shadow.offsetX), y: max(clip.maxY, around.maxY - shadow.offsetY))
      area = clip.isEmpty ? clip : Rect(from: origin, to: end).roundedOut
    }
    if let bounds, bounds.isFinite { area = area.intersection(matrix.apply(bounds).inset(by: -1).roundedOut) }
    let matrix = matrix
    let surface = Surface(width: Int(area.width), height: Int(area.height))
    if let target = surface.cairo { cairo_surface_set_device_offset(target, -area.x, -area.y) }
    layers.append(
      Layer(
        surface: surface, context: context, x: Int(area.x), y: Int(area.y), depth: saved.count + 1, opacity: opacity,
        blendMode: blendMode, shadow: shadow))
    saved.append(state)
    context = Self.makeContext(surface)
    self.matrix = matrix
    state = State(interpolation: state.interpolation, antialiases: state.antialiases)
  }

  /// Ends the layer that was started last and lays it over what is there; nothing happens without one.
  public func endLayer() {
    while let layer = layers.last {
      while saved.count > layer.depth { restore() }
      if state.masks.isEmpty { break }
      endMasks()
    }
    closeLayer()
  }

  private func closeLayer() {
    guard let layer = layers.popLast() else { return }
    cairo_destroy(context)
    context = layer.context
    if let state = saved.popLast() { self.state = state }
    guard let source = layer.surface.cairo else { return }
    cairo_save(context)
    cairo_identity_matrix(context)
    if let shadow = layer.shadow {
      paintShadow(ofAlpha: layer.surface, x: layer.x, y: layer.y, shadow: shadow, opacity: layer.opacity)
    }
    cairo_set_source_surface(context, source, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    cairo_set_operator(context, layer.blendMode.cairoOperator)
    cairo_paint_with_alpha(context, Color.unit(layer.opacity))
    cairo_set_source_rgba(context, 0, 0, 0, 0)
    cairo_restore(context)
  }

  /// Keeps painting inside the light or solid parts of a picture until `restore()`.
  ///
  /// - Parameters:
  ///   - mask: Its alpha says how much of what is painted stays.
  ///   - rect: Where the mask lies, in user units; nothing stays outside.
  public func clip(toAlphaOf mask: Surface, in rect: Rect) {
    clip(to: rect)
    let pending = Mask(surface: mask, rect: rect, matrix: matrix)
    beginLayer(opacity: state.alpha, blendMode: state.blendMode)
    // The layer belongs to the state that set the mask: it ends before that state is restored.
    state.masks.append(pending)
  }

  /// Ends the layers that masks of the current state have opened.
  func endMasks() {
    while let mask = state.masks.last, !layers.isEmpty {
      state.masks.removeLast()
      applyMask(mask)
      closeLayer()
    }
  }

  private func applyMask(_ mask: Mask) {
    save()
    matrix = mask.matrix
    let scaled = pixels(of: mask.surface, in: mask.rect)
    cairo_reset_clip(context)
    cairo_identity_matrix(context)
    if let placed = scaled {
      let pattern = cairo_pattern_create_for_surface(placed.surface.cairo)
      var toPattern = placed.toSurface.cairo
      cairo_pattern_set_matrix(pattern, &toPattern)
      let isSharp = placed.isExact || state.interpolation == .none
      cairo_pattern_set_filter(pattern, isSharp ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_set_source(context, pattern)
      cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
      cairo_paint(context)
      cairo_pattern_destroy(pattern)
    } else {
      cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
      cairo_paint(context)
    }
    restore()
  }

  /// Draws with the state's shadow beneath, if there is one.
  func withShadow(around bounds: Rect?, _ draw: () -> Void) {
    guard let shadow = state.shadow, shadow.color.alpha > 0 else { return draw() }
    let (alpha, mode) = (state.alpha, state.blendMode)
    beginLayer(blendMode: mode, shadow: shadow, bounds: bounds)
    state.alpha = alpha
    draw()
    endLayer()
  }
}
