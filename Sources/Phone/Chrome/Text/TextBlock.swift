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

  /// The longest text that is set, in characters: more than a screen of the smallest letters shows. Setting a book would take
  /// minutes, and nobody would see its end.
  static let longest = 4000

  var text: String
  var style: Style
  var weight = Weight.regular
  var color: Color
  /// The most lines; 0 is any number.
  var lines = 1
  var alignment = Alignment.leading
  /// The most points that the user's text size may make of it; what stands in a line of fixed height has such a limit.
  var sizeLimit = Double.infinity

  init(
    text: String, style: Style, weight: Weight = .regular, color: Color, lines: Int = 1,
    alignment: Alignment = .leading,
    sizeLimit: Double = .infinity
  ) {
    self.text = text.utf8.count > Self.longest ? String(text.prefix(Self.longest)) : text
    (self.style, self.weight, self.color) = (style, weight, color)
    (self.lines, self.alignment, self.sizeLimit) = (lines, alignment, sizeLimit)
  }
}

/// Measures texts, in points.
@MainActor
protocol TextMeasuring {
  /// The size of the text when it may be `width` wide; never wider.
  func size(of block: TextBlock, width: Double) -> (width: Double, height: Double)
}
