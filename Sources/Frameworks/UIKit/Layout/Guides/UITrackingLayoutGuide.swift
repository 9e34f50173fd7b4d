import CoreGraphics
import IOSFoundation

/// A guide that activates constraints as it comes near edges of its view.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
  private var near: [UInt: [NSLayoutConstraint]] = [:]
  private var away: [UInt: [NSLayoutConstraint]] = [:]

  /// The edges that the guide is near to: for a keyboard that is docked the bottom alone.
  var nearEdges: NSDirectionalRectEdge { .bottom }

  /// Sets the constraints that hold while the guide is near an edge.
  open func setConstraints(_ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge) {
    deactivate(near[edge.rawValue])
    near[edge.rawValue] = trackedConstraints
    if nearEdges.contains(edge) {
      NSLayoutConstraint.activate(trackedConstraints)
    } else {
      deactivate(trackedConstraints)
    }
  }

  /// The constraints that hold while the guide is near an edge.
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    near[edge.rawValue] ?? []
  }

  /// Sets the constraints that hold while the guide is away from edges.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edges: NSDirectionalRectEdge
  ) {
    deactivate(away[edges.rawValue])
    away[edges.rawValue] = trackedConstraints
    if nearEdges.isDisjoint(with: edges) {
      NSLayoutConstraint.activate(trackedConstraints)
    } else {
      deactivate(trackedConstraints)
    }
  }

  /// The constraints that hold while the guide is away from edges.
  open func constraints(activeWhenAwayFrom edges: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    away[edges.rawValue] ?? []
  }

  /// Gives up all constraints that were set here; they do not hold any more.
  open func removeAllTrackedConstraints() {
    for list in [near, away].flatMap(\.values) { deactivate(list) }
    (near, away) = ([:], [:])
  }

  private func deactivate(_ constraints: [NSLayoutConstraint]?) { NSLayoutConstraint.deactivate(constraints ?? []) }
}

/// A guide over the keyboard; while none is shown it lies at the bottom of the safe area.
@preconcurrency @MainActor public final class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a floating keyboard; the phone's is docked.
  public var followsUndockedKeyboard = false
  /// Whether the guide ends at the safe area while no keyboard is shown.
  public var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owningView?.layout.marginsNeedUpdate() } }
  }
  /// How far above the keyboard a touch may begin to dismiss it, in points.
  public var keyboardDismissPadding: CGFloat = 0

  /// The guides that are to be told of keyboards.
  private static var all: [Weak] = []
  private struct Weak { weak var guide: UIKeyboardLayoutGuide? }

  override init(kind: Kind) {
    super.init(kind: kind)
    Self.all.removeAll { $0.guide == nil }
    Self.all.append(Weak(guide: self))
  }

  /// A keyboard comes or goes.
  static func keyboardDidChange() {
    for entry in all { entry.guide?.owningView?.layout.marginsNeedUpdate() }
  }

  /// How much of its view lies below the guide's top, in points.
  var height: CGFloat {
    guard let view = owningView else { return 0 }
    let safe = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    guard Keyboard.isShown, let window = view.window else { return safe }
    let top = window.screen.bounds.height - Keyboard.shownHeight
    let bottom = view.convert(CGPoint(x: 0, y: view.bounds.maxY), to: nil).y + window.frame.minY
    return max(safe, min(bottom - top, view.bounds.height))
  }
}
