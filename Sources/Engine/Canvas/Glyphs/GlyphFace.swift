internal import CFreeType
import Synchronization

/// A font face: a file, the number of the face in it, and where its axes are set.
///
/// Faces are shared: `GlyphFace.load` gives the same object for the same face. They may be used from any thread.
public final class GlyphFace: Sendable {
  /// What tells one face from another.
  public struct Descriptor: Hashable, Sendable {
    /// The font file.
    public var path: String
    /// The number of the face in the file, from 0.
    public var index: Int
    /// Values of variable axes by four-letter tag, in the units of the font, such as `wght: 600`.
    public var variations: [String: Double]

    /// Describes a face.
    public init(path: String, index: Int = 0, variations: [String: Double] = [:]) {
      self.path = path
      self.index = index
      self.variations = variations
    }
  }

  /// The measures of a face in parts of the em: a text of size 17 has them 17 times as large.
  public struct Metrics: Hashable, Sendable {
    /// From the baseline up to the top of the line.
    public var ascent: Double
    /// From the baseline down to the bottom of the line; positive.
    public var descent: Double
    /// The gap between two lines.
    public var lineGap: Double
    /// The height of a capital letter above the baseline; 0 if the font does not say.
    public var capHeight: Double
    /// The height of a small x above the baseline; 0 if the font does not say.
    public var xHeight: Double
    /// How far the middle of an underline lies above the baseline; mostly negative.
    public var underlinePosition: Double
    /// The thickness of an underline.
    public var underlineThickness: Double
    /// The number of font units in an em.
    public var unitsPerEm: Int
  }

  /// What the face was loaded from.
  public let descriptor: Descriptor
  /// The measures of the face.
  public let metrics: Metrics
  /// True when the glyphs have colours of their own.
  public let hasColor: Bool
  /// True when the glyphs are pictures of fixed sizes, without outlines.
  public let isBitmapOnly: Bool
  /// The face's place among all loaded faces; caches use it as a key.
  let number: Int

  private init(descriptor: Descriptor, metrics: Metrics, hasColor: Bool, isBitmapOnly: Bool, number: Int) {
    self.descriptor = descriptor
    self.metrics = metrics
    self.hasColor = hasColor
    self.isBitmapOnly = isBitmapOnly
    self.number = number
  }

  /// Loads a face, or finds the one that is loaded; nil when the file is not a font that FreeType reads.
  public static func load(_ descriptor: Descriptor) -> GlyphFace? {
    FontLibrary.shared.withLock { library in
      if let known = library.known[descriptor] { return known }
      var loaded: FT_Face?
      guard let engine = library.engine,
        FT_New_Face(engine, descriptor.path, FT_Long(descriptor.index), &loaded) == 0, let face = loaded
      else { return nil }
      setVariations(descriptor.variations, of: face, engine)
      let isScalable = face.pointee.face_flags & FT_Long(1 << 0) != 0
      let hasColor = face.pointee.face_flags & FT_Long(1 << 14) != 0
      let object = GlyphFace(
        descriptor: descriptor, metrics: readMetrics(face), hasColor: hasColor, isBitmapOnly: !isScalable,
        number: library.faces.count)
      library.faces.append(face)
      library.known[descriptor] = object
      return object
    }
  }

  /// Loads a face from a file.
  public static func load(path: String, index: Int = 0, variations: [String: Double] = [:]) -> GlyphFace? {
    load(Descriptor(path: path, index: index, variations: variations))
  }

  /// Runs `body` with the FreeType face, alone.
  func withFace<Result: Sendable>(_ body: (FT_Face) -> Result) -> Result {
    FontLibrary.shared.withLock { body($0.faces[number]) }
  }

  private static func setVariations(_ variations: [String: Double], of face: FT_Face, _ library: FT_Library) {
    var axes: UnsafeMutablePointer<FT_MM_Var>?
    guard !variations.isEmpty, FT_Get_MM_Var(face, &axes) == 0, let axes else { return }
    var values: [FT_Fixed] = []
    for index in 0..<Int(axes.pointee.num_axis) {
      let axis = axes.pointee.axis[index]
      let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: axis.tag >> $0) }
      let wish = variations[String(decoding: bytes, as: UTF8.self)]
      let value = wish.map { FT_Fixed(max(-32_000, min(32_000, $0)) * 65_536) } ?? axis.def
      values.append(max(axis.minimum, min(axis.maximum, value)))
    }
    FT_Set_Var_Design_Coordinates(face, FT_UInt(values.count), &values)
    FT_Done_MM_Var(library, axes)
  }

  private static func readMetrics(_ face: FT_Face) -> Metrics {
    let record = face.pointee
    let units = max(1, Double(record.units_per_EM))
    var metrics = Metrics(
      ascent: Double(record.ascender) / units, descent: -Double(record.descender) / units,
      lineGap: Double(Int(record.height) - Int(record.ascender) + Int(record.descender)) / units,
      capHeight: 0, xHeight: 0, underlinePosition: Double(record.underline_position) / units,
      underlineThickness: Double(record.underline_thickness) / units, unitsPerEm: Int(units))
    if let table = FT_Get_Sfnt_Table(face, FT_SFNT_OS2) {
      let os2 = table.assumingMemoryBound(to: TT_OS2.self).pointee
      if os2.version != 0xFFFF, os2.version >= 2 {
        metrics.capHeight = Double(os2.sCapHeight) / units
        metrics.xHeight = Double(os2.sxHeight) / units
      }
    }
    return metrics
  }
}

/// FreeType and its faces; one lock guards them all, because glyphs are drawn once and kept.
private struct FontLibrary: ~Copyable {
  var engine: FT_Library?
  var faces: [FT_Face] = []
  var known: [GlyphFace.Descriptor: GlyphFace] = [:]

  init() {
    var engine: FT_Library?
    if FT_Init_FreeType(&engine) == 0 { self.engine = engine }
  }

  static let shared = Mutex(FontLibrary())
}
