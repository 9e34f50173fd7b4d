/// A paragraph's characters by number, and where each lies in the text.
struct Paragraph {
  /// The scalars without the separator at the end.
  var scalars: [UInt32] = []
  /// UTF-16 offset in the whole text of each scalar, and of the end.
  var offsets: [Int] = []
  /// UTF-8 offset in `bytes` of each scalar, and of the end.
  var byteOffsets: [Int] = []
  var bytes: [UInt8] = []
  /// UTF-16 units of the separator that ends the paragraph: 0 at the end of the text.
  var separatorLength = 0
  /// A line separator (U+2028) ends a line but not the paragraph: no paragraph spacing after it.
  var endsParagraph = true

  /// Splits a text at its separators; a separator at the very end is followed by an empty paragraph.
  static func split(_ text: String) -> [Paragraph] {
    var paragraphs: [Paragraph] = []
    var current = Paragraph()
    var offset = 0
    var isAfterReturn = false
    for scalar in text.unicodeScalars {
      let width = UTF16.width(scalar)
      if isAfterReturn, scalar == "\n" {
        paragraphs[paragraphs.count - 1].separatorLength = 2
        offset += width
        isAfterReturn = false
        continue
      }
      isAfterReturn = scalar == "\r"
      switch scalar {
      case "\n", "\r", "\u{2029}", "\u{2028}", "\u{85}", "\u{B}", "\u{C}":
        current.close(at: offset, separator: width, endsParagraph: scalar != "\u{2028}")
        paragraphs.append(current)
        current = Paragraph()
      default:
        current.offsets.append(offset)
        current.byteOffsets.append(current.bytes.count)
        current.scalars.append(scalar.value)
        // A zero would end the text for Pango.
        let visible = scalar.value == 0 ? " " : scalar
        if let encoded = UTF8.encode(visible) { current.bytes.append(contentsOf: encoded) }
      }
      offset += width
    }
    current.close(at: offset, separator: 0, endsParagraph: true)
    paragraphs.append(current)
    return paragraphs
  }

  private mutating func close(at offset: Int, separator: Int, endsParagraph: Bool) {
    offsets.append(offset)
    byteOffsets.append(bytes.count)
    separatorLength = separator
    self.endsParagraph = endsParagraph
  }

  var start: Int { offsets.first ?? 0 }
  /// The UTF-16 range with the separator.
  var range: Range<Int> { start..<(offsets.last ?? 0) + separatorLength }
}
