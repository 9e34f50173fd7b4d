import CoreGraphics
import IOSFoundation

/// The constraints that a stack makes for what it arranges.
extension UIStackView {
  private typealias Attribute = NSLayoutConstraint.Attribute

  /// A priority below what any content asks for: the stack is no larger than it must be [M].
  private static let fit = UILayoutPriority(51)
  /// Equal distances between centres give way to the least spacing [M].
  private static let centring = UILayoutPriority(150)

  private var container: AnyObject { isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self }
  private var start: Attribute { axis == .horizontal ? .leading : .top }
  private var end: Attribute { axis == .horizontal ? .trailing : .bottom }
  private var middle: Attribute { axis == .horizontal ? .centerX : .centerY }
  private var length: Attribute { axis == .horizontal ? .width : .height }
  private var crossStart: Attribute { axis == .horizontal ? .top : .leading }
  private var crossEnd: Attribute { axis == .horizontal ? .bottom : .trailing }
  private var crossMiddle: Attribute { axis == .horizontal ? .centerY : .centerX }
  private var crossLength: Attribute { axis == .horizontal ? .height : .width }

  func remake() {
    NSLayoutConstraint.deactivate(made)
    made = []
    for guide in guides { removeLayoutGuide(guide) }
    guides = []

    let shown = arrangedSubviews.filter { !$0.isHidden }
    for view in arrangedSubviews where view.isHidden {
      add("UISV-hiding", view, length, .equal, nil, .notAnAttribute)
    }
    if let first = shown.first, let last = shown.last {
      add("UISV-canvas-connection", first, start, .equal, container, start)
      add("UISV-canvas-connection", container, end, .equal, last, end)
      placeAlong(shown)
      placeAcross(shown)
    }
    NSLayoutConstraint.activate(made)
  }

  /// The points between a view and the next.
  private func gap(after view: UIView) -> CGFloat {
    guard let own = customSpacings[ObjectIdentifier(view)] else {
      return spacing == Self.spacingUseSystem ? Self.systemSpacing : spacing
    }
    return own == Self.spacingUseSystem ? Self.systemSpacing : own
  }

  private func placeAlong(_ views: [UIView]) {
    let isExact = distribution != .equalSpacing && distribution != .equalCentering
    let usesBaselines = isBaselineRelativeArrangement && axis == .vertical
    for (view, next) in zip(views, views.dropFirst()) {
      add(
        "UISV-spacing", next, usesBaselines ? .firstBaseline : start, isExact ? .equal : .greaterThanOrEqual, view,
        usesBaselines ? .lastBaseline : end, constant: gap(after: view))
    }
    switch distribution {
    case .fill: break
    case .fillEqually:
      for view in views.dropFirst() { add("UISV-fill-equally", view, length, .equal, views[0], length) }
    case .fillProportionally: shareByContent(views)
    case .equalSpacing: makeEqual(views, from: end, to: start, .required)
    case .equalCentering: makeEqual(views, from: middle, to: middle, Self.centring)
    }
    if !isExact { add("UISV-fit", self, length, .equal, nil, .notAnAttribute, priority: Self.fit) }
  }

  /// Lengths in the ratio of the views' own sizes.
  private func shareByContent(_ views: [UIView]) {
    let sized = views.compactMap { view -> (UIView, CGFloat)? in
      let size = view.intrinsicContentSize
      let own = axis == .horizontal ? size.width : size.height
      return own > 0 ? (view, own) : nil
    }
    guard let (first, firstLength) = sized.first else {
      for view in views.dropFirst() { add("UISV-fill-proportionally", view, length, .equal, views[0], length) }
      return
    }
    for (view, own) in sized.dropFirst() {
      add(
        "UISV-fill-proportionally", view, length, .equal, first, length, multiplier: own / firstLength,
        priority: UILayoutPriority(999))
    }
  }

  /// Makes the distances between neighbours equal.
  private func makeEqual(_ views: [UIView], from: Attribute, to: Attribute, _ priority: UILayoutPriority) {
    for (view, next) in zip(views, views.dropFirst()) {
      let guide = UILayoutGuide()
      guide.identifier = "UISV-distributing"
      addLayoutGuide(guide)
      add("UISV-distributing-edge", guide, start, .equal, view, from)
      add("UISV-distributing-edge", guide, end, .equal, next, to)
      if let first = guides.first {
        add("UISV-distributing", guide, length, .equal, first, length, priority: priority)
      }
      guides.append(guide)
    }
  }

  private func placeAcross(_ views: [UIView]) {
    for view in views {
      switch alignment {
      case .fill:
        add("UISV-alignment", view, crossStart, .equal, container, crossStart)
        add("UISV-alignment", view, crossEnd, .equal, container, crossEnd)
        continue
      case .leading: add("UISV-alignment", view, crossStart, .equal, container, crossStart)
      case .trailing: add("UISV-alignment", view, crossEnd, .equal, container, crossEnd)
      case .center: add("UISV-alignment", view, crossMiddle, .equal, container, crossMiddle)
      case .firstBaseline, .lastBaseline:
        // In a column there are no baselines side by side; views then lie at the leading edge [M].
        guard axis == .horizontal else {
          add("UISV-alignment", view, crossStart, .equal, container, crossStart)
          break
        }
        let line: Attribute = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
        if view !== views[0] { add("UISV-alignment", view, line, .equal, views[0], line) }
      }
      add("UISV-spanning-boundary", view, crossStart, .greaterThanOrEqual, container, crossStart)
      add("UISV-spanning-boundary", view, crossEnd, .lessThanOrEqual, container, crossEnd)
    }
    if alignment != .fill {
      add("UISV-spanning-fit", self, crossLength, .equal, nil, .notAnAttribute, priority: Self.fit)
    }
  }

  private func add(
    _ name: String, _ item: AnyObject, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation,
    _ other: AnyObject?, _ otherAttribute: Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
      multiplier: multiplier, constant: constant)
    constraint.identifier = name
    constraint.priority = priority
    made.append(constraint)
  }
}
