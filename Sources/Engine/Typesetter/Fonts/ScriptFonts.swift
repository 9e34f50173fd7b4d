import Journal

/// The faces of scripts that the system font's substitutes do not have. Each file is opened when a text needs it.
///
/// They are chosen by file, not through fontconfig: what one text needed never changes how another one is drawn, and a
/// text of Latin or Japanese letters costs nothing more.
final class ScriptFonts {
  private var known: [Key: Face?] = [:]

  private struct Key: Hashable {
    var family: String
    var isBold: Bool
  }

  /// Splits `range` of a paragraph where characters need another face than `face`, which Pango chose.
  ///
  /// - Parameters:
  ///   - isCharacter: Whether what a reader takes for a character begins at a scalar.
  ///   - script: The script of the range as an ISO 15924 tag.
  func parts(
    of range: Range<Int>, scalars: [UInt32], isCharacter: (Int) -> Bool, script: UInt32, weight: Int, face: Face?
  ) -> [(range: Range<Int>, face: Face?)] {
    // Latin letters are always there: most texts end here.
    guard range.contains(where: { scalars[$0] >= 0x250 && !covers(face, scalars[$0]) }) else { return [(range, face)] }
    var parts: [(range: Range<Int>, face: Face?)] = []
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start + 1
      while end < range.upperBound, !isCharacter(end) { end += 1 }
      let best = bestFace(for: scalars[start..<end], script, weight, face)
      if let last = parts.last, last.face === best {
        parts[parts.count - 1].range = last.range.lowerBound..<end
      } else {
        parts.append((start..<end, best))
      }
      start = end
    }
    return parts
  }

  /// The face that has all of a character's scalars; `face` if none has.
  private func bestFace(for character: ArraySlice<UInt32>, _ script: UInt32, _ weight: Int, _ face: Face?) -> Face? {
    if character.allSatisfy({ covers(face, $0) }) { return face }
    for family in ScriptFontData.families(of: Self.name(script)) + ScriptFontData.symbols {
      if let other = self.face(family, isBold: weight >= 600), character.allSatisfy({ covers(other, $0) }) {
        return other
      }
    }
    return face
  }

  /// Whether `face` draws a scalar. Those that are not drawn themselves, such as joiners, need no glyph.
  private func covers(_ face: Face?, _ scalar: UInt32) -> Bool {
    if face?.hasGlyph(for: scalar) == true { return true }
    switch scalar {
    case 0xFE00...0xFE0F, 0xE0000...0xE0FFF: return true
    case 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xAD: return true
    case 0xFFFC, 0...0x1F: return true
    default: return false
    }
  }

  private func face(_ family: String, isBold: Bool) -> Face? {
    let key = Key(family: family, isBold: isBold)
    if let known = known[key] { return known }
    let name = family.filter { $0 != " " }
    let path =
      (isBold ? FontFiles.path(of: "\(name)-Bold.ttf") : nil) ?? FontFiles.path(of: "\(name)-Regular.ttf")
    let face = path.flatMap { Face(path: $0, index: 0, family: family) }
    known[key] = .some(face)
    if face == nil { reportMissing() }
    return face
  }

  private func reportMissing() {
    Journal.reportOnce(
      .init(
        kind: .substitute,
        message: "Fonts for other scripts than Latin, Greek, Cyrillic, Chinese, Japanese and Korean are not installed "
          + "(package \(ScriptFontData.package)); boxes are drawn."))
  }

  private static func name(_ tag: UInt32) -> String {
    String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
  }
}
