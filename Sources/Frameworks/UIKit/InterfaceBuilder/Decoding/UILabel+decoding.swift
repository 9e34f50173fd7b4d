import CoreGraphics
import IOSFoundation
internal import InterfaceDocument

extension UILabel {
  func decodeLabel(_ reader: ElementReader, _ loader: InterfaceLoader) {
    if let element = reader.child("fontDescription"), let font = loader.font(element) { self.font = font }
    if let element = reader.child("textColor"), let color = loader.color(element) { textColor = color }
    if let element = reader.child("highlightedColor") { highlightedTextColor = loader.color(element) }
    if let element = reader.child("shadowColor") { shadowColor = loader.color(element) }
    if let size = reader.size("shadowOffset") { shadowOffset = size }
    numberOfLines = reader.int("numberOfLines") ?? 1
    textAlignment = reader.word("textAlignment", TextWords.alignments) ?? .left
    lineBreakMode = reader.word("lineBreakMode", TextWords.breaks) ?? .byTruncatingTail
    baselineAdjustment =
      reader.word(
        "baselineAdjustment", ["alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none])
      ?? .alignBaselines
    let (factor, size) = (reader.number("minimumScaleFactor"), reader.number("minimumFontSize"))
    adjustsFontSizeToFitWidth = reader.bool("adjustsFontSizeToFit") ?? (factor != nil || size != nil)
    if let factor {
      minimumScaleFactor = factor
    } else if let size, font.pointSize > 0 {
      minimumScaleFactor = min(1, size / font.pointSize)
    }
    if let flag = reader.bool("allowsDefaultTighteningForTruncation") { allowsDefaultTighteningForTruncation = flag }
    if let flag = reader.bool("enabled") { isEnabled = flag }
    if let flag = reader.bool("highlighted") { isHighlighted = flag }
    if let width = reader.number("preferredMaxLayoutWidth") { preferredMaxLayoutWidth = width }
    let isAttributed = reader.bool("usesAttributedText") == true
    if let element = reader.child("attributedText"), isAttributed {
      attributedText = loader.attributedString(element)
    } else if let text = loader.text(reader, "text") {
      self.text = text
    }
    if let flag = reader.bool("adjustsFontForContentSizeCategory") { adjustsFontForContentSizeCategory = flag }
  }
}
