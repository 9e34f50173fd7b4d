import CoreGraphics
import IOSFoundation
internal import InterfaceDocument

extension UIStackView {
  func decodeStack(_ reader: ElementReader) {
    axis = reader.string("axis") == "vertical" ? .vertical : .horizontal
    distribution = reader.word("distribution", Self.distributions) ?? .fill
    alignment = reader.word("alignment", Self.alignments) ?? .fill
    if reader.string("spacingType") == "standard" {
      spacing = Self.spacingUseSystem
    } else {
      spacing = reader.number("spacing") ?? 0
    }
    if let flag = reader.bool("baselineRelativeArrangement") { isBaselineRelativeArrangement = flag }
    if let flag = reader.bool("layoutMarginsRelativeArrangement") { isLayoutMarginsRelativeArrangement = flag }
  }

  private static let distributions: [String: Distribution] = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]
  private static let alignments: [String: Alignment] = [
    "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
    "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
  ]
}
