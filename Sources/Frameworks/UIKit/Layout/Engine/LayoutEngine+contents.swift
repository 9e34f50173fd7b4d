import CoreGraphics
import IOSFoundation
internal import Solver

/// The sizes that contents ask for.
extension LayoutEngine {
  func refreshContents() {
    let views = contentsToRefresh
    contentsToRefresh = []
    for view in views {
      guard let item = items[ObjectIdentifier(view)], item.isMeasured else { continue }
      item.measuredWidth = nil
      refreshContent(item)
    }
  }

  /// Asks the view for its size and brings the constraints that stand for it up to date.
  func refreshContent(_ item: LayoutItem) {
    guard let view = item.view, !view.layout.translatesAutoresizingMask || view === root else { return }
    // A view that already has its width keeps the height that goes with it, so that nothing jumps.
    let size = view.layout.designSize ?? view.intrinsicContentSize
    setContent(size.width, natural: size.width, item, .horizontal)
    setContent(size.height, natural: size.height, item, .vertical)
    item.measuredWidth = nil
  }

  func dropContents(_ item: LayoutItem) {
    for axis in 0...1 {
      guard let content = item.contents[axis] else { continue }
      remove(content.least)
      remove(content.most)
      item.contents[axis] = nil
    }
    guard item.isMeasured else { return }
    item.isMeasured = false
    measured.removeAll { $0 === item }
  }

  private func setContent(_ value: CGFloat, natural: CGFloat, _ item: LayoutItem, _ axis: NSLayoutConstraint.Axis) {
    guard let view = item.view else { return }
    let index = axis.rawValue
    guard value >= 0, value.isFinite else {
      if let content = item.contents[index] {
        remove(content.least)
        remove(content.most)
        item.contents[index] = nil
      }
      return
    }
    let insets = view.alignmentRectInsets
    let frameValue = Double(
      value + (axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom))
    let least = Self.strength(view.contentCompressionResistancePriority(for: axis))
    let most = Self.strength(view.contentHuggingPriority(for: axis))
    if var content = item.contents[index] {
      change(content.least, to: -frameValue)
      change(content.most, to: -frameValue)
      strengthen(content.least, to: least)
      strengthen(content.most, to: most)
      content.value = value
      content.natural = natural
      item.contents[index] = content
      return
    }
    let expression = LinearExpression(item.length(axis), constant: -frameValue)
    item.contents[index] = LayoutItem.Content(
      least: add(LinearConstraint(expression, .greaterThanOrEqual, least), .content(item, axis)),
      most: add(LinearConstraint(expression, .lessThanOrEqual, most), .content(item, axis)),
      value: value, natural: natural)
  }

  /// What contents ask for gives way to a required constraint in silence, however strongly they ask [S: radar 15106765,
  /// and rows of Interface Builder documents whose labels hug their contents at 1000].
  private static func strength(_ priority: UILayoutPriority) -> Strength { Strength(min(priority.rawValue, 999.999)) }

  /// Measures text that wraps again at the widths that were solved.
  ///
  /// - Returns: whether a height changed.
  func measureWrapped() -> Bool {
    var changed = false
    for item in measured {
      guard let view = item.view, let content = item.contents[1] else { continue }
      let width = CGFloat(solver.value(of: item.width))
      // [S] UIKit measures text in a second pass, once its width is known; the frame's pixels are what it is shown in.
      let shown = (width * scale).rounded() / scale
      guard shown > 0, item.measuredWidth.map({ abs($0 - shown) > 1e-6 }) ?? true else { continue }
      item.measuredWidth = shown
      var size = CGSize(width: item.contents[0]?.natural ?? 0, height: content.natural)
      if shown < size.width - 1e-6, view.layout.designSize == nil,
        let wrapped = view.intrinsicContentSize(forWidth: shown)
      {
        // [S] Wrapped text asks for the width of its longest line only: labels between bounds in public documents.
        size = CGSize(width: (min(wrapped.width, shown) * scale - 1e-6).rounded(.up) / scale, height: wrapped.height)
      }
      for (axis, length) in [(NSLayoutConstraint.Axis.horizontal, size.width), (.vertical, size.height)] {
        guard let content = item.contents[axis.rawValue], abs(length - content.value) > 1e-6 else { continue }
        setContent(length, natural: content.natural, item, axis)
        changed = true
      }
    }
    return changed
  }

  /// Lets wrapped texts ask for the width of one line again, as a wider place may have come up for them.
  func forgetWrapped() {
    for item in measured {
      guard let content = item.contents[0], content.value < content.natural - 1e-6 else { continue }
      setContent(content.natural, natural: content.natural, item, .horizontal)
      item.measuredWidth = nil
    }
  }
}
