extension TextLayout {
  /// A place between characters, for a cursor.
  public struct Caret: Hashable, Sendable {
    /// The left edge in the layout's space.
    public var x: Double
    public var top, height: Double
    public var line: Int
  }

  /// Where a cursor stands before the character at a UTF-16 offset, or after the last one.
  public func caret(at offset: Int) -> Caret {
    let index = lines.lastIndex { $0.range.lowerBound <= offset } ?? 0
    guard lines.indices.contains(index) else { return Caret(x: 0, top: 0, height: 0, line: 0) }
    let line = lines[index]
    return Caret(x: line.x + line.position(of: offset), top: line.top, height: line.height, line: index)
  }

  /// The UTF-16 offset of the place between characters that is nearest to a point.
  public func offset(nearestTo x: Double, _ y: Double) -> Int {
    guard let line = lines.first(where: { y < $0.top + $0.height }) ?? lines.last else { return 0 }
    return line.offset(nearestTo: x - line.x)
  }

  /// The rectangles, line by line, that characters of a UTF-16 range cover: x, y, width, height.
  public func rectangles(of range: Range<Int>) -> [(x: Double, y: Double, width: Double, height: Double)] {
    var found: [(x: Double, y: Double, width: Double, height: Double)] = []
    for line in lines where line.range.overlaps(range) {
      for run in line.runs {
        for glyph in run.glyphs where range.contains(glyph.character) && glyph.advance > 0 {
          let x = line.x + glyph.x
          if let last = found.last, last.y == line.top, abs(last.x + last.width - x) < 0.01 {
            found[found.count - 1].width += glyph.advance
          } else {
            found.append((x, line.top, glyph.advance, line.height))
          }
        }
      }
    }
    return found
  }
}

extension TextLine {
  /// The cursor's place before the character at `offset`, relative to the line's left end.
  func position(of offset: Int) -> Double {
    let all = runs.flatMap { run in run.glyphs.map { ($0, run.isRightToLeft) } }
    if let (glyph, isRightToLeft) = all.first(where: { $0.0.character == offset && $0.0.advance > 0 }) {
      return isRightToLeft ? glyph.x + glyph.advance : glyph.x
    }
    // Inside a cluster or after the end: behind the nearest character before.
    let before = all.filter { $0.0.character < offset && $0.0.advance > 0 }.max { $0.0.character < $1.0.character }
    guard let (glyph, isRightToLeft) = before else { return isRightToLeft ? width : 0 }
    return isRightToLeft ? glyph.x : glyph.x + glyph.advance
  }

  func offset(nearestTo x: Double) -> Int {
    var best = (offset: range.lowerBound, distance: Double.infinity)
    func consider(_ offset: Int, _ place: Double) {
      if abs(place - x) < best.distance { best = (offset, abs(place - x)) }
    }
    let characters = Set(runs.flatMap { $0.glyphs.filter { $0.advance > 0 }.map(\.character) }).sorted()
    for character in characters { consider(character, position(of: character)) }
    if let last = characters.last {
      // Behind the last character, but before a line separator.
      let end = characters.contains(range.upperBound - 1) ? range.upperBound : min(range.upperBound, last + 1)
      consider(end, position(of: end))
    }
    return best.offset
  }
}
