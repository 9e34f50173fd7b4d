internal import CCairo

extension Painter {
  /// Sizes from which outlines are filled in place of kept pictures, in pixels.
  private static var largestPicture: Double { 320 }

  /// Draws glyphs in one colour; glyphs that have colours of their own take only its alpha.
  ///
  /// Places are exact to a quarter of a pixel in both directions; when the matrix turns or squeezes, outlines are filled.
  public func draw(_ run: GlyphRun, color: Color) {
    guard run.size > 0, run.size.isFinite, !run.glyphs.isEmpty else { return }
    withShadow(around: nil) {
      let matrix = matrix
      let pixels = run.size * matrix.meanScale
      guard pixels.isFinite, pixels > 0.1 else { return }
      if matrix.isUniformScale, pixels <= Self.largestPicture, !state.blendMode.reachesOutside {
        drawPictures(run, color, matrix)
      } else if run.face.isBitmapOnly {
        drawBitmaps(run, color)
      } else {
        drawOutlines(run, color)
      }
    }
  }

  private func key(_ run: GlyphRun, pixels: Double) -> GlyphCache.Key {
    GlyphCache.Key(
      face: run.face.number, glyph: 0, size: Int32((pixels * 64).rounded()), phaseX: 0, phaseY: 0,
      slant: Int16(max(-1, min(1, run.slant)) * 4096), weight: Int16(max(-1, min(1, run.extraWeight)) * 4096))
  }

  private func drawPictures(_ run: GlyphRun, _ color: Color, _ matrix: Matrix) {
    let clip = clipPixels
    let size = run.size * matrix.a
    // No glyph of a sane font reaches farther than this from its origin.
    let near = clip.inset(by: -3 * size - 4)
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_identity_matrix(context)
    cairo_set_operator(context, state.blendMode.cairoOperator)
    setSource(color)
    var key = key(run, pixels: size)
    let isColor = run.face.hasColor || run.face.isBitmapOnly
    for glyph in run.glyphs {
      let place = matrix.apply(Point(x: glyph.x, y: glyph.y))
      guard place.x >= near.x, place.x <= near.maxX, place.y >= near.y, place.y <= near.maxY else { continue }
      let parts = isColor ? 1.0 : 4.0
      let (x, y) = (Int((place.x * parts).rounded(.toNearestOrAwayFromZero)), Int((place.y * parts).rounded()))
      key.glyph = glyph.id
      if !isColor {
        key.phaseX = UInt8(x & 3)
        key.phaseY = UInt8(y & 3)
      }
      let (column, row) = isColor ? (x, y) : (x >> 2, y >> 2)
      let picture = GlyphCache.picture(key, run.face)
      if let coverage = picture.coverage {
        cairo_mask_surface(context, coverage.cairo, Double(column + picture.left), Double(row + picture.top))
      } else if let image = picture.color?.cairo {
        cairo_set_source_surface(context, image, Double(column + picture.left), Double(row + picture.top))
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
        cairo_paint_with_alpha(context, Color.unit(color.alpha) * state.alpha)
        setSource(color)
      }
    }
  }

  private func drawOutlines(_ run: GlyphRun, _ color: Color) {
    var path = Path()
    for glyph in run.glyphs {
      guard let outline = run.face.outline(of: glyph.id) else { continue }
      let place = Matrix(a: run.size, b: 0, c: -run.slant * run.size, d: run.size, tx: glyph.x, ty: glyph.y)
      path.append(outline.applying(place))
    }
    if run.extraWeight > 0 {
      path.append(path.stroked(StrokeStyle(width: run.extraWeight * run.size, join: .round)))
    }
    setUp(path, .winding)
    setSource(color)
    paint()
  }

  /// Pictures of fixed size under a matrix that turns them.
  private func drawBitmaps(_ run: GlyphRun, _ color: Color) {
    let pixels = min(256, run.size * matrix.meanScale)
    var key = key(run, pixels: pixels)
    let scale = run.size / pixels
    let alpha = state.alpha
    state.alpha = alpha * Color.unit(color.alpha)
    for glyph in run.glyphs {
      key.glyph = glyph.id
      let picture = GlyphCache.picture(key, run.face)
      guard let image = picture.color else { continue }
      draw(
        image,
        in: Rect(
          x: glyph.x + Double(picture.left) * scale, y: glyph.y + Double(picture.top) * scale,
          width: Double(image.width) * scale, height: Double(image.height) * scale))
    }
    state.alpha = alpha
  }
}
