internal import CPango
package import Canvas

/// One face of a font file, open for shaping.
///
/// Immutable after its making (HarfBuzz's own immutability included), so that it may be used from any thread.
public final class Face: @unchecked Sendable {
  /// The file that holds the outlines.
  public let path: String
  /// The face in the file; a variable font's named instance is in the upper 16 bits, as FreeType counts.
  public let index: Int
  /// The family's name in the file.
  public let family: String
  /// The file's own vertical metrics in ems (`hhea`, as the phone reads them).
  public let metrics: FontMetrics
  /// Colour bitmaps in place of outlines.
  public let isEmoji: Bool

  /// The advance of a picture of an emoji face in ems; 1 for others.
  let advanceOfPicture: Double

  /// HarfBuzz's font, at `unitsPerEm`.
  let shaper: OpaquePointer
  /// The units in which `shaper` measures.
  static let unitsPerEm: Int32 = 1 << 16

  init?(path: String, index: Int, family: String) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    defer { hb_blob_destroy(blob) }
    guard let face = hb_face_create(blob, UInt32(index & 0xFFFF)), hb_face_get_glyph_count(face) > 0 else { return nil }
    defer { hb_face_destroy(face) }
    guard let font = hb_font_create(face) else { return nil }
    hb_font_set_scale(font, Self.unitsPerEm, Self.unitsPerEm)
    if index >> 16 > 0 { hb_font_set_var_named_instance(font, UInt32(index >> 16) - 1) }
    hb_font_make_immutable(font)
    shaper = font
    metrics = FaceTables(face).metrics
    isEmoji = hb_ot_color_has_png(face) != 0
    var picture: hb_codepoint_t = 0
    let hasPicture = isEmoji && hb_font_get_nominal_glyph(font, 0x1F600, &picture) != 0
    advanceOfPicture = hasPicture ? Double(hb_font_get_glyph_h_advance(font, picture)) / Double(Self.unitsPerEm) : 1
    (self.path, self.index, self.family) = (path, index, family)
  }

  /// The face's outlines for drawing; loaded at first use, because measuring needs none.
  package var glyphFace: GlyphFace? { GlyphFace.load(path: path, index: index) }

  /// Whether the face maps a character to a glyph.
  func hasGlyph(for scalar: UInt32) -> Bool {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(shaper, scalar, &glyph) != 0 && glyph != 0
  }

  deinit { hb_font_destroy(shaper) }
}

/// Reads the few numbers that are needed out of a face's tables; every read is checked.
private struct FaceTables {
  var head: [UInt8], hhea: [UInt8], os2: [UInt8], post: [UInt8]

  init(_ face: OpaquePointer) {
    func table(_ tag: String) -> [UInt8] {
      let value = tag.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      guard let blob = hb_face_reference_table(face, value) else { return [] }
      defer { hb_blob_destroy(blob) }
      var length: UInt32 = 0
      guard let bytes = hb_blob_get_data(blob, &length) else { return [] }
      return [UInt8](UnsafeRawBufferPointer(start: bytes, count: min(Int(length), 256)))
    }
    (head, hhea, os2, post) = (table("head"), table("hhea"), table("OS/2"), table("post"))
  }

  func short(_ table: [UInt8], _ offset: Int) -> Double? {
    guard offset + 1 < table.count else { return nil }
    return Double(Int16(truncatingIfNeeded: Int(table[offset]) << 8 | Int(table[offset + 1])))
  }

  var metrics: FontMetrics {
    let em = max(short(head, 18) ?? 1000, 16)
    func value(_ table: [UInt8], _ offset: Int, or fallback: Double) -> Double {
      short(table, offset).map { $0 / em } ?? fallback
    }
    return FontMetrics(
      ascender: value(hhea, 4, or: 0.95), descender: -abs(value(hhea, 6, or: -0.25)),
      leading: max(0, value(hhea, 8, or: 0)), capHeight: value(os2, 88, or: 0.7), xHeight: value(os2, 86, or: 0.5),
      underlinePosition: value(post, 8, or: -0.1), underlineThickness: max(0.02, value(post, 10, or: 0.05)))
  }
}
