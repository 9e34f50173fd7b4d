import CoreGraphics
@_spi(Runtime) import IOSFoundation
@_spi(Runtime) import QuartzCore

/// A view that shows a part of larger contents.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// Whether the safe area pushes the contents.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  /// The look of scroll bars.
  public enum IndicatorStyle: Int, Sendable {
    case `default` = 0
    case black = 1
    case white = 2
  }

  /// Whether an index is shown beside a list.
  public enum IndexDisplayMode: Int, Sendable {
    case automatic = 0
    case alwaysHidden = 1
  }

  /// How scrolling takes the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag = 1
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }

  /// How fast scrolling slows down: what is left of the speed after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  private var appliedInset = UIEdgeInsets.zero
  var drag = ScrollDrag()
  let bars = ScrollBars()
  private let pan = ScrollPan()
  private let pinch = UIPinchGestureRecognizer()

  /// Makes a view with a frame in its superview's space.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareScrolling()
  }

  /// Makes a view of no size; archives hold no views here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareScrolling()
    coder.finish(self, at: UIScrollView.self)
  }

  private func prepareScrolling() {
    clipsToBounds = true
    pan.addCall { [weak self] recognizer in self?.panDidChange(recognizer) }
    pinch.addCall { [weak self] recognizer in self?.pinchDidChange(recognizer) }
    attach(pan)
    attach(pinch)
  }

  /// Told of scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// The point of the contents at the left upper corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { scroll(to: newValue) }
  }
  /// The size of the contents.
  open var contentSize: CGSize = .zero {
    didSet {
      guard contentSize != oldValue else { return }
      adjustedInsetMayHaveChanged()
      KeyObserving.didChange(self, "contentSize", from: oldValue)
    }
  }
  /// More room around the contents.
  open var contentInset: UIEdgeInsets = .zero {
    didSet { if contentInset != oldValue { adjustedInsetMayHaveChanged() } }
  }
  /// Whether the safe area pushes the contents.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { adjustedInsetMayHaveChanged() } }
  }
  /// The room around the contents with the safe area in it.
  open var adjustedContentInset: UIEdgeInsets { insetWithSafeArea }
  /// True lets the user scroll.
  open var isScrollEnabled = true
  /// True stops only at whole pages.
  open var isPagingEnabled = false
  /// True scrolls in one direction at a time.
  open var isDirectionalLockEnabled = false
  /// True bounces at the ends.
  open var bounces = true
  /// True bounces at the left and right ends, if the view bounces.
  open var bouncesHorizontally = true
  /// True bounces at the upper and lower ends, if the view bounces.
  open var bouncesVertically = true
  /// True bounces up and down even when there is nothing more.
  open var alwaysBounceVertical = false
  /// True bounces left and right even when there is nothing more.
  open var alwaysBounceHorizontal = false
  /// True shows the bar at the bottom while scrolling.
  open var showsHorizontalScrollIndicator = true { didSet { setNeedsLayout() } }
  /// True shows the bar at the right while scrolling.
  open var showsVerticalScrollIndicator = true { didSet { setNeedsLayout() } }
  /// The look of scroll bars.
  open var indicatorStyle: IndicatorStyle = .default
  /// True keeps bars inside the safe area.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// The room around the bar at the right.
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
  /// The room around the bar at the bottom.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero
  /// The room around both bars.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// Whether an index is shown beside the contents.
  open var indexDisplayMode: IndexDisplayMode = .automatic
  /// How fast scrolling slows down.
  open var decelerationRate: DecelerationRate = .normal
  /// How scrolling takes the keyboard away.
  open var keyboardDismissMode: KeyboardDismissMode = .none
  /// True gives touches to contents only when they do not scroll.
  open var delaysContentTouches = true
  /// True takes touches from contents when they scroll.
  open var canCancelContentTouches = true
  /// True scrolls to the top when the status bar is tapped.
  open var scrollsToTop = true
  /// What the user pulls down to load anew.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
      setNeedsLayout()
    }
  }
  /// The recognizer that scrolls.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  /// The recognizer that zooms; nil when the scale cannot change.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { minimumZoomScale < maximumZoomScale ? pinch : nil }
  /// The recognizer of a remote control's presses: an ordinary one that never gets any.
  open var directionalPressGestureRecognizer: UIGestureRecognizer { presses }
  private lazy var presses = UIGestureRecognizer()

  /// True when contents get touches in a view.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  /// True when scrolling may take touches from a view: from all but controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Zoom

  /// The least scale of the contents.
  open var minimumZoomScale: CGFloat = 1
  /// The greatest scale of the contents.
  open var maximumZoomScale: CGFloat = 1
  /// The scale of the contents.
  open var zoomScale: CGFloat {
    get { delegate?.viewForZooming(in: self).map { $0.transform.a } ?? 1 }
    set { zoom(to: newValue, about: nil) }
  }
  /// True lets a pinch go beyond the ends for a moment.
  open var bouncesZoom = true
  /// True while two fingers zoom.
  open internal(set) var isZooming = false
  /// True while the scale goes back by itself; it does so at once.
  open var isZoomBouncing: Bool { false }
  /// Sets the scale of the contents.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(to: scale, about: nil) }
  /// Scales and scrolls until a rectangle of the zoomed view fills the bounds.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(toFill: rect) }

  // MARK: State

  /// True while a finger is on the view.
  open var isTracking: Bool { !pan.touches.isEmpty && pan.state != .failed }
  /// True while a finger scrolls.
  open var isDragging: Bool { drag.isOn }
  /// True while the contents go on by themselves.
  open var isDecelerating: Bool { drag.isDecelerating }
  /// True while the contents go to where they were sent.
  open var isScrollAnimating: Bool { drag.isAnimating }

  /// Scrolls.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    guard animated else { return }
    drag.isAnimating = true
    MainQueue.after(0.3) { [weak self] in
      guard let self, self.drag.isAnimating else { return }
      self.drag.isAnimating = false
      self.delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Scrolls until a rectangle of the contents is seen.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }
  /// Shows the bars for a moment.
  open func flashScrollIndicators() { showBars(for: 0.5) }
  /// Stops where the contents are.
  open func stopScrollingAndZooming() { (drag.isAnimating, drag.isDecelerating) = (false, false) }

  /// The room around the contents was changed.
  open func adjustedContentInsetDidChange() {}

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustedInsetMayHaveChanged()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let refreshControl { refreshControl.place(in: self) }
    placeBars()
  }

  private func adjustedInsetMayHaveChanged() {
    let inset = adjustedContentInset
    guard inset != appliedInset else { return }
    let old = appliedInset
    appliedInset = inset
    // Contents that stood at their beginning stay there.
    var offset = contentOffset
    if offset.y <= -old.top + 0.5 { offset.y = -inset.top }
    if offset.x <= -old.left + 0.5 { offset.x = -inset.left }
    contentOffset = offset
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  private func scroll(to offset: CGPoint) {
    guard offset != bounds.origin, offset.x.isFinite, offset.y.isFinite else { return }
    bounds.origin = offset
    setNeedsLayout()
    delegate?.scrollViewDidScroll(self)
  }
}
