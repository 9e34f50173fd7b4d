internal import CCairo
internal import CFreeType
import Synchronization

/// Pictures of glyphs, each made once.
enum GlyphCache {
  /// A picture of a glyph.
  final class Picture: @unchecked Sendable {
    /// Alpha in the case of an outline, colours otherwise; nil for a glyph with nothing to see, such as a space.
    let coverage: Coverage?
    let color: Surface?
    /// Where the first pixel lies, relative to the whole pixel of the glyph's origin.
    let left: Int
    let top: Int

    init(coverage: Coverage? = nil, color: Surface? = nil, left: Int = 0, top: Int = 0) {
      self.coverage = coverage
      self.color = color
      self.left = left
      self.top = top
    }
  }

  struct Key: Hashable, Sendable {
    var face: Int
    var glyph: UInt32
    /// The size of the em in 1/64 of a pixel.
    var size: Int32
    /// The origin's place inside its pixel, in quarters.
    var phaseX: UInt8
    var phaseY: UInt8
    /// Slant and extra weight in 1/4096.
    var slant: Int16
    var weight: Int16
  }

  private static let pictures = Mutex(Cache<Key, Picture>(limit: 24_000_000))

  static func picture(_ key: Key, _ face: GlyphFace) -> Picture {
    if let known = pictures.withLock({ $0[key] }) { return known }
    let picture = face.isBitmapOnly || face.hasColor ? drawColor(key, face) : drawOutline(key, face)
    let cost =
      96 + (picture.coverage.map { $0.stride * $0.height } ?? 0) + (picture.color.map { $0.width * $0.height * 4 } ?? 0)
    pictures.withLock { $0.insert(picture, for: key, cost: cost) }
    return picture
  }

  private static func drawOutline(_ key: Key, _ face: GlyphFace) -> Picture {
    face.withFace { face in
      guard FT_Set_Char_Size(face, 0, FT_F26Dot6(key.size), 72, 72) == 0,
        FT_Load_Glyph(face, key.glyph, FT_Int32(Int(FT_LOAD_NO_HINTING) | Int(FT_LOAD_NO_BITMAP))) == 0,
        let slot = face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
      else { return Picture() }
      shape(slot, key)
      return render(slot)
    }
  }

  /// Slants, thickens and moves the outline by the phase.
  private static func shape(_ slot: FT_GlyphSlot, _ key: Key) {
    if key.weight != 0 {
      let strength = FT_Pos(Double(key.size) * Double(key.weight) / 4096)
      FT_Outline_Embolden(&slot.pointee.outline, strength)
      // FreeType grows to the right and upwards; half of it back keeps the glyph in place.
      FT_Outline_Translate(&slot.pointee.outline, -strength / 2, -strength / 2)
    }
    if key.slant != 0 {
      var matrix = FT_Matrix(xx: 65_536, xy: FT_Fixed(key.slant) * 16, yx: 0, yy: 65_536)
      FT_Outline_Transform(&slot.pointee.outline, &matrix)
    }
    FT_Outline_Translate(&slot.pointee.outline, FT_Pos(key.phaseX) * 16, -FT_Pos(key.phaseY) * 16)
  }

  private static func render(_ slot: FT_GlyphSlot) -> Picture {
    var box = FT_BBox()
    FT_Outline_Get_CBox(&slot.pointee.outline, &box)
    let (left, bottom) = (box.xMin >> 6, box.yMin >> 6)
    let (right, top) = ((box.xMax + 63) >> 6, (box.yMax + 63) >> 6)
    guard right > left, top > bottom, right - left < 4096, top - bottom < 4096,
      let coverage = Coverage(width: right - left, height: top - bottom)
    else { return Picture() }
    FT_Outline_Translate(&slot.pointee.outline, -left * 64, -bottom * 64)
    var bitmap = FT_Bitmap()
    bitmap.rows = UInt32(coverage.height)
    bitmap.width = UInt32(coverage.width)
    bitmap.pitch = Int32(coverage.stride)
    bitmap.buffer = coverage.bytes
    bitmap.num_grays = 256
    bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
    FT_Outline_Get_Bitmap(slot.pointee.library, &slot.pointee.outline, &bitmap)
    cairo_surface_mark_dirty(coverage.cairo)
    return Picture(coverage: coverage, left: left, top: -top)
  }

  /// A colour glyph: a picture of the font in its nearest size, shrunk, or layers of outlines that FreeType puts together.
  private static func drawColor(_ key: Key, _ face: GlyphFace) -> Picture {
    let pixels = Double(key.size) / 64
    let isFixed = face.isBitmapOnly
    return face.withFace { face in
      let isSized =
        isFixed
        ? GlyphFace.selectStrike(face, pixels: pixels) : FT_Set_Char_Size(face, 0, FT_F26Dot6(key.size), 72, 72) == 0
      guard isSized, FT_Load_Glyph(face, key.glyph, FT_Int32(Int(FT_LOAD_COLOR) | Int(FT_LOAD_NO_HINTING))) == 0,
        let slot = face.pointee.glyph
      else { return Picture() }
      if slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE {
        let isLayered = FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0
        guard isLayered else { return Picture() }
      }
      guard slot.pointee.format == FT_GLYPH_FORMAT_BITMAP else { return Picture() }
      let em = Double(face.pointee.size.pointee.metrics.y_ppem)
      return place(slot, scale: isFixed && em > 0 ? pixels / em : 1)
    }
  }

  private static func place(_ slot: FT_GlyphSlot, scale: Double) -> Picture {
    let bitmap = slot.pointee.bitmap
    let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
    guard width > 0, height > 0, let buffer = bitmap.buffer else { return Picture() }
    let (left, top) = (Double(slot.pointee.bitmap_left) * scale, -Double(slot.pointee.bitmap_top) * scale)
    let isColor = bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue)
    guard isColor else {
      // A glyph without colours in a colour font.
      guard bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_GRAY.rawValue),
        let coverage = Coverage(width: width, height: height)
      else { return Picture() }
      for row in 0..<height {
        (coverage.bytes + row * coverage.stride).update(from: buffer + row * Int(bitmap.pitch), count: width)
      }
      cairo_surface_mark_dirty(coverage.cairo)
      return Picture(coverage: coverage, left: Int(left.rounded()), top: Int(top.rounded()))
    }
    let picture = Surface(width: width, height: height)
    for row in 0..<height {
      let bytes = UnsafeMutableRawPointer(buffer + row * Int(bitmap.pitch))
      UnsafeMutableRawPointer(picture.row(row)).copyMemory(from: bytes, byteCount: width * 4)
    }
    picture.markChanged()
    guard scale != 1 else { return Picture(color: picture, left: Int(left), top: Int(top)) }
    // Into whole pixels around the exact place.
    let area = Rect(x: left, y: top, width: Double(width) * scale, height: Double(height) * scale)
    let around = area.roundedOut
    let result = Surface(width: Int(around.width), height: Int(around.height))
    let painter = Painter(surface: result)
    painter.draw(
      picture, in: Rect(x: area.x - around.x, y: area.y - around.y, width: area.width, height: area.height))
    painter.finish()
    return Picture(color: result, left: Int(around.x), top: Int(around.y))
  }
}
