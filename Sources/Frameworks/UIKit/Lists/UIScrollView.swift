import CoreGraphics
import IOSFoundation

/// A view that shows a part of larger contents.
@MainActor open class UIScrollView: UIView {
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

  /// How scrolling takes the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag = 1
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }

  /// How fast scrolling slows down.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  private var dragStart: (finger: CGPoint, offset: CGPoint)?
  private var appliedInset = UIEdgeInsets.zero

  /// Makes a view with a frame in its superview's space.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Makes a view of no size; archives hold no views here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
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
  open var adjustedContentInset: UIEdgeInsets {
    let safe = safeAreaInsets
    var result = contentInset
    switch contentInsetAdjustmentBehavior {
    case .never: return result
    case .always:
      result.left += safe.left
      result.right += safe.right
      result.top += safe.top
      result.bottom += safe.bottom
    case .automatic, .scrollableAxes:
      let isWide = contentSize.width > bounds.width || alwaysBounceHorizontal
      let isHigh =
        contentSize.height > bounds.height || alwaysBounceVertical || contentInsetAdjustmentBehavior == .automatic
      if isWide {
        result.left += safe.left
        result.right += safe.right
      }
      if isHigh {
        result.top += safe.top
        result.bottom += safe.bottom
      }
    }
    return result
  }
  /// True lets the user scroll.
  open var isScrollEnabled = true
  /// True stops only at whole pages.
  open var isPagingEnabled = false
  /// True scrolls in one direction at a time.
  open var isDirectionalLockEnabled = false
  /// True bounces at the ends.
  open var bounces = true
  /// True bounces up and down even when there is nothing more.
  open var alwaysBounceVertical = false
  /// True bounces left and right even when there is nothing more.
  open var alwaysBounceHorizontal = false
  /// True shows the bar at the bottom while scrolling; pictures show none.
  open var showsHorizontalScrollIndicator = true
  /// True shows the bar at the right while scrolling; pictures show none.
  open var showsVerticalScrollIndicator = true
  /// The look of scroll bars.
  open var indicatorStyle: IndicatorStyle = .default
  /// The room around the bar at the right.
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
  /// The room around the bar at the bottom.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero
  /// The room around both bars.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
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
  /// The least scale of the contents.
  open var minimumZoomScale: CGFloat = 1
  /// The greatest scale of the contents.
  open var maximumZoomScale: CGFloat = 1
  /// The scale of the contents; contents are not scaled.
  open var zoomScale: CGFloat = 1
  /// True while a finger is on the view.
  open var isTracking: Bool { dragStart != nil }
  /// True while a finger scrolls.
  open var isDragging: Bool { dragStart != nil }
  /// True while the contents go on by themselves; they never do.
  open var isDecelerating: Bool { false }

  /// Scrolls.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    if animated {
      MainQueue.after(0.3) { [weak self] in self.map { $0.delegate?.scrollViewDidEndScrollingAnimation($0) } }
    }
  }

  /// Scrolls until a rectangle of the contents is seen.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let seen = CGRect(origin: contentOffset, size: bounds.size).inset(by: adjustedContentInset)
    var offset = contentOffset
    if rect.minX < seen.minX {
      offset.x -= seen.minX - rect.minX
    } else if rect.maxX > seen.maxX {
      offset.x += rect.maxX - seen.maxX
    }
    if rect.minY < seen.minY {
      offset.y -= seen.minY - rect.minY
    } else if rect.maxY > seen.maxY {
      offset.y += rect.maxY - seen.maxY
    }
    setContentOffset(offset, animated: animated)
  }

  /// Shows the bars for a moment; pictures show none.
  open func flashScrollIndicators() {}

  /// The room around the contents was changed.
  open func adjustedContentInsetDidChange() {}

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustedInsetMayHaveChanged()
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
    guard offset != bounds.origin else { return }
    bounds.origin = offset
    setNeedsLayout()
    delegate?.scrollViewDidScroll(self)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isScrollEnabled, let touch = touches.first else { return }
    dragStart = (touch.location(in: nil), contentOffset)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let dragStart, let touch = touches.first else { return }
    let place = touch.location(in: nil)
    let inset = adjustedContentInset
    func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat { min(max(value, low), max(low, high)) }
    contentOffset = CGPoint(
      x: clamp(
        dragStart.offset.x + dragStart.finger.x - place.x, -inset.left, contentSize.width + inset.right - bounds.width),
      y: clamp(
        dragStart.offset.y + dragStart.finger.y - place.y, -inset.top, contentSize.height + inset.bottom - bounds.height
      ))
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard dragStart != nil else { return }
    dragStart = nil
    delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { dragStart = nil }
}

/// Told of scrolling; every member may be left out.
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}
