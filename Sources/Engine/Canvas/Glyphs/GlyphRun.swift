/// Glyphs of one face and size, each at its own place.
public struct GlyphRun: Sendable {
  /// One glyph at a place.
  public struct Glyph: Hashable, Sendable {
    /// The number of the glyph in the face.
    public var id: UInt32
    /// The origin of the glyph on its baseline, in user units; y grows downwards.
    public var x, y: Double

    /// Makes a glyph at a place.
    public init(id: UInt32, x: Double, y: Double) {
      self.id = id
      self.x = x
      self.y = y
    }
  }

  /// The face of all glyphs.
  public var face: GlyphFace
  /// The size of the em, in user units.
  public var size: Double
  /// The glyphs; they may be in any order.
  public var glyphs: [Glyph]
  /// How far the top leans to the right for each unit of height: 0.2 is a usual slant for faces that have no italic.
  public var slant: Double
  /// By how much every stem is thickened, in parts of the em, for faces that have no bold.
  public var extraWeight: Double

  /// Makes a run.
  public init(face: GlyphFace, size: Double, glyphs: [Glyph], slant: Double = 0, extraWeight: Double = 0) {
    self.face = face
    self.size = size
    self.glyphs = glyphs
    self.slant = slant
    self.extraWeight = extraWeight
  }
}
