import CoreGraphics
import IOSFoundation

/// A point or length of a view or guide that constraints are made from; only anchors of one kind can be compared.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let side: ConstraintSide

  init(side: ConstraintSide) {
    self.side = side
    super.init()
  }

  /// The name in descriptions, such as `UIView:0x….leading`.
  open var name: String { "\(NSLayoutConstraint.name(of: side.point.item)).\(side.point.attribute.word)" }
  /// The view or guide that the anchor belongs to.
  open var item: AnyObject? { side.point.item }
  /// True when constraints leave open where the anchor is.
  open var hasAmbiguousLayout: Bool {
    side.views.contains { $0.rootmost.layout.liveEngine().isAmbiguous(side) }
  }
  /// The constraints that decide where the anchor is.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    side.point.view.map { $0.rootmost.layout.liveEngine().constraints(deciding: side) } ?? []
  }

  open override var description: String { MainActor.assumeIsolated { "<\(type(of: self)) \(name)>" } }

  func constraint(_ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor, _ constant: CGFloat)
    -> NSLayoutConstraint
  {
    NSLayoutConstraint(side, relation, other.side, constant: constant)
  }

  /// This anchor equals another.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, anchor, 0)
  }
  /// This anchor is at least another.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, 0)
  }
  /// This anchor is at most another.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, 0)
  }
  /// This anchor equals another plus `c` points.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, anchor, c)
  }
  /// This anchor is at least another plus `c` points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, c)
  }
  /// This anchor is at most another plus `c` points.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
  {
    constraint(.lessThanOrEqual, anchor, c)
  }
}

/// The distance that the system puts between neighbours, in points.
///
/// [M] 8 between views; between baselines the fonts' own distance would be taken.
enum SystemSpacing {
  static let between: CGFloat = 8
}
