import CoreGraphics
import IOSFoundation

/// The constraints of a stack view: those that UIKit makes, under the names that it gives them, in its order.
///
/// [S] tomvanzummeren/TZStackView, whose tests compare each constraint with those of UIKit's own stack view.
@MainActor struct StackArrangement {
  typealias Attribute = NSLayoutConstraint.Attribute

  let stack: UIStackView
  /// All arranged views; hidden ones stay in their places and have no length.
  let views: [UIView]
  /// Views that take room.
  let visible: [UIView]
  /// What the stack is aligned by: views that are seen, or all when none is.
  let aligned: [UIView]
  /// The stack, or its margins.
  let canvas: AnyObject
  let isRow: Bool
  /// Spans all views across the axis, where they do not fill it.
  let spanner: UILayoutGuide?
  /// One between each two neighbours that are seen, for the distributions that make gaps equal.
  let gaps: [UILayoutGuide]

  init(stack: UIStackView) {
    self.stack = stack
    views = stack.arrangedSubviews
    visible = views.filter { !$0.isHidden }
    aligned = visible.isEmpty ? views : visible
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    isRow = stack.axis == .horizontal
    func guide(_ name: String) -> UILayoutGuide {
      let guide = UILayoutGuide()
      guide.identifier = name
      return guide
    }
    spanner = stack.alignment == .fill || views.isEmpty ? nil : guide("UISV-alignment-spanner")
    let hasGaps = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    gaps = hasGaps ? visible.dropFirst().map { _ in guide("UISV-distributing-guide") } : []
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

  var guides: [UILayoutGuide] { (spanner.map { [$0] } ?? []) + gaps }

  func constraints() -> [NSLayoutConstraint] {
    guard !views.isEmpty else { return [] }
    return ownLengths() + alignment() + edges() + fits() + distribution() + spanning()
  }

  func make(
    _ name: String, _ item: AnyObject, _ attribute: Attribute, _ other: AnyObject?,
    _ otherAttribute: Attribute = .notAnAttribute, relation: NSLayoutConstraint.Relation = .equal,
    times multiplier: CGFloat = 1, plus constant: CGFloat = 0, priority: Float = 1000
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      ConstraintSide(item, attribute), relation, other.map { ConstraintSide($0, otherAttribute) },
      multiplier: multiplier, constant: constant)
    constraint.identifier = name
    constraint.priority = UILayoutPriority(priority)
    return constraint
  }

  /// The same attribute of all items is that of the first.
  func equal(
    _ name: String, _ items: [AnyObject], _ attribute: Attribute, from priority: Float = 1000
  ) -> [NSLayoutConstraint] {
    guard let first = items.first else { return [] }
    return items.dropFirst().enumerated().map { index, item in
      // Below required each pair matters less than the one before.
      make(
        name, first, attribute, item, attribute, priority: priority < 1000 ? priority - Float(index + 1) : priority)
    }
  }

  /// What the views are to be by themselves: hidden ones without length, others no larger across than they need.
  private func ownLengths() -> [NSLayoutConstraint] {
    views.flatMap { view in
      var made: [NSLayoutConstraint] = []
      if stack.alignment != .fill {
        made.append(make("UISV-ambiguity-suppression", view, crossLength, nil, priority: 25))
      }
      if view.isHidden { made.append(make("UISV-hiding", view, length, nil)) }
      return made
    }
  }

  /// The first and last views touch the stack's ends; across, the views or what spans them touch its sides.
  private func edges() -> [NSLayoutConstraint] {
    let name = "UISV-canvas-connection"
    var made: [NSLayoutConstraint] = []
    if let first = visible.first { made.append(make(name, canvas, start, first, start)) }
    if let last = visible.last { made.append(make(name, canvas, end, last, end)) }
    let sides = crossSides
    made.append(make(name, canvas, crossStart, sides.start, crossStart))
    made.append(make(name, canvas, crossEnd, sides.end, crossEnd))
    if stack.alignment == .center { made.append(make(name, canvas, crossMiddle, aligned[0], crossMiddle)) }
    return made
  }

  private var crossSides: (start: AnyObject, end: AnyObject) {
    guard let spanner else { return (aligned[0], aligned[0]) }
    switch stack.alignment {
    case .leading: return (aligned[0], spanner)
    case .trailing: return (spanner, aligned[0])
    // [M] The last baselines hang from the end, as the first ones do from the start.
    case .firstBaseline where isRow: return (aligned[0], spanner)
    case .lastBaseline where isRow: return (spanner, aligned[0])
    default: return (spanner, spanner)
    }
  }

  /// The stack is no larger than it needs to be.
  private func fits() -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    if stack.distribution == .equalSpacing || stack.distribution == .equalCentering {
      made.append(make("UISV-canvas-fit", stack, length, nil, priority: 49))
    }
    if isRow, stack.alignment == .firstBaseline || stack.alignment == .lastBaseline {
      made.append(make("UISV-canvas-fit", stack, crossLength, nil, priority: 49))
    }
    return made
  }
}
