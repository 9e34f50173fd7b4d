/// Puts the glyphs of decided lines in their places.
struct LineBuilder {
  let paragraphs: [ShapedParagraph]
  let options: LayoutOptions
  let shaper: Shaper

  /// Builds a line; `width` is the room that it is aligned in.
  func build(_ draft: LineDraft, in width: Double) -> TextLine {
    let shaped = paragraphs[draft.paragraph]
    let offsets = shaped.paragraph.offsets
    let end = draft.range.upperBound
    let isEnd = end >= shaped.advances.count
    var pieces = reordered(pieces(of: draft, in: shaped))
    justify(&pieces, draft, shaped, width)
    var runs: [TextRun] = []
    var x = 0.0
    for piece in pieces {
      let run = run(piece, at: x, shaped, squeeze: draft.squeeze)
      x += run.width
      runs.append(run)
    }
    return TextLine(
      range: offsets[draft.range.lowerBound]..<offsets[end] + (isEnd ? shaped.paragraph.separatorLength : 0),
      x: left(of: draft, x, shaped, width), baseline: draft.top + draft.ascent, top: draft.top, height: draft.height,
      width: x, hangingWidth: draft.hanging,
      indent: draft.isFirstOfParagraph ? shaped.style.firstLineHeadIndent : shaped.style.headIndent, runs: runs,
      isTruncated: draft.isTruncated, isRightToLeft: shaped.isRightToLeft)
  }

  /// The pieces of a line in logical order.
  private func pieces(of draft: LineDraft, in shaped: ShapedParagraph) -> [ShapedParagraph.Piece] {
    var pieces: [ShapedParagraph.Piece] = []
    var x = 0.0
    for segment in draft.content {
      switch segment {
      case .ellipsis(var piece, let index):
        // Its characters are those that it hides.
        piece.range = index..<index
        for glyph in piece.glyphs.indices { piece.glyphs[glyph].cluster = index }
        pieces.append(piece)
      case .text(let range):
        for whole in shaped.pieces where whole.range.overlaps(range) {
          var piece = slice(whole, range.clamped(to: whole.range), shaped)
          if piece.isTab {
            piece.glyphs = [
              ShapedGlyph(
                id: 0, cluster: piece.range.lowerBound, advance: LineBreaker.tabAdvance(at: x, shaped.style), x: 0,
                y: 0,
                isUnsafeToBreak: false)
            ]
          }
          x += piece.glyphs.reduce(0) { $0 + $1.advance }
          pieces.append(piece)
        }
      }
    }
    return pieces
  }

  /// The part of a piece that is on the line. Shaped anew when the cut goes through joined characters.
  private func slice(_ piece: ShapedParagraph.Piece, _ range: Range<Int>, _ shaped: ShapedParagraph)
    -> ShapedParagraph.Piece
  {
    if range == piece.range { return piece }
    let cuts = [range.lowerBound, range.upperBound].filter {
      $0 > piece.range.lowerBound && $0 < piece.range.upperBound
    }
    let isSafe = cuts.allSatisfy { cut in piece.glyphs.contains { $0.cluster == cut && !$0.isUnsafeToBreak } }
    guard isSafe else { return shaper.reshape(piece, to: range, in: shaped.paragraph) }
    var part = piece
    part.range = range
    part.glyphs = piece.glyphs.filter { range.contains($0.cluster) }
    return part
  }

  /// Visual order from levels: rule L2 of the Unicode bidirectional algorithm.
  private func reordered(_ pieces: [ShapedParagraph.Piece]) -> [ShapedParagraph.Piece] {
    guard let highest = pieces.map(\.level).max(), highest > 0 else { return pieces }
    var pieces = pieces
    var level = highest
    while level > 0 {
      var start = 0
      while start < pieces.count {
        guard pieces[start].level >= level else {
          start += 1
          continue
        }
        var end = start
        while end < pieces.count, pieces[end].level >= level { end += 1 }
        pieces[start..<end].reverse()
        start = end
      }
      level -= 1
    }
    return pieces
  }

  /// Widens the places where the line might have been broken, until it fills its room.
  private func justify(
    _ pieces: inout [ShapedParagraph.Piece], _ draft: LineDraft, _ shaped: ShapedParagraph, _ width: Double
  ) {
    guard shaped.style.alignment == .justified, !draft.isLastOfParagraph, width.isFinite else { return }
    let room = room(draft, shaped, width)
    let natural = pieces.reduce(0) { $0 + $1.glyphs.reduce(0) { $0 + $1.advance } }
    let last = pieces.map(\.range.upperBound).max() ?? 0
    let gaps = Set(draft.range.filter { $0 + 1 < last && shaped.breaks[$0 + 1].mayBreak })
    guard room > natural, !gaps.isEmpty else { return }
    for piece in pieces.indices {
      for glyph in pieces[piece].glyphs.indices where gaps.contains(pieces[piece].glyphs[glyph].cluster) {
        pieces[piece].glyphs[glyph].advance += (room - natural) / Double(gaps.count)
      }
    }
  }

  private func room(_ draft: LineDraft, _ shaped: ShapedParagraph, _ width: Double) -> Double {
    let (start, end) = edges(draft, shaped, width)
    return max(0, end - start)
  }

  /// The distances of the line's leading and trailing limit from the leading edge.
  private func edges(_ draft: LineDraft, _ shaped: ShapedParagraph, _ width: Double) -> (Double, Double) {
    let style = shaped.style
    let end = style.tailIndent > 0 ? min(style.tailIndent, width) : width + style.tailIndent
    return (draft.isFirstOfParagraph ? style.firstLineHeadIndent : style.headIndent, end)
  }

  private func left(of draft: LineDraft, _ lineWidth: Double, _ shaped: ShapedParagraph, _ width: Double) -> Double {
    var (left, right) = edges(draft, shaped, width)
    if shaped.isRightToLeft { (left, right) = (width - right, width - left) }
    var alignment = shaped.style.alignment
    let natural: ParagraphStyle.Alignment = shaped.isRightToLeft ? .right : .left
    if alignment == .natural { alignment = options.naturalAlignment ?? natural }
    if alignment == .justified { alignment = natural }
    switch alignment {
    case .right: return right - lineWidth
    case .center: return left + (right - left - lineWidth) / 2
    default: return left
    }
  }

  private func run(_ piece: ShapedParagraph.Piece, at x: Double, _ shaped: ShapedParagraph, squeeze: Double) -> TextRun
  {
    let offsets = shaped.paragraph.offsets
    var glyphs: [TextRun.Glyph] = []
    glyphs.reserveCapacity(piece.glyphs.count)
    var pen = x
    for glyph in piece.glyphs {
      let advance = glyph.advance == 0 ? 0 : glyph.advance - squeeze
      glyphs.append(
        TextRun.Glyph(
          id: glyph.id, x: pen + glyph.x, y: glyph.y - piece.attributes.baselineOffset,
          character: offsets[glyph.cluster],
          advance: advance))
      pen += advance
    }
    return TextRun(
      attributes: piece.attributes, face: piece.isTab ? nil : piece.face, size: piece.rule.size, x: x, width: pen - x,
      glyphs: glyphs, isRightToLeft: piece.level & 1 == 1)
  }
}
