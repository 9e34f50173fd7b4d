import Canvas

/// A text with everything that decides on its look.
struct TextBlock: Hashable {
  enum Style: Hashable {
    /// A text style of Dynamic Type.
    case headline, subheadline, body, footnote, caption
    /// A size in points that the user's text size does not change.
    case fixed(Double)
  }

  enum Weight: Hashable { case thin, regular, medium, semibold, bold }
  enum Alignment: Hashable { case leading, center, trailing }

  var text: String
  var style: Style
  var weight = Weight.regular
  var color: Color
  /// The most lines; 0 is any number.
  var lines = 1
  var alignment = Alignment.leading
  /// The most points that the user's text size may make of it; what stands in a line of fixed height has such a limit.
  var sizeLimit = Double.infinity
}

/// Measures texts, in points.
@MainActor
protocol TextMeasuring {
  /// The size of the text when it may be `width` wide; never wider.
  func size(of block: TextBlock, width: Double) -> (width: Double, height: Double)
}
