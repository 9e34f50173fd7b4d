internal import CFreeType

extension GlyphFace {
  /// The glyph of a character; 0 is "missing".
  public func glyph(for character: Unicode.Scalar) -> UInt32 {
    withFace { UInt32(FT_Get_Char_Index($0, FT_ULong(character.value))) }
  }

  /// The distance from a glyph's origin to the next one's, in parts of the em.
  public func advance(of glyph: UInt32) -> Double {
    withFace { face in
      if isBitmapOnly {
        guard Self.selectStrike(face, pixels: 1e6) else { return 0 }
        guard FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_COLOR)) == 0 else { return 0 }
        let em = Double(face.pointee.size.pointee.metrics.y_ppem)
        return em > 0 ? Double(face.pointee.glyph.pointee.advance.x) / 64 / em : 0
      }
      guard FT_Load_Glyph(face, glyph, FT_Int32(Self.noScale)) == 0 else { return 0 }
      return Double(face.pointee.glyph.pointee.advance.x) / Double(max(1, face.pointee.units_per_EM))
    }
  }

  /// The outline of a glyph for an em of 1, with y growing downwards; nil when the glyph has none.
  public func outline(of glyph: UInt32) -> Path? {
    withFace { face in
      guard !isBitmapOnly, FT_Load_Glyph(face, glyph, FT_Int32(Self.noScale)) == 0,
        face.pointee.glyph.pointee.format == FT_GLYPH_FORMAT_OUTLINE
      else { return nil }
      let sink = OutlineSink(scale: 1 / Double(max(1, face.pointee.units_per_EM)))
      var steps = FT_Outline_Funcs()
      steps.move_to = { to, sink in
        OutlineSink.add(to, sink) { $0.path.move(to: $1) }
      }
      steps.line_to = { to, sink in
        OutlineSink.add(to, sink) { $0.path.addLine(to: $1) }
      }
      steps.conic_to = { control, to, sink in
        OutlineSink.add(control, sink) { $0.first = $1 }
        return OutlineSink.add(to, sink) { $0.path.addQuad(to: $1, control: $0.first) }
      }
      steps.cubic_to = { first, second, to, sink in
        OutlineSink.add(first, sink) { $0.first = $1 }
        OutlineSink.add(second, sink) { $0.second = $1 }
        return OutlineSink.add(to, sink) { $0.path.addCurve(to: $1, $0.first, $0.second) }
      }
      FT_Outline_Decompose(&face.pointee.glyph.pointee.outline, &steps, Unmanaged.passUnretained(sink).toOpaque())
      sink.path.close()
      return sink.path
    }
  }

  static var noScale: Int { Int(FT_LOAD_NO_SCALE) | Int(FT_LOAD_NO_HINTING) | Int(FT_LOAD_NO_BITMAP) }

  /// Chooses the smallest fixed size that has at least as many pixels, else the largest.
  static func selectStrike(_ face: FT_Face, pixels: Double) -> Bool {
    let count = Int(face.pointee.num_fixed_sizes)
    guard count > 0, let sizes = face.pointee.available_sizes else { return false }
    var best = 0
    for index in 1..<max(1, count) {
      let (size, known) = (Double(sizes[index].y_ppem) / 64, Double(sizes[best].y_ppem) / 64)
      let isBetter = known < pixels ? size > known : size >= pixels && size < known
      if isBetter { best = index }
    }
    return FT_Select_Size(face, FT_Int(best)) == 0
  }

  private final class OutlineSink {
    let scale: Double
    var path = Path()
    var first = Point.zero
    var second = Point.zero

    init(scale: Double) { self.scale = scale }

    @discardableResult
    static func add(
      _ vector: UnsafePointer<FT_Vector>?, _ sink: UnsafeMutableRawPointer?,
      _ change: (OutlineSink, Point) -> Void
    ) -> Int32 {
      guard let vector, let sink else { return 1 }
      let target = Unmanaged<OutlineSink>.fromOpaque(sink).takeUnretainedValue()
      change(target, Point(x: Double(vector.pointee.x) * target.scale, y: -Double(vector.pointee.y) * target.scale))
      return 0
    }
  }
}
