import CoreGraphics
import IOSFoundation

/// What a view knows about its layout.
@MainActor final class ViewLayout {
  unowned let view: UIView

  /// The constraints that the view holds.
  var constraints: [NSLayoutConstraint] = []
  /// The constraints that speak about the view or its guides and that another view holds.
  var references: [NSLayoutConstraint] = []
  /// The guides that were added.
  var guides: [UILayoutGuide] = []
  /// The guides that every view has, made when they are asked for.
  var systemGuides: [UILayoutGuide.Kind: UILayoutGuide] = [:]
  lazy var keyboardGuide = makeKeyboardGuide()
  /// The engine of the tree, at its root only.
  var engine: LayoutEngine?
  /// The engine that measures the view, kept for the next time.
  var fittingEngine: LayoutEngine?
  /// True when this view or one in it needs an engine.
  var usesEngine = false

  var translatesAutoresizingMask = true {
    didSet { if translatesAutoresizingMask != oldValue { translationDidChange() } }
  }
  var needsUpdateConstraints = true
  /// True when a view in this one needs an update of constraints.
  var subtreeNeedsUpdateConstraints = false

  // Priorities: nil is the class's default.
  var huggings: [UILayoutPriority?] = [nil, nil]
  var compressions: [UILayoutPriority?] = [nil, nil]
  var defaultHuggings: [UILayoutPriority] = [.defaultLow, .defaultLow]
  var defaultCompressions: [UILayoutPriority] = [.defaultHigh, .defaultHigh]

  /// In place of the intrinsic size, for views whose own one is only known when the app runs; in Interface Builder alone.
  var designSize: CGSize?
  var ownMargins: NSDirectionalEdgeInsets?
  /// What `layoutMarginsDidChange` and `safeAreaInsetsDidChange` were told last.
  var toldMargins: UIEdgeInsets?
  var toldSafeArea: UIEdgeInsets?

  /// For a scroll view: the guide that the edges of the scroll view mean to views inside.
  var contentGuide: UILayoutGuide? { (view as? UIScrollView)?.contentLayoutGuide }

  init(view: UIView) { self.view = view }

  var lastBaselineView: UIView { view }

  /// The engine of the tree that the view is in, if it has one.
  var currentEngine: LayoutEngine? { view.rootmost.layout.engine }

  /// Calls `body` with each engine that the view takes part in: the tree's, and those that measure a view above it.
  func tellEngines(_ body: (LayoutEngine) -> Void) {
    var here: UIView? = view
    while let view = here {
      if let engine = view.layout.fittingEngine { body(engine) }
      here = view.parent
      if here == nil, let engine = view.layout.engine { body(engine) }
    }
  }

  // MARK: Told by UIView

  func frameDidChange() {
    tellEngines { $0.frameDidChange(of: view) }
  }

  /// The bounds were changed by anyone, the engine and the layer included.
  func boundsDidChange(from old: CGRect) {
    tellEngines { $0.boundsDidChange(of: view, from: old) }
  }

  func autoresizingMaskDidChange() { tellEngines { $0.frameDidChange(of: view) } }

  func directionDidChange() {
    tellEngines { $0.directionDidChange(of: view) }
    for child in view.children { child.layout.directionDidChange() }
  }

  func hiddenDidChange() { (view.parent as? UIStackView)?.visibilityDidChange(of: view) }

  func intrinsicContentSizeDidChange() {
    tellEngines { $0.contentDidChange(of: view) }
    (view.parent as? UIStackView)?.intrinsicSizeDidChange(of: view)
  }

  func marginsNeedUpdate() {
    tellEngines { $0.invalidateDerived() }
    view.setNeedsLayout()
  }

  /// Before the view leaves `superview`: constraints that reach outside go.
  func willLeave(superview: UIView) {
    detach(from: view)
    superview.layout.tellEngines { $0.forgetTree(view) }
  }

  private func detach(from top: UIView) {
    for constraint in references {
      guard let holder = constraint.holder, !holder.isDescendant(of: top) else { continue }
      constraint.deactivate()
    }
    for child in view.children { child.layout.detach(from: top) }
  }

  func didMoveToSuperview() {
    guard let parent = view.parent else { return }
    engine = nil
    if usesEngine { parent.layout.useEngine() }
    if needsUpdateConstraints || subtreeNeedsUpdateConstraints { parent.layout.noteSubtreeNeedsUpdate() }
    parent.layout.tellEngines { $0.enqueue(tree: view) }
  }

  func didMoveToWindow() {}

  // MARK: Ours

  /// Notes that the tree needs an engine.
  func useEngine() {
    var here: UIView? = view
    while let view = here, !view.layout.usesEngine {
      view.layout.usesEngine = true
      here = view.parent
    }
  }

  /// The engine of the tree whose root this view is, made and brought up to date.
  func liveEngine() -> LayoutEngine {
    let root = view.rootmost
    let live = root.layout.engine ?? LayoutEngine(root: root)
    root.layout.engine = live
    live.flush()
    return live
  }

  private func translationDidChange() {
    useEngine()
    tellEngines { $0.translationDidChange(of: view) }
    (view.parent ?? view).setNeedsLayout()
  }

  func guide(_ kind: UILayoutGuide.Kind, _ identifier: String) -> UILayoutGuide {
    if let guide = systemGuides[kind] { return guide }
    let guide = UILayoutGuide(kind: kind)
    guide.identifier = identifier
    guide.owningView = view
    systemGuides[kind] = guide
    return guide
  }

  private func makeKeyboardGuide() -> UIKeyboardLayoutGuide {
    let guide = UIKeyboardLayoutGuide(kind: .keyboard)
    guide.identifier = "UIKeyboardLayoutGuide"
    guide.owningView = view
    return guide
  }

  // MARK: Priorities

  func hugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    huggings[axis.rawValue] ?? defaultHuggings[axis.rawValue]
  }

  func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    guard huggings[axis.rawValue] != priority else { return }
    huggings[axis.rawValue] = priority
    tellEngines { $0.contentDidChange(of: view) }
  }

  func compressionResistance(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    compressions[axis.rawValue] ?? defaultCompressions[axis.rawValue]
  }

  func setCompressionResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    guard compressions[axis.rawValue] != priority else { return }
    compressions[axis.rawValue] = priority
    tellEngines { $0.contentDidChange(of: view) }
  }

  /// The hugging of a class, for what the app does not say otherwise.
  func setDefaultHugging(_ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) {
    defaultHuggings = [horizontal, vertical]
  }

  /// The compression resistance of a class, for what the app does not say otherwise.
  func setDefaultCompressionResistance(_ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) {
    defaultCompressions = [horizontal, vertical]
  }
}
