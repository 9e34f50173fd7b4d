import CoreGraphics
import IOSFoundation

/// A rectangle that constraints can speak about and that draws nothing.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// What places the guide.
  enum Kind {
    /// Constraints.
    case custom
    /// The owning view's margins.
    case margins
    /// The owning view's safe area.
    case safeArea
    /// A width that is comfortable to read, inside the margins.
    case readable
    /// Where the keyboard is; at the bottom edge while there is none.
    case keyboard
    /// The contents of a scroll view: the origin is fixed, constraints decide the size.
    case scrollContent
    /// The part of a scroll view that is seen.
    case scrollFrame
  }

  let kind: Kind
  /// A name for finding the guide when something is wrong.
  open var identifier = ""
  /// The view that the guide belongs to; give it to a view with `addLayoutGuide(_:)`.
  open weak var owningView: UIView? {
    didSet {
      guard owningView !== oldValue else { return }
      if let oldValue, oldValue.layout.guides.contains(where: { $0 === self }) { oldValue.removeLayoutGuide(self) }
      if let owningView, !owningView.layout.guides.contains(where: { $0 === self }), kind == .custom {
        owningView.layout.guides.append(self)
      }
    }
  }

  /// Makes a guide that belongs to no view yet.
  public convenience override init() { self.init(kind: .custom) }

  init(kind: Kind) {
    self.kind = kind
    super.init()
  }

  /// Where the guide is, in the owning view's space. Right once the owning view was laid out.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    return owningView.layout.frame(of: self)
  }

  /// True when constraints leave open where the guide is.
  open var hasAmbiguousLayout: Bool {
    guard kind == .custom, let owningView else { return false }
    let engine = owningView.rootmost.layout.liveEngine()
    return [NSLayoutConstraint.Attribute.left, .top, .width, .height].contains {
      engine.isAmbiguous(ConstraintSide(self, $0))
    }
  }

  /// The constraints that decide where the guide is along an axis.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let owningView else { return [] }
    let engine = owningView.rootmost.layout.liveEngine()
    return engine.constraints(deciding: self, axis)
  }
}
