import CoreGraphics
import IOSFoundation
internal import Solver

/// Autoresizing masks as constraints.
extension LayoutEngine {
  /// Place and length along an axis as `constant + slope × the superview's length`, from frame and mask.
  private struct Rule {
    var place: (constant: Double, slope: Double)
    var length: (constant: Double, slope: Double)
  }

  /// Brings the constraints that stand for a view's mask and frame up to date.
  func refreshSprings(_ item: LayoutItem) {
    guard let view = item.view, let parent = view.parent else { return }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let rule = rule(for: view, in: parent, axis)
      if let spring = item.springs[axis.rawValue], spring.placeSlope == rule.place.slope,
        spring.lengthSlope == rule.length.slope
      {
        change(spring.place, to: -rule.place.constant)
        change(spring.length, to: -rule.length.constant)
        continue
      }
      if let spring = item.springs[axis.rawValue] {
        remove(spring.place)
        remove(spring.length)
      }
      func hold(_ part: (constant: Double, slope: Double), isLength: Bool) -> LinearConstraint.ID {
        let variable = isLength ? item.length(axis) : item.place(axis)
        var expression = LinearExpression(variable, constant: -part.constant)
        if part.slope != 0 { expression.add(self.item(for: parent).length(axis), -part.slope) }
        return add(LinearConstraint(expression, .equal), .spring(item, axis, isLength: isLength))
      }
      item.springs[axis.rawValue] = LayoutItem.Spring(
        place: hold(rule.place, isLength: false), length: hold(rule.length, isLength: true),
        placeSlope: rule.place.slope, lengthSlope: rule.length.slope)
    }
  }

  func dropSprings(_ item: LayoutItem) {
    for axis in 0...1 {
      guard let spring = item.springs[axis] else { continue }
      remove(spring.place)
      remove(spring.length)
      item.springs[axis] = nil
    }
  }

  /// What is flexible shares the superview's growth in proportion to its length now, as `UIView` does without constraints.
  private func rule(for view: UIView, in parent: UIView, _ axis: NSLayoutConstraint.Axis) -> Rule {
    let mask = view.autoresizingMask
    // Transforms do not take part: the frame is that of the untransformed view.
    let size = view.bounds.size
    let anchor = view.layer.anchorPoint
    let horizontal = axis == .horizontal
    let length = Double(horizontal ? size.width : size.height)
    let start =
      horizontal
      ? Double(view.center.x) - length * Double(anchor.x) : Double(view.center.y) - length * Double(anchor.y)
    let outer = Double(horizontal ? parent.bounds.width : parent.bounds.height)
    let before = mask.contains(horizontal ? .flexibleLeftMargin : .flexibleTopMargin)
    let middle = mask.contains(horizontal ? .flexibleWidth : .flexibleHeight)
    let after = mask.contains(horizontal ? .flexibleRightMargin : .flexibleBottomMargin)
    let parts = (before ? start : 0) + (middle ? length : 0) + (after ? outer - start - length : 0)
    let count = Double((before ? 1 : 0) + (middle ? 1 : 0) + (after ? 1 : 0))
    func share(_ isFlexible: Bool, _ part: Double) -> Double {
      guard isFlexible, count > 0 else { return 0 }
      return abs(parts) < 1e-9 ? 1 / count : part / parts
    }
    let placeSlope = share(before, start)
    let lengthSlope = share(middle, length)
    return Rule(
      place: (start - placeSlope * outer, placeSlope), length: (length - lengthSlope * outer, lengthSlope))
  }
}
