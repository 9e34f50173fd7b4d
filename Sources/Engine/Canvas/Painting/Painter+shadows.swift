internal import CCairo
import Synchronization

extension Painter {
  /// Paints the shadow of a shape, not the shape itself.
  ///
  /// The blurred shape is kept, so that painting the same shadow again costs no more than a picture does.
  public func paintShadow(of path: Path, rule: FillRule = .winding, shadow: Shadow) {
    guard shadow.color.alpha > 0, path.isFinite, shadow.sigma.isFinite else { return }
    let pixels = path.applying(matrix)
    guard let bounds = pixels.controlBounds, bounds.isFinite else { return }
    let origin = Point(x: bounds.x.rounded(.down), y: bounds.y.rounded(.down))
    let shape = pixels.applying(.translation(x: -origin.x, y: -origin.y))
    let place = bounds.inset(by: -shadow.reach)
    let moved = Rect(
      x: place.x + shadow.offsetX, y: place.y + shadow.offsetY, width: place.width, height: place.height)
    guard !moved.intersection(clipPixels).isEmpty else { return }
    guard let mask = Coverage.shadow(of: shape, rule: rule, sigma: shadow.sigma) else { return }
    cairo_save(context)
    cairo_identity_matrix(context)
    paint(mask, x: origin.x + mask.x + shadow.offsetX, y: origin.y + mask.y + shadow.offsetY, shadow.color, opacity: 1)
    cairo_restore(context)
  }

  /// Paints the shadow of a finished layer. The context's matrix is the identity.
  func paintShadow(ofAlpha surface: Surface, x: Int, y: Int, shadow: Shadow, opacity: Double) {
    guard shadow.color.alpha > 0, let mask = Coverage(alphaOf: surface, margin: Int(shadow.reach)) else { return }
    mask.blur(sigma: shadow.sigma)
    paint(
      mask, x: Double(x) - shadow.reach + shadow.offsetX, y: Double(y) - shadow.reach + shadow.offsetY, shadow.color,
      opacity: opacity)
  }

  private func paint(_ mask: Coverage, x: Double, y: Double, _ color: Color, opacity: Double) {
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    cairo_set_source_rgba(
      context, Color.unit(color.red), Color.unit(color.green), Color.unit(color.blue),
      Color.unit(color.alpha) * opacity)
    cairo_mask_surface(context, mask.cairo, x, y)
  }
}

/// One byte of alpha for each pixel.
final class Coverage: @unchecked Sendable {
  let width: Int
  let height: Int
  let stride: Int
  /// Where the first pixel lies, relative to the shape that it was made of.
  var x = 0.0
  var y = 0.0
  let bytes: UnsafeMutablePointer<UInt8>
  let cairo: OpaquePointer

  /// What a mask may hold at most: a little more than two screens of the largest phone.
  private static let limit = 16_000_000
  private static let cache = Mutex(Cache<ShadowKey, Coverage>(limit: 48_000_000))

  private struct ShadowKey: Hashable, Sendable {
    var path: Path
    var rule: FillRule
    var sigma: Double
  }

  /// Makes an empty mask; nil when it would be too large.
  init?(width: Int, height: Int) {
    let stride = (width + 3) & ~3
    guard width > 0, height > 0, width <= Surface.maxSide, height <= Surface.maxSide, stride * height <= Self.limit
    else { return nil }
    bytes = .allocate(capacity: stride * height)
    bytes.update(repeating: 0, count: stride * height)
    guard
      let cairo = cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(stride))
    else {
      bytes.deallocate()
      return nil
    }
    (self.width, self.height, self.stride, self.cairo) = (width, height, stride, cairo)
  }

  /// Copies the alpha of a surface, with empty pixels around it.
  convenience init?(alphaOf surface: Surface, margin: Int) {
    self.init(width: surface.width + 2 * margin, height: surface.height + 2 * margin)
    for row in 0..<surface.height {
      let source = surface.row(row)
      let target = bytes + (row + margin) * stride + margin
      for column in 0..<surface.width { target[column] = UInt8(source[column] >> 24) }
    }
    cairo_surface_mark_dirty(cairo)
  }

  deinit {
    cairo_surface_finish(cairo)
    cairo_surface_destroy(cairo)
    bytes.deallocate()
  }

  /// The blurred inside of a path near the origin, in pixels.
  static func shadow(of path: Path, rule: FillRule, sigma: Double) -> Coverage? {
    let key = ShadowKey(path: path, rule: rule, sigma: sigma)
    if let known = cache.withLock({ $0[key] }) { return known }
    guard let bounds = path.controlBounds else { return nil }
    let margin = Shadow(offsetX: 0, offsetY: 0, sigma: sigma, color: .black).reach
    let area = bounds.inset(by: -margin).roundedOut
    guard area.width < Double(Surface.maxSide), area.height < Double(Surface.maxSide),
      let mask = Coverage(width: Int(area.width), height: Int(area.height))
    else { return nil }
    mask.x = area.x
    mask.y = area.y
    let context = cairo_create(mask.cairo)
    cairo_set_antialias(context, CAIRO_ANTIALIAS_GOOD)
    cairo_translate(context, -area.x, -area.y)
    cairo_set_fill_rule(context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    path.trace(in: context)
    cairo_fill(context)
    cairo_destroy(context)
    cairo_surface_flush(mask.cairo)
    mask.blur(sigma: sigma)
    cache.withLock { $0.insert(mask, for: key, cost: mask.stride * mask.height) }
    return mask
  }
}
