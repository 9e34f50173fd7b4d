/// Keeps a single word from standing alone on a paragraph's last line.
///
/// [M] The phone's standard strategy for labels does this since iOS 11 ("push out"); its exact conditions are not known. Here:
/// words between spaces only, the line above keeps at least two words, and the number of lines stays.
enum OrphanRule {
  static func apply(to lines: [LineDraft], _ breaker: LineBreaker, room: (_ isFirst: Bool) -> Double) -> [LineDraft] {
    guard lines.count >= 2, let last = lines.last, last.isLastOfParagraph else { return lines }
    let above = lines[lines.count - 2]
    guard words(in: last.range, breaker).isEmpty, let start = words(in: above.range, breaker).last,
      words(in: above.range, breaker).count >= 2
    else { return lines }
    let shaped = breaker.shaped
    // Only where a space ends the line above: in Japanese every character may be alone.
    guard above.range.upperBound > 0, shaped.breaks[above.range.upperBound - 1].isWhite else { return lines }
    let width = breaker.width(of: start..<last.range.upperBound)
    guard width <= room(false) else { return lines }
    var contentEnd = start
    while contentEnd > above.range.lowerBound, shaped.breaks[contentEnd - 1].isWhite { contentEnd -= 1 }
    var lines = lines
    lines[lines.count - 2].range = above.range.lowerBound..<start
    lines[lines.count - 2].content = [.text(above.range.lowerBound..<contentEnd)]
    lines[lines.count - 2].width = breaker.width(of: above.range.lowerBound..<contentEnd)
    lines[lines.count - 2].hanging = breaker.width(of: contentEnd..<start)
    lines[lines.count - 1].range = start..<last.range.upperBound
    lines[lines.count - 1].content = [.text(start..<last.range.upperBound)]
    lines[lines.count - 1].width = width
    return lines
  }

  /// Where words begin inside `range`, its first word not counted.
  private static func words(in range: Range<Int>, _ breaker: LineBreaker) -> [Int] {
    range.filter {
      $0 > range.lowerBound && breaker.shaped.breaks[$0].mayBreak && breaker.shaped.breaks[$0 - 1].isWhite
    }
  }
}
