import CoreGraphics
import IOSFoundation

/// A row or column of views.
///
/// The stack view makes constraints for its arranged subviews; constraints of their own hold besides.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// How the arranged subviews fill the stack along its axis.
  public enum Distribution: Int, Sendable {
    /// Views grow by hugging and shrink by compression resistance, ties by their order.
    case fill = 0
    /// All have the same length.
    case fillEqually = 1
    /// Lengths in proportion to the intrinsic ones.
    case fillProportionally = 2
    /// Equal gaps, of at least the spacing; views shrink as with `fill` where there is no room.
    case equalSpacing = 3
    /// Equal distances from middle to middle, with gaps of at least the spacing.
    case equalCentering = 4
  }

  /// How the arranged subviews lie across the stack's axis.
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5

    /// The leading edge of a row.
    public static var top: Alignment { .leading }
    /// The trailing edge of a row.
    public static var bottom: Alignment { .trailing }
  }

  /// As custom spacing: the stack's own spacing.
  public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// As custom spacing: the system's spacing.
  public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// The constraints that the arrangement consists of now.
  private var made: [NSLayoutConstraint] = []
  /// The guides that these speak about.
  private var guides: [UILayoutGuide] = []
  private var isStale = true

  /// Makes a stack of no size without views.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a row of views; set `axis` for a column.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Makes a stack without views.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    coder.finish(self, at: UIStackView.self)
  }

  // MARK: Views

  /// The views that are arranged, in order.
  open var arrangedSubviews: [UIView] { arranged }

  /// Arranges a view after all others, as a subview.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.filter { $0 !== view }.count)
  }

  /// Arranges a view at an index, as a subview. A view that is arranged already moves there.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arranged.removeAll { $0 === view }
    let index = min(max(0, stackIndex), arranged.count)
    if index != stackIndex { Misuse.report("\(stackIndex) is no index of an arranged subview; \(index) was used") }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    arranged.insert(view, at: index)
    setNeedsArrangement()
  }

  /// No longer arranges a view. It stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arranged.contains(where: { $0 === view }) else { return }
    arranged.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    dismantle()
    setNeedsArrangement()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    removeArrangedSubview(subview)
    super.willRemoveSubview(subview)
  }

  // MARK: Configuration

  /// The direction of the stack: a row unless said otherwise.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { setNeedsArrangement() } }
  }
  /// How the views fill the stack along its axis.
  open var distribution: Distribution = .fill {
    didSet { if distribution != oldValue { setNeedsArrangement() } }
  }
  /// How the views lie across the axis.
  open var alignment: Alignment = .fill {
    didSet { if alignment != oldValue { setNeedsArrangement() } }
  }
  /// The gap between neighbours, in points; the least gap for `equalSpacing` and `equalCentering`.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { setNeedsArrangement() } }
  }
  /// Measures gaps of a column from baseline to baseline.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsArrangement() } }
  }
  /// Keeps the views inside the stack's layout margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArrangement() } }
  }

  /// Sets the gap after one view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    setNeedsArrangement()
  }

  /// The gap that was set after a view, or `spacingUseDefault`.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// The gap after a view in points.
  func gap(after view: UIView) -> CGFloat {
    let value = customSpacings[ObjectIdentifier(view)] ?? spacing
    return value == Self.spacingUseSystem ? SystemSpacing.between : value
  }

  // MARK: Layout

  open override class var requiresConstraintBasedLayout: Bool { true }

  open override func updateConstraints() {
    if isStale {
      isStale = false
      dismantle()
      let arrangement = StackArrangement(stack: self)
      guides = arrangement.guides
      for guide in guides { addLayoutGuide(guide) }
      made = arrangement.constraints()
      NSLayoutConstraint.activate(made)
    }
    super.updateConstraints()
  }

  private func dismantle() {
    // What was made last is found first.
    for constraint in made.reversed() { constraint.isActive = false }
    made = []
    for guide in guides { removeLayoutGuide(guide) }
    guides = []
  }

  func setNeedsArrangement() {
    isStale = true
    setNeedsUpdateConstraints()
  }

  /// A subview was hidden or shown: hidden ones take no room.
  func visibilityDidChange(of view: UIView) {
    if arranged.contains(where: { $0 === view }) { setNeedsArrangement() }
  }

  /// The contents of a subview ask for another size, which counts where lengths are in proportion to it.
  func intrinsicSizeDidChange(of view: UIView) {
    if distribution == .fillProportionally { setNeedsArrangement() }
  }

  // MARK: Baselines

  open override var forFirstBaselineLayout: UIView { baselineView(isFirst: true) }
  open override var forLastBaselineLayout: UIView { baselineView(isFirst: false) }

  /// [S] APPLE uistackview: a column's first or last view, a row's tallest one.
  private func baselineView(isFirst: Bool) -> UIView {
    let visible = arranged.filter { !$0.isHidden }
    guard axis == .horizontal else { return (isFirst ? visible.first : visible.last) ?? self }
    var tallest: UIView?
    var height: CGFloat = -.infinity
    for view in visible where view.intrinsicContentSize.height > height {
      tallest = view
      height = view.intrinsicContentSize.height
    }
    return tallest ?? self
  }
}
