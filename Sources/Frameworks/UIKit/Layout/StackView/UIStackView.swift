import CoreGraphics
import IOSFoundation

/// A view that lays out its arranged subviews in a row or a column, with constraints of its own making.
@MainActor open class UIStackView: UIView {
  /// How arranged views share the length along the axis. Raw values as in UIStackView.h.
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  /// How arranged views lie across the axis. Raw values as in UIStackView.h.
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5

    /// The same as leading, in a row.
    public static var top: Alignment { .leading }
    /// The same as trailing, in a row.
    public static var bottom: Alignment { .trailing }
  }

  /// For a custom spacing: the stack's own `spacing`.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  /// For a custom spacing: the system's, 8 points [M].
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }
  static let systemSpacing: CGFloat = 8

  /// The views in order. A hidden one takes no room and no spacing.
  public private(set) var arrangedSubviews: [UIView] = []
  var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  var made: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  private var isStale = true

  /// The direction in which views follow each other; horizontal at first.
  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { if axis != oldValue { invalidate() } } }
  /// How the length is shared; fill at first.
  open var distribution: Distribution = .fill { didSet { if distribution != oldValue { invalidate() } } }
  /// How views lie across; fill at first.
  open var alignment: Alignment = .fill { didSet { if alignment != oldValue { invalidate() } } }
  /// Points between neighbours; a minimum for equalSpacing and equalCentering.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { invalidate() } } }
  /// Whether spacing in a column goes from baseline to baseline.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { invalidate() } }
  }
  /// Whether views keep inside the layout margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { invalidate() } }
  }

  /// Makes an empty stack.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes an empty stack; archives hold no views here.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  /// Makes a stack of views, in this order.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open override class var requiresConstraintBasedLayout: Bool { true }

  /// Puts a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count - (arrangedSubviews.contains { $0 === view } ? 1 : 0))
  }

  /// Puts a view at a place among the arranged ones; the order of subviews stays.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    if !(0...arrangedSubviews.count).contains(stackIndex) {
      Misuse.report("\(stackIndex) is no place among \(arrangedSubviews.count) arranged subviews; the nearest is taken")
    }
    arrangedSubviews.insert(view, at: min(max(0, stackIndex), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    invalidate()
  }

  /// Arranges a view no more. It stays a subview, as in UIKit.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    invalidate()
  }

  /// Sets the points behind a view; `spacingUseDefault` takes them back.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    invalidate()
  }

  /// The points behind a view, or `spacingUseDefault`.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  open override func updateConstraints() {
    if isStale {
      isStale = false
      remake()
    }
    super.updateConstraints()
  }

  func visibilityDidChange(of view: UIView) {
    if arrangedSubviews.contains(where: { $0 === view }) { invalidate() }
  }

  func intrinsicSizeDidChange(of view: UIView) {
    if distribution == .fillProportionally, arrangedSubviews.contains(where: { $0 === view }) { invalidate() }
  }

  private func invalidate() {
    isStale = true
    setNeedsUpdateConstraints()
  }
}
