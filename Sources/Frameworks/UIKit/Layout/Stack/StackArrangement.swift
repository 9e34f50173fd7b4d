import CoreGraphics
import IOSFoundation

/// The constraints of a stack view, under the names that UIKit gives them.
@MainActor struct StackArrangement {
  typealias Attribute = NSLayoutConstraint.Attribute

  let stack: UIStackView
  /// Views that take room.
  let visible: [UIView]
  /// The stack, or its margins.
  let canvas: AnyObject
  let isRow: Bool

  init(stack: UIStackView) {
    self.stack = stack
    visible = stack.arrangedSubviews.filter { !$0.isHidden }
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    isRow = stack.axis == .horizontal
  }

  // Attributes along the axis and across it.
  var start: Attribute { isRow ? .leading : .top }
  var end: Attribute { isRow ? .trailing : .bottom }
  var length: Attribute { isRow ? .width : .height }
  var middle: Attribute { isRow ? .centerX : .centerY }
  var crossStart: Attribute { isRow ? .top : .leading }
  var crossEnd: Attribute { isRow ? .bottom : .trailing }
  var crossLength: Attribute { isRow ? .height : .width }
  var crossMiddle: Attribute { isRow ? .centerY : .centerX }

  func constraints() -> [NSLayoutConstraint] {
    edges() + gaps() + distribution() + alignment() + hiding()
  }

  func make(
    _ name: String, _ item: AnyObject, _ attribute: Attribute, _ other: AnyObject?,
    _ otherAttribute: Attribute = .notAnAttribute, relation: NSLayoutConstraint.Relation = .equal,
    times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0, priority: Float = 1000
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      ConstraintSide(item, attribute), relation, other.map { ConstraintSide($0, otherAttribute) },
      multiplier: multiplier, constant: constant)
    constraint.identifier = name
    constraint.priority = UILayoutPriority(priority)
    return constraint
  }

  /// The first and last views touch the stack's ends.
  private func edges() -> [NSLayoutConstraint] {
    guard let first = visible.first, let last = visible.last else {
      // A stack without views asks for nothing.
      return [
        make("UISV-ambiguity-suppression", stack, length, nil, priority: 0.02),
        make("UISV-ambiguity-suppression", stack, crossLength, nil, priority: 0.02),
      ]
    }
    return [
      make("UISV-canvas-connection", first, start, canvas, start),
      make("UISV-canvas-connection", canvas, end, last, end),
    ]
  }

  private func gaps() -> [NSLayoutConstraint] {
    let isLeast = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    let byBaseline = stack.isBaselineRelativeArrangement && !isRow
    return zip(visible, visible.dropFirst()).map { previous, next in
      make(
        "UISV-spacing", next, byBaseline ? .firstBaseline : start, previous, byBaseline ? .lastBaseline : end,
        relation: isLeast ? .greaterThanOrEqual : .equal, plus: stack.gap(after: previous))
    }
  }

  /// Hidden views have no length and lie where they would be; nothing else depends on them.
  private func hiding() -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    var previous: UIView?
    for view in stack.arrangedSubviews {
      guard view.isHidden else {
        previous = view
        continue
      }
      // Below required, so that a length of the view's own is no conflict.
      made.append(make("UISV-hiding", view, length, nil, priority: 999))
      made.append(
        make("UISV-hiding", view, start, previous ?? canvas, previous == nil ? start : end, priority: 999))
      made.append(make("UISV-hiding", view, crossStart, canvas, crossStart, priority: 999))
      made.append(make("UISV-hiding", view, crossEnd, canvas, crossEnd, priority: 2))
    }
    return made
  }
}
