internal import CCairo

extension Painter {
  /// A picture made ready for the pixels that it will cover.
  struct PlacedPixels {
    var surface: Surface
    /// From the pixels that are painted on to those of `surface`.
    var toSurface: Matrix
    /// True when the two agree pixel by pixel.
    var isExact: Bool

    var cairo: OpaquePointer? { surface.cairo }
  }

  /// Draws a picture, or a part of it, into `rect`, its first row at the top (the least y).
  ///
  /// - Parameters:
  ///   - picture: It must not be the surface that is painted on.
  ///   - rect: Where it goes, in user units.
  ///   - area: The part to draw, in pixels of the picture; nil is the whole.
  public func draw(_ picture: Surface, in rect: Rect, from area: Rect? = nil) {
    guard rect.isFinite, !rect.isEmpty, !isClippedAway(rect) || state.shadow != nil else { return }
    withShadow(around: rect) {
      guard let placed = pixels(of: picture, in: rect, from: area) else { return }
      cairo_save(context)
      defer { cairo_restore(context) }
      var device = matrix.apply(rect)
      if placed.isExact {
        device = Rect(
          x: device.x.rounded(), y: device.y.rounded(), width: device.width.rounded(), height: device.height.rounded())
      }
      if matrix.isUpright {
        cairo_identity_matrix(context)
        setUp(Path(rect: device), .winding)
      } else {
        setUp(Path(rect: rect), .winding)
        cairo_identity_matrix(context)
      }
      cairo_set_source_surface(context, placed.surface.cairo, 0, 0)
      let pattern = cairo_get_source(context)
      var toSurface = placed.toSurface.cairo
      cairo_pattern_set_matrix(pattern, &toSurface)
      let isSharp = placed.isExact || state.interpolation == .none
      cairo_pattern_set_filter(pattern, isSharp ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
      cairo_pattern_set_extend(pattern, placed.isExact ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD)
      if placed.isExact, picture.isOpaque, state.alpha == 1, state.blendMode == .normal {
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        cairo_fill(context)
      } else {
        paint(alpha: state.alpha)
      }
    }
  }

  /// The picture, shrunk if it will cover fewer pixels than it has.
  func pixels(of picture: Surface, in rect: Rect, from part: Rect? = nil) -> PlacedPixels? {
    let area = (part ?? picture.bounds).intersection(picture.bounds)
    guard picture.cairo != nil, !area.isEmpty, rect.width > 0, rect.height > 0 else { return nil }
    let matrix = matrix
    let scales = matrix.scales
    let (wide, high) = (rect.width * scales.x, rect.height * scales.y)
    guard wide.isFinite, high.isFinite else { return nil }
    var source = picture
    var sourceArea = area
    let shrinks = wide < area.width * 0.999 || high < area.height * 0.999
    if shrinks, state.interpolation != .none {
      let width = max(1, min(area.width.rounded(.up), wide.rounded()))
      let height = max(1, min(area.height.rounded(.up), high.rounded()))
      source = picture.cachedShrunk(width: Int(width), height: Int(height), area: area)
      guard source.cairo != nil else { return nil }
      sourceArea = source.bounds
    }
    // Pixel of the target → user unit → pixel of the source.
    guard let inverse = matrix.inverse else { return nil }
    let (scaleX, scaleY) = (sourceArea.width / rect.width, sourceArea.height / rect.height)
    var toSource = inverse.then(
      Matrix(
        a: scaleX, b: 0, c: 0, d: scaleY, tx: sourceArea.x - rect.x * scaleX, ty: sourceArea.y - rect.y * scaleY))
    let device = matrix.apply(rect)
    func isWhole(_ value: Double) -> Bool { abs(value - value.rounded()) < 1.0 / 128 }
    let isExact =
      matrix.isUpright && matrix.a > 0 && matrix.d > 0 && isWhole(device.x) && isWhole(device.y)
      && abs(device.width - sourceArea.width) < 1.0 / 64 && abs(device.height - sourceArea.height) < 1.0 / 64
      && isWhole(sourceArea.x) && isWhole(sourceArea.y)
    if isExact {
      toSource = .translation(
        x: sourceArea.x.rounded() - device.x.rounded(), y: sourceArea.y.rounded() - device.y.rounded())
    }
    return PlacedPixels(surface: source, toSurface: toSource, isExact: isExact)
  }
}
