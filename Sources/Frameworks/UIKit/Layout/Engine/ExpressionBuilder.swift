import CoreGraphics
import IOSFoundation
internal import Solver

/// Writes a constraint's attributes as sums of variables, in the space of the nearest view that holds all items.
@MainActor struct ExpressionBuilder {
  let engine: LayoutEngine
  let constraint: NSLayoutConstraint?
  let ancestor: UIView
  var expression = LinearExpression()
  /// True when the constant comes from something that may change by itself.
  var isDerived = false

  init(engine: LayoutEngine, constraint: NSLayoutConstraint?, ancestor: UIView) {
    self.engine = engine
    self.constraint = constraint
    self.ancestor = ancestor
  }

  /// Where an item begins and ends along an axis: two linear functions of a length.
  private struct Span {
    /// The view in whose superview's space the span is; its place is added.
    var container: UIView?
    /// A place that is added besides, for guides with a place of their own.
    var place: Variable?
    var length: Variable
    var start: (slope: Double, constant: Double)
    var end: (slope: Double, constant: Double)
  }

  mutating func add(_ side: ConstraintSide, times factor: Double) {
    add(side.point, times: factor)
    if let origin = side.origin { add(origin, times: -factor) }
  }

  private mutating func add(_ point: ConstraintSide.Point, times factor: Double) {
    switch point.attribute {
    case .notAnAttribute: break
    case .left: addEdge(point.item, .horizontal, 0, factor)
    case .right: addEdge(point.item, .horizontal, 1, factor)
    case .centerX: addEdge(point.item, .horizontal, 0.5, factor)
    case .top: addEdge(point.item, .vertical, 0, factor)
    case .bottom: addEdge(point.item, .vertical, 1, factor)
    case .centerY: addEdge(point.item, .vertical, 0.5, factor)
    case .width: addLength(point.item, .horizontal, factor)
    case .height: addLength(point.item, .vertical, factor)
    case .leading: addDirected(point.item, isTrailing: false, factor)
    case .trailing: addDirected(point.item, isTrailing: true, factor)
    case .leftMargin: addEdge(margins(point), .horizontal, 0, factor)
    case .rightMargin: addEdge(margins(point), .horizontal, 1, factor)
    case .centerXWithinMargins: addEdge(margins(point), .horizontal, 0.5, factor)
    case .topMargin: addEdge(margins(point), .vertical, 0, factor)
    case .bottomMargin: addEdge(margins(point), .vertical, 1, factor)
    case .centerYWithinMargins: addEdge(margins(point), .vertical, 0.5, factor)
    case .leadingMargin: addDirected(margins(point), isTrailing: false, factor)
    case .trailingMargin: addDirected(margins(point), isTrailing: true, factor)
    case .firstBaseline: addBaseline(point.item, isFirst: true, factor)
    case .lastBaseline: addBaseline(point.item, isFirst: false, factor)
    }
  }

  private func margins(_ point: ConstraintSide.Point) -> AnyObject? {
    (point.item as? UIView)?.layoutMarginsGuide ?? point.item
  }

  /// Leading is left, or, read from right to left, the distance from the common view's right edge.
  private mutating func addDirected(_ item: AnyObject?, isTrailing: Bool, _ factor: Double) {
    // [M] The view that holds both items decides, so that a stack view turns its row round by itself.
    guard ancestor.effectiveUserInterfaceLayoutDirection == .rightToLeft else {
      addEdge(item, .horizontal, isTrailing ? 1 : 0, factor)
      return
    }
    expression.add(engine.item(for: ancestor).width, factor)
    addEdge(item, .horizontal, isTrailing ? 0 : 1, -factor)
  }

  /// Adds the point that is `fraction` of the way from the start to the end of an item.
  private mutating func addEdge(
    _ item: AnyObject?, _ axis: NSLayoutConstraint.Axis, _ fraction: Double, _ factor: Double
  ) {
    guard let span = span(of: item, axis, isCenter: fraction == 0.5) else { return }
    if let place = span.place { expression.add(place, factor) }
    addPlace(of: span.container, axis, factor)
    let slope = span.start.slope + (span.end.slope - span.start.slope) * fraction
    if slope != 0 { expression.add(span.length, factor * slope) }
    expression.constant += factor * (span.start.constant + (span.end.constant - span.start.constant) * fraction)
  }

  private mutating func addLength(_ item: AnyObject?, _ axis: NSLayoutConstraint.Axis, _ factor: Double) {
    guard let span = span(of: item, axis, isLength: true) else { return }
    let slope = span.end.slope - span.start.slope
    if slope != 0 { expression.add(span.length, factor * slope) }
    expression.constant += factor * (span.end.constant - span.start.constant)
  }

  /// Adds the places of `view` and of all between it and the common view.
  private mutating func addPlace(of view: UIView?, _ axis: NSLayoutConstraint.Axis, _ factor: Double) {
    guard var view else { return }
    while view !== ancestor, view !== engine.root, let parent = view.parent {
      expression.add(engine.item(for: view).place(axis), factor)
      if parent !== ancestor {
        let origin = axis == .horizontal ? parent.bounds.minX : parent.bounds.minY
        expression.constant -= factor * Double(origin)
        if parent.layout.contentGuide != nil { isDerived = true }
      }
      view = parent
    }
  }

  /// For views inside, a scroll view's edges are its content's; its lengths and centers are its own [S: TN2154].
  private mutating func span(
    of item: AnyObject?, _ axis: NSLayoutConstraint.Axis, isLength: Bool = false, isCenter: Bool = false
  ) -> Span? {
    if let view = item as? UIView {
      if view === ancestor, !isLength, !isCenter, let guide = view.layout.contentGuide, reachesInside(view) {
        return span(of: guide, axis)
      }
      let insets = view.alignmentRectInsets
      let horizontal = axis == .horizontal
      return Span(
        container: view, place: nil, length: engine.item(for: view).length(axis),
        start: (0, Double(horizontal ? insets.left : insets.top)),
        end: (1, -Double(horizontal ? insets.right : insets.bottom)))
    }
    guard let guide = item as? UILayoutGuide, let owner = guide.owningView else { return nil }
    switch guide.kind {
    case .custom, .scrollContent:
      let own = engine.item(for: guide)
      return Span(container: owner, place: own.place(axis), length: own.length(axis), start: (0, 0), end: (1, 0))
    case .margins, .safeArea, .readable, .keyboard, .scrollFrame: return derivedSpan(guide, owner, axis)
    }
  }

  /// A guide whose place follows from the owning view alone.
  private mutating func derivedSpan(
    _ guide: UILayoutGuide, _ owner: UIView, _ axis: NSLayoutConstraint.Axis
  ) -> Span {
    isDerived = true
    let horizontal = axis == .horizontal
    let item = engine.item(for: owner)
    var span = Span(container: owner, place: nil, length: item.length(axis), start: (0, 0), end: (1, 0))
    switch guide.kind {
    case .keyboard:
      if !horizontal { span.start = (1, -Double(owner.layout.keyboardHeight)) }
    case .scrollFrame:
      let origin = Double(horizontal ? owner.bounds.minX : owner.bounds.minY)
      span.start.constant = owner === ancestor ? origin : 0
      span.end.constant = owner === ancestor ? origin : 0
    default:
      let width = engine.solver.value(of: item.width)
      let height = engine.solver.value(of: item.height)
      let insets = owner.layout.insets(of: guide.kind, in: CGSize(width: width, height: height))
      span.start.constant = Double(horizontal ? insets.left : insets.top)
      span.end.constant = -Double(horizontal ? insets.right : insets.bottom)
    }
    return span
  }

  /// True when the constraint binds a scroll view to something in it.
  private func reachesInside(_ view: UIView) -> Bool {
    constraint?.views.contains { $0 !== view } ?? false
  }

  private mutating func addBaseline(_ item: AnyObject?, isFirst: Bool, _ factor: Double) {
    guard var view = item as? UIView else {
      addEdge(item, .vertical, isFirst ? 0 : 1, factor)
      return
    }
    for _ in 0..<32 {
      let next = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      if next === view || !next.isDescendant(of: view) { break }
      view = next
    }
    let item = engine.item(for: view)
    var size = CGSize(width: engine.solver.value(of: item.width), height: engine.solver.value(of: item.height))
    if size.width <= 0 || size.height <= 0 { size = view.intrinsicContentSize }
    guard let offsets = view.baselineOffsets(in: size) else {
      // [M] Without text the first baseline is the top edge and the last one the bottom edge.
      addEdge(view, .vertical, isFirst ? 0 : 1, factor)
      return
    }
    isDerived = true
    addPlace(of: view, .vertical, factor)
    if !isFirst { expression.add(item.height, factor) }
    expression.constant += factor * Double(isFirst ? offsets.first : -offsets.last)
  }
}
