import UIKit

// Members that UIKit has had since iOS 14 or longer, each with its type.

@MainActor func read(_ object: UILabel) {
  let _: String? = object.text
  let _: UIFont! = object.font
  let _: UIColor! = object.textColor
  let _: UIColor? = object.shadowColor
  let _: CGSize = object.shadowOffset
  let _: NSTextAlignment = object.textAlignment
  let _: NSLineBreakMode = object.lineBreakMode
  let _: NSAttributedString? = object.attributedText
  let _: UIColor? = object.highlightedTextColor
  let _: Bool = object.isHighlighted
  let _: Bool = object.isEnabled
  let _: Int = object.numberOfLines
  let _: Bool = object.adjustsFontSizeToFitWidth
  let _: UIBaselineAdjustment = object.baselineAdjustment
  let _: CGFloat = object.minimumScaleFactor
  let _: Bool = object.allowsDefaultTighteningForTruncation
  let _: NSParagraphStyle.LineBreakStrategy = object.lineBreakStrategy
  let _: CGFloat = object.preferredMaxLayoutWidth
  _ = object.textRect(forBounds:limitedToNumberOfLines:)
  _ = object.drawText(in:)
}

@MainActor func read(_ object: UIStackView) {
  let _: [UIView] = object.arrangedSubviews
  let _: NSLayoutConstraint.Axis = object.axis
  let _: UIStackView.Distribution = object.distribution
  let _: UIStackView.Alignment = object.alignment
  let _: CGFloat = object.spacing
  let _: Bool = object.isBaselineRelativeArrangement
  let _: Bool = object.isLayoutMarginsRelativeArrangement
  _ = object.addArrangedSubview(_:)
  _ = object.removeArrangedSubview(_:)
  _ = object.insertArrangedSubview(_:at:)
  _ = object.setCustomSpacing(_:after:)
  _ = object.customSpacing(after:)
}

@MainActor func read(_ object: UIImageView) {
  let _: UIImage? = object.image
  let _: UIImage? = object.highlightedImage
  let _: UIImage.SymbolConfiguration? = object.preferredSymbolConfiguration
  let _: Bool = object.isHighlighted
  let _: [UIImage]? = object.animationImages
  let _: [UIImage]? = object.highlightedAnimationImages
  let _: TimeInterval = object.animationDuration
  let _: Int = object.animationRepeatCount
  let _: Bool = object.isAnimating
  _ = object.startAnimating
  _ = object.stopAnimating
}

@MainActor func read(_ object: UIImage) {
  let _: CGSize = object.size
  let _: CGImage? = object.cgImage
  let _: UIImage.Orientation = object.imageOrientation
  let _: CGFloat = object.scale
  let _: Bool = object.isSymbolImage
  let _: [UIImage]? = object.images
  let _: TimeInterval = object.duration
  let _: UIEdgeInsets = object.capInsets
  let _: UIImage.ResizingMode = object.resizingMode
  let _: UIEdgeInsets = object.alignmentRectInsets
  let _: UIImage.RenderingMode = object.renderingMode
  let _: UIGraphicsImageRendererFormat = object.imageRendererFormat
  let _: UITraitCollection = object.traitCollection
  let _: UIImageAsset? = object.imageAsset
  let _: Bool = object.flipsForRightToLeftLayoutDirection
  let _: UIImage.Configuration? = object.configuration
  let _: UIImage.SymbolConfiguration? = object.symbolConfiguration
  let _: CGFloat? = object.baselineOffsetFromBottom
  let _: Int = object.leftCapWidth
  let _: Int = object.topCapHeight
  let _: UIImage = UIImage.actions
  let _: UIImage = UIImage.add
  let _: UIImage = UIImage.remove
  let _: UIImage = UIImage.checkmark
  let _: UIImage = UIImage.strokedCheckmark
  _ = object.pngData
  _ = object.jpegData(compressionQuality:)
  _ = UIImage.animatedImageNamed(_:duration:)
  _ = UIImage.animatedImage(with:duration:)
  _ = object.drawAsPattern(in:)
  _ = object.withAlignmentRectInsets(_:)
  _ = object.withRenderingMode(_:)
  _ = object.imageFlippedForRightToLeftLayoutDirection
  _ = object.withHorizontallyFlippedOrientation
  _ = object.withBaselineOffset(fromBottom:)
  _ = object.imageWithoutBaseline
  _ = object.withConfiguration(_:)
  _ = object.applyingSymbolConfiguration(_:)
  _ = object.stretchableImage(withLeftCapWidth:topCapHeight:)
}

@MainActor func read(_ object: UIColor) {
  let _: CGColor = object.cgColor
  let _: UIColor = UIColor.black
  let _: UIColor = UIColor.darkGray
  let _: UIColor = UIColor.lightGray
  let _: UIColor = UIColor.white
  let _: UIColor = UIColor.gray
  let _: UIColor = UIColor.red
  let _: UIColor = UIColor.green
  let _: UIColor = UIColor.blue
  let _: UIColor = UIColor.cyan
  let _: UIColor = UIColor.yellow
  let _: UIColor = UIColor.magenta
  let _: UIColor = UIColor.orange
  let _: UIColor = UIColor.purple
  let _: UIColor = UIColor.brown
  let _: UIColor = UIColor.clear
  _ = object.set
  _ = object.setFill
  _ = object.setStroke
  _ = object.getWhite(_:alpha:)
  _ = object.getHue(_:saturation:brightness:alpha:)
  _ = object.getRed(_:green:blue:alpha:)
  _ = object.withAlphaComponent(_:)
  _ = object.resolvedColor(with:)
}

@MainActor func read(_ object: UIFont) {
  let _: String = object.familyName
  let _: String = object.fontName
  let _: CGFloat = object.pointSize
  let _: CGFloat = object.ascender
  let _: CGFloat = object.descender
  let _: CGFloat = object.capHeight
  let _: CGFloat = object.xHeight
  let _: CGFloat = object.lineHeight
  let _: CGFloat = object.leading
  let _: UIFontDescriptor = object.fontDescriptor
  let _: [String] = UIFont.familyNames
  _ = UIFont.fontNames(forFamilyName:)
  _ = UIFont.boldSystemFont(ofSize:)
  _ = UIFont.italicSystemFont(ofSize:)
  _ = UIFont.monospacedDigitSystemFont(ofSize:weight:)
  _ = UIFont.monospacedSystemFont(ofSize:weight:)
  _ = object.withSize(_:)
}
