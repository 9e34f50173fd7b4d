import CoreGraphics
@_spi(Runtime) import IOSFoundation
@_spi(Runtime) import QuartzCore

/// A rectangle on the screen that draws, holds other views and answers touches.
///
/// Sizes are in points; the y axis points down.
@preconcurrency @MainActor open class UIView: UIResponder, UITraitEnvironment, UITraitChangeObservable, CALayerDelegate
{
  // MARK: Making

  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }
  /// The layer that shows the view.
  public let layer: CALayer

  /// Makes a view with a frame in its superview's space.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    setUp(frame: frame)
  }

  /// Makes a view of no size.
  public convenience override init() { self.init(frame: .zero) }

  /// Makes a view as a storyboard or nib describes it; of no size from another coder.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    setUp(frame: .zero)
    coder.finish(self, at: UIView.self)
  }

  // MARK: What is stored

  var children: [UIView] = []
  weak var parent: UIView?
  weak var owningWindow: UIWindow?
  /// The controller whose root view this is.
  weak var controller: UIViewController?
  let link = LayerLink()
  lazy var layout = ViewLayout(view: self)
  var recognizers: [UIGestureRecognizer] = []
  var traits = ViewTraits()
  var tint: UIColor?
  var tintMode = TintAdjustmentMode.automatic
  var chosenBackground: UIColor?
  var drawnPicture: CGImage?
  var isDrawingStale = true
  var accessibility = AccessibilityRecord()
  var viewInteractions: [any UIInteraction] = []
  var tilt: [UIMotionEffect] = []

  // MARK: Behaviour

  /// False keeps touches from the view and all in it.
  open var isUserInteractionEnabled = true
  /// A number by which the app finds the view.
  open var tag = 0
  /// True gives the view every touch, not only the first.
  open var isMultipleTouchEnabled = false
  /// True keeps touches from other views while this one is touched.
  open var isExclusiveTouch = false
  /// What the view shows, as far as its mirroring is concerned.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if semanticContentAttribute != oldValue { layout.directionDidChange() } }
  }
  /// A name by which the view's state is found again.
  open var restorationIdentifier: String?
  /// Writes what is needed to show the view again as it is.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Reads what shows the view again as it was.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// True when the view may get focus.
  open var canBecomeFocused: Bool { false }
  /// True when the view has the focus of a keyboard or a remote control, which this phone has not.
  open var isFocused: Bool { false }
  open override var next: UIResponder? { controller ?? parent }
  open override var canBecomeFirstResponder: Bool { false }

  // MARK: Geometry

  /// The view's place in its superview, the smallest rectangle around it when `transform` turns it.
  open var frame: CGRect {
    get { layer.frame }
    set {
      let old = layer.frame
      guard old != newValue else { return }
      layer.frame = newValue
      layout.frameDidChange()
      if KeyObserving.isActive { tellOfFrame(from: old) }
    }
  }
  /// The view's own space: its size and the coordinates of its left upper corner.
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      let old = layer.bounds
      guard old != newValue else { return }
      layer.bounds = newValue
      layout.frameDidChange()
      if KeyObserving.isActive { tellOfBounds(from: old) }
    }
  }
  /// The middle of the view in its superview.
  open var center: CGPoint {
    get { layer.position }
    set {
      guard layer.position != newValue else { return }
      layer.position = newValue
      layout.frameDidChange()
    }
  }
  /// The map about the middle of the view.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }
  /// The map of space about the middle of the view.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
  /// The point of the bounds that `center` places, in units of the size.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
  /// Pixels a point.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }
  /// True moves and resizes subviews as their masks say when the view's size changes.
  open var autoresizesSubviews = true
  /// What changes when the superview's size changes.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { layout.autoresizingMaskDidChange() } }
  }
  /// The size that the view would like inside `size`. The default is the view's own size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Takes the size that `sizeThatFits(_:)` gives for the view's own size.
  open func sizeToFit() { resizeToFit() }
  /// The front view at `point`, in the view's space, that answers touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { frontView(at: point, with: event) }
  /// True when `point`, in the view's space, is inside the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // MARK: Tree

  /// The view that this one is in.
  open var superview: UIView? { parent }
  /// The views in this one, the hindmost first.
  open var subviews: [UIView] { children }
  /// The window that this view is in.
  open var window: UIWindow? { owningWindow }
  /// Adds a view in front of all.
  open func addSubview(_ view: UIView) { place(view, at: children.count) }
  /// Adds a view at an index.
  open func insertSubview(_ view: UIView, at index: Int) { place(view, at: index) }
  /// Adds a view just behind another one.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    place(view, beside: siblingSubview, offset: 0)
  }
  /// Adds a view just in front of another one.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    place(view, beside: siblingSubview, offset: 1)
  }
  /// Exchanges two views.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
  /// Moves a view in front of all.
  open func bringSubviewToFront(_ view: UIView) { restack(view, toFront: true) }
  /// Moves a view behind all.
  open func sendSubviewToBack(_ view: UIView) { restack(view, toFront: false) }
  /// Leaves the superview. Constraints between the view and what is outside of it go.
  open func removeFromSuperview() { leaveSuperview() }
  /// A view was added.
  open func didAddSubview(_ subview: UIView) {}
  /// A view is about to leave.
  open func willRemoveSubview(_ subview: UIView) {}
  /// The view is about to move into another view, or out.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// The view moved into another view, or out.
  open func didMoveToSuperview() {}
  /// The view is about to move into another window, or out.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// The view moved into another window, or out.
  open func didMoveToWindow() {}
  /// True when `view` is this view or one that this is in.
  open func isDescendant(of view: UIView) -> Bool { sequence(first: self, next: \.parent).contains { $0 === view } }
  /// The first view with that tag: this one or one in it.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }

  // MARK: Layout

  /// Marks the subviews as out of place; they are placed before the next frame.
  open func setNeedsLayout() { layer.setNeedsLayout() }
  /// Places the subviews at once if they are out of place.
  open func layoutIfNeeded() { runLayoutPass() }
  /// Places the subviews. The default places those that have constraints.
  open func layoutSubviews() { layout.layoutSubviews() }
  /// True for views that cannot be placed without constraints.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Marks the constraints as out of date.
  open func setNeedsUpdateConstraints() { layout.setNeedsUpdateConstraints() }
  /// True when the constraints are out of date.
  open func needsUpdateConstraints() -> Bool { layout.needsUpdateConstraints }
  /// Brings the constraints of this view and of all in it up to date.
  open func updateConstraintsIfNeeded() { layout.updateConstraintsIfNeeded() }
  /// Brings the view's constraints up to date; overriders call super last.
  open func updateConstraints() { layout.updateConstraints() }
  /// The size that the contents would like; `noIntrinsicMetric` for none.
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  /// Tells that `intrinsicContentSize` was changed.
  open func invalidateIntrinsicContentSize() { layout.intrinsicContentSizeDidChange() }
  /// The rectangle that constraints see, of a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { layout.alignmentRect(forFrame: frame) }
  /// The frame of a rectangle that constraints see.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { layout.frame(forAlignmentRect: alignmentRect) }
  /// From the frame to the rectangle that constraints see.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The view whose first line is the baseline of this one.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view whose last line is the baseline of this one.
  open var forLastBaselineLayout: UIView { layout.lastBaselineView }
  /// The size that the constraints give, as near as can be to `targetSize`.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { layout.systemLayoutSizeFitting(targetSize) }
  /// The size that the constraints give, as near as can be to `targetSize` with those priorities.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    layout.systemLayoutSizeFitting(
      targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }
  /// How strongly the view resists growing.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { layout.hugging(axis) }
  /// Says how strongly the view resists growing.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    layout.setHugging(priority, axis)
  }
  /// How strongly the view resists shrinking.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layout.compressionResistance(axis)
  }
  /// Says how strongly the view resists shrinking.
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    layout.setCompressionResistance(priority, axis)
  }
  /// False when constraints alone place the view.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layout.translatesAutoresizingMask }
    set { layout.translatesAutoresizingMask = newValue }
  }
  /// The distances of contents from the edges: 8 at first.
  open var layoutMargins: UIEdgeInsets {
    get { layout.margins }
    set { layout.margins = newValue }
  }
  /// The distances of contents from the edges, in the direction of reading.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { layout.directionalMargins }
    set { layout.directionalMargins = newValue }
  }
  /// True keeps contents inside the superview's margins as well.
  open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { layout.marginsNeedUpdate() } }
  }
  /// True keeps the margins inside the safe area.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { layout.marginsNeedUpdate() } }
  }
  /// The margins were changed.
  open func layoutMarginsDidChange() {}
  /// The part at each edge that bars or the screen's corners cover.
  open var safeAreaInsets: UIEdgeInsets { layout.safeAreaInsets }
  /// The safe area was changed.
  open func safeAreaInsetsDidChange() {}

  // MARK: Drawing

  /// Draws the view's contents. The default draws nothing.
  open func draw(_ rect: CGRect) {}
  /// Marks the contents as out of date.
  open func setNeedsDisplay() { markForDisplay() }
  /// Marks a part of the contents as out of date.
  open func setNeedsDisplay(_ rect: CGRect) { markForDisplay() }
  /// True cuts subviews at the bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// The colour behind the contents.
  open var backgroundColor: UIColor? {
    get { chosenBackground }
    set {
      chosenBackground = newValue
      applyBackground()
    }
  }
  /// The opacity of the view with all in it, 0…1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(min(max(newValue, 0), 1)) }
  }
  /// True promises that the view draws over its whole bounds.
  open var isOpaque = true
  /// True clears the bounds before `draw(_:)`.
  open var clearsContextBeforeDrawing = true
  /// True shows neither the view nor anything in it.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard layer.isHidden != newValue else { return }
      layer.isHidden = newValue
      layout.hiddenDidChange()
      KeyObserving.didChange(self, "hidden", from: !newValue)
    }
  }
  /// How the contents lie in the bounds.
  open var contentMode: ContentMode = .scaleToFill {
    didSet { if contentMode != oldValue { contentModeDidChange() } }
  }
  /// A view whose alpha cuts this one.
  open var mask: UIView? {
    didSet { maskDidChange(from: oldValue) }
  }
  /// The colour of what can be tapped; nil takes the superview's.
  open var tintColor: UIColor! {
    get { inheritedTint }
    set { setTint(newValue) }
  }
  /// How the tint colour is shown.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { inheritedTintMode }
    set { setTintMode(newValue) }
  }
  /// The tint colour was changed, here or above.
  open func tintColorDidChange() {}

  // MARK: Traits

  /// The traits that hold here.
  open var traitCollection: UITraitCollection { inheritedTraits }
  /// The traits were changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Light or dark for this view and all in it; unspecified takes the superview's.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { traitsDidChange() } }
  }

  // MARK: Gestures

  /// The recognizers that get the view's touches.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set { replaceRecognizers(with: newValue ?? []) }
  }
  /// Adds a recognizer.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
  /// Removes a recognizer.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
  /// True lets a recognizer begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Accessibility

  /// True when assistive apps see the view.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? isAccessibilityElementByDefault }
    set { accessibility.isElement = newValue }
  }
  /// What assistive apps say of the view.
  open var accessibilityLabel: String? {
    get { accessibility.label ?? defaultAccessibilityLabel }
    set { accessibility.label = newValue }
  }
  /// What assistive apps say of the result of a tap.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }
  /// What assistive apps say of the view's value.
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }
  /// How the view behaves for assistive apps.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? defaultAccessibilityTraits }
    set { accessibility.traits = newValue }
  }

  // MARK: CALayerDelegate

  /// Draws the layer's contents when the layer is drawn by itself.
  open func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Provides the layer's contents; a view draws with `draw(_:)`.
  open func display(_ layer: CALayer) {}
  /// Told before the layer draws.
  open func layerWillDraw(_ layer: CALayer) {}
  /// Places the layer's sublayers: the subviews.
  open func layoutSublayers(of layer: CALayer) { layoutOwnSubviews() }
  /// The action of a change: none, since changes are seen at once.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

  // MARK: Ours

  /// Draws what lies between background and subviews straight into `painter`, whose units are points of the bounds.
  func paintContent(with painter: LayerPainter) { paintPicture(with: painter) }
  /// The size of text wrapped at a width that constraints gave; nil when the size does not depend on the width.
  func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? { nil }
  /// The distances of the first baseline from the top and of the last from the bottom at a size; nil is the bottom edge.
  func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat)? { nil }
  /// The size of the bounds was changed.
  func boundsSizeDidChange() {}
  /// The text that the view shows, for the view tree.
  var shownText: String? { nil }

  open override var description: String { MainActor.assumeIsolated { summary } }
  /// A description of the picture that the view shows, for the view tree.
  var shownImage: String? { nil }
  /// False keeps the parts that a control is made of out of the view tree.
  var showsPartsInTree: Bool { true }
  /// True when assistive apps see the view unless the app says otherwise.
  var isAccessibilityElementByDefault: Bool { false }
  /// What assistive apps say unless the app says otherwise.
  var defaultAccessibilityLabel: String? { nil }
  /// The behaviour unless the app says otherwise.
  var defaultAccessibilityTraits: UIAccessibilityTraits { .none }
  /// Traits were changed: what depends on them is made anew. Overriders call super.
  func adaptToTraits(previous: UITraitCollection?) { applyTraits(previous: previous) }
}
