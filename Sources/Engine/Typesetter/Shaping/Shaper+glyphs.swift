internal import CPango
import Journal

extension Shaper {
  /// Shapes the scalars of `piece` in its face; positions in points.
  func glyphs(of piece: ShapedParagraph.Piece, in paragraph: Paragraph) -> [ShapedGlyph] {
    guard let face = piece.face, let buffer = hb_buffer_create() else { return [] }
    defer { hb_buffer_destroy(buffer) }
    let range = piece.range
    paragraph.scalars.withUnsafeBufferPointer {
      hb_buffer_add_codepoints(
        buffer, $0.baseAddress, Int32($0.count), UInt32(range.lowerBound), Int32(range.count))
    }
    let isRightToLeft = piece.level & 1 == 1
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(piece.script))
    hb_buffer_set_language(buffer, hb_language_from_string(language, -1))
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
    var features = Self.features(for: piece, face)
    hb_shape(face.shaper, buffer, &features, UInt32(features.count))
    return read(buffer, piece, face, paragraph)
  }

  private func read(_ buffer: OpaquePointer, _ piece: ShapedParagraph.Piece, _ face: Face, _ paragraph: Paragraph)
    -> [ShapedGlyph]
  {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    let unit = piece.rule.size / Double(Face.unitsPerEm)
    let extra = (piece.attributes.kern ?? 0) + piece.attributes.tracking
    var glyphs: [ShapedGlyph] = []
    glyphs.reserveCapacity(Int(count))
    for index in 0..<Int(count) {
      let (info, position) = (infos[index], positions[index])
      if info.codepoint == 0 { reportMissing(paragraph.scalars[Int(info.cluster)]) }
      var glyph = ShapedGlyph(
        id: info.codepoint, cluster: Int(info.cluster), advance: Double(position.x_advance) * unit,
        x: Double(position.x_offset) * unit, y: -Double(position.y_offset) * unit,
        isUnsafeToBreak: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0)
      if position.x_advance != 0 {
        if let width = piece.rule.monospaced, abs(Double(position.x_advance) / Double(Face.unitsPerEm) - 0.5) < 0.01 {
          let wanted = width * piece.rule.size
          glyph.x += (wanted - glyph.advance) / 2
          glyph.advance = wanted
        }
        if piece.rule.kerning != 1 {
          let own = hb_font_get_glyph_h_advance(face.shaper, info.codepoint)
          glyph.advance += Double(position.x_advance - own) * unit * (piece.rule.kerning - 1)
        }
        glyph.advance += piece.rule.correction(of: paragraph.scalars[Int(info.cluster)])
        // Space belongs after a character: after the last glyph of its cluster.
        let isLast = index + 1 == Int(count) || infos[index + 1].cluster != info.cluster
        if isLast { glyph.advance += extra }
      }
      glyphs.append(glyph)
    }
    return glyphs
  }

  private static func features(for piece: ShapedParagraph.Piece, _ face: Face) -> [hb_feature_t] {
    var features: [hb_feature_t] = []
    func set(_ tag: String, _ value: UInt32) {
      let tag = tag.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      features.append(hb_feature_t(tag: tag, value: value, start: 0, end: UInt32.max))
    }
    // Inter's contextual alternates make an arrow of "->" and a multiplication sign of "x" between digits; SF does not.
    if face.family.hasPrefix("Inter") { set("calt", 0) }
    if piece.attributes.font.hasTabularDigits { set("tnum", 1) }
    if piece.attributes.kern == 0 { set("kern", 0) }
    if !piece.attributes.hasLigatures || (piece.attributes.kern ?? 0) != 0 || piece.attributes.tracking != 0 {
      for tag in ["liga", "clig"] { set(tag, 0) }
    }
    return features
  }

  /// Says once for each script that its characters are drawn as boxes.
  private func reportMissing(_ scalar: UInt32) {
    guard let character = Unicode.Scalar(scalar), !character.properties.isDefaultIgnorableCodePoint else { return }
    let tag = g_unicode_script_to_iso15924(g_unichar_get_script(scalar))
    let script = String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
    let isOfScript = script != "Zyyy" && script != "Zinh"
    let missing =
      isOfScript ? "characters of the script \(script)" : "U+\(String(scalar, radix: 16, uppercase: true))"
    Journal.reportOnce(.init(kind: .substitute, message: "No pinned font has \(missing); boxes are drawn."))
  }
}

extension Paragraph {
  /// The number of the scalar at a byte offset (or the next one).
  func scalarIndex(ofByte byte: Int) -> Int {
    var (low, high) = (0, byteOffsets.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if byteOffsets[middle] < byte { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The number of the scalar at a UTF-16 offset of the text (or the next one).
  func scalarIndex(ofUnit unit: Int) -> Int {
    var (low, high) = (0, offsets.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < unit { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
