import CoreGraphics
import IOSFoundation

extension UIScrollView {
  var insetWithSafeArea: UIEdgeInsets {
    let safe = safeAreaInsets
    var result = contentInset
    switch contentInsetAdjustmentBehavior {
    case .never: return result
    case .always:
      result.left += safe.left
      result.right += safe.right
      result.top += safe.top
      result.bottom += safe.bottom
    case .automatic, .scrollableAxes:
      let isWide = contentSize.width > bounds.width || alwaysBounceHorizontal
      let isHigh =
        contentSize.height > bounds.height || alwaysBounceVertical || contentInsetAdjustmentBehavior == .automatic
      if isWide {
        result.left += safe.left
        result.right += safe.right
      }
      if isHigh {
        result.top += safe.top
        result.bottom += safe.bottom
      }
    }
    return result
  }

  /// The least and the greatest offset at which nothing but contents is seen.
  var offsetLimits: (low: CGPoint, high: CGPoint) {
    let inset = adjustedContentInset
    let low = CGPoint(x: -inset.left, y: -inset.top)
    return (
      low,
      CGPoint(
        x: max(low.x, contentSize.width + inset.right - bounds.width),
        y: max(low.y, contentSize.height + inset.bottom - bounds.height))
    )
  }

  func clamped(_ offset: CGPoint) -> CGPoint {
    let (low, high) = offsetLimits
    return CGPoint(x: min(max(offset.x, low.x), high.x), y: min(max(offset.y, low.y), high.y))
  }

  /// The directions in which a finger scrolls.
  var canScroll: ScrollDirections {
    let (low, high) = offsetLimits
    return ScrollDirections(
      horizontally: high.x > low.x || alwaysBounceHorizontal && bounces,
      vertically: high.y > low.y || (alwaysBounceVertical || refreshControl != nil) && bounces)
  }

  func reveal(_ rect: CGRect, animated: Bool) {
    let seen = CGRect(origin: contentOffset, size: bounds.size).inset(by: adjustedContentInset)
    var offset = contentOffset
    if rect.minX < seen.minX {
      offset.x -= seen.minX - rect.minX
    } else if rect.maxX > seen.maxX {
      offset.x += min(rect.maxX - seen.maxX, rect.minX - seen.minX)
    }
    if rect.minY < seen.minY {
      offset.y -= seen.minY - rect.minY
    } else if rect.maxY > seen.maxY {
      offset.y += min(rect.maxY - seen.maxY, rect.minY - seen.minY)
    }
    let target = clamped(offset)
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }
}
