import IOSFoundation
internal import Typesetter

extension UILabel {
  private var scale: CGFloat { TextEnvironment.scale(traitCollection) }

  /// The lines of a text in this label's way.
  ///
  /// - Parameters:
  ///   - width: 0 or less is no limit.
  ///   - height: Lines that do not fit are left out; the first never is.
  func lines(of text: PreparedText, width: CGFloat, height: CGFloat = .infinity, limit: Int) -> TextLayout {
    var options = LayoutOptions()
    options.width = width > 0 && width < 1e6 ? Double(width) : .infinity
    // A frame that was rounded down to a pixel still has room for the line that it was made for.
    options.height = height < 1e6 ? Double(height + 1 / scale) : .infinity
    options.maximumLines = max(0, limit)
    options.naturalAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    options.language = TextEnvironment.language
    options.defaultFont = content.font.spec
    return Typesetter.layout(text.text, options)
  }

  /// The label's size for its text in `width`: the lines' heights are rounded up to a pixel once, not each.
  ///
  /// A label of one line is as wide as its text, whatever the width. 0 is no limit.
  func textSize(width: CGFloat) -> CGSize {
    guard let text = content.prepared(color: nil) else { return .zero }
    let layout = lines(of: text, width: numberOfLines == 1 ? 0 : width, limit: numberOfLines)
    return size(of: layout)
  }

  private func size(of layout: TextLayout) -> CGSize {
    CGSize(
      width: TextEnvironment.roundUp(layout.width, scale), height: TextEnvironment.roundUp(layout.height, scale))
  }

  /// [S] Rules from the label grid of real iOS (microsoft/WinObjC uilabel-ios.xml): at the top of the bounds if the text is
  /// lower than they are, else cut to their height.
  func measuredRect(in bounds: CGRect, lines limit: Int) -> CGRect {
    let shrink = shrinkScale(for: bounds.size, limit: limit)
    guard let text = content.prepared(color: nil, fontScale: shrink) else {
      return CGRect(origin: bounds.origin, size: .zero)
    }
    let layout = lines(of: text, width: bounds.width, limit: limit)
    var size = size(of: layout)
    size.width = min(size.width, bounds.width > 0 ? bounds.width : size.width)
    size.height = min(size.height, bounds.height > 0 ? bounds.height : size.height)
    let left = (layout.lines.map(\.x).min() ?? 0) * scale
    return CGRect(
      x: bounds.minX + (bounds.width > 0 ? max(0, (left + 0.001).rounded(.down) / scale) : 0), y: bounds.minY,
      width: size.width, height: size.height)
  }

  /// The factor that fonts are multiplied with so that the text fits into `size`.
  func shrinkScale(for size: CGSize, limit: Int) -> CGFloat {
    let wraps = content.lineBreakMode == .byWordWrapping || content.lineBreakMode == .byCharWrapping
    guard adjustsFontSizeToFitWidth, !wraps, size.width > 0, content.string != nil else { return 1 }
    let key = LabelContent.ShrinkingKey(size: size, lines: limit, minimum: minimumScaleFactor)
    if let known = shrinking, known.key == key { return known.scale }
    let scale = FontShrinking(minimum: minimumScaleFactor > 0 ? min(minimumScaleFactor, 1) : 0.01) { [self] factor in
      guard let text = content.prepared(color: nil, fontScale: factor) else { return true }
      if limit == 1 { return lines(of: text, width: 0, limit: 1).width <= size.width + 0.001 }
      return !lines(of: text, width: size.width, height: size.height, limit: limit).isTruncated
    }.scale
    shrinking = (key, scale)
    return scale
  }

  /// A layout for drawing in `rect`, and where its left upper corner comes.
  func placed(in rect: CGRect, color: UIColor?) -> (text: PreparedText, layout: TextLayout, origin: CGPoint)? {
    let factor = shrinkScale(for: rect.size, limit: numberOfLines)
    guard let text = content.prepared(color: color, fontScale: factor) else { return nil }
    let layout = lines(of: text, width: rect.width, height: rect.height, limit: numberOfLines)
    var y = rect.minY + (rect.height - layout.height) / 2
    if factor < 1, numberOfLines == 1, let full = content.prepared(color: nil) {
      let whole = lines(of: full, width: 0, limit: 1)
      switch baselineAdjustment {
      case .alignBaselines:
        y = rect.minY + (rect.height - whole.height) / 2 + whole.firstBaseline - layout.firstBaseline
      case .alignCenters: break
      case .none: y = rect.minY + (rect.height - whole.height) / 2
      }
    }
    return (text, layout, CGPoint(x: rect.minX, y: y))
  }

  /// The distances of the first baseline from the top and of the last from the bottom, at whole pixels as they are drawn.
  func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    guard let placed = placed(in: CGRect(origin: .zero, size: size), color: nil) else {
      // [M] A label without text has the baseline of its font.
      let ascender = (content.font.ascender * scale).rounded() / scale
      return (min(ascender, size.height), max(0, size.height - ascender))
    }
    func pixel(_ y: CGFloat) -> CGFloat { (y * scale).rounded() / scale }
    let first = pixel(placed.origin.y + placed.layout.firstBaseline)
    let last = pixel(placed.origin.y + placed.layout.lastBaseline)
    return (max(0, first), max(0, size.height - last))
  }
}
