internal import CCairo

extension Coverage {
  /// The inside of a path in pixels, of which `area` is the part that matters.
  convenience init?(of path: Path, in area: Rect) {
    self.init(width: Int(area.width), height: Int(area.height))
    guard path.isFinite, let canvas = cairo_create(cairo) else { return }
    defer { cairo_destroy(canvas) }
    cairo_translate(canvas, -area.x, -area.y)
    cairo_set_antialias(canvas, CAIRO_ANTIALIAS_GOOD)
    path.trace(in: canvas)
    cairo_fill(canvas)
    cairo_surface_flush(cairo)
  }

  /// Lays opaque pixels over those of `target`, as far as this mask's row covers them.
  func copy(_ pixels: UnsafePointer<UInt32>, row: Int, to target: UnsafeMutablePointer<UInt32>) {
    let mask = bytes + row * stride
    var x = 0
    while x < width {
      // Inside of a shape most pixels are covered in full.
      if x + 8 <= width, UnsafeRawPointer(mask + x).loadUnaligned(as: UInt64.self) == .max {
        (target + x).update(from: pixels + x, count: 8)
        x += 8
        continue
      }
      let share = UInt32(mask[x])
      if share == 255 {
        target[x] = pixels[x]
      } else if share > 0 {
        target[x] = Self.mix(pixels[x], target[x], share: share)
      }
      x += 1
    }
  }

  /// A pixel over another one, `share` of 255.
  private static func mix(_ upper: UInt32, _ lower: UInt32, share: UInt32) -> UInt32 {
    var result: UInt32 = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      let sum = (upper >> shift & 255) &* share &+ (lower >> shift & 255) &* (255 &- share)
      result |= ((sum &+ 127) / 255) << shift
    }
    return result
  }
}
