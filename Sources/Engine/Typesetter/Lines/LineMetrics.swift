/// The heights of lines: those of the fonts that were asked for. Fallback fonts do not raise a line, as in a label on the phone.
enum LineMetrics {
  /// How far the characters of `range` reach above and below the baseline.
  static func extent(of range: Range<Int>, in shaped: ShapedParagraph) -> (ascent: Double, descent: Double) {
    var result: (ascent: Double, descent: Double)?
    for piece in shaped.pieces where piece.range.overlaps(range) {
      let (ascent, descent) = extent(of: piece.attributes)
      result = (max(result?.ascent ?? ascent, ascent), max(result?.descent ?? descent, descent))
    }
    return result ?? extent(of: shaped.attributes)
  }

  private static func extent(of attributes: TextAttributes) -> (ascent: Double, descent: Double) {
    let metrics = attributes.font.metrics
    var (ascent, descent) = (metrics.ascender, -metrics.descender)
    if let attachment = attributes.attachment {
      ascent = max(0, attachment.height + attachment.baselineOffset)
      descent = max(0, -attachment.baselineOffset)
    }
    // Raised characters make a line higher; lowered ones reach further down.
    return (ascent + max(0, attributes.baselineOffset), descent + max(0, -attributes.baselineOffset))
  }

  /// The height of a line whose fonts need `natural` points.
  static func height(natural: Double, _ style: ParagraphStyle) -> Double {
    var height = natural * (style.lineHeightMultiple > 0 ? style.lineHeightMultiple : 1)
    height = max(height, style.minimumLineHeight)
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    return height
  }
}
