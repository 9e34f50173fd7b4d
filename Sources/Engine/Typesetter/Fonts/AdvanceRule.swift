/// How a face's advances are bent so that text is as wide as in the font that it stands for.
struct AdvanceRule {
  /// The corrections of single characters; nil leaves the face's own advances.
  var table: AdvanceTable?
  /// What pair kerning is multiplied with.
  var kerning = 1.0
  /// Points added to each glyph that has an advance.
  var tracking = 0.0
  /// All advances of half an em become this many ems, the glyph centred; nil leaves them.
  var monospaced: Double?
  /// The digit whose correction all digits take, so that they stay equally wide.
  var tabularDigit: UInt32?
  /// The size at which glyphs are drawn; the font's but for emoji.
  var size: Double

  init(size: Double) { self.size = size }

  /// What is added to the advance of a glyph of `scalar`, in points.
  func correction(of scalar: UInt32) -> Double {
    guard let table else { return tracking }
    let digit = (0x30...0x39).contains(scalar) ? tabularDigit : nil
    return table.correction(of: digit ?? scalar) * size + tracking
  }

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
      case "Inter", "Inter Display":
        table = AdvanceTable.table(weight: font.weight, isDisplay: face.family == "Inter Display")
        kerning = FittedAdvances.kerning
        tracking = SystemFontData.tracking(at: font.size)
        if font.hasTabularDigits { tabularDigit = 0x30 }
      case let name where name.contains("SF "): tracking = SystemFontData.appleTracking(at: font.size)
      default: break
      }
    case .systemMonospaced: if face.family.contains("Mono") { monospaced = SystemFontData.monospacedAdvance }
    case .named: break
    }
  }
}
