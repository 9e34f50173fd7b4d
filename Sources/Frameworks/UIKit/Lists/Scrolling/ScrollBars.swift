import CoreGraphics
import IOSFoundation
@_spi(Runtime) import QuartzCore

/// The bars of a scroll view, which are seen while it scrolls.
@MainActor final class ScrollBars {
  let horizontal = CALayer()
  let vertical = CALayer()
  var isShown = false
  var round = 0

  init() {
    for bar in [horizontal, vertical] {
      bar.zPosition = 1000
      bar.isHidden = true
      bar.cornerRadius = 1.5
    }
  }
}

extension UIScrollView {
  func showBars(for seconds: TimeInterval) {
    bars.isShown = true
    bars.round += 1
    let round = bars.round
    setNeedsLayout()
    MainQueue.after(seconds) { [weak self] in
      guard let self, self.bars.round == round, !self.isDragging else { return }
      self.bars.isShown = false
      self.setNeedsLayout()
    }
  }

  /// [M] 3 points thick, 3 from the edge, at least 36 long, black or white at 35 %.
  func placeBars() {
    let (low, high) = offsetLimits
    let isHigh = bars.isShown && showsVerticalScrollIndicator && high.y > low.y
    let isWide = bars.isShown && showsHorizontalScrollIndicator && high.x > low.x
    guard isHigh || isWide || bars.vertical.superlayer != nil else { return }
    let isDark = indicatorStyle == .white || indicatorStyle == .default && traitCollection.userInterfaceStyle == .dark
    for (bar, isSeen) in [(bars.vertical, isHigh), (bars.horizontal, isWide)] {
      if bar.superlayer == nil { layer.addSublayer(bar) }
      bar.isHidden = !isSeen
      bar.backgroundColor = UIColor(white: isDark ? 1 : 0, alpha: 0.35).cgColor
    }
    let safe = automaticallyAdjustsScrollIndicatorInsets ? adjustedContentInset : .zero
    func span(_ room: CGFloat, _ content: CGFloat, _ seen: CGFloat, _ part: CGFloat) -> (
      start: CGFloat, length: CGFloat
    ) {
      let length = min(room, max(36, room * seen / max(content, 1)))
      return ((room - length) * min(max(part, 0), 1), length)
    }
    if isHigh {
      let inset = verticalScrollIndicatorInsets
      let (top, bottom) = (safe.top + inset.top + 3, safe.bottom + inset.bottom + 3)
      let bar = span(
        max(0, bounds.height - top - bottom), contentSize.height, bounds.height,
        (contentOffset.y - low.y) / (high.y - low.y))
      let isLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      bars.vertical.frame = CGRect(
        x: isLeft ? bounds.minX + 3 + inset.left : bounds.maxX - 6 - inset.right, y: bounds.minY + top + bar.start,
        width: 3, height: bar.length)
    }
    if isWide {
      let inset = horizontalScrollIndicatorInsets
      let (left, right) = (safe.left + inset.left + 3, safe.right + inset.right + 3)
      let bar = span(
        max(0, bounds.width - left - right), contentSize.width, bounds.width,
        (contentOffset.x - low.x) / (high.x - low.x))
      bars.horizontal.frame = CGRect(
        x: bounds.minX + left + bar.start, y: bounds.maxY - 6 - inset.bottom - safe.bottom, width: bar.length, height: 3
      )
    }
  }
}
