/// A line that is decided but not built: which characters it has and where it stands.
struct LineDraft {
  /// What a line is put together from, in logical order.
  enum Segment {
    case text(Range<Int>)
    /// The ellipsis, and the number of the scalar that it stands at.
    case ellipsis(ShapedParagraph.Piece, at: Int)
  }

  var paragraph: Int
  /// The scalars of the line with white space that hangs over its end.
  var range: Range<Int>
  /// Without that white space.
  var content: [Segment]
  /// The width of `content`.
  var width: Double
  /// The width of the white space that hangs over the end.
  var hanging = 0.0
  /// Subtracted from each advance, to squeeze the line into its room.
  var squeeze = 0.0
  var isTruncated = false
  var isFirstOfParagraph: Bool
  var isLastOfParagraph: Bool

  var top = 0.0
  var height = 0.0
  /// From the line's top to its baseline.
  var ascent = 0.0
}
