internal import CPango

/// What a font file says of one of its faces.
struct RegisteredFont: Hashable, Sendable {
  var family: String
  var fullName: String
  /// The PostScript name.
  var name: String
  var weight: Int
  var isItalic: Bool
  var metrics: FontMetrics

  func answers(to lowercased: String) -> Bool {
    name.lowercased() == lowercased || fullName.lowercased() == lowercased || family.lowercased() == lowercased
  }

  /// Reads the faces of a file; empty when it is no font.
  static func read(_ path: String) -> [RegisteredFont] {
    var found: [RegisteredFont] = []
    var count: Int32 = 1
    var index: Int32 = 0
    while index < min(count, 64) {
      let pattern = path.withCString { bytes in
        bytes.withMemoryRebound(to: FcChar8.self, capacity: path.utf8.count + 1) {
          FcFreeTypeQuery($0, UInt32(index), nil, &count)
        }
      }
      guard let pattern else { break }
      defer { FcPatternDestroy(pattern) }
      if let font = RegisteredFont(pattern, path, Int(index)) { found.append(font) }
      index += 1
    }
    return found
  }

  private init?(_ pattern: OpaquePointer, _ path: String, _ index: Int) {
    guard let family = FontLibrary.string(pattern, FC_FAMILY, 0),
      let face = Face(path: path, index: index, family: family)
    else { return nil }
    self.family = family
    fullName = FontLibrary.string(pattern, FC_FULLNAME, 0) ?? family
    name = FontLibrary.string(pattern, FC_POSTSCRIPT_NAME, 0) ?? fullName
    var weight = Int32(FC_WEIGHT_REGULAR)
    FcPatternGetInteger(pattern, FC_WEIGHT, 0, &weight)
    self.weight = Int(FcWeightToOpenType(weight))
    var slant: Int32 = 0
    FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
    isItalic = slant != 0
    metrics = face.metrics
  }
}
