import CoreGraphics
import IOSFoundation

extension UIView {
  /// The constraints that the view holds.
  public var constraints: [NSLayoutConstraint] { layout.constraints }

  /// Adds a constraint whose items are this view or in it.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.deactivate()
    guard constraint.isSound, constraint.views.allSatisfy({ $0.isDescendant(of: self) }) else {
      Misuse.report("a constraint on views that are not in the view was not added: \(constraint.text)")
      return
    }
    constraint.join(self)
  }

  /// Adds constraints whose items are this view or in it.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint that the view holds.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }

  /// Removes constraints that the view holds.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// True when constraints leave open where the view is.
  public var hasAmbiguousLayout: Bool {
    guard !translatesAutoresizingMaskIntoConstraints, superview != nil else { return false }
    let engine = layout.liveEngine()
    return [NSLayoutConstraint.Attribute.left, .top, .width, .height].contains {
      engine.isAmbiguous(ConstraintSide(self, $0))
    }
  }

  /// Moves the view to another place that its constraints allow as well, to show what they leave open.
  public func exerciseAmbiguityInLayout() {
    guard hasAmbiguousLayout, let other = layout.liveEngine().otherFrame(of: self) else { return }
    frame = other
  }

  /// The constraints that decide where the view is along an axis.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    layout.liveEngine().constraints(deciding: self, axis)
  }
}
