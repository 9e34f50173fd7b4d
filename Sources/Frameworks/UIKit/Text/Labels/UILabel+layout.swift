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
  /// A label of one line is as wide as its text, whatever the width. 0 is no limit. [S] As in UIKit it is what the text's
  /// rectangle is in bounds without end: a subclass that keeps margins around its text overrides only that.
  func textSize(width: CGFloat) -> CGSize {
    let isLimited = numberOfLines != 1 && width > 0
    let room = CGRect(x: 0, y: 0, width: isLimited ? width : Self.endless, height: Self.endless)
    return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
  }

  private static let endless: CGFloat = 1e7

  /// [S] From the label grid of real iOS (microsoft/WinObjC uilabel-ios.xml): the space behind a wrapped line counts, but not
  /// beyond `width` and not in the last line that is shown.
  private func size(of layout: TextLayout, width: CGFloat) -> CGSize {
    var measured = layout.measuredWidth(limit: width > 0 ? Double(width) : .infinity)
    if width > 0, layout.lines.count > 1 { measured = min(measured, Double(width)) }
    return CGSize(
      width: TextEnvironment.roundUp(measured, scale), height: TextEnvironment.roundUp(layout.height, scale))
  }

  /// [S] Rules from the label grid: at the top of the bounds if the text is lower than they are, else in the middle and cut to
  /// their height. A single line of a wrapping mode is measured whole, and shrinking changes nothing.
  func measuredRect(in bounds: CGRect, lines limit: Int) -> CGRect {
    guard let text = content.prepared(color: nil) else {
      return CGRect(origin: bounds.origin, size: .zero)
    }
    let isWhole = limit == 1 && content.wraps
    let layout = lines(of: text, width: isWhole ? 0 : bounds.width, limit: limit)
    var size = size(of: layout, width: bounds.width)
    var origin = bounds.origin
    if bounds.height > 0, size.height > bounds.height {
      origin.y = ((bounds.minY + (bounds.height - size.height) / 2) * scale).rounded(.toNearestOrAwayFromZero) / scale
      size.height = bounds.height
    }
    if bounds.width > 0, bounds.width < 1e6 {
      size.width = min(size.width, bounds.width)
      origin.x = left(of: size.width, in: bounds, layout)
    }
    return CGRect(origin: origin, size: size)
  }

  /// Where a text of a width begins, rounded down to a pixel.
  private func left(of width: CGFloat, in bounds: CGRect, _ layout: TextLayout) -> CGFloat {
    let room = bounds.width - width
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let share: CGFloat =
      switch content.alignment {
      case .center: 0.5
      case .right: 1
      case .natural: isRightToLeft ? 1 : 0
      default: 0
      }
    return bounds.minX + (room * share * scale + 0.001).rounded(.down) / scale
  }

  /// The factor that fonts are multiplied with so that the text fits into `size`.
  func shrinkScale(for size: CGSize, limit: Int) -> CGFloat {
    guard adjustsFontSizeToFitWidth, !content.wraps, size.width > 0, content.string != nil else { return 1 }
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
