internal import CPango
import Journal

/// Turns paragraphs into glyphs: Pango decides fonts, directions and breaks, HarfBuzz shapes.
struct Shaper {
  let library: FontLibrary
  let language: String

  /// Shapes `paragraph`, whose attributes are `runs` (by scalar, without gaps; at least one).
  func shape(_ paragraph: Paragraph, runs: [(range: Range<Int>, attributes: TextAttributes)], style: ParagraphStyle)
    -> ShapedParagraph
  {
    let isRightToLeft = direction(of: paragraph, style)
    let attributes = runs.last?.attributes ?? TextAttributes(font: Font(size: 12))
    guard !paragraph.scalars.isEmpty else {
      return ShapedParagraph(
        paragraph: paragraph, style: style, pieces: [], breaks: [.init()], isRightToLeft: isRightToLeft,
        attributes: attributes)
    }
    var pieces: [ShapedParagraph.Piece] = []
    let breaks = breaks(of: paragraph)
    let items = library.itemize(
      paragraph.bytes, fonts: wishes(for: runs, in: paragraph), isRightToLeft: isRightToLeft)
    let wholeText = [Item(bytes: 0..<paragraph.bytes.count, face: nil, level: isRightToLeft ? 1 : 0, script: 0)]
    for item in items.isEmpty ? wholeText : items {
      let range =
        paragraph.scalarIndex(ofByte: item.bytes.lowerBound)..<paragraph.scalarIndex(ofByte: item.bytes.upperBound)
      for run in runs {
        let overlap = range.clamped(to: run.range)
        guard !overlap.isEmpty else { continue }
        for part in split(overlap, paragraph, run.attributes) {
          for (part, face) in library.scriptFonts.parts(
            of: part, scalars: paragraph.scalars, isCharacter: { breaks[$0].isCharacter }, script: item.script,
            weight: run.attributes.font.weight, face: item.face)
          {
            var item = item
            item.face = face
            pieces.append(piece(part, paragraph, run.attributes, item))
          }
        }
      }
    }
    return ShapedParagraph(
      paragraph: paragraph, style: style, pieces: pieces, breaks: breaks, isRightToLeft: isRightToLeft,
      attributes: attributes)
  }

  /// The part `range` of a piece, shaped on its own: for lines that are broken inside it.
  func reshape(_ piece: ShapedParagraph.Piece, to range: Range<Int>, in paragraph: Paragraph) -> ShapedParagraph.Piece {
    var part = piece
    part.range = range
    part.glyphs = glyphs(of: part, in: paragraph)
    return part
  }

  private func piece(_ range: Range<Int>, _ paragraph: Paragraph, _ attributes: TextAttributes, _ item: Item)
    -> ShapedParagraph.Piece
  {
    let rule = item.face.map { AdvanceRule(font: attributes.font, face: $0) }
    var piece = ShapedParagraph.Piece(
      range: range, attributes: attributes, face: item.face, level: item.level, script: item.script,
      rule: rule ?? AdvanceRule(size: attributes.font.size), glyphs: [])
    if paragraph.scalars[range.lowerBound] == 0x9 {
      piece.isTab = true
      return piece
    }
    if paragraph.scalars[range.lowerBound] == 0xFFFC, let attachment = attributes.attachment {
      piece.glyphs = [
        ShapedGlyph(id: 0, cluster: range.lowerBound, advance: attachment.width, x: 0, y: 0, isUnsafeToBreak: false)
      ]
      return piece
    }
    piece.attributes.attachment = nil
    piece.glyphs = glyphs(of: piece, in: paragraph)
    return piece
  }

  /// Cuts tabs and attachments out of `range`: each is a piece of its own.
  private func split(_ range: Range<Int>, _ paragraph: Paragraph, _ attributes: TextAttributes) -> [Range<Int>] {
    func isAlone(_ index: Int) -> Bool {
      let scalar = paragraph.scalars[index]
      return scalar == 0x9 || scalar == 0xFFFC && attributes.attachment != nil
    }
    guard range.contains(where: isAlone) else { return [range] }
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    for index in range where isAlone(index) {
      if start < index { parts.append(start..<index) }
      parts.append(index..<index + 1)
      start = index + 1
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }

  private func wishes(for runs: [(range: Range<Int>, attributes: TextAttributes)], in paragraph: Paragraph)
    -> [FontWish]
  {
    runs.compactMap { run in
      guard !run.range.isEmpty else { return nil }
      var wish = FontWish(run.attributes.font)
      wish.range = paragraph.byteOffsets[run.range.lowerBound]..<paragraph.byteOffsets[run.range.upperBound]
      return wish
    }
  }

  private func direction(of paragraph: Paragraph, _ style: ParagraphStyle) -> Bool {
    switch style.baseDirection {
    case .leftToRight: return false
    case .rightToLeft: return true
    case .natural: return paragraph.scalars.lazy.compactMap(Self.isRightToLeft).first ?? false
    }
  }

  /// Whether a character runs from right to left; nil for those without a direction of their own.
  private static func isRightToLeft(_ scalar: UInt32) -> Bool? {
    guard let character = Unicode.Scalar(scalar), character.properties.isAlphabetic else {
      return scalar == 0x200F ? true : scalar == 0x200E ? false : nil
    }
    switch scalar {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
    default: return false
    }
  }

  private func breaks(of paragraph: Paragraph) -> [ShapedParagraph.Break] {
    let count = paragraph.scalars.count
    var logical = [PangoLogAttr](repeating: PangoLogAttr(), count: count + 1)
    paragraph.bytes.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        pango_get_log_attrs(
          $0.baseAddress, Int32(paragraph.bytes.count), -1, pango_language_from_string(language), &logical,
          Int32(count + 1))
      }
    }
    return logical.map {
      ShapedParagraph.Break(
        mayBreak: $0.is_line_break != 0, isCharacter: $0.is_cursor_position != 0, isWhite: $0.is_white != 0)
    }
  }
}
