/// Finds how far a line of a paragraph reaches.
struct LineBreaker {
  let shaped: ShapedParagraph

  /// Room that rounding may cost before a line counts as full.
  private static let tolerance = 0.001

  /// The end of a line's characters.
  struct Extent {
    /// With white space that hangs over the end.
    var end: Int
    /// Without it.
    var contentEnd: Int
    /// The width up to `contentEnd`.
    var width: Double
    /// The width of that white space.
    var hanging: Double
  }

  /// The line that begins at scalar `start` in `width` points.
  func line(from start: Int, width: Double, breaksWords: Bool) -> Extent {
    let (advances, breaks) = (shaped.advances, shaped.breaks)
    var x = 0.0
    var candidate: Int?
    var index = start
    while index < advances.count {
      if index > start {
        let isAllowed = breaksWords ? breaks[index].isCharacter : breaks[index].mayBreak
        if isAllowed { candidate = index }
      }
      let advance = self.advance(of: index, at: x)
      // Between characters a space is a character like others; between words it hangs over the end.
      if breaksWords || !breaks[index].isWhite, x + advance > width + Self.tolerance {
        return extent(start, candidate ?? characterBreak(from: start, before: index), isWrapped: true)
      }
      x += advance
      index += 1
    }
    return extent(start, advances.count, isWrapped: x > width)
  }

  /// All that is left, on one line.
  func rest(from start: Int) -> Extent { extent(start, shaped.advances.count, isWrapped: false) }

  /// The last boundary between characters before `index`, but at least one character after `start`.
  private func characterBreak(from start: Int, before index: Int) -> Int {
    var end = index
    while end > start, !isCluster(end) { end -= 1 }
    if end > start { return end }
    end = index + 1
    while end < shaped.advances.count, !isCluster(end) { end += 1 }
    return max(end, start + 1)
  }

  /// Whether a character begins at `index`, for the reader and for the font.
  func isCluster(_ index: Int) -> Bool {
    index >= shaped.advances.count || shaped.breaks[index].isCharacter && shaped.advances[index] != 0
  }

  private func extent(_ start: Int, _ end: Int, isWrapped: Bool) -> Extent {
    var contentEnd = end
    if isWrapped {
      while contentEnd > start, shaped.breaks[contentEnd - 1].isWhite { contentEnd -= 1 }
    }
    let (content, whole) = (width(of: start..<contentEnd), width(of: start..<end))
    return Extent(end: end, contentEnd: contentEnd, width: content, hanging: max(0, whole - content))
  }

  /// The width of a line that consists of `range`.
  func width(of range: Range<Int>) -> Double {
    var x = 0.0
    for index in range { x += advance(of: index, at: x) }
    return x
  }

  private func advance(of index: Int, at x: Double) -> Double {
    shaped.paragraph.scalars[index] == 0x9 ? Self.tabAdvance(at: x, shaped.style) : shaped.advances[index]
  }

  /// The distance from `x` to the next tab stop.
  static func tabAdvance(at x: Double, _ style: ParagraphStyle) -> Double {
    if let stop = style.tabStops.first(where: { $0 > x + 0.01 }) { return stop - x }
    let interval = style.tabInterval > 0 ? style.tabInterval : 28
    return ((x / interval + 1e-6).rounded(.down) + 1) * interval - x
  }
}
