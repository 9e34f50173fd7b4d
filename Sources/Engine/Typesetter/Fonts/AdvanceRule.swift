/// How a face's advances are bent so that text is as wide as in the font that it stands for.
struct AdvanceRule {
  /// What advances are multiplied with.
  var scale = 1.0
  /// Points added to each glyph that has an advance.
  var tracking = 0.0
  /// All advances of half an em become this many ems, the glyph centred; nil leaves them.
  var monospaced: Double?
  /// The size at which glyphs are drawn; the font's but for emoji.
  var size: Double

  init(size: Double) { self.size = size }

  init(font: Font, face: Face) {
    size = font.size
    if face.isEmoji {
      // The picture fills its advance, whatever the font's own unit is.
      size = SystemFontData.emojiAdvance(at: font.size) / max(0.1, face.advanceOfPicture)
      return
    }
    switch font.family {
    case .system, .systemRounded, .systemSerif:
      switch face.family {
      case "Inter":
        scale = SystemFontData.textScale(weight: font.weight)
        tracking = SystemFontData.tracking(at: font.size)
      case "Inter Display": scale = SystemFontData.displayScale(at: font.size, weight: font.weight)
      case let name where name.contains("SF "): tracking = SystemFontData.appleTracking(at: font.size)
      default: break
      }
    case .systemMonospaced: if face.family.contains("Mono") { monospaced = SystemFontData.monospacedAdvance }
    case .named: break
    }
  }
}
