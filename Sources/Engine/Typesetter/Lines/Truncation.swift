/// Shortens a line with an ellipsis.
struct Truncation {
  let shaped: ShapedParagraph
  let shaper: Shaper
  let mode: ParagraphStyle.BreakMode
  let room: Double
  /// Whether more text follows after this paragraph.
  let hasMore: Bool

  /// `draft` with all text to the paragraph's end, shortened if it is wider than the room.
  func shorten(_ draft: LineDraft) -> LineDraft {
    let breaker = LineBreaker(shaped: shaped)
    let start = draft.range.lowerBound
    let end = shaped.advances.count
    var result = draft
    result.isLastOfParagraph = true
    result.hanging = 0
    let natural = breaker.width(of: start..<trimmed(end, after: start))
    if !hasMore, natural <= room + 0.001 || natural <= room * (1 + shaped.style.tightening) {
      result.range = start..<end
      result.content = [.text(start..<trimmed(end, after: start))]
      result.width = min(natural, room)
      let count = (start..<end).count { shaped.advances[$0] != 0 }
      if natural > room, count > 0 { result.squeeze = (natural - room) / Double(count) }
      return result
    }
    result.isTruncated = true
    result.range = start..<end
    switch mode {
    case .truncateHead: (result.content, result.width) = head(start, end, breaker)
    case .truncateMiddle: (result.content, result.width) = middle(start, end, breaker)
    default: (result.content, result.width) = tail(start, end, breaker)
    }
    return result
  }

  private func tail(_ start: Int, _ end: Int, _ breaker: LineBreaker) -> ([LineDraft.Segment], Double) {
    let ellipsis = ellipsis(at: max(start, prefix(start, end, room, breaker) - 1))
    let width = width(of: ellipsis)
    let kept = trimmed(prefix(start, end, room - width, breaker), after: start)
    return ([.text(start..<kept), .ellipsis(ellipsis, at: kept)], breaker.width(of: start..<kept) + width)
  }

  private func head(_ start: Int, _ end: Int, _ breaker: LineBreaker) -> ([LineDraft.Segment], Double) {
    let ellipsis = ellipsis(at: start)
    let width = width(of: ellipsis)
    let first = suffix(start, end, room - width, breaker)
    return ([.ellipsis(ellipsis, at: start), .text(first..<end)], width + breaker.width(of: first..<end))
  }

  private func middle(_ start: Int, _ end: Int, _ breaker: LineBreaker) -> ([LineDraft.Segment], Double) {
    let ellipsis = ellipsis(at: start)
    let width = width(of: ellipsis)
    let kept = trimmed(prefix(start, end, (room - width) / 2, breaker), after: start)
    let left = breaker.width(of: start..<kept)
    let first = suffix(kept, end, room - width - left, breaker)
    let segments: [LineDraft.Segment] = [.text(start..<kept), .ellipsis(ellipsis, at: kept), .text(first..<end)]
    return (segments, left + width + breaker.width(of: first..<end))
  }

  /// The end of the longest beginning that fits into `width`.
  private func prefix(_ start: Int, _ end: Int, _ width: Double, _ breaker: LineBreaker) -> Int {
    var x = 0.0
    var last = start
    for index in start..<end {
      if breaker.isCluster(index) { last = index }
      x += shaped.advances[index]
      if x > width + 0.001 { return last }
    }
    return end
  }

  /// The start of the longest end that fits into `width`.
  private func suffix(_ start: Int, _ end: Int, _ width: Double, _ breaker: LineBreaker) -> Int {
    var x = 0.0
    var first = end
    for index in (start..<end).reversed() {
      x += shaped.advances[index]
      if x > width + 0.001 { break }
      if breaker.isCluster(index) { first = index }
    }
    while first < end, shaped.breaks[first].isWhite { first += 1 }
    return first
  }

  private func trimmed(_ end: Int, after start: Int) -> Int {
    var end = end
    while end > start, shaped.breaks[end - 1].isWhite { end -= 1 }
    return end
  }

  private func width(of piece: ShapedParagraph.Piece) -> Double { piece.glyphs.reduce(0) { $0 + $1.advance } }

  /// An ellipsis that looks like the character at `index`.
  private func ellipsis(at index: Int) -> ShapedParagraph.Piece {
    var attributes = shaped.pieces.first { $0.range.contains(index) }?.attributes ?? shaped.attributes
    attributes.attachment = nil
    var paragraph = Paragraph()
    (paragraph.scalars, paragraph.offsets, paragraph.byteOffsets) = ([0x2026], [0, 1], [0, 3])
    paragraph.bytes = Array("\u{2026}".utf8)
    let mark = shaper.shape(paragraph, runs: [(0..<1, attributes)], style: ParagraphStyle())
    var piece =
      mark.pieces.first
      ?? .init(
        range: 0..<1, attributes: attributes, face: nil, level: 0, script: 0,
        rule: AdvanceRule(size: attributes.font.size),
        glyphs: [])
    piece.level = shaped.isRightToLeft ? 1 : 0
    return piece
  }
}
